"""The orders of Trade & Intrigue (ORL-8.1)."""
