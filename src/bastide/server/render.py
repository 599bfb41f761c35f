"""What a person or a program is shown of a table: only what the viewer's seat may know, in the viewer's language."""

from hashlib import blake2b
from typing import Any, Final

from bastide.bots.hinting import Hint
from bastide.core import telling
from bastide.core.action import Action
from bastide.core.catalog import game
from bastide.core.dice import Share
from bastide.core.errors import Refusal
from bastide.core.event import Event
from bastide.core.phrases import Phrase, called
from bastide.core.state import State
from bastide.core.telling import Teller
from bastide.core.words import Words, words
from bastide.search.reasons import said as sentence
from bastide.server import outdated
from bastide.server.entry import GONE
from bastide.server.names import names_of
from bastide.server.responses import (
    Alike,
    Choice,
    DiceShown,
    HintShown,
    PositionShown,
    RefusalShown,
    TableInfo,
    Worth,
    WorthPart,
)
from bastide.server.table import PERSON, SUCCESSOR, Entry, Proposal, Table

MOST_DESCRIBED: Final = 200
"""Actions that are described without being asked for; where there are more, a page asks for those it needs."""


MOST_WHOLE: Final = 50
"""Actions that say everything of themselves."""

ALONE, TOGETHER, GIVEN = range(3)
"""What a refused action says of a thing: it is about this thing alone, about others as well, or only gives it up."""


class Viewer:
    """Who looks: a guest (empty for a spectator), in a language, with words or without (for programs).

    `only`: a program that holds a token for one seat; it sees through that seat and knows nothing else of its guest.
    """

    def __init__(self, guest: str, language: str, wordy: bool = True, only: int | None = None) -> None:
        self.guest = guest
        self.language = language
        self.wordy = wordy
        self.only = only

    def seats(self, table: Table) -> list[int]:
        return [seat for seat in table.seats_of(self.guest) if self.only in (None, seat)]

    def hosts(self, table: Table) -> bool:
        return self.only is None and self.guest == table.host

    def seat(self, table: Table) -> int | None:
        """The seat this viewer sees through: of several on one screen the one that is asked."""
        mine = self.seats(table)
        asked = [seat for seat in mine if table.state is not None and seat in table.state.to_act]
        return asked[0] if asked else mine[0] if mine else None

    def key(self, table: Table) -> tuple[int | None, str, bool, str, int | None]:
        """Viewers with the same key see the same."""
        mine = self.guest if self.seats(table) or self.hosts(table) else ""
        return (self.seat(table), self.language, self.wordy, mine, self.only)


def about(table: Table, viewer: Viewer) -> TableInfo:
    """The table itself: seats, names, what has been proposed. Guests' ids are shown to the host alone, who may kick.

    Whoever sees a private table came by its link, and may pass it on.
    """
    host = viewer.hosts(table)
    mine = viewer.seats(table)
    plays = table.status == "playing" and viewer.only is None and viewer.guest in table.people() and not table.outdated
    history = table.history
    next_undone = history.line[history.at].action.seat if history.at < len(history.line) else None
    can_return = plays and history.can_return(mine) is not None
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.options,
        "mode": table.mode,
        "visibility": table.visibility,
        "status": table.status,
        "number": table.number,
        "moves": history.at,
        "moves_undone": len(history.line) - history.at + len(history.taken),
        "host": table.name_of(table.host),
        "you_host": host,
        "your_seats": mine,
        "invite": table.invite if viewer.only is None and (host or mine or table.visibility != "public") else "",
        "seed_sha256": table.dice.server.committed,
        "seed": table.seed if table.ended else "",
        "dice": dice(table),
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "away": seat.away,
                "abandoned": table.abandoned(number),
                "you": number in mine,
                "guest": seat.guest if host else "",
                "voice": voice(table, seat.guest) if seat.kind == PERSON else "",
            }
            for number, seat in enumerate(table.seats)
        ],
        "successor": SUCCESSOR,
        "hints": table.hints,
        "silenced": sorted(voice(table, guest) for guest in table.silenced),
        "can_fork": table.started and viewer.only is None and table.can_fork(viewer.guest),
        "notice": notice(table, viewer.language),
        "ending": table.ending,
        "resigned": table.resigned,
        "proposals": [
            {
                "number": proposal.number,
                "what": proposal.what,
                "by": table.name_of(proposal.by),
                "seat": proposal_seat(table, proposal),
                "to": proposal.body.get("to"),
                "asks_you": viewer.only is None and viewer.guest in proposal.need,
                "yours": viewer.only is None and viewer.guest == proposal.by,
            }
            for proposal in table.proposals.values()
        ],
        "can_undo": plays and table.undo_target(viewer.guest) is not None,
        "can_redo": plays and (next_undone in mine or can_return),
    }


