"""Alone against Diego (FLO-10)."""
