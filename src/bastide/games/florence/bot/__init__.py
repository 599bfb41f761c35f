"""How well a seat stands, and what is worth looking at, for bots. It carries out no rules."""
