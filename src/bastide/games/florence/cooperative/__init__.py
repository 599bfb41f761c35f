"""Cooperative Building (FLO-12): joined estates, and buildings that two neighbours share."""
