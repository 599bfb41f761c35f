"""Alembic runs this: the migrations on SQLite or PostgreSQL."""

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from bastide.server.schema import metadata

PATIENCE = {"timeout": 10, "server_settings": {"lock_timeout": "30000"}}
"""Who does not answer, or holds a table that is to be changed, is not waited for without end."""


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_async(url: str) -> None:
    engine = create_async_engine(url, connect_args=PATIENCE)
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


url = context.config.get_main_option("sqlalchemy.url") or ""
if url.startswith("sqlite"):
    engine = create_engine(url)
    with engine.begin() as connection:
        run(connection)
    engine.dispose()
else:
    asyncio.run(run_async(url))
