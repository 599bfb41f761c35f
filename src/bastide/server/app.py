"""The application: tables over HTTP and WebSocket, the built page, health and metrics."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from math import ceil
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, route, websocket
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Receive, Scope, Send

import bastide
from bastide.core.words import LANGUAGES
from bastide.server import permissions
from bastide.server.analysing import Analysing
from bastide.server.api import Api
from bastide.server.asked import note_asked
from bastide.server.cookies import HOST
from bastide.server.guests import bearer
from bastide.server.headers import headers_for
from bastide.server.library import Library
from bastide.server.me import Me
from bastide.server.metrics import metrics
from bastide.server.notices import CHANNEL, backend
from bastide.server.page import LOOK, page_routes
from bastide.server.refused import Refused
from bastide.server.render import Viewer
from bastide.server.settings import Settings, from_environment, signing
from bastide.server.store import Unavailable, open_store
from bastide.server.worker import InjectedWorker, Worker

log = structlog.get_logger()

CSRF: Final = "bastide_csrf"
TRY_AGAIN: Final = 2.0
"""Seconds after which a database that did not answer may be asked again."""
CODES = {400: "bad-request", 401: "no-name", 403: "forbidden", 404: "not-found", 405: "bad-method", 413: "too-large"}


# ---- saying no


def language_of(request: Request[Any, Any, Any]) -> str:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2]
    return asked if asked in LANGUAGES else "en"


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[dict[str, str]]:
    body = error.body(language_of(request))
    headers = {"retry-after": str(ceil(error.wait))} if error.wait else {}
    return Response(body, status_code=error.status, media_type=MediaType.JSON, headers=headers)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """What the framework refuses, in the same shape; its own words, which are English, stay in `detail`."""
    status = error.status_code
    code = CODES.get(status, "too-many" if status == 429 else "bad-request")
    detail = str(error.detail) if code in ("bad-request", "forbidden") else ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(f"{one.get('key', '')}: {one['message']}".removeprefix(": ") for one in error.extra)
    body = Refused(status, code, detail=detail).body(language_of(request))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=dict(error.headers or {}))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[dict[str, str]]:
    """Brackets within brackets without end, where the framework gives up reading."""
    return http_error(request, HTTPException("nested too deeply", status_code=400))


def unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[dict[str, str]]:
    """Whether something was written is not known: whoever sends it again under the same key finds out."""
    return refused(request, no_database())


def no_database() -> Refused:
    return Refused(503, "no-database", wait=TRY_AGAIN)


def failure(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    log.exception("request failed", path=request.url.path)
    return refused(request, Refused(500, "failure"))


class StrictRequest(Request[Any, Any, Any]):
    """A body is read once, as the type that its address takes: nothing is guessed, "0" is no number."""

    async def json(self) -> Any:
        if self.content_type[0] != MediaType.JSON:
            raise HTTPException("application/json is wanted", status_code=415)
        field = self.route_handler.parsed_data_field
        try:
            found = msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
            if getattr(found, "key", None):
                note_asked(self.scope["path"], found)
            return found
        except msgspec.ValidationError as error:
            message, _, where = str(error).rpartition(" - at ")
            extra = [{"message": message or str(error), "key": where.strip("`$.") if message else ""}]
            raise ValidationException(str(error), extra=extra) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ClientException(f"JSON is malformed: {error}") from None


# ---- operations


@route("/health", http_method=LOOK, include_in_schema=False)
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok", "version": bastide.__version__}


@route("/ready", http_method=LOOK, include_in_schema=False)
async def ready(worker: InjectedWorker) -> Response[dict[str, str]]:
    """The database takes something in, and soon."""
    if await worker.readiness.look():
        return Response({"status": "ready"})
    return Response({"status": "no database"}, status_code=503, headers={"retry-after": str(ceil(TRY_AGAIN))})


@websocket("/ws/tables/{table_id:str}")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], worker: InjectedWorker) -> None:
    """A table live. Query: `since` (the last entry seen), `lang`, `invite`, and `words=0` for programs."""
    query = socket.query_params
    language = query.get("lang", "en")
    since = query.get("since", "0")
    address = worker.address(socket)
    await socket.accept()
    try:
        worker.doors.let_in(socket)
        worker.requests.take(address)
        with worker.room.place(address):
            check_origin(socket, worker.settings)
            guest = await worker.guests.of(socket)
            if guest.table not in ("", table_id):
                raise Refused(403, "token-seat")
            table = await worker.writer.table(table_id, fresh=True)
            permissions.may_see(table, guest.id, query.get("invite", ""))
            if language not in LANGUAGES or not since.isdecimal():
                raise Refused(400, "bad-request", detail="lang, since")
            viewer = Viewer(guest.id, language, query.get("words") != "0", guest.seat)
            await worker.live.serve(socket, table, viewer, int(since[:9]), guest.session)
    except (Refused, Unavailable) as error:
        no = error if isinstance(error, Refused) else no_database()
        await socket.send_json({"t": "refused", **no.body(language if language in LANGUAGES else "en")})
        await socket.close(4000 + no.status, no.code)


def check_origin(socket: WebSocket[Any, Any, Any], settings: Settings) -> None:
    """A page of another site may not open our sockets with our cookies."""
    origin = socket.headers.get("origin", "")
    host = settings.origin.partition("://")[2] or socket.headers.get("host", "")
    if origin and origin.partition("://")[2] != host:
        raise Refused(403, "forbidden", detail=origin)


class Csrf(CSRFMiddleware):
    """A page of another site may not use our cookies to change anything. Programs bring a token instead of a cookie."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        if bearer(headers) is not None or self._older(scope, headers.get(self.config.header_name, "")):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def _older(self, scope: Scope, said: str) -> bool:
        """A page that was open before the cookies had their guarded names goes on with the one it knows."""
        if not said or scope["type"] != ScopeType.HTTP or self.config.cookie_name == CSRF:
            return False
        return self._csrf_tokens_match(said, ASGIConnection[Any, Any, Any, Any](scope).cookies.get(CSRF, ""))

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None


