"""Why a turn is good, in a few words: what it scores at once, what it promises, what it spoils for others.

Everything is looked at in worlds drawn from what the seat may know. What is scored at once is said only if it comes
about in all of them; promises are means over them.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bastide.core.action import Action
from bastide.core.aspects import POINTS
from bastide.core.event import Event
from bastide.core.game import Game
from bastide.core.phrases import Phrase, player
from bastide.core.rng import Seed
from bastide.core.state import State
from bastide.core.telling import try_out
from bastide.core.words import Words, words

WORLDS: Final = 4
MOST: Final = 3
"""Parts of a sentence."""
SCORED: Final = 2
"""Of those, parts about points at once, where there is something else to say."""
LEAST: Final = 0.6
"""Points of which it is worth speaking; what rounds to nothing is nothing."""
MINOR: Final = 0.3
"""What brings less than this share of the largest part is left out."""
MUCH: Final = 0.5
"""What others lose is said where it is at least this share of that."""
SPOILT: Final = 2.0
"""Of a rival's prospects."""


class Outcome:
    """What a turn leads to in a world."""

    def __init__(self, rules: Game, world: State, seat: int, actions: Sequence[Action]) -> None:
        self.scored: list[Event] = []
        for action in foreseen(rules, world, seat, actions):
            self.scored += try_out(world, action).scored
        self.aspects = rules.aspects(world, seat)
        self.when = (rules.clock(world), world.asked(seat) is None, world.stack[-1].kind if world.stack else -1)
        """Only what is seen at the same moment can be compared."""
        self.others = [rules.evaluate(world, other) for other in range(world.seats)]


def foreseen(rules: Game, world: State, seat: int, actions: Sequence[Action]) -> Iterator[Action]:
    """The actions that whoever asks for them may carry out in a world, one by one: to the end of the round, until
    chance speaks or it comes otherwise than thought."""
    chance = world.rng.words()
    clock = rules.clock(world)
    start = world.clone()
    for action in actions:
        known = world.rng.words() == chance and rules.clock(world) == clock and not rules.beyond(start, world)
        if not known or world.asked(seat) is None or world.refuse(action) is not None:
            return
        yield action


class Part:
    """Of a sentence, and how much it counts for."""

    def __init__(self, points: float, phrase: Phrase) -> None:
        self.points = points
        self.phrase = phrase


