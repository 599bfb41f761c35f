"""The tables of the database. Everything that happens at a table is one row of `log`; the rest is there to find it."""

import sqlalchemy as sql

metadata = sql.MetaData()

guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    # Cookies of an older session count no more.
    sql.Column("session", sql.Integer, nullable=False, server_default="0"),
    sql.Index("guests_created", "created"),
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

# The few that wait for a bot: looked for all the time.
waiting = tables.c.bot_waits == 1
sql.Index("tables_bots", tables.c.bot_until, sqlite_where=waiting, postgresql_where=waiting)

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
# What has been said, by age; what was taken away has another kind.
chat = log.c.kind == "chat"
sql.Index("log_chat", log.c.at, sqlite_where=chat, postgresql_where=chat)

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
    # Whether this guest has put the table away: it is listed after the others, as such.
    sql.Column("put_away", sql.Integer, nullable=False, server_default="0"),
)

# Every guest who has ever written anything at a table: where to look when one is exported or erased.
traces = sql.Table(
    "traces",
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
    sql.Index("tokens_guest", "guest"),
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

# Whom the operator does not let in: guests by their id, addresses as networks.
bans = sql.Table(
    "bans",
    metadata,
    sql.Column("what", sql.String(64), primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
)

# What running workers have to hear of: somebody logged out, or the operator changed something behind their backs.
orders = sql.Table(
    "orders",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("kind", sql.String(12), nullable=False),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("table_id", sql.String(16), nullable=False),
    sql.Index("orders_at", "at"),
)

# What was used up of those limits that somebody comes near to, by all workers: until when it takes to be refilled.
limits = sql.Table(
    "limits",
    metadata,
    sql.Column("name", sql.String(200), primary_key=True),
    sql.Column("until", sql.Float, nullable=False),
    sql.Index("limits_until", "until"),
)

# What a bot says of finished games. Until `body` is written a worker thinks of it: nobody else should before `until`.
analyses = sql.Table(
    "analyses",
    metadata,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("worker", sql.String(32), nullable=False),
    sql.Column("until", sql.Float, nullable=False),
    sql.Column("part", sql.Float, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Index("analyses_at", "at"),
)
