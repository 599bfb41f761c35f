"""What a process that is forked (forking.py) has read already: the server, its commands and all games."""

from importlib import import_module

from bastide.core.catalog import bots, game, games
from bastide.core.words import LANGUAGES, words

for name in (
    "bastide.analysis.analyse",
    "bastide.cli",
    "bastide.server.admin",
    "bastide.server.app",
    "bastide.server.check",
    "bastide.server.serve",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite",
    "sqlalchemy.ext.asyncio",
    "tests.server.misfortunes",
):
    import_module(name)
for name in games():
    game(name)
bots()
for language in LANGUAGES:
    for name, package in (("", "bastide.terminal"), ("", "bastide.server"), ("burgundy", "bastide.server")):
        words(language, name, package)
