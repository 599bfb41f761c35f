"""The names that other programs call, used as they are promised, on every game; details on Burgundy."""

import json
import pickle
from importlib import import_module
from typing import Any

import pytest

import bastide
from tests.core.playing import GAMES, every_action, finish, positions
from tests.core.saying import check_input_error, check_sentence
from tests.games.burgundy.scenario import scenario

GAME = bastide.game("burgundy")
EVERY_GAME = pytest.mark.parametrize("game", [bastide.game(name) for name in GAMES], ids=GAMES)


def under_way(game: bastide.Game) -> bastide.State:
    """A position in the middle of a game of three."""
    return next(state for state, _, _ in positions(game, 3, 7) if state.moves == 40)


def moment() -> bastide.State:
    """A position with a ship that the second die can fetch from depot 3."""
    return scenario(
        seats=3, dice={0: (1, 3)}, depots={"3": [None, None, "ship"], "1": ["bank"]}, players={0: {"workers": 1}}
    )


# ---- bastide.game, bastide.games


@pytest.mark.parametrize("name", GAMES)
def test_games_lists_them_also_after_one_was_loaded(name: str) -> None:
    import_module(bastide.game(name).package)
    assert name in bastide.games()
    assert bastide.game(name).name == name


@EVERY_GAME
def test_game_has_seats_and_options(game: bastide.Game) -> None:
    assert isinstance(game, bastide.Game)
    assert 3 in game.seats
    for name, option in game.options.items():
        assert option.name == name
        assert isinstance(option.type, str)
        check_sentence(option.help)
        check_sentence(option.say("ru"), "ru")
        assert name in repr(option) and str(option.default) in repr(option)
        assert json.dumps(option.to_json())
        assert game.start(seats=3, seed=1, **{name: option.default}) == game.start(seats=3, seed=1)


def test_seats_and_options_of_burgundy() -> None:
    assert GAME.seats == range(2, 5)
    assert set(GAME.options) == {"duchies", "setup", "sheets"}
    assert GAME.options["setup"].default == "basic"
    assert GAME.options["setup"].choices == ("basic", "advanced_open", "advanced_secret")


@EVERY_GAME
def test_start(game: bastide.Game) -> None:
    state = game.start(seats=2, seed=7)
    assert isinstance(state, bastide.State)
    assert state == game.start(2, "7")
    assert game.start(seed=7).seats == 2
    assert game.start(seats=4, seed=7).seats == 4
    assert game.start(seats=2) != game.start(seats=2)


def test_start_with_options() -> None:
    assert GAME.start(seats=2, seed=7) == GAME.start(seats=2, seed=7, duchies="standard", setup="basic")
    assert GAME.start(seats=4, seed=7, duchies=[2, 3, 4, 5]).seats == 4


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


@EVERY_GAME
def test_to_act_and_legal(game: bastide.Game) -> None:
    state = game.start(seats=3, seed=7)
    assert isinstance(state.to_act, tuple)
    assert state.to_act
    for seat in range(3):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.to_act)
        assert all(isinstance(action, bastide.Action) and action.seat == seat for action in legal)
    assert finish(state).to_act == ()


def test_several_act_together() -> None:
    assert GAME.start(seats=3, seed=7, setup="advanced_secret").to_act == (0, 1, 2)


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


@EVERY_GAME
def test_an_illegal_action_leaves_the_state_untouched(game: bastide.Game) -> None:
    state = under_way(game)
    before = state.clone()
    (seat,) = state.to_act
    refused = [action for action in every_action(game, state, seat) if action not in state.legal(seat)]
    assert len(refused) > 100
    for action in [*refused, *every_action(game, state, (seat + 1) % 3)]:
        with pytest.raises(bastide.IllegalAction):
            state.apply(action)
    assert state == before
    assert state.to_json() == before.to_json()


@EVERY_GAME
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_an_error_everywhere(game: bastide.Game, seat: int) -> None:
    state = under_way(game)
    before = state.clone()
    for ask in (state.legal, state.view, state.ledger, state.question, lambda seat: state.determinize(seat, 1)):
        with pytest.raises(bastide.InputError) as caught:
            ask(seat)
        check_input_error(caught.value)
    assert state == before