def notice(table: Table, language: str) -> str:
    """Where the game, or the record that was opened here, was begun by other rules."""
    if not table.outdated:
        return table.notes.get(language, "")
    said = outdated.sentence(table.rules, table.game.rules_version, table.history.at, table.lost)
    return words(language, table.game.name, "bastide.server").say_once(called(said, names_of(table)))


def voice(table: Table, guest: str) -> str:
    """What a page knows somebody by whom it shall not hear. It says nothing of the guest at another table."""
    return blake2b(guest.encode(), digest_size=8, person=table.id.encode()[:16]).hexdigest()


def dice(table: Table) -> DiceShown:
    """Nothing that was revealed is shown before the end: together with the secret it is the seed."""
    shares = table.shares()
    found = [shares.get(seat, Share("")) for seat in range(len(table.seats))]
    return {
        "drawing": bool(table.drawing),
        "secret": table.dice.server.revealed if table.ended else "",
        "seats": [
            {
                "commitment": share.committed,
                "revealed": bool(share.revealed),
                "reveal": share.revealed if table.ended else "",
            }
            for share in found
        ],
    }


def proposal_seat(table: Table, proposal: Proposal) -> int | None:
    """The seat that it is about; of somebody who is to go, the first."""
    whom: str = proposal.body.get("guest", "")
    return next(iter(table.seats_of(whom)), None) if whom else proposal.body.get("seat")


def hint(table: Table, state: State, found: Hint, said: Words, answers: int) -> HintShown:
    """What a bot would do, in words; `answers`: the question that it is an answer to."""
    names = names_of(table)
    return {
        "action": found.action.to_json(),
        "text": str(found.action),
        "label": said.say(called(found.action.describe(state), names)),
        "then": [said.say(called(phrase, names)) for phrase in found.then],
        "why": "" if found.why is None else sentence(said, called(found.why, names)),
        "answers": answers,
    }


def position(table: Table, viewer: Viewer) -> PositionShown:
    """The game as the viewer sees it now: view, question, legal actions."""
    state, seat = table.state, viewer.seat(table)
    shown: PositionShown = {
        "seat": seat,
        "view": None,
        "question": "",
        "legal": [],
        "alike": {},
        "things": [],
        "wide": [],
        "answers": table.number if seat is None or state is None else table.asked_since[seat],
        "course": table.history.course() if table.ended and table.started and viewer.wordy else [],
    }
    if state is None:
        return shown
    said = words(viewer.language, table.game.name, "bastide.server")
    shown["view"] = state.view(seat)
    shown["question"] = question(table, state, seat, said) if viewer.wordy else ""
    if seat is not None and seat in table.to_act and not table.seats[seat].away:
        actions = state.legal(seat)
        if not viewer.wordy:
            shown["legal"] = [{"text": str(action), "action": action.to_json()} for action in actions]
        elif len(actions) <= MOST_DESCRIBED:
            shown["legal"], shown["alike"] = said_once(described(table, seat, actions, said))
        else:
            things: dict[str, int] = {}
            for action in actions:
                touches = [things.setdefault(touch, len(things)) for touch in action.touches()]
                shown["wide"].append((str(action), touches))
            shown["things"] = list(things)
    return shown


def question(table: Table, state: State, seat: int | None, said: Words) -> str:
    """What is asked, or who is waited for: by name, since here everybody has one."""
    if table.outdated:
        return notice(table, said.language)
    if state.over or (seat is not None and seat in state.to_act):
        return said.say(called(state.question(seat), names_of(table)))
    return said.say("wait-for", {"names": ", ".join(seat_name(table, one, said.language) for one in state.to_act)})


def described(table: Table, seat: int, actions: list[Action], said: Words) -> list[Choice]:
    """Legal actions of a seat, each with a sentence, its cost and what it brings at once."""
    state, names = table.history.state, names_of(table)
    imagined = state.determinize(seat, "preview")
    before = state.counters(seat)
    teller = Teller(game(state.game), said, [])
    found: list[Choice] = []
    for action in actions:
        after = imagined.clone()
        trial = telling.try_out(after, action)
        counters = after.counters(seat)
        found.append(
            {
                "text": str(action),
                "action": action.to_json(),
                "touches": list(action.touches()),
                "gives": list(action.gives()),
                "rule": action.rule,
                "label": said.say(called(action.describe(state), names)),
                "cost": action.cost(state),
                "change": {name: [n, counters[name]] for name, n in before.items() if counters[name] != n},
                "ends_turn": seat not in after.to_act,
                "asks": grave(table, state, action, after, trial),
                "worth": worth(trial.scored, teller),
            }
        )
    return found


