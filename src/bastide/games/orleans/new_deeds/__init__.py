"""The new beneficial deeds of Trade & Intrigue (ORL-8.3)."""
