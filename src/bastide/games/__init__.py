"""The games. Each is one folder and imports only the core."""
