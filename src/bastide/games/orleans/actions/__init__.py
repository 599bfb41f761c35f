"""Everything that can be done, one class for each kind of action; game.py lists them."""
