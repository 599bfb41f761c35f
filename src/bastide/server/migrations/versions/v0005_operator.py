"""Sessions, traces, bans and orders; indexes for what an operator asks."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("guests", sa.Column("session", sa.Integer, nullable=False, server_default="0"))
    op.create_index("guests_created", "guests", ["created"])
    waiting = sa.text("bot_waits = 1")
    op.create_index("tables_bots", "tables", ["bot_until"], sqlite_where=waiting, postgresql_where=waiting)
    chat = sa.text("kind = 'chat'")
    op.create_index("log_chat", "log", ["at"], sqlite_where=chat, postgresql_where=chat)
    op.create_index("tokens_guest", "tokens", ["guest"])
    op.create_table(
        "traces",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.execute("insert into traces (guest, table_id) select distinct guest, table_id from log where guest <> ''")
    op.create_table(
        "bans",
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
    )
    op.create_index("orders_at", "orders", ["at"])
