"""Which parts of the box are in play: here the base game meets its modules."""

from functools import lru_cache
from typing import Final

from bastide.core.masks import mask_of
from bastide.core.option import Setting
from bastide.core.reading import Reader
from bastide.games.florence.actions.laying import make_lays
from bastide.games.florence.auction import AuctionPhase
from bastide.games.florence.box import Box
from bastide.games.florence.components import PALAZZO_A
from bastide.games.florence.cooperative.actions import make_joins
from bastide.games.florence.cooperative.borders import Borders
from bastide.games.florence.cooperative.module import Cooperative
from bastide.games.florence.muse_princess.module import MusePrincess
from bastide.games.florence.muse_princess.phases import with_characters
from bastide.games.florence.printed import Printed
from bastide.games.florence.rules import Module, Phase
from bastide.games.florence.solo.auction import SoloAuction
from bastide.games.florence.solo.components import DIEGO as DIEGO_SIDE
from bastide.games.florence.solo.components import HUMAN
from bastide.games.florence.solo.module import SoloModule
from bastide.games.florence.solo.turn import DiegoTurn
from bastide.games.florence.turn import ActionPhase, BestWork, ChoicePhase

SETTINGS: Final = ("muse_princess", "cooperative", "few_freedoms", "table", "diego", "components")
"""What can be set, in the order of `Box.settings`."""
MUSE_PRINCESS: Final = 0
COOPERATIVE: Final = 1
FEW_FREEDOMS: Final = 2
TABLE: Final = 3
DIEGO: Final = 4
COMPONENTS: Final = 5


@lru_cache(maxsize=50)
def box_of(seats: int, settings: tuple[Setting, ...]) -> Box:
    """The box of a set-up: made once, unless there are very many: whoever plays with values of his own can make as many
    as he likes."""
    values = Printed(Reader(settings[COMPONENTS]))
    modules: list[Module] = []
    choice, actions, best_work = ChoicePhase("choice"), ActionPhase("actions"), BestWork("best_work")
    phases: list[Phase] = [choice, AuctionPhase("auction"), actions, best_work]
    if seats == 1:  # FLO-10
        modules.append(SoloModule(values.diego, int(str(settings[TABLE])), str(settings[DIEGO])))
        first, last = DiegoTurn("diego_first", DIEGO_SIDE), DiegoTurn("diego_last", HUMAN)
        phases = [choice, SoloAuction("auction"), first, actions, last, best_work]
    shapes = values.shapes()
    characters = settings[MUSE_PRINCESS] is True
    if characters:
        modules.append(MusePrincess())
        phases = with_characters(phases)
    cooperative = settings[COOPERATIVE] is True
    if cooperative:
        borders = Borders(seats, shapes)
        make_joins(borders)
        modules.append(Cooperative(borders))
    palazzo = mask_of(values.palazzo_b if cooperative else PALAZZO_A)
    converts = not characters  # FLO-11.2
    box = Box(seats, settings, modules, phases, shapes, palazzo, converts)
    make_lays(box)
    return box
