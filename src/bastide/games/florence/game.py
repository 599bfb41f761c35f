"""The Princes of Florence as others see it."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.observing import Observed
from bastide.core.option import Option, Setting
from bastide.core.phrases import Phrase
from bastide.core.reading import Reader
from bastide.core.rng import Rng
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.core.words import Words
from bastide.games.florence import checking
from bastide.games.florence.actions import auction, turn
from bastide.games.florence.actions.cards import Discard, Keep, Recruit, Under
from bastide.games.florence.actions.laying import Lay
from bastide.games.florence.actions.move import Convert, Decline
from bastide.games.florence.bot.alone import promising
from bastide.games.florence.bot.aspects import aspects
from bastide.games.florence.bot.candidates import candidates
from bastide.games.florence.bot.prospect import beyond, evaluate
from bastide.games.florence.bot.styles import STYLES, inclination
from bastide.games.florence.components import SEATS
from bastide.games.florence.cooperative import actions as cooperative
from bastide.games.florence.muse_princess import actions as muse_princess
from bastide.games.florence.observing import OBSERVED
from bastide.games.florence.printed import check_components
from bastide.games.florence.setup import deal
from bastide.games.florence.solo import actions as solo
from bastide.games.florence.state import FlorenceState
from bastide.games.florence.view import faces

FLAGS: Final[tuple[Setting, ...]] = (False, True)
SEVERAL: Final = tuple(range(2, SEATS + 1))


class Florence(Game):
    """2 to 5 players, or one against Diego; with Muse & Princess, with Cooperative Building."""

    name: ClassVar[str] = "florence"
    styles: ClassVar[tuple[str, ...]] = STYLES
    rules_version: ClassVar[int] = 1
    package: ClassVar[str] = "bastide.games.florence"
    nouns: ClassVar[tuple[str, ...]] = ("card-", "tile-", "object-", "freedom-", "character-", "")
    most: ClassVar[dict[str, int]] = {"coins": 20_000, "bid": 20_000, "best": 200}

    def __init__(self) -> None:
        options = [
            Option("muse_princess", "flag", False, FLAGS, seats=SEVERAL),
            Option("cooperative", "flag", False, FLAGS, seats=SEVERAL),
            Option("few_freedoms", "flag", False, FLAGS, seats=(2,)),
            Option("table", "choice", 4, (4, 5), seats=(1,)),
            Option("diego", "choice", "standard", ("easy", "standard", "hard"), seats=(1,)),
            Option("components", "text", "", (), check_components),
        ]
        actions: list[type[Action]] = [
            Discard, *auction.ACTIONS, Lay, Keep, Under, Recruit, *turn.ACTIONS, Convert, Decline,
            *muse_princess.ACTIONS, *cooperative.ACTIONS, *solo.ACTIONS,
        ]  # fmt: skip
        super().__init__(range(1, SEATS + 1), options, actions)

    def check_options(self, seats: int, options: dict[str, object]) -> dict[str, Setting]:
        """FLO-9.2 is for two players, FLO-10 for one, without expansions."""
        found = super().check_options(seats, options)
        for name, option in self.options.items():
            if option.seats and seats not in option.seats and found[name] != option.default:
                if option.seats == SEVERAL:
                    raise InputError(Phrase("bad-option-solo"), self.name)
                raise InputError(Phrase("bad-option-seats", {"option": name, "seats": option.seats[0]}), self.name)
        return found

    def short_noun(self, words: Words, name: str) -> str:
        for prefix in self.nouns:
            if prefix and words.has(f"{prefix}{name}-short"):
                return f"@{prefix}{name}-short"
        return self.noun(words, name)

    def faces(self) -> dict[str, object]:
        return faces()

    def observed(self) -> Observed:
        return OBSERVED

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> State:
        return deal(seats, rng, options)

    def check_table(self, state: FlorenceState, given: dict[str, Reader]) -> None:
        checking.check_table(state, given)

    def check_stack(self, state: FlorenceState, reader: Reader) -> None:
        checking.check_stack(state, reader)

    def evaluate(self, state: FlorenceState, seat: int) -> float:
        return evaluate(state, seat)

    def aspects(self, state: FlorenceState, seat: int) -> dict[str, float]:
        return aspects(state, seat)

    def promising(self, state: FlorenceState, seat: int, legal: list[Action]) -> list[Action]:
        return promising(state, seat, legal)

    def candidates(self, state: FlorenceState, seat: int, legal: list[Action]) -> list[Action]:
        return candidates(state, seat, legal)

    def beyond(self, before: FlorenceState, after: FlorenceState) -> bool:
        return beyond(after)

    def inclination(self, state: FlorenceState, seat: int, style: str) -> float:
        return inclination(state, seat, style)

    def clock(self, state: FlorenceState) -> int:
        return state.round + (state.phase >= len(state.box.phases))

    def searching(self, state: FlorenceState) -> Searching:
        return Searching(noise=1.6, horizon=3, top=8)


GAME: Final = Florence()
