"""Hidden and public information (ORL-10)."""

import json
from collections import Counter
from typing import Any

import pytest

from bastide.core.rng import seeded
from bastide.core.state import State
from tests.games.kit import asked, do, player, table, told
from tests.games.orleans import hourglass
from tests.games.orleans.busy import busy
from tests.games.orleans.invariants import rich
from tests.games.orleans.make_golden import MODULES
from tests.games.orleans.scenes import GAME, drawing, fill, ready, scene

SEVEN = "farmer boatman trader monk monk knight scholar"


def seen(state: State, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    view: Any = state.view(viewer)
    found: dict[str, Any] = view["players"][seat]
    return found


def secretive() -> State:
    """Both have tokens in the bag and on slots; one has a Gunpowder Tower."""
    mine = {"bag": SEVEN, "slots": fill(castle="farmer - -"), "places": ["gunpowder_tower"]}
    return drawing({0: mine, 1: {"bag": SEVEN}})


STEPS = [
    "back slot=castle:0",
    "draw count=3",
    "tower token=farmer",
    "market",
    "put token=own_farmer slot=ship:0",
    "ready",
]


def test_nothing_of_drawing_and_planning_is_seen() -> None:
    """ORL-10.3, ORL-10.2: what is drawn, taken back, laid on the Tower and put on slots is absent from others' views,
    from what they are told and from what they are asked, until all are ready."""
    state = secretive()
    before = {viewer: seen(state, viewer) for viewer in (1, None)}
    events = state.watch()
    for line in STEPS:
        do(state, line, seat=0)
        for viewer in (1, None):
            assert seen(state, viewer) == before[viewer]
        told_to_others = [event for event in events if event.seen_by(1) and event.seat == 0]
        assert [event.kind for event in told_to_others] == (["ready"] if line == "ready" else [])
    do(state, "draw count=0", "ready", seat=1)
    assert seen(state, 1)["market"] == seen(state, 0)["market"] != before[1]["market"]
    assert seen(state, 1)["tower"] == ["farmer"]


def test_others_see_how_far_one_is() -> None:
    """ORL-10.3: whether he has drawn and whether he is ready; not whether there is anything to lay on the Tower."""
    state = secretive()
    shown = []
    for line in STEPS:
        do(state, line, seat=0)
        view: Any = state.view(1)
        shown.append([row["ask"] for row in view["asked"] if row["seat"] == 0])
    assert shown == [["followers"], ["followers"], ["followers"], ["plan"], ["plan"], []]
    view = state.view(1)
    assert (view["ready"], view["planned"]) == ([0], [0])


@pytest.mark.parametrize("done", range(len(STEPS) + 1))
def test_what_others_imagine(done: int) -> None:
    """ORL-10.2: a state that looks the same to a seat, in which the secret steps of others have been thought up
    anew."""
    state = secretive()
    do(state, *STEPS[:done], seat=0)
    imagined = [state.determinize(1, seed) for seed in range(12)]
    for other in imagined:
        assert other.view(1) == state.view(1)
        assert other.legal(1) == state.legal(1)
        assert other.to_act == state.to_act
        assert all(other.legal(seat) for seat in other.to_act)
        assert GAME.from_json(json.loads(json.dumps(other.to_json()))) == other
        own = other.determinize(0, 3)
        assert own.view(0) == other.view(0)
    if done >= 4:
        assert len({str(player(other)["bag"]) for other in imagined}) > 1
    mine = state.determinize(0, 1)
    assert player(mine) == player(state), "what is one's own stays"


def test_the_bag_is_its_owners() -> None:
    """ORL-10.2, ORL-10.1: its composition is shown to the owner only, the number of its tokens to all."""
    state = ready("farm_house", {"bag": SEVEN})
    assert Counter(seen(state, 0)["bag_tokens"]) == Counter(SEVEN.split())
    for viewer in (1, None):
        assert seen(state, viewer)["bag_tokens"] is None
        assert seen(state, viewer)["bag"] == 7


def test_what_is_public() -> None:
    """ORL-10.1: boards, slots, markets, goods, coins, stations, held tiles, supplies, past hourglass tiles."""
    mine = {"slots": fill("farm_house"), "market": "monk", "goods": {"wool": 2}, "coins": 9, "stations": ["tours"],
            "held": 2, "places": ["school"], "tracks": {"knights": 2}}  # fmt: skip
    state = scene(players={0: mine}, event="income", round=4)
    hidden = {"bag_tokens", "most"}
    for viewer in (1, 2, None):
        for name, value in seen(state, 0).items():
            assert name in hidden or seen(state, viewer)[name] == value
        view: Any = state.view(viewer)
        assert view["past"] == table(state)["past"]
        assert view["supply"] == [14, 7, 7, 8, 11, 11, 10]


def test_the_hourglass_is_nobodys() -> None:
    """ORL-10.2: nobody sees which tiles come; only how many, and which were turned up."""
    state = scene(players={0: {"slots": fill("farm_house")}}, event="income", round=9)
    for viewer in (None, 0, 1):
        view: Any = state.view(viewer)
        assert view["hourglass"] == 9
        stacks = [table(state.determinize(viewer, seed))["hourglass"] for seed in range(10)]
        assert {tuple(sorted(stack)) for stack in stacks} == {tuple(sorted(table(state)["hourglass"]))}
        assert len({tuple(stack) for stack in stacks}) > 5


def test_everybody_knows_the_first_tile() -> None:
    """ORL-2.6: before round 1 too."""
    state = GAME.start(seats=3, seed=4, remove_place_tiles=True)
    for seed in range(10):
        assert table(state.determinize(1, seed))["hourglass"][-1] == "pilgrimage"


def test_goods_that_were_removed_are_nobodys() -> None:
    """ORL-10.2: views do not say which they were."""
    state = GAME.start(seats=2, seed=4)
    assert "lost_goods" not in json.dumps(state.view(0))


def bathing() -> State:
    return do(ready("bathhouse", {"bag": SEVEN}), "use place=bathhouse")


def test_the_draw_of_the_bathhouse_is_its_owners() -> None:
    """ORL-4.10.2, ORL-10.2: he sees both tokens; others see neither until one lies on a slot."""
    state = bathing()
    assert asked(state) == [(0, "lay")]
    assert len(seen(state, 0)["drawn"]) == 2
    for viewer in (1, None):
        assert seen(state, viewer)["drawn"] == []
        pairs = [state.determinize(viewer, seed) for seed in range(20)]
        assert all(pair.view(viewer) == state.view(viewer) for pair in pairs)
        assert len({str(seen(pair, 0)["drawn"]) for pair in pairs}) > 3
        assert all(pair.legal(0) for pair in pairs)
    assert state.determinize(0, 3).legal(0) == state.legal(0)


def test_draws_that_everybody_sees() -> None:
    """ORL-5.6, ORL-5.8.3: the Plague's token goes to the supply before all eyes; who takes it back needs leave."""
    state = scene(
        2, players={0: {"bag": "monk"}, 1: {"slots": fill("scriptorium")}}, event="plague", passed=[0], active=1
    )
    plague = [event for event in told(state, "pass") if event.kind == "plague"]
    assert [(event.secret, event.reveals) for event in plague] == [(False, True)]


def test_drawing_cannot_be_undone_unseen() -> None:
    """ORL-3.3.3: a draw shows what nobody knew."""
    state = secretive()
    events = state.watch()
    do(state, "draw count=2", seat=0)
    draws = [event for event in events if event.kind == "draw"]
    assert [(event.secret, event.reveals) for event in draws] == [(True, True)] * 2


# ---- with every module

PROGRESS = {"moves", "to_act", "asked", "ready", "planned", "question"}
"""What others see of somebody's planning: how far he is."""


@pytest.mark.parametrize("modules", ["", *MODULES])
def test_nobody_sees_a_step_of_anybody_elses_plan(modules: str) -> None:
    """ORL-10.3: while everybody draws and plans, no step of one changes what the others see, are told or may do."""
    number = list(MODULES).index(modules) if modules else 9
    state = GAME.from_json(rich(2 + number % 3, number, MODULES.get(modules, [])))
    chance = seeded(number, "steps")
    steps = 0
    while not state.over and steps < 80:
        seat = state.to_act[chance.below(len(state.to_act))]
        others = [None, *[other for other in range(state.seats) if other != seat]]
        before = {other: shown(state, other) for other in others}
        wave = state.stack[-1].together
        events = state.watch()
        events.clear()
        state.apply(busy(state, seat, chance))
        if wave and state.stack and state.stack[-1].together == wave:
            steps += 1
            for other in others:
                assert shown(state, other) == before[other]
                assert {event.kind for event in events if event.seen_by(other)} <= {"ready", "demand"}
    assert steps == 80


def shown(state: State, viewer: int | None) -> tuple[dict[str, object], list[str]]:
    view = {name: value for name, value in state.view(viewer).items() if name not in PROGRESS}
    return view, [] if viewer is None else [str(action) for action in state.legal(viewer)]


@pytest.mark.parametrize("modules", [name for name in MODULES if "new_events" in MODULES[name]])
def test_no_tile_is_named_before_it_is_turned_up(modules: str) -> None:
    """ORL-10.2: neither views nor events name a tile of the stack that has not come; only its letter is printed on
    the back."""
    state = GAME.start(2, 5, **dict.fromkeys(MODULES[modules], True))
    chance = seeded(5, modules)
    events = state.watch()
    names = {name for tiles in hourglass.TILES.values() for name in tiles}
    if "uprising_last" in MODULES[modules]:
        names.remove("peasant_uprising")  # everybody knows where it lies (ORL-8.2.2)
    while not state.over:
        if not chance.below(6):
            to_come = names - set(table(state)["past"])
            views = [state.view(viewer) for viewer in (None, 0, 1)]
            text = json.dumps([views, [event.to_json() for event in events]])
            assert [name for name in to_come if f'"{name}"' in text] == []
            events.clear()
        state.apply(busy(state, state.to_act[0], chance))


@pytest.mark.parametrize("modules", [name for name in MODULES if "orders" in MODULES[name]])
def test_no_order_of_the_deck_is_seen(modules: str) -> None:
    """ORL-10.2: of the deck only how many cards lie there."""
    state = GAME.from_json(rich(2, 4, MODULES[modules]))
    chance = seeded(4, modules)
    while not state.over:
        if not chance.below(6):
            data = table(state)
            lying = {*data["display"], *[card for one in data["players"] for card in one["orders"]]}
            for viewer in (None, 0, 1):
                view: Any = state.view(viewer)
                rows = [*view["orders"], *[card for one in view["players"] for card in one["orders"]]]
                assert {card["name"] for card in rows} == lying
                assert view["order_deck"] == len(data["deck"]) == 23 - len(rows)
        state.apply(busy(state, state.to_act[0], chance))
