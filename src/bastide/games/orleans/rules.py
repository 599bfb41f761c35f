"""What a place, an event, a deed and a module of the expansion do when the game comes to them.

The course of the game calls them by these names; the base game and every module fill them in.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import Refusal
from bastide.core.reading import Reader
from bastide.games.orleans.tokens import ONE

if TYPE_CHECKING:
    from bastide.games.orleans.position import Position


class Effect:
    """What carrying out a place does (ORL-4.5, ORL-4.10). This one does nothing: a place that is never carried out."""

    rule: ClassVar[str] = "ORL-4.10"
    acts: ClassVar[bool] = False  # it is carried out in phase 5
    plain: ClassVar[bool] = False  # there is one way to carry it out
    free: ClassVar[bool] = True  # it can be carried out without its tokens
    moves: ClassVar[bool] = False  # it moves the merchant

    def __init__(self, what: int = -1) -> None:
        self.what = what
        """The character, the good, the kind of way or the place that it is about, or how many points it brings."""

    def refusal(self, state: "Position", seat: int) -> Refusal | None:
        """Why it cannot be carried out now, whatever lies on its slots (ORL-4.3)."""
        return Refusal(self.rule, "refuse-no-action")

    def banned(self, state: "Position") -> bool:
        """Whether the event keeps everybody from carrying it out in this round (ORL-5.1)."""
        return False

    def find(self, state: "Position", seat: int, place: int, found: list[Action] | None) -> bool:
        """Whether it can be carried out now, whatever lies on its slots; with a list, each way to do so is added."""
        return False

    def ways(self, state: "Position", seat: int, place: int) -> list[Action]:
        """The ways to carry it out, possible or not; a travel without its good."""
        return []

    def carry_out(self, state: "Position", seat: int, place: int) -> None:
        """Do it, where there is one way."""

    def taken(self, state: "Position", seat: int) -> None:
        """A player has taken the tile."""

    def lost(self, state: "Position", seat: int) -> None:
        """A player loses the tile; what lay on its slots has been dealt with."""


class EventTile:
    """An hourglass tile (ORL-5, ORL-8.2)."""

    def __init__(self, name: str, rule: str, negative: bool = False, copies: int = 1) -> None:
        self.name = name
        self.rule = rule
        self.negative = negative  # the Sacristy works against it (ORL-5.7)
        self.copies = copies
        self.letter = ""  # on its back, where the tiles have one: which may come up when (ORL-8.2.1)
        self.bans = 0  # mask of the characters that nobody may recruit (ORL-5.1)
        self.strikes = True  # it does something in phase 6
        self.jams_technology = False  # no place with a technology tile can be carried out
        self.arms_farmers = False  # while they plan, farmers may stand for others
        self.rests = False  # another tile is turned up instead

    def recruited(self, state: "Position", seat: int, character: int, place: int) -> None:
        """ORL-4.4: a token that came from the supply goes into the bag."""
        state.players[seat].bag += ONE[character]

    def hits(self, state: "Position", seat: int) -> bool:
        """Whether it would change anything for a player: only then a shield is offered."""
        return self.strikes

    def strike(self, state: "Position", seat: int) -> None:
        """ORL-3.6: what it does to one player in phase 6; what he has to decide goes on the stack."""


class Row:
    """A deed or a villain: its spaces, what each token brings, what filling it brings (ORL-4.9, ORL-8.3, ORL-8.4)."""

    crowned: ClassVar[bool] = False  # filling it brings the citizen that lies here

    def __init__(self, name: str, rule: str, spaces: tuple[int, ...]) -> None:
        self.name = name
        self.rule = rule
        self.spaces = spaces
        self.number = 0  # its number among the deeds and villains of all boards
        self.board_rule = "ORL-4.9.2"  # which says what of its board is open
        self.covered = 0  # spaces at the right that are not used (ORL-8.3.1, ORL-8.4.1)
        self.first = 0  # the number of its first space on its board
        self.end = 0  # after its last space that is not covered
        self.goods: tuple[int, ...] = ()  # goods that are laid on its spaces when the game begins

    def gains(self, state: "Position", seat: int) -> list[int]:
        """What the mover may choose that a token brings (numbers of GAINS); one that says nothing where he may not."""
        return NO_GAIN

    def reward(self, state: "Position", seat: int, space: int, gain: int) -> None:
        """What a token on a space brings."""

    def complete(self, state: "Position", seat: int) -> None:
        """What filling the last space brings."""

    def citizens(self, state: "Position") -> int:
        """Citizens that still lie here."""
        return 0

    def lying(self, state: "Position") -> int:
        """Goods that still lie here."""
        return 0

    def technology(self, state: "Position") -> int:
        """Technology tiles that still lie beside it."""
        return 0

    def claims(self, state: "Position") -> int:
        """Technology tiles that tokens may still be sent for: one for each empty space."""
        return 0


NO_GAIN: Final = [-1]
GAINS: Final = ("coin", "point")


class Module:
    """A part of the expansion that is in play (ORL-8.0)."""

    def set_up(self, state: "Position") -> None:
        return

    def after_action(self, state: "Position", seat: int) -> None:
        """Directly after a player has carried out an action on his turn."""

    def shields(self, state: "Position", seat: int) -> list[Action]:
        """What else a player can ward off the event of phase 6 with (ORL-3.6)."""
        return []

    def check(self, state: "Position", given: dict[str, Reader]) -> None:
        """Whether what a position that was read says of it adds up; what was left out follows from the rest."""

    def imagine(self, state: "Position") -> None:
        """Replace what nobody knows by what might be."""

    def shown(self, state: "Position") -> dict[str, object]:
        """What everybody sees of it on the table, for views."""
        return {}

    def shown_of(self, state: "Position", seat: int) -> dict[str, object]:
        """And what a player has of it."""
        return {}

    def final_points(self, state: "Position", seat: int) -> list[tuple[int, str, str, str]]:
        """At the end (ORL-6.3): points, rule, reason and what brought them."""
        return []
