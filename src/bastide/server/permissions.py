"""Who may do what at a table. Each function gives a check for `Writer.accept`."""

import secrets
from contextlib import suppress
from hmac import compare_digest

from bastide.core.action import Action
from bastide.core.errors import IllegalAction, InputError
from bastide.core.state import State
from bastide.server import names
from bastide.server.dice import next_step, not_drawing
from bastide.server.history import TableMove
from bastide.server.refused import Refused, bad_input, illegal
from bastide.server.table import BOT, OPEN, PERSON, SUCCESSOR, Proposal, Table, check_bot
from bastide.server.writer import Check, Wanted, played


def running(table: Table) -> State:
    if table.status != "playing":
        raise Refused(409, "not-playing")
    if table.outdated:
        raise Refused(409, "rules-changed", {"was": table.rules, "now": table.game.rules_version})
    return table.history.state


def seated(table: Table, guest: str, seat: int) -> None:
    """The seat exists, is this guest's, and they have not left it."""
    if guest in table.banned:
        raise Refused(403, "banned")
    if not 0 <= seat < len(table.seats):
        raise Refused(404, "no-seat", {"high": len(table.seats)})
    if seat not in table.seats_of(guest):
        raise Refused(403, "not-your-seat", {"seat": seat + 1})
    if table.seats[seat].away:
        raise Refused(409, "away", {"seat": seat + 1})


def at_table(table: Table, guest: str) -> None:
    """The guest sits here and has not left."""
    if guest not in table.people():
        raise Refused(403, "not-seated")


def only_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise Refused(403, "only-host")


def own_name(table: Table, guest: str, name: str) -> None:
    """Nobody speaks or sits down under a name that looks like that of somebody who sits there."""
    others = [seat.name for seat in table.seats if seat.kind == PERSON and seat.guest != guest]
    if any(names.alike(name, other) for other in others):
        raise Refused(409, "name-taken", {"name": name})


def signature(table: Table, guest: str, by: int | None) -> dict[str, object]:
    """Which of the people who share a screen it was; nothing where the guest is known by one name."""
    if by is None:
        return {}
    seated(table, guest, by)
    return {"by": by}


# ---- playing


def act(guest: str, seat: int, answers: int, data: dict[str, object] | str) -> Check:
    """Play an action that answers what the seat was asked at entry `answers`."""

    def check(table: Table) -> Wanted:
        seated(table, guest, seat)
        state = running(table)
        if answers > table.number:
            raise Refused(409, "ahead", {"number": table.number})
        if answers < table.asked_since[seat]:
            raise Refused(409, "stale", {"number": table.number})
        return playing(table, state, read_action(table, state, seat, data))

    return check


def bot_act(seat: int, answers: int, action: Action) -> Check:
    """Play what a bot has thought about the position of entry `answers`."""

    def check(table: Table) -> Wanted:
        if table.waits_for_bot() is None or table.seats[seat].kind != BOT or answers < table.asked_since[seat]:
            raise Refused(409, "stale", {"number": table.number})
        return playing(table, running(table), action)

    return check


def playing(table: Table, state: State, action: Action) -> Wanted:
    try:
        after, reveals = played(state, action)
    except IllegalAction as error:
        raise illegal(error, table.game.name, names.names_of(table)) from None
    asked = state.asked(action.seat)
    wave = asked.together if asked else 0
    return Wanted("act", {"action": action.to_json(), "reveals": reveals, "wave": wave}, action, after)


def read_action(table: Table, state: State, seat: int, data: dict[str, object] | str) -> Action:
    try:
        if isinstance(data, str):
            return table.game.parse(seat, data, state)
        action = table.game.action({**data, "seat": seat}, state)
    except InputError as error:
        raise bad_input(error) from None
    return action


# ---- taking back


def undo(guest: str, by: int | None = None) -> Check:
    """Take the own last action back: alone in a wave that goes on, else with all that came after it. When others have
    acted since, or something was revealed, they are asked."""

    def check(table: Table) -> Wanted:
        at_table(table, guest)
        signed = signature(table, guest, by)
        if table.status == "over":
            raise Refused(409, "undo-over")
        running(table)
        to = table.undo_target(guest)
        if to is None:
            raise Refused(409, "nothing-to-undo")
        if table.history.can_leave(to):
            with suppress(IllegalAction):
                return leaving(table, to, signed)
        if table.undo_is_free(guest, to):
            return Wanted("undo", {"to": to, **signed})
        if not table.agreeing("undo") - {guest}:
            raise Refused(409, "undo-shared")
        return proposing(table, guest, "undo", {"to": to})

    return check


def leaving(table: Table, place: int, signed: dict[str, object]) -> Wanted:
    """A move leaves the line alone; IllegalAction when those after it need it."""
    history, move = table.history, table.history.line[place]
    body = {"of": move.number, "seat": move.action.seat, "wave": history.wave(place), "to": history.at - 1}
    return Wanted("undo", {**body, **signed}, after=history.without(place))


