"""Nothing happens in silence: what brings nothing, hits nobody or cannot be done is told with its reason, in both
languages."""

from typing import Any

import pytest

from bastide.core.event import Event
from bastide.core.state import State
from bastide.core.telling import Teller
from bastide.core.words import LANGUAGES, words
from bastide.games.orleans.components import SLOT_TYPES
from bastide.games.orleans.new_deeds.components import SPACES
from tests.games.kit import lines, player, told
from tests.games.orleans import test_intrigue
from tests.games.orleans import test_new_deeds as new_deeds
from tests.games.orleans.hourglass import stack
from tests.games.orleans.scenes import BUSY, EVENTS, GAME, fill, ready, scene
from tests.games.orleans.test_deeds import board, hall
from tests.test_words import check_line

NAMES = ["Ann", "Ben", "Cid", "Dan"]


def say(event: Event) -> str:
    """As the log says it in English; every language says it, with a reason, and in brief where it is somebody's."""
    for language in LANGUAGES:
        teller = Teller(GAME, words(language, GAME.name), NAMES)
        [line] = teller.lines([event])
        check_line(line)
        assert "why-" not in line
        assert event.seat < 0 or teller.briefs([event])
    return Teller(GAME, words("en", GAME.name), NAMES).lines([event])[0]


def heard(state: State, line: str, kind: str, seat: int | None = None) -> list[str]:
    """What the log says of this kind when a line is played."""
    return [say(event) for event in told(state, line, seat=seat) if event.kind == kind]


def passing(event: str, people: dict[int, dict[str, Any]], seats: int = 2, **given: Any) -> State:
    """The last one passes next, then the event strikes, and the next round begins."""
    people = {seat: dict(people.get(seat, {})) for seat in range(seats)}
    last = people[seats - 1]
    last["slots"] = {**last.get("slots", {}), **fill(scriptorium=" ".join(BUSY))}
    tiles = {"event": event} if event in EVENTS else stack(event)
    return scene(seats, players=people, passed=list(range(seats - 1)), active=seats - 1, **{**tiles, **given})


NOTHING: dict[str, Any] = {"coins": 0, "bag": "", "tracks": {}, "market": {}}
MISSED: dict[str, dict[str, Any]] = {
    "taxes": {"goods": {"wool": 2}},
    "trading_day": {},
    "plague": {},
    "excursion": {"merchant": "tours"},
    "fishing_grounds": {},
    "indulgence": {"coins": 1},
    "training": {"coins": 1},
    "wedding": {},
    "breakdown": {},
    "trading_day_c": {},
    "plague_c": {},
    "book_burning": {},
    "goods_tax": {},
    "peasant_uprising": {},
    "technology_tax": {},
    "summons": {},
    "famine": {},
    "tithe": {"coins": 9},
}
"""Events, and a player whom they do not strike (ORL-3.6)."""


@pytest.mark.parametrize("event", MISSED)
def test_an_event_that_does_not_strike(event: str) -> None:
    state = passing(event, {0: {**NOTHING, **MISSED[event]}})
    lines = [line for line in heard(state, "pass", "missed") if "Ann" in line]
    assert len(lines) == 1


def test_the_census() -> None:
    """ORL-3.2: nobody alone in front, nobody alone at the end; with two players nobody pays in any case."""
    for seats, farmers, said in (
        (3, (2, 2, 2), "No coins change hands"),
        (3, (3, 3, 1), "nobody receives"),
        (3, (3, 1, 1), "nobody pays"),
        (2, (1, 1), "nobody receives"),
    ):
        people = {seat: {"tracks": {"farmers": index}} for seat, index in enumerate(farmers)}
        [line] = heard(passing("income", people, seats), "pass", "census")
        assert said in line
    people = {seat: {"tracks": {"farmers": index}} for seat, index in enumerate((3, 2, 1))}
    assert heard(passing("income", people, 3), "pass", "census") == []


def test_nobody_can_be_drawn() -> None:
    """ORL-3.3.5: neither from an empty bag nor onto a full market."""
    full = {"bag": "farmer", "market": "farmer farmer monk monk"}
    assert heard(passing("income", {0: {"bag": ""}, 1: full}), "pass", "undrawn") == [
        "Ann draws no followers: the bag is empty.",
        "Ben draws no followers: the market is full.",
    ]


def test_the_market_has_none_left() -> None:
    """ORL-9.3, X8: the farmer comes without his good."""
    state = ready("farm_house", {"tracks": {"farmers": 7}}, seats=4, gone={"brocade": 12})
    assert heard(state, "use place=farm_house", "no_good") == ["Ann gets no brocade: the goods market has none left."]


