"""Alone against Diego (FLO-10): recruiting from him, the end, what is hidden, positions and printed values."""

import json
from typing import Any

import pytest

from bastide.core.errors import InputError
from bastide.core.telling import Teller
from bastide.core.words import words
from bastide.games.florence.components import PROFESSION_NAMES
from tests.core.playing import finish, positions
from tests.games.florence.scenes import GAME, coins, hand
from tests.games.florence.solo_scenes import IDS, STOCK, alone, earned, his, his_turn, json_of, printed, row, solo
from tests.games.kit import do, legal, lines, player, refused, rows, table

# ---- FLO-10.23, FLO-10.26: recruiting


def test_recruiting_from_him() -> None:
    """FLO-10.23, FLO-10.26, FLO-17.39: he gets any face-up profession of a virtual player instead; the recruiting card
    leaves the game; one that lies face up before Diego is no target."""
    human = {"recruiting": 1}
    diego = {"played": "poet", "received": 1}
    state = alone(human=human, diego=diego, virtuals=("| jurist", "| painter"))
    assert lines(state, "recruit") == {f"recruit profession={name}" for name in ("poet", "jurist", "painter")}
    do(state, "recruit profession=poet")
    assert hand(state) == ["poet"]
    assert player(state)["recruiting"] == 0
    (got,) = his(state)["played"]
    left = [name for one in solo(state)["virtuals"] for name in one["open"]]
    assert sorted([got, *left]) == ["jurist", "painter"]
    assert his(state)["received"] == 1
    assert table(state)["stock"]["recruiting_card"] <= 4


def test_any_replacement() -> None:
    """FLO-17.39 (FLO-10.26): which one he gets is a matter of chance."""
    got = set()
    for roll in (1, 6):
        state = alone(
            human={"recruiting": 1}, diego={"played": "poet"}, virtuals=("| jurist", "| painter"), rolls=(roll,)
        )
        got.update(his(do(state, "recruit profession=poet"))["played"])
    assert got == {"jurist", "painter"}


def test_recruiting_without_a_replacement() -> None:
    """FLO-10.26: one Work fewer where there is none; FLO-10.23: a virtual player gets nothing for his."""
    state = do(alone(human={"recruiting": 1}, diego={"played": "poet"}), "recruit profession=poet")
    assert his(state)["played"] == []
    state = alone(human={"recruiting": 1}, diego={"played": "poet"}, virtuals=("| jurist", "| painter"))
    do(state, "recruit profession=jurist")
    assert his(state)["played"] == ["poet"]
    assert [one["open"] for one in solo(state)["virtuals"]] == [[], ["painter"]]


def test_only_face_up_professions_are_recruited() -> None:
    """FLO-10.23: not those that lie face down."""
    state = alone(human={"recruiting": 1}, diego={"row": "poet"}, virtuals=("jurist", ""))
    assert refused(state, "recruit profession=poet") == "FLO-5.5.1"
    assert refused(state, "recruit profession=jurist") == "FLO-5.5.1"


# ---- FLO-10.5, FLO-10.24: the course, the end


def test_he_begins() -> None:
    """FLO-10.5, FLO-10.15: in every second round he has his turn before the human."""
    state = alone("auction", diego={"row": "poet"}, begins="diego", rolls=(1,), upper="work", lower="build")
    do(state, "put_up object=jester", "buy")
    assert his(state)["best"] == 8  # a recruiting card came before it
    assert len(solo(state)["used"]) == 3
    do(state, "end")
    assert solo(state)["begins"] == "player"
    assert len(solo(state)["used"]) == 4


@pytest.mark.parametrize(("best", "mine", "theirs"), [(6, 0, 3), (7, 3, 3), (8, 3, 0)])
def test_best_work(best: int, mine: int, theirs: int) -> None:
    """FLO-10.24: the best Works of the human and of Diego are compared; virtual players have none."""
    state = his_turn(human={"best": best}, diego={"row": "poet"}, upper="work", lower="work", virtuals=("jurist", ""))
    assert sum(points for points, rule in rows(state) if rule == "FLO-7.1") == mine
    assert sum(points for points, rule in earned(state) if rule == "FLO-7.1") == theirs


def final(human: dict[str, Any], diego: dict[str, Any]) -> Any:
    """The last turn of the human, and Diego's after it, in which he can do nothing."""
    return do(alone(human=human, diego=diego, round=7, upper="work", lower="work"), "end")


