"""Who looks at which table through which worker."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("worker", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("presence_seen", "presence", ["seen"])
