"""Guests: a name and a signed cookie, no account. Programs come with a token for one seat instead."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from bastide.server.refused import Refused
from bastide.server.settings import Settings
from bastide.server.store import Store

COOKIE: Final = "bastide_guest"
YEAR: Final = 365 * 24 * 3600
BELIEVED: Final = 10.0
"""Seconds for which a worker does not ask for a guest's name again."""
MOST_KEPT: Final = 50_000
"""Guests that a worker remembers."""
NO_TOKEN: Final = "delete from tokens where table_id = :table and seat = :seat and guest = :guest"
NEW_TOKEN: Final = """insert into tokens (hash, table_id, seat, guest, created)
    values (:hash, :table, :seat, :guest, :now)"""


class Guest(msgspec.Struct, frozen=True):
    """Who is asking. `table` and `seat` are set for a program that holds a token for one seat."""

    id: str = ""
    name: str = ""
    table: str = ""
    seat: int | None = None


def signature(settings: Settings, guest_id: str) -> str:
    return hmac.new(settings.secret.encode(), f"guest {guest_id}".encode(), hashlib.sha256).hexdigest()


def read_cookie(settings: Settings, value: str) -> str:
    """The guest's id of a cookie that we have signed, or nothing."""
    guest_id, _, signed = value.partition(".")
    good = hmac.compare_digest(signed.encode(), signature(settings, guest_id).encode())
    return guest_id if good else ""


def cookie(settings: Settings, guest_id: str, secure: bool) -> Cookie:
    value = f"{guest_id}.{signature(settings, guest_id)}"
    return Cookie(key=COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def bearer(headers: Mapping[str, str]) -> str | None:
    """The token that a program brings, None without one. Other kinds of authorization are a proxy's affair."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._names: dict[str, tuple[str, float]] = {}
        """Names and until when they are believed: another worker may have been told a new one."""

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        """Whoever sent this request; a spectator when nobody says who they are."""
        token = bearer(connection.headers)
        if token is not None:
            return await self._program(token)
        guest_id = read_cookie(self.settings, connection.cookies.get(COOKIE, ""))
        if not guest_id:
            return Guest()
        name, until = self._names.get(guest_id, ("", 0.0))
        if until < time.monotonic():
            rows = await self.store.read("select name from guests where id = :id", id=guest_id)
            if not rows:
                return Guest()
            name = rows[0]["name"]
            self._remember(guest_id, name)
        return Guest(guest_id, name)

    def _remember(self, guest_id: str, name: str) -> None:
        if len(self._names) > MOST_KEPT:
            self._names.clear()
        self._names[guest_id] = (name, time.monotonic() + BELIEVED)

    async def named(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        guest = await self.of(connection)
        if not guest.id:
            raise Refused(401, "no-name")
        return guest

    async def _program(self, token: str) -> Guest:
        rows = await self.store.read(
            "select tokens.*, guests.name from tokens join guests on guests.id = tokens.guest where hash = :hash",
            hash=token_hash(token),
        )
        if not rows:
            raise Refused(401, "bad-token")
        return Guest(rows[0]["guest"], rows[0]["name"], rows[0]["table_id"], rows[0]["seat"])

    async def call(self, guest: Guest, name: str) -> Guest:
        """A new guest, or a new name for one."""
        guest_id = guest.id or secrets.token_urlsafe(16)
        await self.store.write(
            [
                (
                    "insert into guests (id, name, created) values (:id, :name, :now)"
                    " on conflict (id) do update set name = :name",
                    {"id": guest_id, "name": name, "now": time.time()},
                )
            ]
        )
        self._remember(guest_id, name)
        return Guest(guest_id, name)

    async def token(self, guest: Guest, table: str, seat: int) -> str:
        """A token for a program that plays one seat. Only its hash is kept; the one before it is not valid any more."""
        token = secrets.token_urlsafe(24)
        row = {"hash": token_hash(token), "table": table, "seat": seat, "guest": guest.id, "now": time.time()}
        await self.store.write([(NO_TOKEN, row), (NEW_TOKEN, row)])
        return token


def household(address: str) -> str:
    """One IPv4 address, or the IPv6 network of one connection: its addresses are without number."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
