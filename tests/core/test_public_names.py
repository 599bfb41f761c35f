"""The names that other programs call, used as they are promised, on The Castles of Burgundy."""

import json
from typing import Any

import pytest

import bastide
from tests.core.playing import finish
from tests.games.burgundy.scenario import scenario

GAME = bastide.game("burgundy")


def moment() -> bastide.State:
    """A position with a ship that the second die can fetch from depot 3."""
    return scenario(
        seats=3, dice={0: (1, 3)}, depots={"3": [None, None, "ship"], "1": ["bank"]}, players={0: {"workers": 1}}
    )


# ---- bastide.game, bastide.games


def test_games_lists_them_also_after_one_was_loaded() -> None:
    import bastide.games.burgundy

    assert "burgundy" in bastide.games()
    assert bastide.game("burgundy").name == "burgundy"


def test_game_has_seats_and_options() -> None:
    assert isinstance(GAME, bastide.Game)
    assert GAME.seats == range(2, 5)
    assert set(GAME.options) == {"duchies", "setup", "sheets"}
    for name, option in GAME.options.items():
        assert option.name == name
        assert isinstance(option.type, str)
        assert option.help == f"option-{name}"
        assert json.dumps(option.to_json())
        assert GAME.start(seats=3, seed=1, **{name: option.default}) == GAME.start(seats=3, seed=1)
    assert GAME.options["setup"].default == "basic"
    assert GAME.options["setup"].choices == ("basic", "advanced_open", "advanced_secret")


def test_start() -> None:
    state = GAME.start(seats=2, seed=7)
    assert isinstance(state, bastide.State)
    assert state == GAME.start(seats=2, seed=7, duchies="standard", setup="basic") == GAME.start(2, "7")
    assert GAME.start(seed=7).seats == 2
    assert GAME.start(seats=4, seed=7, duchies=[2, 3, 4, 5]).seats == 4
    assert GAME.start(seats=2) != GAME.start(seats=2)


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ({"seats": 1}, "2, 3, 4"),
        ({"seats": 5}, "2, 3, 4"),
        ({"colour": "red"}, "duchies, setup, sheets"),
        ({"setup": "advanced"}, "basic, advanced_open, advanced_secret"),
        ({"duchies": "11"}, "1 to 9"),
        ({"duchies": (2, 2)}, "Only duchy 1"),
        ({"duchies": (1, 2, 3)}, "one number for each player"),
        ({"sheets": (1, 2)}, "twelve numbers"),
        ({"seed": 1.5}, "integer or a line of text"),
    ],
)
def test_bad_options_say_what_is_allowed(given: dict[str, Any], allowed: str) -> None:
    with pytest.raises(ValueError, match=allowed):
        GAME.start(**given)


# ---- state


def test_to_act_and_legal() -> None:
    state = GAME.start(seats=3, seed=7)
    assert isinstance(state.to_act, tuple)
    assert len(state.to_act) == 1
    for seat in range(3):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.to_act)
        assert all(isinstance(action, bastide.Action) and action.seat == seat for action in legal)
    assert GAME.start(seats=3, seed=7, setup="advanced_secret").to_act == (0, 1, 2)
    assert finish(state).to_act == ()


def test_apply() -> None:
    state = moment()
    before = state.clone()
    action = state.legal(0)[0]
    state.apply(action)
    assert state != before
    with pytest.raises(bastide.IllegalAction) as caught:
        before.clone().apply(GAME.action({"do": "end", "seat": 0}))
    assert caught.value.rule == "BUR-3.4.1"
    assert caught.value.message in str(caught.value)
    assert " " in caught.value.message


def test_an_illegal_action_leaves_the_state_untouched() -> None:
    state = moment()
    before = state.clone()
    refused = [action for action in GAME.thinkable(state, 0) if action not in state.legal(0)]
    assert len(refused) > 100
    for action in [*refused, *GAME.thinkable(state, 1)]:
        with pytest.raises(bastide.IllegalAction):
            state.apply(action)
    assert state == before
    assert state.to_json() == before.to_json()


def test_illegal_action_is_made_of_a_rule_and_a_message() -> None:
    error = bastide.IllegalAction("BUR-4.7", "Too few workers.")
    assert (error.rule, error.message) == ("BUR-4.7", "Too few workers.")


def test_clone_equality_and_hash() -> None:
    state = moment()
    clone = state.clone()
    assert clone is not state
    assert clone == state
    assert hash(clone) == hash(state)
    clone.apply(clone.legal(0)[0])
    assert clone != state
    assert state != "a state"
    assert len({state, state.clone(), clone}) == 2


