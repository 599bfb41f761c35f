"""Muse & Princess (FLO-11): six characters that are sold in an auction of their own."""
