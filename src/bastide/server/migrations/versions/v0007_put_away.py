"""Tables that a guest has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("members", sa.Column("put_away", sa.Integer, nullable=False, server_default="0"))