def redo(guest: str) -> Check:
    def check(table: Table) -> Wanted:
        at_table(table, guest)
        state = running(table)
        move = table.history.can_return(table.seats_of(guest))
        if move is not None:
            return returning(table, state, move)
        line, to = table.history.line, table.history.at
        if to == len(line):
            raise Refused(409, "nothing-to-redo")
        if line[to].action.seat not in table.seats_of(guest):
            raise Refused(409, "not-your-redo")
        to += 1
        while to < len(line) and table.seats[line[to].action.seat].kind == BOT:
            to += 1
        return Wanted("redo", {"to": to})

    return check


def returning(table: Table, state: State, move: TableMove) -> Wanted:
    """A move that has left the line comes back as the last one."""
    try:
        after, reveals = played(state, move.action)
    except IllegalAction as error:
        raise illegal(error, table.game.name, names.names_of(table)) from None
    body = {"of": move.number, "seat": move.action.seat, "wave": move.wave, "to": table.history.at + 1}
    return Wanted("redo", {**body, "reveals": reveals}, after=after)


def proposing(table: Table, guest: str, what: str, body: dict[str, object]) -> Wanted:
    """Ask the others; nobody is asked the same twice at once, nor by the same guest for two seats."""
    same_kind = [proposal for proposal in table.proposals.values() if proposal.what == what]
    if any(guest == proposal.by or body.get("seat") == proposal.body.get("seat") for proposal in same_kind):
        raise Refused(409, "proposed-already")
    return Wanted("propose", {"what": what, **body})


def answer(guest: str, proposal: int, yes: bool) -> Check:
    """Agree or not. Whoever has proposed it can say no too: then it is withdrawn."""

    def check(table: Table) -> Wanted:
        found = table.proposals.get(proposal)
        if found is None:
            raise Refused(404, "no-proposal")
        if guest not in found.need and (yes or guest != found.by):
            raise Refused(403, "not-asked")
        return Wanted("answer", {"proposal": proposal, "yes": yes})

    return check


def follows(table: Table) -> tuple[str, str, dict[str, object]] | None:
    """What happens by itself now, and by whom: all seats taken, the dice are drawn and the game begins; all agreed, it
    is done; the host has left and there is nobody to hand over to, the table is closed before it begins."""
    if table.status == "open":
        if all(seat.kind != OPEN for seat in table.seats):
            step = next_step(table)
            body: dict[str, object] = {"rules": table.game.rules_version} if step == "start" else {}
            return (step, "", body) if step else None
        last = table.entries[-1]
        if last.kind == "leave" and last.guest == table.host:
            return "close", "", {}
    for proposal in table.proposals.values():
        if not proposal.need:
            return carried_out(proposal)
    return None


def carried_out(proposal: Proposal) -> tuple[str, str, dict[str, object]]:
    body = proposal.body
    if proposal.what == "undo":
        return "undo", proposal.by, {"to": body["to"]}
    if proposal.what == "bot":
        return "bot", proposal.by, {"seat": body["seat"], "bot": body["bot"]}
    if proposal.what == "remove":
        return "kick", proposal.by, {name: body[name] for name in ("guest", "ban", "invite") if name in body}
    if proposal.what == "stop":
        return "close", proposal.by, {"how": "agreed"}
    return "sit", proposal.by, {"seat": body["seat"], "name": body["name"]}


# ---- seats


def sit(guest: str, name: str, seat: int, committed: str = "") -> Check:
    """Take an open seat, come back to the own one, or ask to take over one that is abandoned or a bot's."""

    def check(table: Table) -> Wanted:
        if not 0 <= seat < len(table.seats):
            raise Refused(404, "no-seat", {"high": len(table.seats)})
        if guest in table.banned:
            raise Refused(403, "banned")
        if table.closed:
            raise Refused(409, "not-playing")
        own_name(table, guest, name)
        there = table.seats[seat]
        if table.seats_of(guest) and there.guest != guest and table.mode != "hotseat":
            raise Refused(409, "one-seat")
        if there.kind == OPEN or (there.kind == PERSON and there.guest == guest and there.away):
            bound = {"commitment": committed} if committed and not table.started else {}
            return Wanted("sit", {"seat": seat, "name": name, **bound})
        bots_seat = there.kind == BOT and table.status == "playing"
        if bots_seat or (table.abandoned(seat) and there.guest != guest):
            if table.keeps_secret(seat):
                raise Refused(409, "secret-seat", {"seat": seat + 1})
            if table.people() - {guest, there.guest}:
                return proposing(table, guest, "takeover", {"seat": seat, "name": name})
            if bots_seat or there.away:
                return Wanted("sit", {"seat": seat, "name": name})
        raise Refused(409, "seat-taken", {"seat": seat + 1})

    return check


