"""Which request came under a key, and limits that workers share."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("log", sa.Column("asked", sa.String(16), nullable=True))
    op.create_table(
        "limits",
        sa.Column("name", sa.String(200), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("limits_until", "limits", ["until"])
