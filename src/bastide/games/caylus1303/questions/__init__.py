"""One small class for each kind of decision (CAY-10); state.py lists them by their numbers."""
