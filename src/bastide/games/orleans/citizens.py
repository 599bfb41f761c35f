"""The citizens of a position that was read (ORL-2.9): whether they add up, and which lie on the main board if that was
left out."""

from bastide.core.masks import mask_of
from bastide.core.reading import Reader
from bastide.games.orleans import scoring, tokens, tracks
from bastide.games.orleans.asks import ASK_COMPLETE
from bastide.games.orleans.components import (
    BOATMEN_CITIZEN,
    CITIZEN_NAMES,
    KNIGHTS_CITIZEN,
    MAIN_CITIZENS,
    MOST_STATIONS,
)
from bastide.games.orleans.position import EVENT, Position
from bastide.games.orleans.saving import UNSAID


def fill_citizens(state: Position) -> None:
    """Those that the main board still has: all but what players have and no deed has given. Gone are, before others,
    those that its rules have given away as the cubes lie."""
    if state.citizens != UNSAID:
        return
    gone = len(CITIZEN_NAMES) + elsewhere(state) - all_of_them(state)
    board = [citizen for citizen in range(len(CITIZEN_NAMES)) if citizen != MOST_STATIONS]
    order = [citizen for citizen in range(len(CITIZEN_NAMES)) if reached(state, citizen)]
    order += [citizen for citizen in board if citizen not in order]
    state.citizens = MAIN_CITIZENS & ~mask_of(order[: max(gone, 0)])


def reached(state: Position, citizen: int) -> bool:
    """Whether somebody has come to the space of a citizen (ORL-4.5, ORL-4.11.2), or has the most stations at the end
    (ORL-6.2)."""
    if citizen == MOST_STATIONS:
        return ended(state) and scoring.alone_ahead([player.stations.bit_count() for player in state.players]) >= 0
    if citizen == KNIGHTS_CITIZEN:
        track, index = tokens.KNIGHT, tracks.KNIGHT_CITIZEN_INDEX
    elif citizen == BOATMEN_CITIZEN:
        track, index = tokens.BOATMAN, tracks.BOAT_CITIZEN_INDEX
    else:
        track, index = tracks.DEVELOPMENT, tracks.CITIZEN_SPACES[citizen]
    return max([player.index(track) for player in state.players]) >= index


def ended(state: Position) -> bool:
    """Whether nothing comes any more."""
    return state.phase == EVENT and not state.hourglass and not state.stage


def all_of_them(state: Position) -> int:
    """How many there are: those of the main board, and those of deeds on which no token lies yet."""
    deeds, state.deeds = state.deeds, bytes(state.box.spaces)
    found = len(CITIZEN_NAMES) + sum([row.citizens(state) for row in state.box.rows])
    state.deeds = deeds
    return found


def elsewhere(state: Position) -> int:
    """How many do not lie on the main board: on their deed, or somebody has them, or is about to get one for a deed
    that he has filled."""
    crowned = [row.number for row in state.box.rows if row.crowned]
    coming = [decision for decision in state.stack if decision.kind == ASK_COMPLETE and decision.a in crowned]
    owned = sum([player.citizens for player in state.players])
    return sum([row.citizens(state) for row in state.box.rows]) + owned + len(coming)


def check_citizens(state: Position, said: bool) -> None:
    """ORL-2.9: all are there; that of the map corner is taken at the end (ORL-6.2). `said`: not left out."""
    reader = Reader(None, "citizens")
    got, want = state.citizens.bit_count() + elsewhere(state), all_of_them(state)
    cure = "citizens" if said and elsewhere(state) <= want else ""
    reader.fail_if(got != want, "bad-json-count", cure, what="citizens", got=got, want=want)
    reader.fail_if(not state.citizens >> MOST_STATIONS & 1 and not ended(state), "bad-json-corner")
