"""One small class for each kind of decision (ORL-11)."""
