"""The nine duchies (BUR-1.7, BUR-1.8) and what follows from their maps: neighbours, areas, masks of hexes."""

from typing import Final

ROWS: Final[tuple[int, ...]] = (4, 5, 6, 7, 6, 5, 4)
HEXES: Final = 37
CENTRE: Final = 18
"""h19, the middle of the duchy."""

DIE: Final = [int(die) for die in "6543216545431236126541254312612563413"]
"""The die number of each hex, the same in every duchy."""

LETTERS: Final = "BAKCMS"
"""Building, animal, knowledge, castle, mine, ship, in the order of the types."""

MAPS: Final[tuple[str, ...]] = (
    "ACCK AACKB AABKBB SSSCSSS BBMBBA BMKBB MKKB",
    "SBAC ASBAB AAABKB BBBBBKC KKMKMS BBMKS CSSC",
    "AAAA SSCSS BMKKSB BBKCKBB BBKKBB CAMMC BASB",
    "CABS AABSS BBBSCM AAAKKMS BCKBBB BMBKK SBKC",
    "ABBS AABMM BCKSSS BBAKCBB KCAKSB BABCS KKBM",
    "KKCS KBBSB AAMSBB KBBCSBB KBBMSB KMAAS CAAC",
    "KCCS KAAAS SMBBMA SKBBBAB BKBBAB BSMKB SCCK",
    "BBSB SCKCB BKMKKS BAKMAKB SAAAMB BCACS BSBB",
    "BBCK BBAAS BBAASS CKKMSCK SSKMBA KBBBA MCBB",
)


def hex_name(number: int) -> str:
    return f"h{number + 1:02d}"


def _coordinates() -> list[tuple[int, int]]:
    """Axial coordinates (q, r) in reading order; the rows are pointy-top."""
    found: list[tuple[int, int]] = []
    for row, length in enumerate(ROWS):
        r = row - 3
        first = max(-3, -3 - r)
        found += [(first + column, r) for column in range(length)]
    return found


COORDINATES: Final = _coordinates()


def distance(one: int, other: int) -> int:
    """Steps from hex to hex."""
    q = COORDINATES[one][0] - COORDINATES[other][0]
    r = COORDINATES[one][1] - COORDINATES[other][1]
    return max(abs(q), abs(r), abs(q + r))


NEIGHBOURS: Final = [[n for n in range(HEXES) if distance(n, h) == 1] for h in range(HEXES)]


def mask_of(hexes: list[int]) -> int:
    mask = 0
    for number in hexes:
        mask |= 1 << number
    return mask


NEIGHBOUR_MASK: Final = [mask_of(hexes) for hexes in NEIGHBOURS]
DIE_MASK: Final = [mask_of([h for h in range(HEXES) if DIE[h] == die]) for die in range(7)]
ALL_HEXES: Final = (1 << HEXES) - 1


def hexes_of(mask: int) -> list[int]:
    return [number for number in range(HEXES) if mask >> number & 1]


class Duchy:
    """One map. An area is a maximal set of connected hexes of one type."""

    def __init__(self, number: int, letters: str) -> None:
        self.number = number
        self.types = [LETTERS.index(letter) for letter in letters]
        self.type_mask = [mask_of([h for h in range(HEXES) if self.types[h] == kind]) for kind in range(len(LETTERS))]
        self.areas = self._find_areas()
        self.area_of = [next(n for n, area in enumerate(self.areas) if h in area) for h in range(HEXES)]
        self.area_mask = [mask_of(area) for area in self.areas]
        self.cities = [area for area in self.areas if self.types[area[0]] == LETTERS.index("B")]
        self.castles = hexes_of(self.type_mask[LETTERS.index("C")])
        self.start_castle = min(self.castles, key=lambda h: (distance(h, CENTRE), h))
        """Where the starting castle stands when nobody chooses: on the castle hex nearest to the centre (BUR-2.4)."""

    def _find_areas(self) -> list[list[int]]:
        areas: list[list[int]] = []
        seen: set[int] = set()
        for start in range(HEXES):
            if start not in seen:
                area = [start]
                for here in area:  # grows while it is walked
                    area += [n for n in NEIGHBOURS[here] if self.types[n] == self.types[start] and n not in area]
                areas.append(sorted(area))
                seen.update(area)
        return areas


DUCHIES: Final = [Duchy(n, MAPS[max(n - 1, 0)].replace(" ", "")) for n in range(len(MAPS) + 1)]
"""By number; entry 0 only fills the place of a duchy not yet chosen."""