def leave(guest: str) -> Check:
    def check(table: Table) -> Wanted:
        if not [seat for seat in table.seats_of(guest) if not table.seats[seat].away]:
            raise Refused(409, "not-seated")
        not_drawing(table)
        return Wanted("leave", {})

    return check


def bot_steps_in(guest: str, seat: int, bot: str) -> Check:
    """The host puts a bot on an open seat; on an abandoned one with the consent of the others."""

    def check(table: Table) -> Wanted:
        if not 0 <= seat < len(table.seats):
            raise Refused(404, "no-seat", {"high": len(table.seats)})
        check_bot(table.game, bot)
        there = table.seats[seat]
        if there.kind == OPEN and not table.closed:
            only_host(table, guest)
            return Wanted("bot", {"seat": seat, "bot": bot})
        if not table.abandoned(seat):
            raise Refused(409, "seat-taken", {"seat": seat + 1})
        at_table(table, guest)
        if table.people() - {guest, there.guest}:
            return proposing(table, guest, "bot", {"seat": seat, "bot": bot})
        if bot != SUCCESSOR:
            raise Refused(409, "no-weak-bot", {"bot": SUCCESSOR})
        return Wanted("bot", {"seat": seat, "bot": bot})

    return check


def kick(guest: str, whom: str, ban: bool) -> Check:
    """The host shows somebody the door; whoever plays a running game only with the consent of the others, or after the
    seat was abandoned."""

    def check(table: Table) -> Wanted:
        only_host(table, guest)
        if whom == guest or (whom not in table.names and not table.seats_of(whom)):
            raise Refused(404, "no-guest")
        not_drawing(table)
        body: dict[str, object] = {"guest": whom, "ban": ban}
        if ban:
            body["invite"] = secrets.token_urlsafe(12)  # whoever comes back with another cookie holds the old one
        if table.status != "playing" or all(table.abandoned(seat) for seat in table.seats_of(whom)):
            return Wanted("kick", body)
        if not table.people() - {guest, whom}:
            raise Refused(409, "plays-on", {"name": table.name_of(whom)})
        return proposing(table, guest, "remove", body)

    return check


def close(guest: str) -> Check:
    """The host closes a table that has not begun. A running game is stopped when all agree, or all others have gone."""

    def check(table: Table) -> Wanted:
        if table.ended:
            raise Refused(409, "not-playing")
        if table.status == "open":
            only_host(table, guest)
            not_drawing(table)
            return Wanted("close", {})
        at_table(table, guest)
        if table.outdated:  # nobody can play on
            return Wanted("close", {"how": "rules"})
        others = [n for n, seat in enumerate(table.seats) if seat.kind == PERSON and seat.guest != guest]
        if all(table.abandoned(seat) for seat in others):
            return Wanted("close", {"how": "left" if others else "alone"})
        return proposing(table, guest, "stop", {})

    return check


def resign(guest: str, by: int | None = None) -> Check:
    """Give the game up: on a shared screen one of its people, else with all seats."""

    def check(table: Table) -> Wanted:
        at_table(table, guest)
        running(table)
        signed = signature(table, guest, by)
        return Wanted("resign", {"seats": table.seats_of(guest) if by is None else [by], **signed})

    return check


def silence(guest: str, whom: str, silent: bool) -> Check:
    """The host does not let somebody speak who only watches, or lets them again."""

    def check(table: Table) -> Wanted:
        only_host(table, guest)
        if whom not in table.names:
            raise Refused(404, "no-guest")
        if whom == guest or table.seats_of(whom):
            raise Refused(409, "silence-player", {"name": table.name_of(whom)})
        return Wanted("silence", {"guest": whom, "silent": silent})

    return check


def chat(guest: str, name: str, text: str, by: int | None = None) -> Check:
    def check(table: Table) -> Wanted:
        if guest in table.banned:
            raise Refused(403, "banned")
        if guest in table.silenced and not table.seats_of(guest):
            raise Refused(403, "silenced")
        own_name(table, guest, name)
        body = {"name": name, "text": names.one_way(text), **signature(table, guest, by)}
        if table.status == "playing" and not table.seats_of(guest):
            body["aside"] = True  # who only watches is heard by those who play when the game is over
        return Wanted("chat", body)

    return check


# ---- looking


def may_see(table: Table, guest: str, invite: str) -> None:
    """A public table is open to all; another to those who sit, who have been here, or who hold the link."""
    if guest in table.banned:
        raise Refused(403, "banned")
    if table.visibility == "public" or table.seats_of(guest) or guest == table.host or guest in table.names:
        return
    if not same(invite, table.invite):
        raise Refused(403, "no-invite")


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return compare_digest(one.encode(), other.encode())