def test_over_scores_winners_and_ledger() -> None:
    state = GAME.start(seats=2, seed=7)
    assert not state.over
    assert state.scores() == [0, 0]
    assert state.winners() == []
    assert state.ledger(0) == []
    finish(state)
    assert state.over
    assert len(state.winners()) == 1
    assert state.scores()[state.winners()[0]] == max(state.scores())
    for seat in range(2):
        rows = state.ledger(seat)
        assert sum(entry.points for entry in rows) == state.scores()[seat]
        assert all(entry.seat == seat and entry.rule and entry.why for entry in rows)


def test_view_is_plain_json_for_a_seat_or_a_spectator() -> None:
    state = GAME.start(seats=2, seed=7)
    for seat in (0, 1, None):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == seat


def test_determinize() -> None:
    state = GAME.start(seats=2, seed=7)
    guess = state.determinize(0, seed=1)
    assert isinstance(guess, bastide.State)
    assert guess != state
    assert guess.view(0) == state.view(0)
    assert guess == state.determinize(0, seed=1) != state.determinize(0, seed=2)
    assert state == GAME.start(seats=2, seed=7)


def test_json_of_a_position() -> None:
    state = moment()
    data = json.loads(json.dumps(state.to_json()))
    assert GAME.from_json(data) == state
    data["players"][0]["workers"] += 1  # editable by hand
    assert GAME.from_json(data) != state
    data["depots"]["3"][2] = "mine"
    with pytest.raises(bastide.InputError, match=r"depots[.]3\[2\]"):
        GAME.from_json(data)


# ---- action


def test_an_action_says_who_what_and_why() -> None:
    action = GAME.parse(0, "take depot=3 tile=ship die=1", moment())
    assert action.seat == 0
    assert action.touches() == ("die:1", "depot:3:2")
    assert action.rule == "BUR-5.1"
    assert str(action) == "take depot=3 slot=2 tile=ship die=1"
    assert action.to_json() == {"do": "take", "seat": 0, "depot": 3, "slot": 2, "tile": "ship", "die": 1}


def test_notation_both_ways() -> None:
    state = moment()
    for action in state.legal(0):
        assert GAME.parse(0, str(action), state) == action
    taken = GAME.parse(0, "take depot=3 tile=ship die=1", state)
    assert taken in state.legal(0)
    state.apply(taken)
    assert GAME.parse(0, "workers", state) == GAME.parse(0, "workers die=0", state)  # only one die is left


def test_json_of_an_action() -> None:
    state = moment()
    for action in state.legal(0):
        assert GAME.action(json.loads(json.dumps(action.to_json()))) == action
    assert GAME.action({"do": "workers", "seat": 0, "die": 1}) in state.legal(0)


def test_codes() -> None:
    state = moment()
    codes = [GAME.encode(action) for action in state.legal(0)]
    assert len(set(codes)) == len(codes)
    assert all(type(code) is int and 0 <= code < GAME.num_actions for code in codes)
    assert [GAME.decode(state, code) for code in codes] == state.legal(0)
    for code in (-1, GAME.num_actions):
        with pytest.raises(bastide.InputError):
            GAME.decode(state, code)


# ---- record


def test_record() -> None:
    record = bastide.Record("burgundy", seats=2, seed=7, options={"setup": "advanced_open"})
    for _ in range(20):
        record.apply(record.state.legal(record.state.to_act[0])[0])
    text = record.text()
    assert isinstance(text, str)
    again = bastide.Record.parse(text)
    assert again.text() == text
    assert again.replay() == record.replay() == record.state
    assert again.replay(upto=0) == GAME.start(seats=2, seed=7, setup="advanced_open")
    assert again.replay(upto=20) == record.state
    assert again.replay(upto=7) == record.replay(7) != record.state
    with pytest.raises(bastide.RecordError):
        bastide.Record.parse(text[:-20])
    assert issubclass(bastide.RecordError, bastide.InputError)
    assert issubclass(bastide.InputError, ValueError)


# ---- bots


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_a_legal_action(name: str) -> None:
    assert name in bastide.bots()
    bot = bastide.bot(name)
    assert isinstance(bot, bastide.Bot)
    state = GAME.start(seats=2, seed=7)
    before = state.clone()
    seat = state.to_act[0]
    chosen = bot.choose(state, seat, seed=0)
    assert chosen in state.legal(seat)
    assert chosen == bot.choose(state, seat) == bastide.bot(name).choose(state, seat, seed=0)
    assert state == before


def test_the_random_bot_depends_on_its_seed() -> None:
    state = GAME.start(seats=2, seed=7)
    assert len({bastide.bot("random").choose(state, state.to_act[0], seed=seed) for seed in range(20)}) > 5
