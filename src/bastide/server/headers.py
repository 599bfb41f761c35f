"""What every answer says to browsers, refusals and files too: what a page may load, and over https to stay there."""

from typing import Final

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
NO_STORE: Final = (b"cache-control", b"no-store")
"""What one guest may see is not for the next at this screen."""
STAY: Final = "max-age=31536000"
"""A year without plain http. Names under ours are somebody else's affair."""


def headers_for(settings: Settings) -> BeforeMessageSendHookHandler:
    every = {**HEADERS, "Strict-Transport-Security": STAY} if settings.https else HEADERS
    fixed = [(name.lower().encode(), value.encode()) for name, value in every.items()]

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append(NO_STORE)
            message["headers"] = [*headers, *fixed]

    return add_headers
