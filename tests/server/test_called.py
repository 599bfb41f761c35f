"""Whoever is spoken of has a name at a table: in questions, in what can be done, in reasons why not."""

import re
from collections.abc import Callable

import pytest

from bastide.core.phrases import Phrase, called, player
from bastide.core.record import Record
from bastide.core.state import State
from bastide.core.words import words
from bastide.server import permissions, render
from bastide.server.refused import Refused
from bastide.server.render import Viewer
from bastide.server.table import BOT
from tests.games.florence.joining import counter, meeting, tower
from tests.games.kit import do
from tests.server.client import Visitor
from tests.server.games import table_with
from tests.web import loire

NUMBERED = re.compile(r"player \d|игрок\w* \d", re.IGNORECASE)
TALKS: dict[str, Callable[[], State]] = {
    "a neighbour": lambda: meeting(4),
    "where": lambda: do(meeting(4), "offer to=1 building=tower"),
    "an offer": lambda: tower(meeting(4), 100),
    "a counter-offer": lambda: counter(tower(meeting(4), 100), 200),
    "a villain": loire.sabotage,
    "a traitor": loire.treason,
    "a swindler": loire.swindle,
    "a bribe to make": loire.offer,
    "a bribe": loire.bribe,
}


def said_of(state: State, language: str, bots: bool) -> tuple[str, str]:
    """The question, and all that is said besides, to whoever is asked; the others may be bots."""
    table = table_with(state)
    seat = state.to_act[0]
    for other, one in enumerate(table.seats):
        if bots and other != seat:
            one.kind, one.guest = BOT, ""
    shown = render.position(table, Viewer(f"guest {seat}", language))
    more = [choice["label"] for choice in shown["legal"]]
    more += [choice["label"] for choice in render.describe(table, seat, [text for text, _ in shown["wide"]], language)]
    return shown["question"], " ".join([*more, *(one["message"] for one in render.refusals(table, seat, language))])


@pytest.mark.parametrize("talk", TALKS)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
def test_players_are_called_by_their_names(talk: str, language: str, bots: bool) -> None:
    question, more = said_of(TALKS[talk](), language, bots)
    names = r"(Bot|Бот) \d" if bots else r"Guest \d"
    assert re.search(names, f"{question} {more}"), "somebody is spoken of"
    assert not NUMBERED.search(re.sub(names, "", f"{question} {more}")), f"{question} {more}"


def test_a_refusal_calls_by_name() -> None:
    state = meeting(4)
    table = table_with(state)
    with pytest.raises(Refused) as refused:
        permissions.act("guest 0", 0, table.number, "offer to=2 building=tower")(table)
    assert refused.value.body("en")["message"] == "Guest 2 is not your neighbour."
    assert refused.value.body("ru")["message"] == "Игрок Guest 2 — не ваш сосед."
    table.seats[2].kind = BOT
    with pytest.raises(Refused) as refused:
        permissions.act("guest 0", 0, table.number, "offer to=2 building=tower")(table)
    assert refused.value.body("ru")["message"] == "Игрок Бот 3 — не ваш сосед."


def test_without_names_by_number() -> None:
    """As in a terminal; and what only looks like a player is what it is."""
    phrase = Phrase("refuse-pending", {"pending": Phrase("refuse-not-asked", {"player": player(1)})})
    assert words("en").say(phrase).endswith("Player 2 has nothing to decide now.")
    assert words("ru").say(phrase).endswith("Игрок 2 сейчас ничего не решает.")
    assert words("en").say(called(phrase, ["Ann", "Bob"])).endswith("Bob has nothing to decide now.")
    assert words("en").say(called(phrase, ["Ann"])).endswith("Player 2 has nothing to decide now.")
    for text in ("@player-", "@player-x", "@player-²", "@player-1234567"):
        strange = Phrase("refuse-not-asked", {"player": text})
        assert words("en").say(called(strange, ["Ann"])) == f"{text} has nothing to decide now."


@pytest.mark.asyncio
@pytest.mark.parametrize(("language", "second"), [("en", "Player 2"), ("ru", "Игрок 2")])
async def test_those_who_open_a_record_can_be_told_apart(ann: Visitor, language: str, second: str) -> None:
    record = Record("florence", 3, 1, {})
    made = await ann.post(f"/api/import?lang={language}", {"record": record.text()}, 201)
    names = [seat["name"] for seat in made.json()["table"]["seats"]]
    assert names[:2] == ["Ann", second] and len(set(names)) == 3
