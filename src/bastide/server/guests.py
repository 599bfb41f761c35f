"""Guests: a name and a signed cookie, no account. Programs come with a token for one seat instead."""

import hashlib
import secrets
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final, NamedTuple

import msgspec
from litestar.connection import ASGIConnection

from bastide.server.cookies import find_cookie
from bastide.server.ids import new_id
from bastide.server.orders import order
from bastide.server.refused import Refused
from bastide.server.settings import Settings
from bastide.server.store import Statement, Store

BELIEVED: Final = 10.0
"""Seconds for which a worker does not ask for a guest's name again."""
MOST_KEPT: Final = 50_000
"""Guests that a worker remembers."""
PROGRAM: Final = -1
"""The session of a program: it comes with a token, not with a cookie."""
WHO: Final = """select name, session, exists (select 1 from bans where what = guests.id) as banned
    from guests where id = :id"""
NEW_GUEST: Final = "insert into guests (id, name, created, session) values (:id, :name, :now, 0)"
RENAME: Final = "update guests set name = :name where id = :id"
NEXT_SESSION: Final = "update guests set session = session + 1 where id = :guest"
NO_TOKENS: Final = "delete from tokens where guest = :guest"
NO_TOKEN: Final = "delete from tokens where table_id = :table and seat = :seat and guest = :guest"
NEW_TOKEN: Final = """insert into tokens (hash, table_id, seat, guest, created)
    values (:hash, :table, :seat, :guest, :now)"""


class Guest(msgspec.Struct, frozen=True):
    """Who is asking. `table` and `seat` are set for a program that holds a token for one seat."""

    id: str = ""
    name: str = ""
    table: str = ""
    seat: int | None = None
    session: int = 0


class Known(NamedTuple):
    """What a worker believes of a guest, and until when: another worker may have been told something new."""

    name: str
    session: int
    banned: bool
    until: float


def bearer(headers: Mapping[str, str]) -> str | None:
    """The token that a program brings, None without one. Other kinds of authorization are a proxy's affair."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def logging_out(guest_id: str) -> list[Statement]:
    who = {"guest": guest_id}
    return [(NO_TOKENS, who), (NEXT_SESSION, who), order("guest", guest=guest_id)]


class Guests:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._known: dict[str, Known] = {}

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        """Whoever sent this request; a spectator when nobody says who they are."""
        token = bearer(connection.headers)
        if token is not None:
            return await self._program(token)
        guest_id, session = find_cookie(self.settings, connection.cookies)
        if not guest_id:
            return Guest()
        known = self._known.get(guest_id)
        if known is None or known.until < time.monotonic():
            rows = await self.store.read(WHO, id=guest_id)
            if not rows:
                return Guest()
            known = self._remember(guest_id, rows[0]["name"], rows[0]["session"], bool(rows[0]["banned"]))
        if session < known.session:
            return Guest()
        if known.banned:
            raise Refused(403, "shut-out")
        return Guest(guest_id, known.name, session=session)

    def _remember(self, guest_id: str, name: str, session: int, banned: bool = False) -> Known:
        if len(self._known) > MOST_KEPT:
            self._known.clear()
        known = self._known[guest_id] = Known(name, session, banned, time.monotonic() + BELIEVED)
        return known

    async def unwanted(self, guest_id: str, session: int) -> Refused | None:
        """Why somebody who came in with this session has to go; None if they may stay."""
        rows = await self.store.read(WHO, id=guest_id)
        if rows and rows[0]["banned"]:
            return Refused(403, "shut-out")
        return Refused(401, "logged-out") if not rows or session < rows[0]["session"] else None

    def forget(self, guest_id: str) -> None:
        """Ask the database when they come again."""
        self._known.pop(guest_id, None)

    async def named(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        guest = await self.of(connection)
        if not guest.id:
            raise Refused(401, "no-name")
        return guest

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        """A guest with a name; programs with a token may only play."""
        guest = await self.named(connection)
        if guest.seat is not None:
            raise Refused(403, "token-seat")
        return guest

    async def _program(self, token: str) -> Guest:
        rows = await self.store.read(
            "select tokens.*, guests.name, exists (select 1 from bans where what = guests.id) as banned"
            " from tokens join guests on guests.id = tokens.guest where hash = :hash",
            hash=token_hash(token),
        )
        if not rows:
            raise Refused(401, "bad-token")
        if rows[0]["banned"]:
            raise Refused(403, "shut-out")
        return Guest(rows[0]["guest"], rows[0]["name"], rows[0]["table_id"], rows[0]["seat"], PROGRAM)

    async def call(self, guest: Guest, name: str) -> Guest:
        """A new guest, or a new name for one; whoever has been erased meanwhile is a new one."""
        if guest.id and await self.store.write([(RENAME, {"id": guest.id, "name": name})]):
            self._remember(guest.id, name, guest.session)
            return Guest(guest.id, name, session=guest.session)
        guest_id = new_id(16)
        await self.store.write([(NEW_GUEST, {"id": guest_id, "name": name, "now": time.time()})])
        self._remember(guest_id, name, 0)
        return Guest(guest_id, name)

    async def log_out(self, guest_id: str) -> int:
        """Everywhere: no cookie and no token of this guest counts any more. The session that begins now."""
        await self.store.write(logging_out(guest_id))
        self.forget(guest_id)
        rows = await self.store.read(WHO, id=guest_id)
        return int(rows[0]["session"]) if rows else 0

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
