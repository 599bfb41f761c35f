"""Bots against bots: many games with seats in turn, and a table of who did how well."""
