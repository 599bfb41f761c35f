"""A table: who sits where, what has been proposed, and the game. It is nothing but its log, folded entry by entry."""

import time
from math import inf
from typing import Any, Final

import msgspec

from bastide.core.action import Action
from bastide.core.catalog import game as find_game
from bastide.core.dice import Dice, Share, commitment
from bastide.core.errors import IllegalAction, InputError
from bastide.core.state import State
from bastide.server.entry import NAMELESS, Entry, without
from bastide.server.history import TableHistory, TableMove
from bastide.server.outdated import Lost, lost_at
from bastide.server.seat import BOT, OPEN, PATIENCE, PERSON, SUCCESSOR, Proposal, Seat, check_bot

__all__ = ["BOT", "OPEN", "PATIENCE", "PERSON", "SUCCESSOR", "Entry", "Proposal", "Seat", "Table", "check_bot"]

POSING: Final = ("start", "act", "undo", "redo")
"""The entries that lead to a new position."""


class Table:
    """The fold of a table's log up to `number`."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.game = find_game(row["game"])
        self.options: dict[str, object] = msgspec.json.decode(row["options"])
        self.mode: str = row["mode"]
        self.visibility: str = row["visibility"]
        self.seed: str = row["seed"]
        """The server's secret; from the start on with what people have added to it."""
        self.invite: str = row["invite"]
        self.number = 0
        self.host = ""
        self.seats = [Seat() for _ in range(row["seats"])]
        self.hints = True
        """Whether people may ask what a bot would do."""
        self.drawing = 0.0
        """Since when all sit and reveal what they add to the dice; 0: not now."""
        self.dice = Dice(Share(commitment(self.seed), self.seed), {})
        self.started = False
        self.rules = self.game.rules_version
        """The version of the rules by which the game was begun."""
        self.lost: Lost | None = None
        """Of other rules: the first move that does not hold by those of now."""
        self.notes: dict[str, str] = {}
        """What there is to say of a record that was opened here, by language."""
        self._was_over = row.get("status") == "over"
        self.closed = False
        self.ending = ""
        """How a game was stopped: `resigned`, `agreed`, `left` by all others, or `alone`; empty: it was not."""
        self.resigned: list[int] = []
        self.company: list[tuple[int, frozenset[str]]] = []
        """Who sat at the table, each time that changed: the entry, and the guests from then on."""
        self.banned: set[str] = set()
        self.silenced: set[str] = set()
        """Guests who watch and whom the host does not let speak."""
        self.names: dict[str, str] = {}
        self.keys: dict[str, int] = {}
        self.proposals: dict[int, Proposal] = {}
        self.entries: list[Entry] = []
        self.wrote: set[str] = set()
        """Every guest who has ever written anything here."""
        self.position: object = msgspec.json.decode(row["position"]) if row["position"] else None
        self.history = TableHistory(self.game, row["seats"], self.seed, self.options, self.position)
        self.asked_since = [0] * row["seats"]
        """The entry after which each seat was asked what it is asked now."""

    # ---- what it is

    @property
    def state(self) -> State | None:
        """The position of now; None before the game begins."""
        return self.history.state if self.started else None

    @property
    def status(self) -> str:
        if self.closed:
            return "closed"
        if not self.started:
            return "open"
        return "over" if (self._was_over if self.outdated else self.history.state.over) else "playing"

    @property
    def outdated(self) -> bool:
        """Begun by other rules than those of now: it is shown as far as it holds, and nobody plays on."""
        return self.started and self.rules != self.game.rules_version

    @property
    def ended(self) -> bool:
        """Nobody plays here any more: over, or closed by the host."""
        return self.closed or self.status == "over"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision in a running game."""
        return self.history.state.to_act if self.status == "playing" and not self.outdated else ()

    def shares(self) -> dict[int, Share]:
        """What people give for the dice, by seat; after the start somebody else may sit there."""
        if self.started:
            return self.dice.seats
        return {n: Share(seat.commitment, seat.reveal) for n, seat in enumerate(self.seats) if seat.commitment}

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.guest == guest and guest]

    def people(self) -> set[str]:
        """The guests who sit and have not left."""
        return {seat.guest for seat in self.seats if seat.kind == PERSON and not seat.away}

    def members(self) -> set[str]:
        """The guests who count this table among theirs: the host, and whoever holds a seat, away or not."""
        return {self.host, *(seat.guest for seat in self.seats if seat.kind == PERSON)}

    def agreeing(self, what: str) -> set[str]:
        """Whose agreement it takes. To take back also that of those who have left: they have seen it too."""
        if what != "undo":
            return self.people()
        return {seat.guest for seat in self.seats if seat.kind == PERSON}

    def awaited(self) -> set[str]:
        """The guests who owe a decision."""
        return {self.seats[n].guest for n in self.to_act if self.seats[n].kind == PERSON and not self.seats[n].away}

    def abandoned(self, seat: int) -> bool:
        """Whether a person has left the seat of a running game, or has kept the others waiting for days."""
        if self.status != "playing" or self.seats[seat].kind != PERSON:
            return False
        asked = self.entries[self.asked_since[seat] - 1].at
        return self.seats[seat].away or (seat in self.to_act and time.time() - asked > PATIENCE)

    def can_fork(self, guest: str) -> bool:
        """Whether this guest may go on from a position elsewhere, and see there what is hidden here: only while nobody
        else plays this game."""
        return self.ended or not {seat.guest for seat in self.seats if seat.kind == PERSON} - {guest}

    def keeps_secret(self, seat: int) -> bool:
        """Whether something was chosen here that has not been revealed to anybody yet."""
        history, waves = self.history, self.history.open_waves() if self.started else set()
        return bool(waves) and any(
            move.action.seat == seat and history.wave(place) in waves
            for place, move in enumerate(history.line[: history.at])
        )

    def waits_for_bot(self) -> int | None:
        """The seat of a bot that owes a decision."""
        return next((seat for seat in self.to_act if self.seats[seat].kind == BOT), None)

    def name_of(self, guest: str) -> str:
        return self.names.get(guest, "")

    # ---- folding

    def fold(self, entry: Entry, action: Action | None = None, after: State | None = None, fast: bool = False) -> None:
        """Take an entry in. Its action and the state after it come from whoever knows them; `fast` plays nothing."""
        assert entry.number == self.number + 1, "the log has a gap"
        self.number = entry.number
        self.entries.append(entry)
        if entry.key:
            self.keys[entry.key] = entry.number
        body = entry.body
        if entry.guest:
            self.wrote.add(entry.guest)
        if "name" in body and entry.guest:
            self.names[entry.guest] = body["name"]
        match entry.kind:
            case "create":
                self.host = entry.guest
                self.hints = body.get("hints", True)
                self.notes = body.get("notes", {})
                self.seats = [msgspec.convert(seat, Seat) for seat in body["seats"]]
            case "sit":
                self._sit(entry.guest, body["seat"], body["name"], body.get("commitment", ""))
            case "leave":
                self._leave(entry.guest)
            case "bot":
                self._take(body["seat"], Seat(BOT, "", "", body["bot"]))
            case "draw":
                self.drawing = entry.at
            case "reveal":
                self.seats[body["seat"]].reveal = body["reveal"]
            case "start":
                self.rules = body.get("rules", 1)
                self._start()
            case "act" | "undo" | "redo" if self.lost is not None:
                pass  # nor does what came after it hold
            case "act":
                self._act(entry, action, after, fast)
            case "undo" | "redo":
                self._undo_or_redo(entry, after)
            case "propose":
                holder = self.seats[body["seat"]].guest if "seat" in body else body.get("guest", "")
                need = self.agreeing(body["what"]) - {entry.guest, holder}
                self.proposals[entry.number] = Proposal(entry.number, body["what"], entry.guest, body, need)
            case "answer":
                self._answer(entry)
            case "kick":
                if body["ban"]:
                    self.banned.add(body["guest"])
                    self.invite = body.get("invite", self.invite)
                self._leave(body["guest"])
            case "silence":
                (self.silenced.add if body["silent"] else self.silenced.discard)(body["guest"])
            case "resign":
                self._resign(body["seats"])
            case "close":
                self._close(body.get("how", ""))
            case "erase":
                self._erase(body["guest"])
        people = frozenset(self.people())
        if not self.company or self.company[-1][1] != people:
            self.company.append((entry.number, people))
        if entry.kind in POSING and not fast and not self.outdated:
            self._pose(entry)

    def _sit(self, guest: str, number: int, name: str, committed: str) -> None:
        if self.started and not self.people() and self.seats_of(self.host):
            self.host = guest  # the host left last, and somebody takes the table up again
        mine = self.seats_of(guest)
        if number in mine:  # back again, on one screen to all of their seats
            for own in mine:
                self._take(own, msgspec.structs.replace(self.seats[own], away=False))
        else:
            self._take(number, Seat(PERSON, guest, name, commitment=committed))

    def _start(self) -> None:
        """The dice are fixed; where play begins with a position, also what is hidden in it."""
        self.dice.seats = self.shares() if self.drawing else {}
        self.drawing, self.started = 0.0, True
        seed, self.seed = self.seed, self.dice.seed(len(self.seats))
        if self.seed != seed:
            if self.position is not None:
                self.position = self.game.from_json(self.position).determinize(None, self.seed).to_json()
            self.history = TableHistory(self.game, len(self.seats), self.seed, self.options, self.position)

    def _take(self, number: int, seat: Seat) -> None:
        """The seat is not abandoned any more: what was proposed about it is settled."""
        before = self.seats[number].guest
        self.seats[number] = seat
        self._settle_seat(number)
        if before == self.host and not self.seats_of(before):
            self._hand_over()

    def _hand_over(self) -> None:
        """The first who stays is host now; with nobody there the host remains."""
        self.host = next((s.guest for s in self.seats if s.kind == PERSON and not s.away), self.host)

    def _settle_seat(self, number: int) -> None:
        """What was proposed about it is not asked any more."""
        for proposal in [one for one in self.proposals.values() if one.body.get("seat") == number]:
            del self.proposals[proposal.number]

    def _leave(self, guest: str) -> None:
        for number in self.seats_of(guest):
            if self.started or self.drawing:
                self.seats[number].away = True
            else:
                self.seats[number] = Seat()
        for proposal in list(self.proposals.values()):
            # Whoever has gone never counts as agreeing, and need not be removed any more.
            if guest in (proposal.by, proposal.body.get("guest"), *proposal.need):
                del self.proposals[proposal.number]
        if guest == self.host:
            self._hand_over()

    def _resign(self, seats: list[int]) -> None:
        """Bots play on for those who have resigned, unless only one is left, or nobody who would look on."""
        self.resigned = sorted({*self.resigned, *seats})  # somebody may have taken over, and resigned too
        stay = {seat.guest for number, seat in enumerate(self.seats) if seat.kind == PERSON and number not in seats}
        if len(self.resigned) >= len(self.seats) - 1 or not stay & self.people():
            self._close("resigned")
            return
        for number in seats:
            self._take(number, Seat(BOT, "", "", SUCCESSOR))

    def _close(self, how: str) -> None:
        self.closed, self.drawing = True, 0.0
        self.ending = how
        self.proposals.clear()

    def _erase(self, guest: str) -> None:
        """Nothing that this guest was called or has said stays here; what they played does."""
        self.entries = [without(entry, guest) for entry in self.entries]
        if guest in self.names:
            self.names[guest] = NAMELESS
        for seat in self.seats:
            if seat.kind == PERSON and seat.guest == guest:
                seat.name = NAMELESS

    def _drop_proposals(self, what: str) -> None:
        for proposal in [one for one in self.proposals.values() if one.what == what]:
            del self.proposals[proposal.number]

    def _act(self, entry: Entry, action: Action | None, after: State | None, fast: bool) -> None:
        body = entry.body
        try:
            action = action or self.game.action(body["action"])
            if after is None and not fast:
                after = self.history.state.clone()
                after.apply(action)
        except (InputError, IllegalAction) as error:
            if not self.outdated:
                raise
            self.lost = lost_at(entry.number, error)
            return
        self.history.add(TableMove(action, entry.number, body["reveals"], body.get("wave")), after)
        self._drop_proposals("undo")
        if self.seats[action.seat].kind == PERSON:
            self._settle_seat(action.seat)  # its holder is back

    def _undo_or_redo(self, entry: Entry, after: State | None) -> None:
        """In a wave a move leaves the line alone and comes back alone; else the whole game goes back and forth."""
        body = entry.body
        if "of" not in body:
            self.history.go(body["to"])
        elif entry.kind == "undo":
            self.history.leave(body["of"], body["wave"], after)
        else:
            self.history.come_back(body["of"], body["reveals"], after)
        self._drop_proposals("undo")

    def _pose(self, entry: Entry) -> None:
        """A new position: everybody is asked from this entry on; in a wave that goes on only the seat that acted."""
        seat, wave = self._acted(entry)
        if wave in self.history.open_waves():
            self.asked_since[seat] = entry.number
        else:
            self.asked_since = [entry.number] * len(self.seats)
        if self.history.state.over:
            self.proposals.clear()  # there is nothing left to agree on

    def arrive(self) -> None:
        """After a log was folded without playing: the rest of what `_pose` would have made of its entries."""
        if self.outdated:
            self.lost = self.history.hold() or self.lost
            self.proposals.clear()
            return
        asked = [0] * len(self.seats)
        waves = self.history.open_waves()
        for entry in reversed([entry for entry in self.entries if entry.kind in POSING]):
            seat, wave = self._acted(entry)
            if wave not in waves:
                self.asked_since = [number or entry.number for number in asked]
                break
            asked[seat] = asked[seat] or entry.number
        if self.history.state.over:
            self.proposals.clear()

    def _acted(self, entry: Entry) -> tuple[int, int]:
        """Which seat acted in which wave; without a wave (0) it does not matter who."""
        if entry.kind != "act":
            return entry.body.get("seat", 0), entry.body.get("wave", 0)
        wave = entry.body.get("wave")
        if wave is None:  # written down before waves had numbers
            place = self.history.places().get(entry.number)
            wave = self.history.wave(place - 1) if place else 0
        return entry.body["action"]["seat"], wave

    def _answer(self, entry: Entry) -> None:
        proposal = self.proposals.get(entry.body["proposal"])
        if proposal is not None:
            if entry.body["yes"]:
                proposal.need.discard(entry.guest)
            else:
                del self.proposals[proposal.number]

    # ---- taking back

    def undo_target(self, guest: str) -> int | None:
        """To how many moves the game goes back when this guest takes back: before their last own action."""
        mine = self.seats_of(guest)
        for at in range(self.history.at - 1, -1, -1):
            if self.history.line[at].action.seat in mine:
                return at
        return None

    def undo_is_free(self, guest: str, to: int) -> bool:
        """Without asking: only own and bots' moves, and nothing was revealed since; or nobody else has sat here since.

        Whose move it was is what the log says: the seat may have changed hands.
        """
        since = self._alone_since(guest)
        for move in self.history.line[to : self.history.at]:
            theirs = self.entries[move.number - 1].guest not in (guest, "")
            if move.number < since and (move.reveals or theirs):
                return False
        return True

    def _alone_since(self, guest: str) -> float:
        """The entry after which nobody else's person has sat here."""
        since = inf
        for number, people in reversed(self.company):
            if people - {guest}:
                break
            since = number
        return since
