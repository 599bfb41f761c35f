"""The built page: its files, read and compressed once; every address that is no file leads to index.html.

A wheel holds it (`bastide/web`), a checkout has it in `web/dist` when it was built."""

from gzip import compress
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException

import bastide
from bastide.core.words import LANGUAGES, words
from bastide.server.settings import Settings

LOOK: Final = (HttpMethod.GET, HttpMethod.HEAD)
"""Browsers ask with the one; whoever only looks whether we are there, with the other."""
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED: Final = (".woff2", ".woff", ".png")
"""Files that are compressed already."""
FOREVER: Final = "public, max-age=31536000, immutable"


class PageFile:
    def __init__(self, path: Path, folder: Path) -> None:
        self.content = path.read_bytes()
        self.packed = None if path.suffix in COMPRESSED else compress(self.content, 9, mtime=0)
        self.kind = KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        # The names of assets change with their content; everything else is asked for again.
        self.cache = FOREVER if path.is_relative_to(folder / "assets") else "no-cache"
        self.tag = f'W/"{sha256(self.content).hexdigest()[:16]}"'

    def response(self, packs: bool, known: str) -> Response[bytes]:
        """The file, packed where the browser takes it; nothing but a word to one that has this very file already."""
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding", "ETag": self.tag}
        if self.tag in known:
            return Response(b"", status_code=304, headers=headers)
        if packs and self.packed is not None:
            return Response(self.packed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.content, media_type=self.kind, headers=headers)


def page_folder(settings: Settings) -> Path | None:
    package = Path(bastide.__file__).parent
    folders = [Path(settings.web_folder)] if settings.web_folder else [package / "web", package.parents[1] / "web/dist"]
    return next((folder for folder in folders if (folder / "index.html").exists()), None)


@route("/", http_method=LOOK, include_in_schema=False)
async def no_page(request: Request[Any, Any, Any]) -> Response[str]:
    """What stands where the page would be."""
    asked = request.headers.get("accept-language", "")[:2]
    said = words(asked if asked in LANGUAGES else "en", package="bastide.server").say("no-page")
    return Response(f"{said}\n", status_code=404, media_type="text/plain")


def page_routes(settings: Settings) -> list[Any]:
    """The handlers of the page; where it was not built, one that says so."""
    folder = page_folder(settings)
    if folder is None:
        return [no_page]
    files = {f"/{p.relative_to(folder).as_posix()}": PageFile(p, folder) for p in folder.rglob("*") if p.is_file()}
    index = files["/index.html"]

    @route(["/", "/{path:path}"], http_method=LOOK, include_in_schema=False, packed=True)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.url.path
        found = files.get(path)
        if found is None:
            if path.startswith(("/api/", "/ws/", "/schema", "/assets/", "/sprites/")):
                raise NotFoundException
            found = index
        headers = request.headers
        return found.response("gzip" in headers.get("accept-encoding", ""), headers.get("if-none-match", ""))

    return [page]
