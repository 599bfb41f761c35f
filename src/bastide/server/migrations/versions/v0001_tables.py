"""Guests, tables, their log, snapshots, members and tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("bot_waits", sa.Integer, nullable=False),
        sa.Column("bot_worker", sa.String(32), nullable=False),
        sa.Column("bot_until", sa.Float, nullable=False),
    )
    op.create_index("tables_updated", "tables", ["updated"])
    op.create_index("tables_status", "tables", ["status", "visibility", "updated"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("key", sa.String(100), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="log_key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("moves", sa.Integer, primary_key=True),
        sa.Column("line", sa.String(16), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