def grave(table: Table, state: State, action: Action, after: State, trial: telling.Trial) -> str:
    """Why a person is asked before an action: it `loses` something, `reveals` something, or `ends` the turn among
    people (or the game). Empty where it can be taken back alone, also while others of a wave are not ready."""
    if action.loses(state):
        return "loses"
    if trial.reveals:
        return "reveals"
    asked = state.asked(action.seat)
    waved = asked is not None and asked.together > 0
    among_people = len([seat for seat in table.seats if seat.kind == PERSON]) > 1
    ends = after.over or (action.seat not in after.to_act and among_people and not waved)
    return "ends" if ends else ""


def said_once(choices: list[Choice]) -> tuple[list[Choice], Alike]:
    """What many choices have in common is said once: where a shape is laid that is most of it."""
    alike: Alike = {}
    if len(choices) > MOST_WHOLE:
        first = choices[0]
        for name in Alike.__annotations__:
            if all(choice.get(name) == first.get(name) for choice in choices):
                alike[name] = first[name]  # type: ignore[literal-required]
                for choice in choices:
                    del choice[name]  # type: ignore[misc]
    return choices, alike


def worth(scored: list[Event], teller: Teller) -> Worth:
    """The points of these events, with their sources in words."""
    parts: list[WorthPart] = [
        {"points": points, "source": teller.source(str(args["why"]), str(args["what"]), points)}
        for args in (event.args for event in scored)
        if isinstance(points := args["points"], int)
    ]
    return {"points": sum(part["points"] for part in parts), "parts": parts}


def describe(table: Table, seat: int, texts: list[str], language: str) -> list[Choice]:
    """Those of these actions that are legal now, described."""
    state = table.history.state
    wanted = set(texts)
    actions = [action for action in state.legal(seat) if str(action) in wanted] if seat in table.to_act else []
    said = words(language, table.game.name, "bastide.server")
    return described(table, seat, actions, said)


def refusals(table: Table, seat: int, language: str) -> list[RefusalShown]:
    """Why things cannot be done now: for each thing to touch that no legal action touches, the rule and a sentence.

    Of several reasons the best: one about what the thing is for, not about giving it up; of those the one that is cured
    most cheaply (`Refusal.near`); then one about this thing alone before one about it and others; of the same reason at
    several prices the lowest. The last one has no thing: all others are no answer to what is asked.
    """
    state = table.state
    asked = None if state is None else state.asked(seat)
    if state is None or asked is None or table.outdated:
        return []
    open_things = {touch for action in state.legal(seat) for touch in action.touches()}
    found: dict[str, tuple[int, Refusal]] = {}
    for action in table.game.thinkable(state, seat):
        closed = [touch for touch in action.touches() if touch not in open_things]
        refusal = state.refuse(action) if closed else None
        if refusal is not None and not refusal.pending:
            given = action.gives()
            for touch in closed:
                rank = GIVEN if touch in given else ALONE if len(closed) == 1 else TOGETHER
                if touch not in found or better(rank, refusal, *found[touch]):
                    found[touch] = rank, refusal
    question = state.questions[asked.kind]
    pending = Refusal(question.rule, "refuse-pending", {"pending": question.sentence(state, asked)})
    said = words(language, table.game.name, "bastide.server")
    names = names_of(table)
    return [
        {"touch": touch, "rule": refusal.rule, "message": said.say(called(refusal.phrase, names))}
        for touch, refusal in [*((touch, refusal) for touch, (_, refusal) in found.items()), ("", pending)]
    ]


def better(rank: int, refusal: Refusal, old_rank: int, old: Refusal) -> bool:
    """Whether a reason is to be told instead of another."""
    if refusal.near != old.near and (rank == GIVEN) == (old_rank == GIVEN):
        return refusal.near > old.near
    if rank != old_rank or refusal.phrase.key != old.phrase.key:
        return rank < old_rank
    price, old_price = refusal.phrase.args.get("price"), old.phrase.args.get("price")
    return isinstance(price, int) and isinstance(old_price, int) and price < old_price


# ---- the log


