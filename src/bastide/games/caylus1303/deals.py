"""Every way to use a face, spelled out: a branch with each choice of goods paid and gained (CAY-4)."""

from typing import Final

from bastide.games.caylus1303.components import BUILDINGS, Branch, Face
from bastide.games.caylus1303.goods import BASIC, ONE

NO_GOOD: Final = -1


def _choices() -> list[tuple[int, ...]]:
    """Nothing, one basic good, or two of them, alike or not (R-29)."""
    found: list[tuple[int, ...]] = [()]
    found += [(good,) for good in range(BASIC)]
    found += [(one, two) for one in range(BASIC) for two in range(one, BASIC)]
    return found


CHOICES: Final = _choices()
"""What can be paid of one's choice."""


class Deal:
    """One branch with its goods of choice named: all that is paid, all that is gained."""

    def __init__(self, branch: int, several: bool, rule: Branch, paid: int, gained: int) -> None:
        self.branch = branch
        self.several = several
        """Whether the face has more branches than this one."""
        self.paid = paid
        """Number into CHOICES."""
        self.gained = gained
        self.pay = rule.pay + sum([ONE[good] for good in CHOICES[paid]])
        self.workers = rule.workers
        self.gain = rule.gain + (ONE[gained] if gained != NO_GOOD else 0)
        self.recruits = rule.recruits
        self.points = rule.points
        self.favour = rule.favour

    @property
    def free(self) -> bool:
        return not self.pay and not self.workers


def deals_of(face: Face) -> list[Deal]:
    found: list[Deal] = []
    several = len(face.branches) > 1
    for number, branch in enumerate(face.branches):
        for paid, goods in enumerate(CHOICES):
            if len(goods) == branch.any:
                for gained in range(BASIC) if branch.choice else (NO_GOOD,):
                    found.append(Deal(number, several, branch, paid, gained))
    return found


BUILD_DEALS: Final = [deals_of(building.build) for building in BUILDINGS]
SETUP_DEALS: Final = [
    BUILD_DEALS[number] if building.setup is building.build else deals_of(building.setup)
    for number, building in enumerate(BUILDINGS)
]
"""By building, of each of its sides."""


def find(deals: list[Deal], branch: int, paid: int, gained: int) -> Deal | None:
    for deal in deals:
        if deal.branch == branch and deal.paid == paid and deal.gained == gained:
            return deal
    return None
