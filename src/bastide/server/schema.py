"""The tables of the database. Everything that happens at a table is one row of `log`; the rest is there to find it."""

import sqlalchemy as sql

metadata = sql.MetaData()

guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("mode", sql.String(10), nullable=False),
    sql.Column("visibility", sql.String(10), nullable=False),
    sql.Column("seed", sql.String(200), nullable=False),
    # Where play begins when the table was forked or imported, as JSON; empty: dealt from the seed.
    sql.Column("position", sql.Text, nullable=False),
    sql.Column("invite", sql.String(32), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    # What the lobby shows and the bots look for; follows from the log.
    sql.Column("updated", sql.Float, nullable=False),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("status", sql.String(10), nullable=False),
    sql.Column("summary", sql.Text, nullable=False),
    sql.Column("bot_waits", sql.Integer, nullable=False),
    # A worker whose bots think for this table, until when nobody else should.
    sql.Column("bot_worker", sql.String(32), nullable=False),
    sql.Column("bot_until", sql.Float, nullable=False),
    sql.Index("tables_updated", "updated"),
    sql.Index("tables_status", "status", "visibility", "updated"),
)

log = sql.Table(
    "log",
    metadata,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("kind", sql.String(12), nullable=False),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("key", sql.String(100), nullable=True),
    sql.Column("body", sql.Text, nullable=False),
    # Names the request that came under the key: another one under the same key is refused.
    sql.Column("asked", sql.String(16), nullable=True),
    sql.UniqueConstraint("table_id", "key", name="log_key"),
)

snapshots = sql.Table(
    "snapshots",
    metadata,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("moves", sql.Integer, primary_key=True),
    sql.Column("line", sql.String(16), primary_key=True),
    sql.Column("body", sql.Text, nullable=False),
)

members = sql.Table(
    "members",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
)

tokens = sql.Table(
    "tokens",
    metadata,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)

presence = sql.Table(
    "presence",
    metadata,
    sql.Column("worker", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(16), primary_key=True),
    sql.Column("guests", sql.Text, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Index("presence_seen", "seen"),
)

# What was used up of those limits that somebody comes near to, by all workers: until when it takes to be refilled.
limits = sql.Table(
    "limits",
    metadata,
    sql.Column("name", sql.String(200), primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
    sql.Index("limits_until", "until"),
)
