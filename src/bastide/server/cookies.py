"""The cookie that makes somebody the guest they were before: signed, and over https out of reach for other hosts.

It holds the guest's id, the session, and the signature of both. Who logs out everywhere begins a new session, and the
cookies of the older ones count no more. Session 0 has no number in its cookie: so cookies were before sessions.
"""

import hashlib
import hmac
from collections.abc import Mapping
from typing import Final

from litestar.datastructures import Cookie

from bastide.server.settings import Settings

COOKIE: Final = "bastide_guest"
HOST: Final = "__Host-"
"""Browsers take a cookie of such a name only over https and from this very host."""
YEAR: Final = 365 * 24 * 3600


def signature(settings: Settings, guest_id: str, session: int) -> str:
    signed = f"guest {guest_id} {session}" if session else f"guest {guest_id}"
    return hmac.new(settings.secret.encode(), signed.encode(), hashlib.sha256).hexdigest()


def read_cookie(settings: Settings, value: str) -> tuple[str, int]:
    """The guest's id and session of a cookie that we have signed, or nothing."""
    guest_id, _, rest = value.partition(".")
    number, dot, signed = rest.rpartition(".")
    if dot and not (number.isascii() and number.isdecimal() and len(number) < 10):
        return "", 0
    session = int(number or 0)
    good = hmac.compare_digest(signed.encode(), signature(settings, guest_id, session).encode())
    return (guest_id, session) if good else ("", 0)


def find_cookie(settings: Settings, cookies: Mapping[str, str]) -> tuple[str, int]:
    """Whose cookie it is. Those from before we had https are good too, where there is no other."""
    return read_cookie(settings, cookies.get(HOST + COOKIE) or cookies.get(COOKIE, ""))


def outdated(cookies: Mapping[str, str], secure: bool) -> bool:
    """Whether somebody came over https with the cookie of plain http."""
    return secure and COOKIE in cookies and HOST + COOKIE not in cookies


def guest_cookies(settings: Settings, guest_id: str, session: int, secure: bool) -> list[Cookie]:
    """The cookie of a guest; over https under its guarded name, and the other one is dropped."""
    number = f"{session}." if session else ""
    value = f"{guest_id}.{number}{signature(settings, guest_id, session)}"
    name = HOST + COOKIE if secure else COOKIE
    found = [Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)]
    if secure:
        found.append(Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=True))
    return found
