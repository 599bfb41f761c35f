"""What every game stands on: states, decisions, actions, chance, records and words. Knows no game."""
