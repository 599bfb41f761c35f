"""How well a player stands, for bots: everything in points."""
