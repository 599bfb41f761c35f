"""The new events of Trade & Intrigue (ORL-8.2)."""
