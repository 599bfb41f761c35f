"""Measuring: how many decisions, games and clones a second, beside another Python engine."""
