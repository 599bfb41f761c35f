"""Players that are programs. They know games only through the core."""
