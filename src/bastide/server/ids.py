"""Names of things that nobody can guess, and that a command line does not take for an option."""

import secrets


def new_id(size: int) -> str:
    drawn = secrets.token_urlsafe(size)
    return f"a{drawn[1:]}" if drawn.startswith("-") else drawn
