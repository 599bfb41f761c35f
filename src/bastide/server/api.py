"""The HTTP face of the tables. Every request is checked by its type; every refusal has a code and a sentence."""

from typing import Any, cast

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from bastide.core.errors import InputError
from bastide.core.record import Record
from bastide.core.words import words
from bastide.server import dice, lobby, permissions, records, render
from bastide.server.asked import asked
from bastide.server.guests import Guest
from bastide.server.refused import Refused, bad_input
from bastide.server.render import Viewer
from bastide.server.requests import (
    LOG_PAGE,
    Accepted,
    Act,
    AskedSeat,
    BotSeat,
    Consent,
    Describe,
    Fork,
    Import,
    Invite,
    Keyed,
    Kick,
    Lang,
    Moves,
    NewSeat,
    NewTable,
    OneSeat,
    PutAway,
    Reveal,
    Say,
    Silence,
    Since,
    Sit,
    TableId,
    TakeBack,
    Which,
    Wordy,
    problems,
)
from bastide.server.responses import (
    Choice,
    EntryShown,
    HintShown,
    LobbyRow,
    PastPosition,
    RefusalShown,
    Shelved,
    Shown,
    TokenShown,
)
from bastide.server.table import Seat, Table
from bastide.server.visits import visit
from bastide.server.worker import InjectedWorker, Worker
from bastide.server.writer import Check, check_seats, settings