def entry(
    table: Table, row: Entry, moves: int | None, events: list[Event] | None, viewer: Viewer, secret: bool
) -> dict[str, Any]:
    """An entry of the log: with the number of moves after it, if it is one on the line, and what it made happen. What
    was chosen in secret is named to its own seat alone, and there to nobody who sat down later; when nobody plays on,
    nothing that happened is a secret any more."""
    seat = row.body.get("by", row.body.get("seat"))
    shown: dict[str, Any] = {
        "number": row.number,
        "at": row.at,
        "kind": row.kind,
        "name": who(table, row, viewer.language),
    }
    if row.kind == "act":
        action = row.body["action"]
        seat = action["seat"]
        shown["moves"] = moves
        if not secret or (seat == viewer.seat(table) and row.guest in (viewer.guest, "")):
            shown["action"] = action
    elif row.kind == "chat":
        shown["text"] = row.body["text"]
        shown["voice"] = voice(table, row.guest)
        if viewer.hosts(table):
            shown["guest"] = row.guest  # whom to show the door
    elif row.kind in ("undo", "redo"):
        mine = table.seats_of(row.guest)
        seat = mine[0] if seat is None and len(mine) == 1 else seat
        shown.update({name: row.body[name] for name in ("to", "of") if name in row.body})
    elif row.kind in ("propose", "answer"):
        shown.update({name: row.body[name] for name in ("what", "to", "proposal", "yes") if name in row.body})
        if viewer.wordy and (line := proposed(table, row, viewer.language)):
            shown["lines"] = [line]
    shown["seat"] = seat
    if row.kind == "act" and table.outdated and moves is None and (table.ended or not row.body.get("wave")):
        said = {"text": outdated.line_of(table.game, row.body["action"])}
        shown["lines"] = [words(viewer.language, table.game.name, "bastide.server").say("former-move", said)]
    if events is not None:
        visible = [event for event in events if table.ended or event.seen_by(viewer.seat(table))]
        shown["events"] = [event.to_json() for event in visible]
        if row.kind == "act":
            shown["gained"] = sorted(telling.gained(visible).items())
        if viewer.wordy:
            teller = teller_of(table, viewer.language)
            shown["lines"] = teller.lines(visible)
            for event, told in zip(visible, shown["events"], strict=True):
                if missed := teller.missed(event):
                    told["missed_brief"] = missed
            if row.kind == "act":
                shown["briefs"] = teller.briefs(visible)
                if moments := teller.moments(visible):
                    shown["moments"] = moments
                about, parts, rest = teller.fold(visible)
                if about:
                    lines, briefs = teller.lines(rest), teller.briefs(rest)
                    shown["fold"] = {"about": about, "parts": parts, "lines": lines, "briefs": briefs}
    return shown


def proposed(table: Table, row: Entry, language: str) -> str:
    """What somebody has proposed, declined or withdrawn. An agreement is told by what comes of it."""
    asked = row if row.kind == "propose" else table.entries[row.body["proposal"] - 1]
    if asked.kind != "propose" or row.body.get("yes"):
        return ""
    said = words(language, table.game.name, "bastide.server")
    body = asked.body
    seat = proposal_seat(table, Proposal(asked.number, body["what"], asked.guest, body, set()))
    whose = "" if seat is None else seat_name(table, seat, language)
    what = said.say_once(Phrase(f"proposed-{body['what']}", {"to": body.get("to", 0) + 1, "seat": whose}))
    key = "proposes" if row is asked else "withdraws" if row.guest == asked.guest else "declines"
    return said.say_once(
        Phrase(key, {"name": who(table, row, language), "by": who(table, asked, language), "what": what})
    )


def heard(table: Table, row: Entry, viewer: Viewer) -> bool:
    """Those who play hear nothing of those who watch until the game is over. What was erased is not there at all."""
    if row.kind in (GONE, "erase"):
        return False
    return "aside" not in row.body or table.status != "playing" or not viewer.seats(table)


def who(table: Table, row: Entry, language: str) -> str:
    """The name of whoever did it: the seat's for a move, or where several share a screen; the guest's otherwise."""
    seat = row.body["action"]["seat"] if row.kind == "act" else row.body.get("by")
    if seat is not None:
        return seat_name(table, seat, language)
    return str(row.body.get("name") or table.name_of(row.guest))


def teller_of(table: Table, language: str) -> Teller:
    """Tells what happened at a table, with the names of those who sit there."""
    count = len(table.seats) + len(table.history.state.opponents())
    names = [seat_name(table, number, language) for number in range(count)]
    return Teller(table.game, words(language, table.game.name, "bastide.server"), names)


def seat_name(table: Table, number: int, language: str) -> str:
    """A player's name; the numbers after the seats are opponents whom nobody sits for."""
    said = words(language, table.game.name, "bastide.server")
    if number >= len(table.seats):
        return said.say(f"opponent-{table.history.state.opponents()[number - len(table.seats)].name}")
    name = names_of(table)[number]
    return name if isinstance(name, str) else said.say(name)
