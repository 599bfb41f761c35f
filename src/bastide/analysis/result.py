"""What an analysis says of a game, for people and for programs."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.phrases import Phrase


@dataclass(frozen=True)
class Standing:
    """After so many moves: how many points each seat was good for, by what it knew. At the end, its points."""

    moves: int
    worths: tuple[float, ...]

    @property
    def leads(self) -> tuple[float, ...]:
        """By how much each seat is ahead of the best of the others; alone, how it stands."""
        return tuple(
            round(own - max([other for place, other in enumerate(self.worths) if place != seat], default=0.0), 1)
            for seat, own in enumerate(self.worths)
        )


@dataclass(frozen=True)
class Costly:
    """A turn that could have gone better: what was played from the position after `moves`, and what would have been
    worth so many points more. `error` is the standard error of that; `why` says what is better in it, if anything of
    note."""

    seat: int
    moves: int
    played: tuple[Action, ...]
    better: tuple[Action, ...]
    loss: float
    error: float
    why: Phrase | None = None


@dataclass(frozen=True)
class Chance:
    """What dice, bags or decks gave with the move after `moves`, by seat: points over what was to be expected."""

    moves: int
    gave: tuple[float, ...]


@dataclass(frozen=True)
class Seat:
    """A player as a whole: `agreed` of its `turns` went as the bot would have played them, and a turn cost so many
    points (`lost`) on average. `luck`: the sum of what chance gave."""

    turns: int
    agreed: int
    lost: float
    luck: float
    error: float


@dataclass(frozen=True)
class Analysis:
    game: str
    moves: int
    standings: tuple[Standing, ...]
    costly: tuple[Costly, ...]
    chances: tuple[Chance, ...]
    seats: tuple[Seat, ...]

    def to_json(self) -> dict[str, Any]:
        costly = [
            {**vars(one), "played": said(one.played), "better": said(one.better), "why": written(one.why)}
            for one in self.costly
        ]
        return {
            "game": self.game,
            "moves": self.moves,
            "standings": [asdict(one) for one in self.standings],
            "costly": costly,
            "chances": [asdict(one) for one in self.chances],
            "seats": [asdict(one) for one in self.seats],
        }

    @staticmethod
    def from_json(rules: Game, data: Any) -> "Analysis":
        """One that we have written ourselves."""
        return Analysis(
            data["game"],
            data["moves"],
            tuple(Standing(one["moves"], tuple(one["worths"])) for one in data["standings"]),
            tuple(
                Costly(
                    one["seat"],
                    one["moves"],
                    read(rules, one["played"]),
                    read(rules, one["better"]),
                    one["loss"],
                    one["error"],
                    phrase(one["why"]),
                )
                for one in data["costly"]
            ),
            tuple(Chance(one["moves"], tuple(one["gave"])) for one in data["chances"]),
            tuple(Seat(**one) for one in data["seats"]),
        )


def said(actions: Sequence[Action]) -> list[dict[str, object]]:
    return [action.to_json() for action in actions]


def read(rules: Game, actions: Any) -> tuple[Action, ...]:
    return tuple(rules.action(action) for action in actions)


def written(value: Phrase | None) -> dict[str, object] | None:
    """A phrase as JSON."""
    if value is None:
        return None
    args = {
        name: written(arg) if isinstance(arg, Phrase) else list(arg) if isinstance(arg, tuple) else arg
        for name, arg in value.args.items()
    }
    return {"key": value.key, "with": args}


def phrase(data: Any) -> Phrase | None:
    if data is None:
        return None
    return Phrase(
        data["key"],
        {
            name: (phrase(arg) or "") if isinstance(arg, dict) else tuple(arg) if isinstance(arg, list) else arg
            for name, arg in data["with"].items()
        },
    )
