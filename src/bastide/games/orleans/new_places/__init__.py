"""The three new place tiles of Trade & Intrigue (ORL-8.5)."""