class Api(Controller):
    path = "/api"
    tags = ("tables",)

    # ---- the lobby

    @get("/tables", responses=problems(), operation_id="tables")
    async def tables(
        self, request: Request[Any, Any, Any], worker: InjectedWorker, which: Which = "open", lang: Lang = "en"
    ) -> list[LobbyRow]:
        """Tables with an open seat, tables where I sit (my turn first), or public games, those that run first."""
        guest = await worker.guests.of(request)
        if guest.seat is not None:
            raise Refused(403, "token-seat")
        return cast(list[LobbyRow], await lobby.listed(worker.store, worker.writer, guest, which, lang))

    @post("/tables", responses=problems(), operation_id="newTable")
    async def new_table(
        self, request: Request[Any, Any, Any], data: JSONBody[NewTable], worker: InjectedWorker, lang: Lang = "en"
    ) -> Shown:
        guest = await self.person(request, worker)
        worker.new_tables.take(worker.address(request))
        try:
            seats = check_seats(data.game, given_seats(data.seats), guest.id, guest.name, data.mode)
            dice.bind(seats, data.commitment)
        except InputError as error:
            raise bad_input(error) from None
        options = settings(data.game, len(seats), dict(data.options))
        async with worker.bot_tables.room(seats, guest.id, worker.address(request)) as made:
            table = await worker.writer.create(
                guest.id, guest.name, data.game, options, seats, data.mode, data.visibility, hints=data.hints
            )
            made.add(table.id)
        return shown(table, viewer(guest, lang))

    @post("/import", responses=problems(), operation_id="importRecord")
    async def import_record(
        self, request: Request[Any, Any, Any], data: JSONBody[Import], worker: InjectedWorker, lang: Lang = "en"
    ) -> Shown:
        """A table on one screen that goes on from the end of a record; of one that was played by other rules, a table
        that only shows it, as far as it holds."""
        guest = await self.person(request, worker)
        worker.new_tables.take(worker.address(request))
        try:
            record = Record.parse(data.record, bounded=True)
        except InputError as error:
            raise bad_input(error) from None
        if record.stale is None and record.state.over and not record.undo():
            raise Refused(409, "over")
        said = words(lang, package="bastide.server")
        others = [said.say("seat-name", {"number": number}) for number in range(2, record.seats + 1)]
        seats = [Seat("person", guest.id, name) for name in [guest.name, *others]]
        if record.stale is not None:
            return shown(
                await records.open_record(worker.writer, guest.id, guest.name, record, seats), viewer(guest, lang)
            )
        options: dict[str, object] = dict(record.options)
        table = await worker.writer.create(
            guest.id, guest.name, record.game.name, options, seats, "hotseat", "invite", record.state, hints=True
        )
        return shown(table, viewer(guest, lang))

    # ---- a table

    @get("/tables/{table_id:str}", responses=problems(), operation_id="table")
    async def table(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        worker: InjectedWorker,
        lang: Lang = "en",
        invite: Invite = "",
        wordy: Wordy = True,
    ) -> Shown:
        """The table, and the game as I may see it."""
        table, guest = await self.visit(request, table_id, worker, invite)
        return shown(table, viewer(guest, lang, wordy))

    @get("/tables/{table_id:str}/log", responses=problems(), operation_id="log")
    async def log(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        worker: InjectedWorker,
        since: Since = 0,
        lang: Lang = "en",
        invite: Invite = "",
    ) -> list[EntryShown]:
        """The entries after `since`, with what happened, in words; so many at a time."""
        table, guest = await self.visit(request, table_id, worker, invite)
        return cast(
            list[EntryShown], worker.live.entries(table, table.entries[since : since + LOG_PAGE], viewer(guest, lang))
        )

    @get("/tables/{table_id:str}/positions/{moves:int}", responses=problems(), operation_id="positionAt")
    async def position_at(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        moves: Moves,
        worker: InjectedWorker,
        invite: Invite = "",
    ) -> PastPosition:
        """The position after so many moves, as I may see it; when nobody plays on nothing is hidden any more."""
        table, guest = await self.visit(request, table_id, worker, invite)
        if not table.started or not 0 <= moves <= table.history.at:
            raise Refused(404, "no-move", {"high": table.history.at})
        state = table.history.replay(moves)
        if table.ended:
            state = state.opened()
        return {"moves": moves, "view": state.view(viewer(guest).seat(table))}

    @post("/tables/{table_id:str}/describe", responses=problems(), operation_id="describe", status_code=200)
    async def describe(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        data: JSONBody[Describe],
        worker: InjectedWorker,
        lang: Lang = "en",
    ) -> list[Choice]:
        """Some of my legal actions in full, where there are too many to send them all; those that are not legal any
        more are left out."""
        guest = await self.player(request, table_id, data.seat, worker)
        table, _ = await self.visit(request, table_id, worker, "")
        permissions.seated(table, guest.id, data.seat)
        permissions.running(table)
        return render.describe(table, data.seat, data.texts, lang)

    @get("/tables/{table_id:str}/refusals", responses=problems(), operation_id="refusals")
    async def refusals(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        seat: AskedSeat,
        worker: InjectedWorker,
        lang: Lang = "en",
    ) -> list[RefusalShown]:
        """Why the things that cannot be touched now cannot be touched."""
        table, _ = await self.visit(request, table_id, worker, "")
        guest = await self.player(request, table_id, seat, worker)
        permissions.seated(table, guest.id, seat)
        return render.refusals(table, seat, lang)

    @get("/tables/{table_id:str}/record", responses=problems(), operation_id="record", media_type="text/plain")
    async def record(
        self, request: Request[Any, Any, Any], table_id: TableId, worker: InjectedWorker, invite: Invite = ""
    ) -> str:
        """The record of a game that has ended. While a game runs its seed is secret, and so is its record."""
        table, _ = await self.visit(request, table_id, worker, invite)
        if not table.started or not table.ended:
            raise Refused(409, "not-over")
        return records.record_of(table)

    # ---- playing

    @post("/tables/{table_id:str}/act", responses=problems(), operation_id="act", status_code=200)
    async def act(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Act], worker: InjectedWorker
    ) -> Accepted:
        """Play an action. It is accepted once: a stale or repeated one changes nothing."""
        guest = await self.player(request, table_id, data.seat, worker)
        worker.actions.take(f"{guest.id} {table_id}")
        check = permissions.act(guest.id, data.seat, data.answers, data.action)  # type: ignore[arg-type]
        return await self.accept(worker, table_id, guest, data.key, check)

    @post("/tables/{table_id:str}/undo", responses=problems(), operation_id="undo", status_code=200)
    async def undo(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[TakeBack], worker: InjectedWorker
    ) -> Accepted:
        """Take back to before my last action; when something was revealed since, the others are asked."""
        guest = await self.busy(request, table_id, worker)
        return await self.accept(worker, table_id, guest, data.key, permissions.undo(guest.id, data.seat))

    @post("/tables/{table_id:str}/redo", responses=problems(), operation_id="redo", status_code=200)
    async def redo(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Keyed], worker: InjectedWorker
    ) -> Accepted:
        guest = await self.busy(request, table_id, worker)
        return await self.accept(worker, table_id, guest, data.key, permissions.redo(guest.id))

    @post("/tables/{table_id:str}/consent", responses=problems(), operation_id="consent", status_code=200)
    async def consent(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Consent], worker: InjectedWorker
    ) -> Accepted:
        """Agree to what somebody has proposed, or not; or withdraw what I have proposed."""
        guest = await self.busy(request, table_id, worker)
        return await self.accept(
            worker, table_id, guest, data.key, permissions.answer(guest.id, data.proposal, data.yes)
        )

    @post("/tables/{table_id:str}/hint", responses=problems(), operation_id="hint", status_code=200)
    async def hint(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        data: JSONBody[OneSeat],
        worker: InjectedWorker,
        lang: Lang = "en",
    ) -> HintShown:
        """What a bot would do in my place, and why."""
        guest = await self.player(request, table_id, data.seat, worker)
        worker.actions.take(f"{guest.id} {table_id}")
        table = await worker.writer.table(table_id, fresh=True)
        permissions.seated(table, guest.id, data.seat)
        if not table.hints:
            raise Refused(403, "no-hints")
        state = permissions.running(table)
        if data.seat not in state.to_act:
            raise Refused(409, "not-your-turn")
        answers = table.asked_since[data.seat]  # of what the bot is asked now; the game may go on while it thinks
        hint = await worker.bots.hint(guest.id, worker.address(request), table, state, data.seat)
        return render.hint(table, state, hint, words(lang, table.game.name, "bastide.server"), answers)

    # ---- my list

    @post("/tables/{table_id:str}/put-away", responses=problems(), operation_id="putAway", status_code=200)
    async def put_away(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[PutAway], worker: InjectedWorker
    ) -> Shelved:
        """Take one of my tables out of my list on all my devices, or back into it. It also comes back when others wait
        for me there."""
        guest = await self.busy(request, table_id, worker)
        await lobby.put_away(worker.store, guest.id, table_id, data.away)
        return {"put_away": data.away}

    # ---- seats

    @post("/tables/{table_id:str}/sit", responses=problems(), operation_id="sit", status_code=200)
    async def sit(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Sit], worker: InjectedWorker
    ) -> Accepted:
        """Take an open seat, come back to mine, or ask to take over one that is abandoned or a bot's."""
        guest = await self.busy(request, table_id, worker)
        await self.visit(request, table_id, worker, data.invite)
        check = permissions.sit(guest.id, guest.name, data.seat, data.commitment)
        return await self.accept(worker, table_id, guest, data.key, check)

    @post("/tables/{table_id:str}/reveal", responses=problems(), operation_id="reveal", status_code=200)
    async def reveal(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Reveal], worker: InjectedWorker
    ) -> Accepted:
        """Reveal what I add to the dice, when all sit. Nobody is shown it before the game has ended."""
        guest = await self.busy(request, table_id, worker)
        return await self.accept(worker, table_id, guest, data.key, dice.reveal(guest.id, data.reveal))

    @post("/tables/{table_id:str}/leave", responses=problems(), operation_id="leave", status_code=200)
    async def leave(self, request: Request[Any, Any, Any], table_id: TableId, worker: InjectedWorker) -> Accepted:
        """Leave my seats. A host hands over to the first who stays; an open table without anybody is closed."""
        guest = await self.busy(request, table_id, worker)
        return await self.accept(worker, table_id, guest, None, permissions.leave(guest.id))

    @post("/tables/{table_id:str}/bot", responses=problems(), operation_id="bot", status_code=200)
    async def bot(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[BotSeat], worker: InjectedWorker
    ) -> Accepted:
        """Put a bot on an open or an abandoned seat."""
        guest = await self.busy(request, table_id, worker)
        check = permissions.bot_steps_in(guest.id, data.seat, data.bot)
        table = await worker.writer.table(table_id)
        seats = [*table.seats[: data.seat], *table.seats[data.seat + 1 :]]
        async with worker.bot_tables.room(seats, guest.id, worker.address(request)) as made:
            accepted = await self.accept(worker, table_id, guest, data.key, check)
            made.add(table_id)
        return accepted

    @post("/tables/{table_id:str}/kick", responses=problems(), operation_id="kick", status_code=200)
    async def kick(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Kick], worker: InjectedWorker
    ) -> Accepted:
        guest = await self.busy(request, table_id, worker)
        return await self.accept(worker, table_id, guest, data.key, permissions.kick(guest.id, data.guest, data.ban))

    @post("/tables/{table_id:str}/silence", responses=problems(), operation_id="silence", status_code=200)
    async def silence(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Silence], worker: InjectedWorker
    ) -> Accepted:
        """Let somebody who only watches my table not speak any more, or again."""
        guest = await self.busy(request, table_id, worker)
        check = permissions.silence(guest.id, data.guest, data.silent)
        return await self.accept(worker, table_id, guest, data.key, check)

    @post("/tables/{table_id:str}/resign", responses=problems(), operation_id="resign", status_code=200)
    async def resign(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[TakeBack], worker: InjectedWorker
    ) -> Accepted:
        """Give the game up. Between two the other one has won; among more a bot plays on."""
        guest = await self.busy(request, table_id, worker)
        return await self.accept(worker, table_id, guest, data.key, permissions.resign(guest.id, data.seat))

    @post("/tables/{table_id:str}/close", responses=problems(), operation_id="close", status_code=200)
    async def close(self, request: Request[Any, Any, Any], table_id: TableId, worker: InjectedWorker) -> Accepted:
        """Close my table before it begins; stop a running game, when all others agree or have gone."""
        guest = await self.busy(request, table_id, worker)
        return await self.accept(worker, table_id, guest, None, permissions.close(guest.id))

    @post("/tables/{table_id:str}/chat", responses=problems(), operation_id="chat", status_code=200)
    async def chat(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[Say], worker: InjectedWorker
    ) -> Accepted:
        guest = await self.person(request, worker)
        worker.chatter.take(f"{guest.id} {table_id}")
        await self.visit(request, table_id, worker, data.invite)
        check = permissions.chat(guest.id, guest.name, data.text, data.seat)
        return await self.accept(worker, table_id, guest, data.key, check)

    @post("/tables/{table_id:str}/fork", responses=problems(), operation_id="fork")
    async def fork(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        data: JSONBody[Fork],
        worker: InjectedWorker,
        lang: Lang = "en",
        invite: Invite = "",
    ) -> Shown:
        """A new table that goes on from an earlier position. What was hidden there is drawn anew."""
        guest = await self.person(request, worker)
        worker.new_tables.take(worker.address(request))
        table, _ = await self.visit(request, table_id, worker, invite)
        if not table.started or data.moves > table.history.at:
            raise Refused(404, "no-move", {"high": table.history.at})
        if not table.can_fork(guest.id):
            raise Refused(409, "fork-running")
        state = table.history.replay(data.moves)
        if state.over:
            raise Refused(409, "over")
        if len(data.seats) != len(table.seats):
            raise Refused(422, "fork-seats", {"count": len(table.seats)})
        seats = check_seats(table.game.name, given_seats(data.seats), guest.id, guest.name, data.mode)
        name = table.game.name
        dice.bind(seats, data.commitment)
        async with worker.bot_tables.room(seats, guest.id, worker.address(request)) as made:
            fork = await worker.writer.create(
                guest.id, guest.name, name, table.options, seats, data.mode, "invite", state
            )
            made.add(fork.id)
        return shown(fork, viewer(guest, lang))

    @post("/tables/{table_id:str}/token", responses=problems(), operation_id="token")
    async def token(
        self, request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[OneSeat], worker: InjectedWorker
    ) -> TokenShown:
        """A token with which a program can play one of my seats. It takes the place of the one before it."""
        guest = await self.busy(request, table_id, worker)
        table, _ = await self.visit(request, table_id, worker, "")
        permissions.seated(table, guest.id, data.seat)
        return {"token": await worker.guests.token(guest, table_id, data.seat)}

    # ---- shared

    async def visit(
        self, request: Request[Any, Any, Any], table_id: str, worker: Worker, invite: str
    ) -> tuple[Table, Guest]:
        return await visit(request, table_id, worker, invite)

    async def person(self, request: Request[Any, Any, Any], worker: Worker) -> Guest:
        """A guest with a name; programs with a token may only play."""
        return await worker.guests.person(request)

    async def busy(self, request: Request[Any, Any, Any], table_id: str, worker: Worker) -> Guest:
        """A person who wants to change something at a table: so often in a minute and no more."""
        guest = await self.person(request, worker)
        worker.actions.take(f"{guest.id} {table_id}")
        return guest

    async def player(self, request: Request[Any, Any, Any], table_id: str, seat: int, worker: Worker) -> Guest:
        guest = await worker.guests.named(request)
        if guest.seat is not None and (guest.table != table_id or guest.seat != seat):
            raise Refused(403, "token-seat")
        return guest

    async def accept(self, worker: Worker, table_id: str, guest: Guest, key: str | None, check: Check) -> Accepted:
        """`key` is the guest's own: what others have sent under the same one is something else."""
        own = f"{guest.id} {key}" if key else None
        _, number, repeated = await worker.writer.accept(table_id, guest.id, own, check, asked() if own else None)
        return Accepted(number, repeated)


def given_seats(seats: list[NewSeat]) -> list[Seat]:
    return [Seat(seat.kind, "", seat.name, seat.bot) for seat in seats]


def viewer(guest: Guest, language: str = "en", wordy: bool = True) -> Viewer:
    return Viewer(guest.id, language, wordy, guest.seat)


def shown(table: Table, seen_by: Viewer) -> Shown:
    return {"table": render.about(table, seen_by), **render.position(table, seen_by)}