def test_no_technology_and_no_tile() -> None:
    """ORL-9.4, ORL-9.5."""
    state = ready("village", lost_technology=16)
    assert len(heard(state, "recruit character=craftsman", "no_technology")) == 1
    state = ready("village", tiles=["school", "office"])
    assert heard(state, "recruit character=trader", "no_tile") == ["Ann gets no place tile: none of level I is left."]


def test_the_citizen_is_gone() -> None:
    """ORL-9.7."""
    people = {0: {"slots": fill("castle"), "tracks": {"knights": 3}}, 1: {"tracks": {"knights": 4}, "citizens": 1}}
    gone = ["development_3", "development_18", "development_28", "boatmen_track", "most_stations"]
    state = scene(2, players=people, citizens=gone)
    assert len(heard(state, "use place=castle", "no_citizen")) == 1


def test_the_track_ends() -> None:
    """ORL-4.11.2.1: points beyond the end are lost."""
    state = ready("library", {"tracks": {"development": 29}})
    assert heard(state, "use place=library", "developed") == [
        "Ann loses 1 development point: the development track ends here."
    ]


def test_an_office_without_stations() -> None:
    """R-11."""
    assert heard(ready("office"), "use place=office", "unpaid") == ["Office: no coins for Ann."]


def test_no_slot_for_what_was_drawn() -> None:
    """ORL-4.10.2: both tokens of the Bathhouse go back."""
    slots = fill("bathhouse", ship="- - knight", wagon="- - knight", guildhall="- - knight", scriptorium="knight -")
    state = ready("bathhouse", {"bag": "knight knight", "slots": {**slots, **fill(town_hall="monk monk")}})
    assert len(heard(state, "use place=bathhouse", "unlaid")) == 1
    assert player(state)["bag"]["knight"] == 2


def test_technology_is_held() -> None:
    """ORL-4.8.2: the first tile goes on a farmer's slot, and none is free."""
    slots = fill(village="farmer - -", university="farmer - -", castle="farmer - -", ship="farmer - -")
    slots |= fill(wagon="farmer - -", guildhall="farmer - -", scriptorium="knight scholar")
    state = scene(2, players={0: {"held": 1, "slots": slots}})
    assert len(heard(state, "pass", "uninstalled", seat=0)) == 1


def test_nobody_has_most_stations() -> None:
    """ORL-6.2."""
    state = passing("trading_day", {}, round=18)
    assert len(heard(state, "pass", "no_builder")) == 1


def test_no_space_for_a_second_token() -> None:
    """R-13: it goes into the bag."""
    deeds = board(defeating_the_plague="scholar scholar", astronomy="scholar scholar", boatmen_guild="scholar")
    state = hall("scholar scholar", deeds=deeds)
    assert len(heard(state, "send token=scholar deed=peace_treaty space=1", "unsent")) == 1
    assert player(state)["bag"]["scholar"] == 1


@pytest.mark.parametrize(
    ("token", "deed", "person", "why"),
    [
        ("monk", "alchemy", {"bag": ""}, "the bag is empty"),
        ("boatman", "tugboat", {"merchant": "chartres"}, "no river leaves the city"),
        ("boatman", "navigation", {}, "no craftsman yet"),
    ],
)
def test_a_deed_that_brings_nothing(token: str, deed: str, person: dict[str, Any], why: str) -> None:
    """ORL-8.3.3: a token may be sent there all the same."""
    state = new_deeds.hall(f"{token} -", person)
    send = next(line for line in sorted(lines(state, f"deed={deed}")) if "gain" not in line)
    [line] = heard(state, send, "no_use")
    assert line.endswith(f"nothing happens for Ann, {why}.")


def test_a_villain_who_finds_nobody() -> None:
    """ORL-8.4.2: nobody has a station where the Arsonist's merchant is."""
    state = test_intrigue.hall("farmer -", {}, 3)
    send = sorted(lines(state, "deed=arsonist"))[0]
    assert len(heard(state, send, "no_use")) == 1


def test_no_station_for_the_last_token() -> None:
    """R-53: Architecture is full, and a station stands here already."""
    spaces = [SLOT_TYPES[space] for space in SPACES["architecture"]]
    filled = {"architecture": " ".join(spaces[:-1])}
    state = new_deeds.hall(f"{spaces[-1]} -", {"stations": ["orleans"], "citizens": len(spaces) - 1}, filled=filled)
    [line] = heard(state, sorted(lines(state, "deed=architecture"))[0], "unbuilt")
    assert "no trading station in Orléans" in line