@EVERY_GAME
@pytest.mark.parametrize("thing", ["skip", None, {"do": "skip", "seat": 0}, 7])
def test_what_is_no_action_is_told_so(game: bastide.Game, thing: object) -> None:
    state = under_way(game)
    with pytest.raises(bastide.InputError, match="is not an action") as caught:
        state.apply(thing)
    check_input_error(caught.value)


@EVERY_GAME
def test_json_without_a_verb_says_that_it_is_missing(game: bastide.Game) -> None:
    with pytest.raises(bastide.InputError, match='"do" is missing') as caught:
        game.action({})
    check_input_error(caught.value)


def test_what_lies_on_the_table_may_be_left_out_of_json() -> None:
    state = moment()
    whole = GAME.parse(0, "take depot=3 die=1", state)
    assert GAME.action({"do": "take", "seat": 0, "depot": 3, "slot": 2, "die": 1}, state) == whole


@EVERY_GAME
def test_a_state_says_what_it_is(game: bastide.Game) -> None:
    state = under_way(game)
    assert repr(state) == f"<{game.name}: 3 seats, move 40, to act: {state.to_act[0]}>"
    assert f"over, scores {finish(state).scores()}" in repr(state)


@EVERY_GAME
def test_every_field_of_a_state_is_declared_copied_and_compared(game: bastide.Game) -> None:
    """What a state of the game has besides what all have is what it declares, and a clone has it all."""
    state = under_way(game)
    own = [name for kind in type(state).__mro__ for name in vars(kind).get("__annotations__", {})]
    shared = ("game", "turn_rule", "end_rule", "declared", "hidden_counters", "events")
    unlike = [name for name in own if name not in shared]
    if unlike:  # compiled classes keep no annotations
        assert set(state.declared) <= set(unlike)
    copy = state.clone()
    for name in state.declared:
        assert hasattr(copy, name)
        one, other = getattr(state, name), getattr(copy, name)
        assert not isinstance(one, list) or one is not other, f"clones share {name}"


@EVERY_GAME
def test_a_position_by_hand_needs_no_bookkeeping(game: bastide.Game) -> None:
    """Neither the generator nor the moves played nor the ledger has to be known."""
    data = under_way(game).to_json()
    for name in ("rng", "moves", "ledger"):
        del data[name]
    state = game.from_json(data)
    assert state.scores() == under_way(game).scores()
    assert state.moves == 0
    assert finish(state).over


def test_illegal_action_is_made_of_a_rule_and_a_message() -> None:
    error = bastide.IllegalAction("BUR-4.7", "Too few workers.")
    assert (error.rule, error.message) == ("BUR-4.7", "Too few workers.")


@EVERY_GAME
def test_clone_equality_and_hash(game: bastide.Game) -> None:
    state = under_way(game)
    clone = state.clone()
    assert clone is not state
    assert clone == state
    assert hash(clone) == hash(state)
    clone.apply(clone.legal(clone.to_act[0])[0])
    assert clone != state
    assert state != "a state"
    assert len({state, state.clone(), clone}) == 2


@EVERY_GAME
def test_over_scores_winners_and_ledger(game: bastide.Game) -> None:
    state = game.start(seats=2, seed=7)
    assert not state.over
    assert len(set(state.scores())) == 1
    assert state.winners() == []
    assert state.ledger(0) == []
    finish(state)
    assert state.over
    assert state.winners()
    assert all(state.scores()[seat] == max(state.scores()) for seat in state.winners())
    for seat in range(2):
        rows = state.ledger(seat)
        assert sum(entry.points for entry in rows) == state.scores()[seat]
        assert all(entry.seat == seat and entry.rule and entry.why for entry in rows)


@EVERY_GAME
def test_view_is_plain_json_for_a_seat_or_a_spectator(game: bastide.Game) -> None:
    state = under_way(game)
    for seat in (0, 1, None):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == seat


@EVERY_GAME
def test_determinize(game: bastide.Game) -> None:
    state = game.start(seats=2, seed=7)
    guess = state.determinize(0, seed=1)
    assert isinstance(guess, bastide.State)
    assert guess != state
    assert guess.view(0) == state.view(0)
    assert guess == state.determinize(0, seed=1) != state.determinize(0, seed=2)
    assert state == game.start(seats=2, seed=7)


