"""Alembic runs this: the migrations on SQLite or PostgreSQL."""

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from bastide.server.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_async(url: str) -> None:
    engine = create_async_engine(url)
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
