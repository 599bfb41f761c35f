"""What happened, in words: events as lines of a log, in brief, and as points with their sources."""

from typing import Final

from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.game import Game
from bastide.core.phrases import Value
from bastide.core.state import State
from bastide.core.words import Words

NONE: Final = -1
"""No place in a list; nobody in particular."""


class Teller:
    """Says the events of a game to people: `names` are those of the players and, after them, of the opponents whom
    nobody sits for."""

    def __init__(self, game: Game, said: Words, names: list[str]) -> None:
        self.game = game
        self.said = said
        self.names = names

    def lines(self, events: list[Event]) -> list[str]:
        """The events as lines; what needs none has none. Points that a seat scores by one thing are one line, where the
        last of them came; what the table does by itself is another thing."""
        found: list[str] = []
        thing: list[Event] = []
        for event in events:
            if event.seat < 0:
                found += self._lines(thing)
                thing = []
            thing.append(event)
        return found + self._lines(thing)

    def _lines(self, events: list[Event]) -> list[str]:
        scored: dict[int, list[Event]] = {}
        for event in events:
            if event.kind == "score":
                scored.setdefault(event.seat, []).append(event)
        found: list[str] = []
        for event in events:
            if event.kind != "score":
                found.append(self._say("event", event))
            elif event is scored[event.seat][-1]:
                found.append(self._score(scored[event.seat]))
        return [line for line in found if line]

    def briefs(self, events: list[Event]) -> list[tuple[int, str, int]]:
        """What each seat did, or what befell it, in the order in which it happened: the seat, a few words without its
        name, and the points that came with that. Points that no words of the seat came just before say their source.

        Amounts (`amount-<event>`) are what a thing cost or brought: those told before it come after it, and points
        are never theirs.
        """
        found: list[tuple[int, str, int]] = []
        thing = NONE  # where the words are that points belong to, of the seat spoken of last
        early = 0  # amounts at the end that were told before their thing
        for event in events:
            seat = event.seat
            if seat < 0 or (found and found[-1][0] != seat):
                thing = NONE
                early = 0
            if seat < 0:
                continue
            if event.kind == "score":
                points = int(str(event.args["points"]))
                if thing == NONE:
                    found.append((seat, self.source(str(event.args["why"]), str(event.args["what"]), points), points))
                    early = 0
                else:
                    found[thing] = (seat, found[thing][1], found[thing][2] + points)
            elif amount := self._say("amount", event):
                found.append((seat, amount, 0))
                early = early + 1 if thing == NONE else 0
            elif text := self._say("brief", event):
                thing = len(found) - early
                found.insert(thing, (seat, text, 0))
                early = 0
        return found

    def moments(self, events: list[Event]) -> list[tuple[int, int, str]]:
        """What is worth a banner: for whom (`NONE`: for everybody), whose event it is, and a sentence.

        `moment-<event>` is said to everybody, of points `moment-<why>`; `befalls-<event>` to whom it befell alone: the
        other one where two have a part in it.
        """
        found: list[tuple[int, int, str]] = []
        for event in events:
            kind = str(event.args["why"]) if event.kind == "score" else event.kind
            if said := self._say("moment", event, kind):
                found.append((NONE, event.seat, said))
            if said := self._say("befalls", event, kind):
                other = int(str(event.args.get("other", 0)))
                found.append((other - 1 if other else event.seat, event.seat, said))
        return found

    def fold(self, events: list[Event]) -> tuple[str, list[str], list[Event]]:
        """What many acts in a row do together and is told in one line, such as the bids of an auction: what it is about
        (`fold-<event>`; empty: there is no such thing), the parts of it (`folded-<event>`), and the other events."""
        about = ""
        parts: list[str] = []
        rest: list[Event] = []
        for event in events:
            named = self._say("fold", event)
            if not named or (about and named != about):
                rest.append(event)
                continue
            about = named
            if part := self._say("folded", event):
                parts.append(part)
        return about, parts, rest

    def missed(self, event: Event) -> str:
        """What has come to nothing, as it stands among the briefs; empty where nothing has, or it needs no word."""
        return self._say("amount", event) or self._say("brief", event) if "missed" in event.args else ""

    def source(self, why: str, what: str, points: int) -> str:
        """What points came from, by itself."""
        reason = self._reason(why, points)
        named = self.game.source(self.said, why, what) if what else ""
        return self.said.say("score-source", {"why": reason, "what": named}) if named else reason

    def _reason(self, why: str, points: int) -> str:
        """Why there were points; so many may say more of it (an area of 3)."""
        return self.said.say(why, {"points": points})

    def _say(self, family: str, event: Event, kind: str = "") -> str:
        key = f"{family}-{kind or event.kind}"
        if not self.said.has(key):
            return ""
        args: dict[str, Value] = dict(event.args)
        args["player"] = self.names[event.seat] if event.seat >= 0 else ""
        for name in ("piece", "what"):
            if name in args:
                find = self.game.short_noun if family in ("brief", "amount") else self.game.noun
                args[name] = find(self.said, str(args[name]))
        if args.get("other"):
            args["other"] = self.names[int(str(args["other"])) - 1]
        if "why" in args and self.said.has(str(args["why"])):
            args["why"] = self.said.say(str(args["why"]))
        return self.said.say(key, args)

    def _score(self, events: list[Event]) -> str:
        """One line for all points of a seat: the sum, and what it is made of. What brought several is named once."""
        points = sum([int(str(event.args["points"])) for event in events])
        args: dict[str, Value] = {"player": self.names[events[0].seat], "points": points}
        why, what = str(events[0].args["why"]), str(events[0].args["what"])
        if len(events) == 1 and what:
            args["why"] = self._reason(why, points)
            args["what"] = self.game.source(self.said, why, what)
            return self._known("event-score", args)
        parts: list[str] = []
        named = ""
        for event in events:
            why, what = str(event.args["why"]), str(event.args["what"])
            some = int(str(event.args["points"]))
            part: dict[str, Value] = {"why": self._reason(why, some), "points": some}
            if what and what != named:
                named = what
                part["what"] = self._name(self.game.source(self.said, why, what))
                parts.append(self.said.say("score-part", part))
            else:
                parts.append(self.said.say("score-part-plain", part))
        args["why"] = " + ".join(parts) if len(parts) > 1 else self._reason(why, points)
        return self._known("event-score-plain", args)

    def _name(self, noun: str) -> str:
        """A noun for between brackets: without what it explains in brackets of its own."""
        return (self.said.say(noun[1:]) if noun.startswith("@") else noun).partition(" (")[0]

    def _known(self, key: str, args: dict[str, Value]) -> str:
        return self.said.say(key, args) if self.said.has(key) else ""


def gained(events: list[Event]) -> dict[int, int]:
    """The points that events brought, by seat."""
    found: dict[int, int] = {}
    for event in events:
        if event.kind == "score":
            found[event.seat] = found.get(event.seat, 0) + int(str(event.args["points"]))
    return found


class Trial:
    """What came of an action in a copy of a state: the points that it `scored` its seat at once, and whether anything
    was revealed before somebody had to decide again."""

    def __init__(self, scored: list[Event], reveals: bool) -> None:
        self.scored = scored
        self.reveals = reveals


def try_out(copy: State, action: Action) -> Trial:
    """Carry out an action in a copy of a state. What comes after chance has spoken, or what the table does by itself
    (`go_on`, events of no seat), does not count as scored by it."""
    events = copy.watch()
    copy.act(action)
    found: list[Event] = []
    for event in events:
        if event.reveals or event.seat < 0:
            break
        if event.kind == "score" and event.seat == action.seat:
            found.append(event)
    copy.proceed()
    copy.events = None
    return Trial(found, any(event.reveals for event in events))
