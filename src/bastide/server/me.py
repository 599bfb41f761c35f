"""Who I am: a name, a cookie, and the way out of every other device."""

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody

from bastide.server import names
from bastide.server.cookies import guest_cookies, outdated
from bastide.server.refused import Refused
from bastide.server.requests import CallMe, problems
from bastide.server.responses import Named
from bastide.server.worker import InjectedWorker, Worker


class Me(Controller):
    path = "/api/me"
    tags = ("tables",)

    @get("/", responses=problems(), operation_id="me")
    async def me(self, request: Request[Any, Any, Any], worker: InjectedWorker) -> Response[Named]:
        guest = await worker.guests.of(request)
        secure = over_tls(request, worker)
        renewed = guest.id and guest.seat is None and outdated(request.cookies, secure)
        cookies = guest_cookies(worker.settings, guest.id, guest.session, secure) if renewed else []
        return Response({"name": guest.name}, cookies=cookies)

    @post("/", responses=problems(), operation_id="callMe", status_code=200)
    async def call_me(
        self, request: Request[Any, Any, Any], data: JSONBody[CallMe], worker: InjectedWorker
    ) -> Response[Named]:
        """Take a name. The cookie that comes back is all there is of an account."""
        guest = await worker.guests.of(request)
        if guest.seat is not None:
            raise Refused(403, "token-seat")
        guest = await worker.guests.call(guest, names.tidy(data.name))
        cookies = guest_cookies(worker.settings, guest.id, guest.session, over_tls(request, worker))
        return Response({"name": guest.name}, cookies=cookies)

    @post("/logout", responses=problems(), operation_id="logOut", status_code=200)
    async def log_out(self, request: Request[Any, Any, Any], worker: InjectedWorker) -> Response[Named]:
        """Everywhere but here: cookies of other devices and tokens of programs count no more. All
        sockets close; the pages of this device come back with the new cookie."""
        guest = await worker.guests.person(request)
        session = await worker.guests.log_out(guest.id)
        cookies = guest_cookies(worker.settings, guest.id, session, over_tls(request, worker))
        return Response({"name": guest.name}, cookies=cookies)


def over_tls(request: Request[Any, Any, Any], worker: Worker) -> bool:
    return worker.settings.https or request.url.scheme == "https"
