"""Looking back at a finished game: how it stood, what was thrown away, what chance gave. It knows no game."""