def test_prestige_cards_compare_the_two() -> None:
    """FLO-10.24: prestige cards by human and Diego only."""
    state = final(
        {"hand": "prestige_most_jesters", "jesters": 2}, {"prestiges": "prestige_most_lakes", "landscapes": {"lake": 1}}
    )
    assert state.over
    assert rows(state) == [(6, "FLO-8.2")]
    assert earned(state) == [(6, "FLO-8.2")]


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [((5, 0), (4, 900), [0]), ((4, 900), (5, 0), []), ((5, 300), (5, 200), [0]), ((5, 200), (5, 300), []),
     ((5, 200), (5, 200), [0]), ((0, 0), (-1, 100), [0])],
)  # fmt: skip
def test_who_wins(mine: tuple[int, int], theirs: tuple[int, int], winners: list[int]) -> None:
    """FLO-10.24, FLO-8.4: points, then coins; still tied, shared."""
    state = final({"points": mine[0], "coins": mine[1]}, {"points": theirs[0], "coins": theirs[1]})
    assert state.over
    assert state.winners() == winners
    assert state.ranking() == ([0, 1] if winners else [1, 0])
    assert state.view(0)["opponents"] == [{"name": "diego", "points": theirs[0]}]


def test_won_and_lost() -> None:
    """FLO-10.3: against each level whole games end, and every point of Diego's is in the ledger."""
    for level in ("easy", "standard", "hard"):
        for seed in range(3):
            state = finish(GAME.start(1, seed, diego=level, table=4 + seed % 2), seed)
            (diego,) = state.opponents()
            assert sum(points for points, _ in earned(state)) == diego.points


# ---- FLO-15: what is hidden


def seen(state: Any, seat: int | None) -> str:
    """All that is told of the table."""
    return json.dumps(state.view(seat))


def test_face_down_professions_are_hidden() -> None:
    """FLO-15: from everybody; decks too."""
    state: Any = alone(diego={"row": "poet jurist"}, virtuals=("painter", "composer"), human={"hand": "sculptor"})
    for seat in (None, 0):
        for name in ("poet", "jurist", "painter", "composer", "physician"):
            assert name not in seen(state, seat)
    rows_seen = {tuple(row(state.determinize(0, seed))) for seed in range(20)}
    assert len(rows_seen) > 10
    assert not any("sculptor" in some for some in rows_seen)


def all_but(names: str) -> list[str]:
    """The other professions."""
    return [name for name in PROFESSION_NAMES if name not in names.split()]


def test_what_was_seen_is_known() -> None:
    """FLO-15: a profession that was used, and professions that the human had put under the deck."""
    top = "composer sculptor physician"
    human = {"known": "composer", "played": all_but(f"poet jurist {top}")}
    state: Any = alone(diego={"row": "poet jurist"}, upper="profession", lower="build", human=human, top=top)
    do(state, "end")
    for seed in range(10):
        assert row(state.determinize(0, seed))[0] == "poet"
        assert row(state.determinize(0, seed))[2] == "composer"
        assert row(state.determinize(None, seed))[0] == "poet"
        for seat in (None, 0):
            assert GAME.from_json(table(state.determinize(seat, seed))) == state.determinize(seat, seed)
    assert len({row(state.determinize(None, seed))[2] for seed in range(20)}) > 1
    assert "composer" in seen(state, 0)
    assert "composer" not in seen(state, None)
    assert "jurist" not in seen(state, 0)


def test_the_profession_that_was_not_kept() -> None:
    """FLO-10.20, FLO-15: once Diego has drawn unseen, the human does not know any more that it is in the deck."""
    human = {"inside": "composer", "played": all_but("composer sculptor")}
    state: Any = his_turn(human=human, upper="profession", lower="profession", top="composer sculptor")
    assert player(state)["inside"] == []
    assert {name for seed in range(9) for name in row(state.determinize(0, seed))} == {"composer", "sculptor"}
    assert GAME.from_json(table(state)) == state


def test_his_deck_is_known_by_its_backs() -> None:
    """FLO-10.4, FLO-15: what has been used is known; the rest may lie in any order, by rounds."""
    state: Any = GAME.start(1, 5)
    do(state, str(state.legal(0)[0]))
    decks = {tuple(solo(state.determinize(0, seed))["deck"]) for seed in range(10)}
    assert len(decks) > 5
    for deck in decks:
        assert sorted(deck) == sorted(solo(state)["deck"])
        assert set(deck[-5:]) <= set(IDS[:6])


