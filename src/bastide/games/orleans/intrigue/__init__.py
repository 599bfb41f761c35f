"""The villains of the intrigue board of Trade & Intrigue (ORL-8.4)."""
