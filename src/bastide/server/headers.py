"""What every answer says to browsers, refusals and files too: what a page may load, and over https to stay there."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from bastide.server.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
STAY: Final = "max-age=31536000"
"""A year without plain http. Names under ours are somebody else's affair."""


def headers_for(settings: Settings) -> BeforeMessageSendHookHandler:
    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers[name] = value
            if settings.https:
                headers["Strict-Transport-Security"] = STAY
            headers.setdefault("Cache-Control", "no-store")  # what one guest may see is not for the next at this screen

    return add_headers
