"""What a phase of the round and a module do when the game comes to them; the base game and every module fill it in."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.reading import Reader
from bastide.core.saving import Part, write_parts

if TYPE_CHECKING:
    from bastide.games.florence.position import Player, Position


class Phase:
    """A phase of a round (FLO-3.1)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def start(self, state: "Position") -> None:
        return

    def go_on(self, state: "Position") -> bool:
        """Nothing is asked: what comes next. False when the phase is over."""
        return False

    def usual(self, state: "Position") -> list[Decision] | None:
        """What is asked in a position of this phase that does not say so; None where it must."""
        return None


class Extra(ABC):
    """What a module adds to the table."""

    name: ClassVar[str] = ""  # of its member in a position's JSON

    @abstractmethod
    def clone(self) -> "Extra": ...

    def packed(self) -> object:
        """For pickling: all of it but what the box has."""
        return self

    @abstractmethod
    def parts(self) -> list[Part]:
        """Its members in a position's JSON."""

    def key(self) -> tuple[object, ...]:
        """What is written of it is all there is."""
        return (repr(write_parts(self.parts(), self)),)

    def imagine(self, state: "Position", seat: int | None) -> None:
        """Replace what a seat cannot know by what might be."""
        return

    def shown(self, state: "Position", seat: int | None) -> dict[str, object]:
        """What a seat sees of it, for views."""
        return {}

    def hidden(self, seat: int | None, deck: int) -> list[int]:
        """Cards of a deck that lie here and that a seat does not know."""
        return []

    def take_hidden(self, seat: int | None, deck: int, hidden: list[int]) -> None:
        """In their place, as many cards from the end of a list."""
        return

    def check(self, state: "Position", reader: Reader) -> None:
        """Whether a position that was read adds up."""
        return

    def cards(self) -> list[int]:
        """Cards that lie here."""
        return []

    def tiles(self) -> list[int]:
        """Tiles that lie in no player's estate alone."""
        return []

    def estate(self, seat: int) -> list[object]:
        """What of those lies in an estate, for views."""
        return []


class Module:
    """Solo, Muse & Princess, Cooperative Building (FLO-1.8, FLO-2.7): what of the base game they change."""

    actions: ClassVar[int] = 0  # by which a turn of phase B can have more of them
    interrupts: ClassVar[tuple[int, ...]] = ()  # kinds of questions that can come on top of any decision point
    withdraws: ClassVar[tuple[int, ...]] = ()  # objects of which some leave the game

    def set_up(self, state: "Position") -> None:
        return

    def unpacked(self, packed: Any) -> Extra:
        """What it had on the table (`Extra.packed`)."""
        extra: Extra = packed
        return extra

    def find_steps(self, state: "Position", seat: int, found: list[Action] | None) -> bool:
        """FLO-3.4: what else a player can do in his turn of phase B; whether anything of it costs no action."""
        return False

    def near_steps(self, state: "Position", seat: int, found: list[Action]) -> None:
        """What of it can be thought of, allowed or not."""
        self.find_steps(state, seat, found)

    def action_over(self, state: "Position") -> None:
        """An action was spent, or a turn begins or ends: what holds only until then is over."""

    def find_any_time(self, state: "Position", seat: int, found: list[Action]) -> None:
        """What else a player can do at each of his own decision points."""

    def before_paying(self, state: "Position", seat: int, item: int, price: int) -> bool:
        """Whether a player who acquires an object has to decide something first; it is then the module that goes on."""
        return False

    def work_bonus(self, state: "Position", seat: int) -> int:
        """What it adds to the value of a Work."""
        return 0

    def plain_work(self, state: "Position", seat: int) -> int:
        """The value of a Work without a profession."""
        return 0

    def barred(self, state: "Position", seat: int) -> int:
        """Mask of the cells of an estate on which it forbids a new building."""
        return 0

    def laid(self, state: "Position", seat: int) -> None:
        """A building now stands in an estate."""

    def opponents(self, state: "Position") -> "list[Player]":
        """Whom nobody sits for."""
        return []

    def recruited(self, state: "Position", card: int) -> None:
        """A profession was recruited, maybe one that lay before none of the players."""

    def open_professions(self, state: "Position") -> int:
        """Played professions that lie before none of the players."""
        return 0


def extra_of(state: Any, name: str) -> Extra:
    """What a module that is in play has on the table."""
    for extra in state.extras:
        found: Extra = extra
        if found.name == name:
            return found
    raise KeyError(name)