class Reasons:
    """Of a seat in a position, for turns in the same few worlds."""

    def __init__(self, rules: Game, state: State, seat: int, seed: Seed = 0) -> None:
        self.rules = rules
        self.seat = seat
        self.said: Words = words("en", state.game)
        """Only to see what there are words for: all languages have the same."""
        self.worlds = [state.determinize(seat, f"why {seed} {number}") for number in range(WORLDS)]

    def outcomes(self, actions: Sequence[Action]) -> list[Outcome]:
        return [Outcome(self.rules, world.clone(), self.seat, actions) for world in self.worlds]

    # ---- sentences

    def of(self, actions: Sequence[Action], others: Sequence[Sequence[Action]] = ()) -> list[Phrase]:
        """What speaks for a turn, most important first; `others` is what else could be done. Empty: nothing of note."""
        found = self.outcomes(actions)
        rest = [outcome for other in others for outcome in self.outcomes(other)]
        growth = self.growth(found)
        parts = chosen(self.points(found, []), self.promises(growth, {}), self.spoilt(found, rest))
        if not parts and rest:
            alike = [outcome for outcome in rest if outcome.when == found[0].when]
            better = difference(mean_aspects(found), mean_aspects(alike or rest))
            parts = chosen([], self.promises(better, growth), [])
        return [part.phrase for part in parts]

    def instead(self, actions: Sequence[Action], other: Sequence[Action]) -> list[Phrase]:
        """What a turn has that another has not."""
        found, rest = self.outcomes(actions), self.outcomes(other)
        better = difference(mean_aspects(found), mean_aspects(rest))
        promises = self.promises(better, self.growth(found))
        return [part.phrase for part in chosen(self.points(found, rest), promises, self.spoilt(found, rest))]

    def growth(self, found: list[Outcome]) -> dict[str, float]:
        """Of each aspect, since before the turn."""
        return difference(mean_aspects(found), mean_aspects(self.outcomes([])))

    # ---- parts

    def points(self, found: list[Outcome], rest: list[Outcome]) -> list[Part]:
        """What is scored at once, the same thing's points together; less what another turn scores as well."""
        gains: dict[str, list[tuple[str, int]]] = {}
        for event in found[0].scored:
            if all(has(outcome, event) for outcome in found) and not (rest and has(rest[0], event)):
                why, what, points = read(event)
                thing = what or why
                gains[thing] = [*gains.get(thing, []), (why, points)]
        parts: dict[str, Part] = {}
        for thing, entries in gains.items():
            total = sum([points for _, points in entries])
            if total > 0:
                # Two things that are told in the same words (goods of two colours) are told once.
                alike = self.said.say(self.gain(thing, [(why, 0) for why, _ in entries]))
                if alike in parts:
                    total += round(parts[alike].points)
                    entries = [(entries[0][0], total)]
                parts[alike] = Part(float(total), self.gain(thing, entries))
        return list(parts.values())

    def gain(self, what: str, entries: list[tuple[str, int]]) -> Phrase:
        """The points of one thing: what was done, with its points, then those that came along with it."""
        why, points = entries[0]
        key = why.replace("why-", "gain-", 1)
        source = self.rules.source(self.said, why, what) if what != why else ""
        if self.said.has(key):
            phrase = Phrase(key, {"points": points, "what": source, "id": what})
        else:
            reason = Phrase(why, {"points": points})
            named = Phrase("reason-source", {"why": reason, "what": source}) if source else reason
            phrase = Phrase("reason-scored", {"source": named, "points": points})
        for other, more in entries[1:]:
            phrase = Phrase("reason-more", {"first": phrase, "why": Phrase(other, {"points": more}), "points": more})
        return phrase

    def promises(self, better: dict[str, float], growth: dict[str, float]) -> list[Part]:
        """The parts of the position's worth that are better, where there is something to say: of what is better than
        before (no `growth`) or has grown since, `aspect-`; of what another turn would only have spent, `kept-`."""
        parts: list[Part] = []
        for name, points in better.items():
            kind, _, thing = name.partition(":")
            key = f"aspect-{kind}"
            if growth and (growth.get(name, 0.0) < LEAST or not self.said.has(key)):
                key = f"kept-{kind}"
            if name != POINTS and points >= LEAST and self.said.has(key):
                noun = self.rules.noun(self.said, thing) if thing else ""
                parts.append(Part(points, Phrase(key, {"points": round(points), "what": noun, "id": thing})))
        return parts

    def spoilt(self, found: list[Outcome], rest: list[Outcome]) -> list[Part]:
        """The rival who suffers most, compared with what else could be done."""
        worst, loser = SPOILT, -1
        for other in range(len(found[0].others)):
            usual = [outcome.others[other] for outcome in rest if outcome.when == found[0].when]
            if usual and other != self.seat:
                loss = sum(usual) / len(usual) - sum([outcome.others[other] for outcome in found]) / len(found)
                if loss > worst:
                    worst, loser = loss, other
        if loser < 0:
            return []
        return [Part(worst, Phrase("reason-spoils", {"player": player(loser), "points": round(worst)}))]


def sentence(parts: list[Phrase]) -> Phrase:
    """Reasons as one sentence."""
    found = parts[0]
    for part in parts[1:]:
        found = Phrase("reason-and", {"first": found, "second": part})
    return Phrase("reason", {"said": found})


def said(known: Words, why: Phrase) -> str:
    """A sentence in a language: it begins with a capital letter."""
    text = known.say(why)
    return text[:1].upper() + text[1:]


def chosen(points: list[Part], promises: list[Part], spoilt: list[Part]) -> list[Part]:
    """A few parts: what is scored at once, then the largest promises; what others lose if that is much of it."""
    points.sort(key=weight, reverse=True)
    promises.sort(key=weight, reverse=True)
    most = max([part.points for part in points + promises], default=0.0)
    spoilt = [part for part in spoilt if part.points >= MUCH * most]
    promises = [part for part in promises if part.points >= MINOR * most]
    kept = points[: SCORED if promises or spoilt else MOST]
    kept = kept + promises[: min(2, MOST - len(kept) - len(spoilt))]
    return kept + spoilt


def weight(part: Part) -> float:
    return part.points


def read(event: Event) -> tuple[str, str, int]:
    return str(event.args["why"]), str(event.args["what"]), int(str(event.args["points"]))


def has(outcome: Outcome, event: Event) -> bool:
    """Whether the same points come about there."""
    return any(read(other) == read(event) for other in outcome.scored)


def mean_aspects(outcomes: list[Outcome]) -> dict[str, float]:
    total: dict[str, float] = {}
    for outcome in outcomes:
        for name, points in outcome.aspects.items():
            total[name] = total.get(name, 0.0) + points / len(outcomes)
    return total


def difference(after: dict[str, float], before: dict[str, float]) -> dict[str, float]:
    """By how much each aspect has grown."""
    return {name: after.get(name, 0.0) - before.get(name, 0.0) for name in {**before, **after}}