@EVERY_GAME
def test_json_of_any_position(game: bastide.Game) -> None:
    state = under_way(game)
    data = json.loads(json.dumps(state.to_json()))
    assert game.from_json(data) == state
    assert pickle.loads(pickle.dumps(state)) == state
    data["moves"] += 1  # editable by hand
    assert game.from_json(data) != state


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


@EVERY_GAME
def test_an_action_has_a_rule_and_something_to_point_at(game: bastide.Game) -> None:
    state = under_way(game)
    for action in state.legal(state.to_act[0]):
        assert isinstance(action.rule, str)
        assert action.rule
        assert action.touches()
        assert action.to_json()["do"] == action.do == str(action).split()[0]


@EVERY_GAME
def test_notation_both_ways(game: bastide.Game) -> None:
    state = under_way(game)
    (seat,) = state.to_act
    for action in state.legal(seat):
        assert game.parse(seat, str(action), state) == action


def test_notation_may_leave_out_what_is_clear() -> None:
    state = moment()
    taken = GAME.parse(0, "take depot=3 tile=ship die=1", state)
    assert taken in state.legal(0)
    state.apply(taken)
    assert GAME.parse(0, "workers", state) == GAME.parse(0, "workers die=0", state)  # only one die is left


@EVERY_GAME
def test_json_of_an_action(game: bastide.Game) -> None:
    state = under_way(game)
    for action in state.legal(state.to_act[0]):
        assert game.action(json.loads(json.dumps(action.to_json()))) == action
    assert GAME.action({"do": "workers", "seat": 0, "die": 1}) in moment().legal(0)


@EVERY_GAME
def test_codes(game: bastide.Game) -> None:
    state = under_way(game)
    legal = state.legal(state.to_act[0])
    codes = [game.encode(action) for action in legal]
    assert len(set(codes)) == len(codes)
    assert all(type(code) is int and 0 <= code < game.num_actions for code in codes)
    assert [game.decode(state, code) for code in codes] == legal
    whole = every_action(game, state, state.to_act[0])
    assert len({game.encode(action) for action in whole}) == len(whole), "an action is played by one code"
    for code in (-1, game.num_actions):
        with pytest.raises(bastide.InputError):
            game.decode(state, code)


# ---- record


@pytest.mark.parametrize(
    ("name", "options"), [("burgundy", {"setup": "advanced_open"}), *((name, {}) for name in GAMES)]
)
def test_record(name: str, options: dict[str, Any]) -> None:
    record = bastide.Record(name, seats=2, seed=7, options=options)
    for _ in range(20):
        record.apply(record.state.legal(record.state.to_act[0])[0])
    text = record.text()
    assert isinstance(text, str)
    again = bastide.Record.parse(text)
    assert again.text() == text
    assert again.replay() == record.replay() == record.state
    assert again.replay(upto=0) == bastide.game(name).start(seats=2, seed=7, **options)
    assert again.replay(upto=20) == record.state
    assert again.replay(upto=7) == record.replay(7) != record.state
    with pytest.raises(bastide.RecordError):
        bastide.Record.parse(text[:-20])
    assert issubclass(bastide.RecordError, bastide.InputError)
    assert issubclass(bastide.InputError, ValueError)


# ---- bots


@EVERY_GAME
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_a_legal_action(name: str, game: bastide.Game) -> None:
    assert name in bastide.bots()
    bot = bastide.bot(name)
    assert isinstance(bot, bastide.Bot)
    state = game.start(seats=2, seed=7)
    before = state.clone()
    seat = state.to_act[0]
    chosen = bot.choose(state, seat, seed=0)
    assert chosen in state.legal(seat)
    assert chosen == bot.choose(state, seat) == bastide.bot(name).choose(state, seat, seed=0)
    assert state == before


@EVERY_GAME
def test_the_random_bot_depends_on_its_seed(game: bastide.Game) -> None:
    state = game.start(seats=2, seed=7)
    assert len({bastide.bot("random").choose(state, state.to_act[0], seed=seed) for seed in range(20)}) > 3