def test_everything_is_told() -> None:
    """What Diego does is said in both languages, with his name."""
    said: set[str] = set()
    for seed in range(8):
        watched: Any = None
        for state, _, _ in positions(GAME, 1, seed):
            if watched is None:
                watched = state.watch()
        for language in ("ru", "en"):
            heard = words(language, "florence")
            teller = Teller(GAME, heard, ["Ann", heard.say("opponent-diego")])
            for event in watched:
                said.add(event.kind)
                for line in (*teller.lines([event]), *(text for _, text, _ in teller.briefs([event]))):
                    assert not any(sign in line for sign in "{}@_"), line
    assert said >= {"diego_buy", "diego_card", "diego_work", "diego_pay", "diego_peek", "virtual_work", "withdrawn"}


# ---- positions, printed values


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("extras.solo.deck", {"solo": {"deck": IDS[:0:-1][1:]}}),
        ("extras.solo.deck", {"solo": {"deck": IDS[1:]}}),
        ("extras.solo.used", {"solo": {"used": IDS[:2], "deck": IDS[:1:-1]}}),
        ("extras.solo.virtuals", {"solo": {"virtuals": []}}),
        ("extras.solo.declined", {"solo": {"declined": [{"object": "jester", "roll": 1}]}}),
        ("extras.solo.diego.coins", {"diego": {"coins": 50}}),
        ("extras.solo.diego.prestiges", {"diego": {"prestiges": "poet"}}),
        ("extras.solo.diego.row", {"diego": {"row": [{"card": "poet", "bonuses": ["jurist"]}]}}),
        (
            "stock",
            {
                "diego": {"jesters": 1},
                "stock": {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting_card": 5},
            },
        ),
        ("stock", {"stock": {**STOCK, "park": 5}}),
        ("stock", {"human": {"jesters": 1}, "stock": {**STOCK, "jester": 5}}),
        ("buildings", {"diego": {"buildings": {"tower": 1}}, "buildings": {"tower": 3}}),
        ("freedoms", {"diego": {"freedoms": {"travel": 3}}}),
        ("decks", {"virtuals": ("poet poet", "")}),
        ("decks", {"virtuals": ("poet | poet", "")}),
        ("decks", {"diego": {"row": "poet", "played": "poet"}}),
    ],
)
def test_positions_that_do_not_add_up(where: str, change: dict[str, Any]) -> None:
    """FLO-10.2, FLO-10.4, FLO-10.6, FLO-10.10: what is read is looked at."""
    with pytest.raises(InputError) as caught:
        GAME.from_json(json_of(**change))
    assert str(caught.value).startswith(where)


def test_what_may_have_left_the_game() -> None:
    """FLO-10.14, FLO-10.23: of builders and recruiting cards, nothing else, there may be fewer than in the box."""
    state = GAME.from_json(json_of(stock={**STOCK, "builder": 4, "recruiting_card": 3}))
    assert (table(state)["stock"]["builder"], table(state)["stock"]["recruiting_card"]) == (4, 3)


def test_left_out_of_a_position() -> None:
    """What is asked follows from the rest; stocks are what nobody has, Diego neither."""
    state = alone("auction", diego={"jesters": 2, "buildings": {"tower": 2}})
    assert table(state)["stock"]["jester"] == 5
    assert table(state)["buildings"]["tower"] == 1
    assert legal(state, "put_up")
    assert coins(state) == [3500]


def test_printed_cards() -> None:
    """FLO-10.4, FLO-10.8: the reconstructed cards can be replaced; a game keeps what it was given."""
    components = printed("landscape 5, jester 4, builder, recruiting_card 1, prestige_card", "work", "bonus freedom")
    state: Any = GAME.start(1, 1, components=components)
    do(state, str(state.legal(0)[0]))
    card = state.view(0)["solo"]["auction"]
    assert card["entries"][0] == {"object": "landscape", "modifier": 5, "highest": True}
    assert (card["upper"], card["lower"]) == (["work"], ["bonus", "freedom"])
    assert GAME.from_json(table(state)) == state


@pytest.mark.parametrize(
    "wrong",
    [
        {"back": "3-4"},
        {"auction": [["jester", 1]]},
        {"auction": [["jester", 1]] * 5},
        {"auction": [["jester", 0], ["builder", 1], ["recruiting_card", 1], ["prestige_card", 1], ["landscape", 1]]},
        {"upper": []},
        {"upper": ["work", "work"]},
        {"upper": ["work", "build", "bonus"]},
        {"lower": ["sing"]},
    ],
)
def test_printed_cards_that_are_none(wrong: dict[str, Any]) -> None:
    """FLO-10.4: 6, 6 and 9 cards by their backs, every object once, one or two known actions in a line."""
    components = printed()
    components["diego"][0] = {**components["diego"][0], **wrong}
    with pytest.raises(InputError):
        GAME.start(1, 1, components=components)
    components["diego"] = components["diego"][1:]
    with pytest.raises(InputError):
        GAME.start(1, 1, components=components)
