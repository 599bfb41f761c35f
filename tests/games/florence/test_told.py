"""What comes to nothing, or needs no answer, is told with its reason."""

from typing import Any

from bastide.core.state import State
from bastide.core.telling import Teller
from bastide.core.words import words
from tests.games.florence.court import court
from tests.games.florence.joining import meeting, tower
from tests.games.florence.scenes import GAME, scene
from tests.games.florence.solo_scenes import STOCK, alone
from tests.games.kit import do, told

NAMES = ["Ada", "Ben", "Cleo"]


def lines(state: State, *played: str) -> list[str]:
    """What a log says of it."""
    return Teller(GAME, words("en", GAME.name), NAMES).lines(told(state, *played))


def test_who_may_not_bid_is_named() -> None:
    """FLO-4.10: not even asked."""
    said = lines(scene(3, "auction", {1: {"builders": 3}}), "open object=builder")
    assert "Ben is not in this auction: three builders already (Builder)." in said
    crowded = {"estate": "lake lake lake lake lake lake park park park park park"}
    said = lines(scene(3, "auction", {2: crowded}), "open object=forest")
    assert "Cleo is not in this auction: no place in the estate (Forest)." in said


def test_nobody_to_recruit() -> None:
    """FLO-5.5: the card is kept."""
    said = lines(scene(3, "auction"), "open object=recruiting_card", "pass", "pass")
    assert "Ada keeps the recruiting card: nobody else has a profession to recruit." in said
    asked = lines(scene(3, "auction", {1: {"played": "poet"}}), "open object=recruiting_card", "pass", "pass")
    assert not any("recruiting card:" in line for line in asked)


def test_the_last_card_of_a_deck_is_kept() -> None:
    """FLO-5.4: there is nothing to choose."""
    said = lines(scene(3, "actions", decks={"bonuses": "bonus_lakes"}), "bonus")
    assert "Ada keeps: 2 per lake." in said


def test_no_work_in_a_round() -> None:
    """FLO-7.1: no award."""
    nobodys = "Nobody has completed a Work in this round."
    assert nobodys in lines(scene(3, "actions"), "end", "end", "end")
    assert nobodys not in lines(scene(3, "actions", {1: {"best": 9}}), "end", "end", "end")


def test_a_prestige_card_that_brings_nothing() -> None:
    """FLO-8.2: each is shown, whether it scores or not."""
    hand = {0: {"hand": "prestige_most_jesters prestige_two_large", "jesters": 1}}
    said = lines(scene(3, "actions", hand, round=7), "end", "end", "end")
    assert "Ada reveals a prestige card: Most jesters." in said
    assert "Ada reveals a prestige card: Two or more large buildings, which brings nothing." in said


def test_why_a_deal_is_not_paid() -> None:
    """FLO-12.11: coins are missing, or the points are dearer."""
    poor: dict[int, dict[str, Any]] = {0: {"coins": 100, "points": 2}}
    said = lines(tower(meeting(3, poor), 300), "accept")
    assert said[-1] == "Ada does not pay: too few coins. Nothing is built with Ben: Tower."
    able: dict[int, dict[str, Any]] = {0: {"coins": 100, "points": 3}}
    said = lines(tower(meeting(3, able), 300), "accept", "refuse")
    assert said[-1] == "Ada does not pay: the prestige points are kept. Nothing is built with Ben: Tower."


def test_nothing_left_to_put_up() -> None:
    """FLO-10.8."""
    bare = dict.fromkeys(STOCK, 0)
    state = alone("auction", stock={**bare, "jester": 1}, decks={"prestiges": ""}, rolls=(6,))
    said = lines(do(state, "put_up object=jester"), "reject")
    assert "There is nothing left for Ada to put up." in said


def test_too_few_coins_for_the_banker() -> None:
    """FLO-11.6: there is nothing to exchange."""
    state = court("actions", {0: {"coins": 100}}, round=7, cast={"banker": 0, "down": ["banker"]})
    assert "Ada has too few coins for the Banker's exchange." in lines(state, "end", "end", "end")
