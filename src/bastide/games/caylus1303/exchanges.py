"""What one side of a building lets a worker do, and every way to do it spelled out (CAY-4)."""

from typing import Final, NamedTuple

from bastide.games.caylus1303.goods import BASIC, ONE

NO_BRANCH: Final = -1


CHOICES: Final = [[0], ONE[:BASIC], [ONE[one] + ONE[two] for one in range(BASIC) for two in range(one, BASIC)]]
"""By number: what can be paid of one's choice. Two basic goods may be alike (R-29)."""


class Branch(NamedTuple):
    """One way to use a building: what is paid, what is gained. Several branches: at most one is used (CAY-4)."""

    pay: int = 0
    workers: int = 0
    """Workers paid, from the reserve to the camp (CAY-3.3.3)."""
    any: int = 0
    """Basic goods of choice paid."""
    gain: int = 0
    recruits: int = 0
    """Workers gained, from the camp (CAY-8.2)."""
    points: int = 0
    choice: int = 0
    """Basic goods of choice gained."""
    favour: bool = False


class Exchange:
    """A branch with its goods of choice named: all that is paid, all that is gained."""

    def __init__(self, number: int, branch: Branch, chosen: int, gained: int) -> None:
        self.number = number
        """Of the branch; NO_BRANCH where there is only one."""
        self.chosen = chosen
        """The stock paid of one's choice."""
        self.gained = gained
        """So is this: gained of one's choice."""
        self.pay = branch.pay + chosen
        self.workers = branch.workers
        self.gain = branch.gain + gained
        self.recruits = branch.recruits
        self.points = branch.points
        self.favour = branch.favour

    @property
    def costs(self) -> bool:
        return self.pay > 0 or self.workers > 0


class Face:
    """One side of a tile, or a printed place: exchanges, or something that is done."""

    def __init__(
        self, *branches: Branch, build: int = 0, waive: bool = False, house: bool = False, steps: int = 0
    ) -> None:
        self.branches = branches
        self.exchanges = spelled_out(branches)
        self.gift = len(self.exchanges) == 1 and not self.exchanges[0].costs and not branches[0].favour
        """D11: nothing to pay and nothing to choose. A favour is no gift, because it must then be used (R-17)."""
        self.free_favour = len(branches) == 1 and branches[0].favour and not self.exchanges[0].costs
        """Nothing but a favour: the Manor."""
        self.build = build
        """The kind of building that is built here, or 0."""
        self.waive = waive
        """The printed stone of the cost is not paid (CAY-4.7.1)."""
        self.house = house
        """A house is put above a starting building, for 1 cloth (CAY-4.2)."""
        self.steps = steps
        """The provost moves up to so many steps, free (CAY-4.4)."""

    def find(self, branch: int, chosen: int, gained: int) -> Exchange | None:
        """The exchange with these choices; the number of a branch may be left out for the first."""
        for exchange in self.exchanges:
            same = max(exchange.number, 0) == max(branch, 0)
            if same and exchange.chosen == chosen and exchange.gained == gained:
                return exchange
        return None


def spelled_out(branches: tuple[Branch, ...]) -> list[Exchange]:
    found: list[Exchange] = []
    for number, branch in enumerate(branches):
        for chosen in CHOICES[branch.any]:
            for gained in CHOICES[branch.choice]:
                found.append(Exchange(number if len(branches) > 1 else NO_BRANCH, branch, chosen, gained))
    return found