# ---- all together


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or signing(from_environment())
    channels = ChannelsPlugin(backend=backend(settings), channels=[CHANNEL], subscriber_max_backlog=10_000)
    store = open_store(settings)
    worker = Worker(settings, store, channels)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await worker.open()
        yield
        await worker.close()

    async def limit(request: Request[Any, Any, Any]) -> None:
        if not request.url.path.startswith(("/health", "/ready", "/metrics", "/assets")):
            worker.doors.let_in(request)
            worker.requests.take(worker.address(request))

    csrf = CSRFConfig(
        secret=settings.secret,
        cookie_name=f"{HOST}{CSRF}" if settings.https else CSRF,
        header_name="x-bastide-csrf",
        cookie_secure=settings.https,
    )
    packing = CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key="packed")
    return Litestar(
        compression_config=packing,
        route_handlers=[Me, Api, Analysing, Library, health, ready, metrics, live, *page_routes(settings)],
        dependencies={"worker": Provide(lambda: worker, sync_to_thread=False, use_cache=True)},
        plugins=[channels],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Csrf, config=csrf)],
        before_request=limit,
        request_max_body_size=settings.body_limit,
        request_class=StrictRequest,
        before_send=[headers_for(settings)],
        # Only the description itself: pages that show it want scripts from elsewhere, which our policy forbids.
        openapi_config=OpenAPIConfig(
            title="Bastide", version=bastide.__version__, render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])]
        ),
        exception_handlers={
            Refused: refused,
            Unavailable: unavailable,
            HTTPException: http_error,
            RecursionError: too_deep,
            Exception: failure,
        },
        debug=False,
        logging_config=None,
    )
