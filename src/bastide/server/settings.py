"""What a host can set, all by environment variables that begin with BASTIDE_."""

import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase

LEAST_SECRET = 16
"""Letters of a secret that cannot be guessed."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server's settings. The defaults are good for one machine."""

    database_url: str = "sqlite:///bastide.db"
    database_timeout: int = 5
    """Seconds that a statement may take."""
    redis_url: str = ""
    secret: str = ""
    """Signs cookies. Made and kept beside the database when it is not given."""
    workers: int = 1
    origin: str = ""
    """The public address (https://play.example), when a proxy hides it; empty: whatever the browser says in Host."""
    bot_processes: int = 1
    requests_per_minute: int = 1200
    """For each address."""
    actions_per_minute: int = 240
    """For each guest at one table."""
    chat_per_minute: int = 20
    tables_per_hour: int = 60
    """New tables for each address."""
    bot_tables: int = 3
    """Running games of bots alone, for each address and each guest."""
    sockets_per_address: int = 200
    """WebSockets that are open at once."""
    connections_per_address: int = 400
    """Connections of any kind, but for those of a proxy that is trusted."""
    head_seconds: int = 10
    """For the head of a request to come."""
    body_seconds: int = 60
    """For the rest of it."""
    drawing_seconds: int = 10
    """For people to reveal what they add to the dice, before a game begins without it."""
    body_limit: int = 256 * 1024
    web_folder: str = ""
    """Where the built page lies; empty: in the package, or beside it in a checkout."""
    metrics_token: str = ""
    """Whoever brings it may read the metrics; empty: only this machine itself."""
    guest_days: int = 365
    """Days after which somebody who never played is forgotten; 0: never. Cookies last as long."""
    chat_days: int = 0
    """Days after which what was said is taken away; 0: never."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "origin", tidy_origin(self.origin))

    @property
    def https(self) -> bool:
        """Whether browsers reach us over TLS alone."""
        return self.origin.startswith("https://")

    @property
    def sqlite_path(self) -> Path | None:
        """The file of an SQLite database, None for another database."""
        prefix = "sqlite:///"
        return Path(self.database_url[len(prefix) :]) if self.database_url.startswith(prefix) else None

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database: then what is in memory can be behind."""
        return self.workers > 1 or self.sqlite_path is None

    @property
    def postgres_url(self) -> str:
        return "postgresql://" + self.database_url.partition("://")[2]


NUMBERS = (
    "database_timeout",
    "workers",
    "bot_processes",
    "requests_per_minute",
    "actions_per_minute",
    "chat_per_minute",
    "tables_per_hour",
    "bot_tables",
    "sockets_per_address",
    "connections_per_address",
    "head_seconds",
    "body_seconds",
    "drawing_seconds",
    "body_limit",
    "guest_days",
    "chat_days",
)
NONE_ALLOWED = ("guest_days", "chat_days")


def from_environment() -> Settings:
    """The settings of BASTIDE_DATABASE_URL, BASTIDE_REDIS_URL and so on; says which one cannot be read."""
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        variable = f"BASTIDE_{name.upper()}"
        given = os.environ.get(variable)
        if given is not None:
            values[name] = given
            if name in NUMBERS:
                least = 0 if name in NONE_ALLOWED else 1
                if not given.isdecimal() or int(given) < least:
                    raise InputError(Phrase("bad-setting-number", {"name": variable, "got": given, "least": least}))
                values[name] = int(given)
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise error.__cause__ if isinstance(error.__cause__, InputError) else error from None
    if settings.sqlite_path is None and not settings.database_url.startswith(("postgresql://", "postgres://")):
        raise InputError(Phrase("bad-setting-database", {"got": settings.database_url.partition(":")[0]}))
    if 0 < len(settings.secret) < LEAST_SECRET:
        raise InputError(Phrase("bad-setting-secret", {"least": LEAST_SECRET}))
    return settings


def signing(settings: Settings) -> Settings:
    """With a secret, the kept one where none was given: for whoever signs cookies."""
    return settings if settings.secret else msgspec.structs.replace(settings, secret=kept_secret(settings))


def tidy_origin(given: str) -> str:
    """The public address as browsers write it in Origin: small letters, no usual port, no slash at the end."""
    if not given:
        return ""
    try:
        parts = urlsplit(given.strip())
        port = "" if parts.port in (None, {"http": 80, "https": 443}.get(parts.scheme)) else f":{parts.port}"
    except ValueError:
        raise InputError(Phrase("bad-setting-origin", {"got": given})) from None
    beyond = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not parts.hostname or beyond:
        raise InputError(Phrase("bad-setting-origin", {"got": given}))
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}"


def kept_secret(settings: Settings) -> str:
    """A secret of this server's own, written once to a file that only its owner can read."""
    database = settings.sqlite_path
    path = database.with_suffix(".secret") if database else Path("bastide.secret")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        if path.is_file():
            return path.read_text().strip()
        raise InputError(Phrase("start-folder", {"path": str(path.parent.absolute())})) from error
    with os.fdopen(handle, "w") as file:
        secret = secrets.token_hex(32)
        file.write(secret)
    return secret
