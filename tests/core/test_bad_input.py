"""Bad input to games, options, seeds, actions and notation: an error that says what is wrong, never anything else."""

from typing import Any

import pytest

import bastide
from bastide.core.record import Record
from tests.core.saying import check_illegal, check_input_error
from tests.games.burgundy.scenario import scenario

GAME = bastide.game("burgundy")
LONG = "9" * 5000
"""More digits than Python reads as a number."""


def bad(error: pytest.ExceptionInfo[bastide.InputError], *said: str) -> None:
    check_input_error(error.value)
    for part in said:
        assert part in str(error.value)


# ---- starting


@pytest.mark.parametrize("name", ["", "chess", "Burgundy", " burgundy", "burgundy\n", "a\x00b", None, 7, True])
def test_unknown_games_and_bots(name: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        bastide.game(name)
    bad(error, "burgundy", str(name))
    with pytest.raises(bastide.InputError) as error:
        bastide.bot(name)
    bad(error, ", ".join(bastide.bots()), str(name))


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 100, True, 2.0, "2", None, (2,)])
def test_numbers_of_players(seats: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.start(seats=seats, seed=1)
    bad(error, "2, 3, 4", str(seats))
    with pytest.raises(bastide.InputError):
        Record("burgundy", seats)


@pytest.mark.parametrize("name", ["colour", "Setup", "", "duchy", "rain"])
def test_unknown_options(name: str) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.start(seats=2, seed=1, **{name: "basic"})
    bad(error, f'"{name}"', "duchies, setup, sheets")


@pytest.mark.parametrize("value", ["", "Basic", "advanced", 0, None, True, ["basic"], b"basic"])
def test_option_setup(value: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.start(seats=2, seed=1, setup=value)
    bad(error, '"setup"', "basic, advanced_open, advanced_secret")


@pytest.mark.parametrize(
    "value",
    [
        *("", "all", "Random", "1+2+3", "0+1", "1+10", "2,2", "1+x", "-1+2", "1.5", "9", LONG, f"1+{LONG}"),
        *(0, 10, -1, 5, 10**40, 1.5, True, None, [], {}),
        *((1,) * 3, (2, 2), [1, "2"], [1, True], (0, 1), [[1, 2]]),
    ],
)
def test_option_duchies(value: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.start(seats=2, seed=1, duchies=value)
    bad(error, '"duchies"')


@pytest.mark.parametrize("value", ["", "1", (1,) * 12, tuple(range(1, 13)), 7, None, True, "1+2", [1, 2, 1, 3]])
def test_option_sheets(value: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.start(seats=2, seed=1, setup="advanced_open", sheets=value)
    bad(error, '"sheets"')


@pytest.mark.parametrize(
    "seed", [True, False, 1.0, b"7", [7], "", " ", "7 ", "\t7", "a\nb", "a\r\nb", "a\u2028b", "\x1b"]
)
def test_seeds(seed: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.start(seats=2, seed=seed)
    bad(error, "A seed")
    with pytest.raises(bastide.InputError) as error:
        Record("burgundy", 2, seed)
    bad(error, "A seed")


# ---- actions as JSON

TAKE = {"do": "take", "seat": 0, "depot": 3, "slot": 1, "tile": "bank", "die": 1}
PLACE = {"do": "place", "seat": 0, "storage": 0, "tile": "ship", "hex": "h20"}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({**TAKE, "depot": 0}, "depot: 0"),
        ({**TAKE, "slot": 4}, "slot: 4"),
        ({**TAKE, "die": 2}, "die: 2"),
        ({**TAKE, "discard": 3}, "discard: 3"),
        ({**TAKE, "tile": "castles"}, 'tile: "castles"'),
        ({**PLACE, "hex": "h38"}, 'hex: "h38"'),
        ({**PLACE, "hex": "19"}, 'hex: "19"'),
        ({**PLACE, "storage": 3}, "storage: 3"),
        ({"do": "buy", "seat": 0, "depot": 0, "slot": 8, "tile": "mine"}, "slot: 8"),
        ({"do": "ship", "seat": 0, "depots": []}, "depots: "),
        ({"do": "ship", "seat": 0, "depots": [1, 1]}, "depots: "),
        ({"do": "ship", "seat": 0, "depots": [1, 2, 3]}, "depots: "),
        ({"do": "ship", "seat": 0, "depots": [1, 7]}, "depots[1]: 7"),
        ({"do": "load", "seat": 0, "goods": []}, "goods: "),
        ({"do": "load", "seat": 0, "goods": [0, 1]}, "goods[0]: 0"),
        ({"do": "choose", "seat": 0, "duchy": 10, "castle": "h03"}, "duchy: 10"),
        ({"do": "skip", "seat": 4}, "seat: 4"),
    ],
)
def test_values_that_cannot_be(data: dict[str, Any], said: str) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.action(data)
    bad(error, said)


@pytest.mark.parametrize(
    "data", [None, [], "take", 3, {}, {"seat": 0}, {"do": None}, {"do": []}, {"do": "fly", "seat": 0}]
)
def test_what_is_no_action(data: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.action(data)
    bad(error, "JSON")


def test_an_action_that_no_position_allows_has_no_code() -> None:
    """It must not take the code of another."""
    black = GAME.parse(0, "take depot=black", moment())
    with pytest.raises(bastide.InputError) as error:
        GAME.encode(black)
    bad(error, str(black))


def test_codes_that_name_nothing() -> None:
    state = GAME.start(seats=2, seed=1)
    for code in (-1, GAME.num_actions, 10**9, 10**30):
        with pytest.raises(bastide.InputError) as error:
            GAME.decode(state, code)
        bad(error, f"from 0 to {GAME.num_actions - 1}")


@pytest.mark.parametrize("seat", [2, 3, 9])
def test_codes_of_seats_that_are_not_there(seat: int) -> None:
    state = GAME.start(seats=2, seed=1)
    for code in range(GAME.num_actions):
        with pytest.raises((bastide.InputError, bastide.IllegalAction)):
            state.apply(GAME.decode(state, code, seat))


# ---- notation


def moment() -> bastide.State:
    return scenario(
        dice={0: (1, 3)},
        depots={"3": ["cow_3", "bank"], "1": ["bank"]},
        players={0: {"workers": 1, "storage": ["ship"]}},
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "empty"),
        (" \t ", "empty"),
        ("fly", '"fly"'),
        ("TAKE depot=3", '"TAKE"'),
        ("take=3", '"take=3"'),
        ("take depot", '"depot"'),
        ("take depot=", '"depot="'),
        ("take =3", '"=3"'),
        ("take depot 3", '"depot"'),
        ("take depot=3 depot=3", '"depot" is written twice'),
        ("take depot=3 colour=red", '"colour"'),
        ("take depot=3 slot=0 tile=cow die=1", '"cow"'),
        ("take depot=7 slot=0 tile=bank die=1", "depot: 7"),
        ("take depot=-3 slot=0 tile=bank die=1", "depot: -3"),
        ("take depot=three slot=0 tile=bank die=1", "depot: "),
        ("take depot=3+4 slot=0 tile=bank die=1", "depot: "),
        ("place storage=0 tile=ship hex=h99 die=0", '"h99"'),
        ("ship depots=1+1", "depots: "),
        ("ship depots=3+", "depots: "),
        ("take", "fits 3 actions. Say more (depot, slot, tile, die)"),
        ("take die=1", "fits 2 actions. Say more (depot, slot, tile)"),
        ("workers", '"workers" fits 2 actions. Say more (die), for example: workers die=0; workers die=1'),
        (f"take depot={LONG} slot=0 tile=bank die=1", "depot"),
        (f"ship depots=3+{LONG}", "depots"),
    ],
)
def test_lines_that_cannot_be_read(line: str, said: str) -> None:
    state = moment()
    with pytest.raises(bastide.InputError) as error:
        GAME.parse(0, line, state)
    bad(error, said)


@pytest.mark.parametrize("seat", [-1, 2, 4, 99])
@pytest.mark.parametrize("line", ["place storage=0 tile=ship hex=h20 die=0", "place hex=h20", "take discard=0", "end"])
def test_lines_of_seats_that_are_not_there(seat: int, line: str) -> None:
    state = moment()
    with pytest.raises((bastide.InputError, bastide.IllegalAction)):
        state.apply(GAME.parse(seat, line, state))


@pytest.mark.parametrize(
    "line",
    [
        "take depot=3 slot=2 tile=mine die=1",
        "take depot=6 slot=0 tile=bank die=1",
        "take depot=3 slot=0 tile=cow_3 die=1 discard=0",
        "place storage=0 tile=ship hex=h01 die=0",
        "place storage=1 tile=mine hex=h01 die=0",
        "sell goods=1 die=0",
        "workers",
        "buy depot=0 slot=0 tile=mine",
        "buy depot=1 slot=4 tile=mine",
        "buy depot=black",
        "take depot=black",
        "ship depots=1",
        "ship depots=1+3",
        "load goods=1+2",
        "skip",
        "end",
        "choose duchy=1 castle=h19",
    ],
)
def test_lines_that_can_be_read_but_not_played(line: str) -> None:
    state = moment()
    before = state.clone()
    for seat in (0, 1):
        if line == "workers" and seat == 0:
            continue  # legal with either die: see the ambiguous lines
        action = GAME.parse(seat, line, state)
        assert action.seat == seat
        with pytest.raises(bastide.IllegalAction) as error:
            state.apply(action)
        check_illegal(error.value, "burgundy")
        assert state == before


@pytest.mark.parametrize(
    ("line", "rule", "said"),
    [
        ("take depot=6 die=1", "BUR-14.5", "Nothing lies in depot 6 any more."),
        ("take depot=3 slot=2", "BUR-5.1.3", "Nothing lies on that space of depot 3."),
        ("take depot=3 tile=mine die=1", "BUR-5.1.1", "This tile does not lie on that space of depot 3: mine."),
        (
            "take depot=black die=1",
            "BUR-5.1.1",
            "Tiles are taken from the numbered depots; the black depot only sells.",
        ),
        ("take depot=1 die=1", "BUR-4.7", "This costs 2 workers, but you have only 1."),
        ("place storage=1 hex=h20", "BUR-5.2", "No tile lies on that storage space."),
        ("place tile=mine hex=h25", "BUR-5.2", "This tile does not lie on that storage space: mine."),
        ("place hex=h01 die=0", "BUR-5.2", "Hex h01 does not match the type of this tile: ship."),
        ("buy depot=black", "BUR-10.1", "A tile costs 2 silver, but you have none."),
        ("end", "BUR-3.4.1", "Use both dice before you end the turn; taking workers is always possible."),
    ],
)
def test_a_line_that_cannot_be_played_says_which_rule_forbids_it(line: str, rule: str, said: str) -> None:
    state = moment()
    with pytest.raises(bastide.IllegalAction) as error:
        state.apply(GAME.parse(0, line, state))
    assert (error.value.rule, error.value.message) == (rule, said)
    check_illegal(error.value, "burgundy")


def test_the_black_depot_by_name() -> None:
    state = scenario(depots={"black": ["mine"]}, players={0: {"silver": 2}})
    assert GAME.parse(0, "buy depot=black", state) == GAME.parse(0, "buy depot=0", state)
    state.apply(GAME.parse(0, "buy depot=black", state))
    with pytest.raises(bastide.IllegalAction) as error:
        state.apply(GAME.parse(0, "buy depot=black", state))
    assert error.value.rule == "BUR-10.1"
