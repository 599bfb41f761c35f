"""The server: tables where people and bots play, kept so that nothing accepted is ever lost."""
