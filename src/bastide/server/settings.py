"""What a host can set, all by environment variables that begin with BASTIDE_."""

import os
import secrets
from pathlib import Path

import msgspec

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase


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
    sockets_per_address: int = 200
    """WebSockets that are open at once."""
    body_limit: int = 256 * 1024
    web_folder: str = ""
    """Where the built page lies; empty: beside the package, if it was built."""

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
    "sockets_per_address",
    "body_limit",
)


def from_environment() -> Settings:
    """The settings of BASTIDE_DATABASE_URL, BASTIDE_REDIS_URL and so on; says which one cannot be read."""
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        given = os.environ.get(f"BASTIDE_{name.upper()}")
        if given is not None:
            if name in NUMBERS:
                if not given.isdecimal() or int(given) == 0:
                    raise InputError(Phrase("bad-setting-number", {"name": f"BASTIDE_{name.upper()}", "got": given}))
                values[name] = int(given)
            else:
                values[name] = given
    settings = msgspec.convert(values, Settings)
    if settings.sqlite_path is None and not settings.database_url.startswith(("postgresql://", "postgres://")):
        raise InputError(Phrase("bad-setting-database", {"got": settings.database_url.partition(":")[0]}))
    return settings if settings.secret else msgspec.structs.replace(settings, secret=kept_secret(settings))


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
