"""Whatever the game can say, it says in both languages: no key, argument or plural is missing."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bastide
from bastide.core.event import Event
from bastide.core.refusal import InputError, Phrase, Value
from bastide.core.state import State
from bastide.core.words import LANGUAGES, words
from bastide.games.burgundy.components import GOODS_NAMES, PHASES, TILE_NAMES, TYPES
from bastide.games.burgundy.position import DECISIONS, SETUPS

PACKAGE = Path(bastide.__file__).parent
FOLDERS = (PACKAGE / "core", PACKAGE / "games" / "burgundy")
SOURCES = [source for folder in FOLDERS for source in sorted(folder.glob("*.py"))]
GAME = bastide.game("burgundy")
TILES = TILE_NAMES[1:]
BONUS = tuple(f"bonus_{name}_{size}" for name in TYPES for size in ("large", "small"))

KEY = re.compile(r"(refuse|bad|ask|do|why|event|option)-[a-z_-]*[a-z_]")
"""A literal of the source that is a key of the words."""

FAMILIES = {
    "@tile-{}": [f"tile-{name}" for name in TILE_NAMES],
    "@type-{}": [f"type-{name}" for name in (*TYPES, "-")],
    "@goods_{}": list(GOODS_NAMES),
    "@ask-{}": [f"ask-{name}" for name in DECISIONS],
    "ask-{}": [f"ask-{name}" for name in DECISIONS],
    "why-bonus-{}": ["why-bonus-large", "why-bonus-small"],
    "option-{}": [f"option-{name}" for name in GAME.options],
}
"""Every f-string of the source that makes a key, and all it can make."""

NAMES = [
    "game-name",
    *(f"tile-{name}-{form}" for name in TILES for form in ("short", "help")),
    *(f"area-{name}" for name in TYPES),
    *(f"phase-{name}" for name in PHASES),
    *BONUS,
    *(f"option-{o.name}-{choice}" for o in GAME.options.values() for choice in o.choices if isinstance(choice, str)),
]
"""What boards, logs and forms ask for by the name of a component."""


# ---- the Fluent files


def files(language: str) -> list[Path]:
    found = [file for folder in FOLDERS for file in (folder / "text").glob("*.ftl")]
    return sorted(file for file in found if file.name.split(".")[-2] == language)


@cache
def entries(language: str) -> list[Any]:
    return [entry for file in files(language) for entry in FluentParser().parse(file.read_text("utf-8")).body]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


class Mentions(Visitor):
    """The variables and the other messages that a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by Fluent
        self.messages.add(node.id.name)


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """What a message needs, with what the messages inside it need."""
    found = Mentions()
    found.visit(messages(language)[key])
    return frozenset(found.variables).union(*(variables(language, other) for other in found.messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_read_without_errors(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert not junk
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys)), "a key is written twice"
    assert all(words(language, "burgundy").has(key) for key in keys)


def test_both_languages_say_the_same_things() -> None:
    assert messages("en").keys() == messages("ru").keys()
    for key in messages("en"):
        assert variables("en", key) == variables("ru", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short_and_every_tile_has_its_own_name(language: str) -> None:
    say = words(language, "burgundy").say
    assert all(len(say(f"tile-{name}-short")) <= 10 for name in TILES)
    assert len({say(f"tile-{name}-short") for name in TILES}) == len(TILES)
    assert len({say(f"tile-{name}") for name in TILES}) == len(TILES)


# ---- keys in the source


def nodes() -> Iterator[ast.AST]:
    for source in SOURCES:
        yield from ast.walk(ast.parse(source.read_text("utf-8")))


def literals(pattern: re.Pattern[str]) -> set[str]:
    """Texts of the source that match as a whole."""
    found = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in found if pattern.fullmatch(text)}


def templates() -> set[str]:
    """The f-strings of the source that make keys, with {} where something is put in."""
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
            found.add("".join(str(part) for part in parts))
    return {text for text in found if re.match(r"@|(refuse|bad|ask|do|why|event|option|tile|type)-", text)}


def passed(methods: set[str], place: int) -> set[str]:
    """The literals at a place of the arguments in all calls of these methods."""
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in methods:
            argument = node.args[place]
            if isinstance(argument, ast.Constant):
                found.add(str(argument.value))
    return found


def event_kinds() -> set[str]:
    return passed({"tell"}, 0)


def test_every_key_of_the_source_has_words() -> None:
    assert templates() == FAMILIES.keys()
    keys = literals(KEY) | set(NAMES) | {f"event-{kind}" for kind in event_kinds()}
    keys = keys.union(*FAMILIES.values())
    assert len(keys) > 300
    assert sorted(keys - messages("en").keys()) == []


def test_every_source_of_workers_and_silver_is_named() -> None:
    for language in LANGUAGES:
        for why in passed({"gain_workers", "gain_silver"}, 2):
            said = words(language, "burgundy").say("part-why", {"why": why})
            assert (said == "") == (why == "action"), f"{why} falls to the default, or an action is explained"


def calls_with_arguments() -> Iterator[tuple[str, set[str]]]:
    """Key and names of the arguments of each Phrase, Refusal and fail in the source that spells them out."""
    for node in nodes():
        if not isinstance(node, ast.Call):
            continue
        func = node.func
        name = func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
        if name not in ("Phrase", "Refusal", "fail"):
            continue
        spoken = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        keys = [text for text in spoken if KEY.fullmatch(text)]
        given = [str(word.arg) for word in node.keywords]
        for arg in node.args:
            if isinstance(arg, ast.Dict):
                given += [str(key.value) if isinstance(key, ast.Constant) else "**" for key in arg.keys]
        named_later = any(isinstance(arg, ast.Name) for arg in node.args) and name != "fail"
        if keys and "**" not in given and not named_later:
            reader = name == "fail" and isinstance(node.args[0], ast.Constant)
            yield keys[0], {*given, "where"} if reader else set(given)


def test_arguments_in_the_source_are_those_the_words_need() -> None:
    found = list(calls_with_arguments())
    assert len(found) > 60
    for key, given in found:
        assert variables("en", key) <= given, key


def test_every_rule_of_the_source_stands_in_the_rules() -> None:
    numbers = literals(re.compile(r"(BUR-\d+(\.\d+)*|R-\d+)"))
    assert {"BUR-5.1.2", "BUR-4.7", "R-5", "R-10"} <= numbers
    for language in LANGUAGES:
        page = (FOLDERS[1] / "text" / f"rules.{language}.md").read_text("utf-8")
        for number in numbers:
            assert f"rule-{number.replace('.', '-')}" in messages(language), (language, number)
            assert f"{{#{number}}}" in page, (language, number)


# ---- speaking


def check(phrase: Phrase) -> None:
    """A phrase has words in both languages, gets every argument they need, and leaves nothing unsaid."""
    for language in LANGUAGES:
        assert phrase.key in messages(language), phrase
        assert variables(language, phrase.key) <= phrase.args.keys(), phrase
        said = words(language, "burgundy").say(phrase)
        assert said.strip() == said, phrase
        assert not re.search(r"[{}@]|\?\?\?| {2}|None", said), said
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            check(value)
        elif isinstance(value, str) and value.startswith("@"):
            for key in value.split():
                check(Phrase(key[1:]))


def component(name: str, why: str = "") -> str:
    """The words of a component that an event or the ledger names."""
    if name in GOODS_NAMES or name in BONUS:
        return f"@{name}"
    if name in TYPES and why in ("why-area", "why-phase"):
        return f"@area-{name}"
    if name in TYPES and why.startswith("why-bonus"):
        return f"@type-{name}"
    return f"@tile-{name}" if name in TILES else name


def score_line(player: str, points: int, why: str, what: str) -> Phrase:
    """Some points come from no single component."""
    args: dict[str, Value] = {"player": player, "points": points, "why": f"@{why}", "what": component(what, why)}
    return Phrase("event-score" if what else "event-score-plain", args)


def log_line(event: Event) -> Phrase:
    """An event as the log says it: with the player's name, the words of the piece and the depot."""
    args = dict(event.args)
    if event.kind == "score":
        return score_line("Ann", int(str(args["points"])), str(args["why"]), str(args["what"]))
    args["player"] = "Ann"
    if "piece" in args:
        args["piece"] = component(str(args["piece"]))
    for end in ("from", "to"):
        place = str(args.pop(end, "")).split(":")
        if place[0] in ("depot", "depot_goods"):
            args["depot"] = int(place[1])
    return Phrase(f"event-{event.kind}", args)


def played(seats: int, setup: str, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A game of chance in which tiles are mostly placed when they can be: every position, and what led to it."""
    chance = random.Random(seed)
    state = GAME.start(seats=seats, seed=seed, setup=setup)
    events = state.watch()
    while not state.over:
        yield state, events
        events.clear()
        legal = state.legal(chance.choice(state.to_act))
        verbs = sorted({action.do for action in legal})
        do = "place" if "place" in verbs and chance.random() < 0.7 else chance.choice(verbs)
        state.apply(chance.choice([action for action in legal if action.do == do]))
    yield state, events


@pytest.fixture(scope="module")
def spoken() -> set[Phrase]:
    """All that was said in some games, each phrase once: actions, questions, refusals, events and points."""
    said: set[Phrase] = set()
    for number, (seats, setup) in enumerate((seats, setup) for seats in (2, 3, 4) for setup in SETUPS):
        for state, events in played(seats, setup, number):
            said.update(log_line(event) for event in events)
            for seat in range(seats):
                said.add(state.question(seat))
                said.update(action.describe(state) for action in state.legal(seat))
                if state.moves % 20 == 0:
                    refusals = [state.refuse(action) for action in GAME.thinkable(state, seat)]
                    said.update(refusal.phrase for refusal in refusals if refusal is not None)
            if state.over:
                for seat in range(seats):
                    said.update(score_line("Ann", e.points, e.why, e.what) for e in state.ledger(seat))
    return said


def test_everything_in_a_game_is_said_in_both_languages(spoken: set[Phrase]) -> None:
    for phrase in spoken:
        check(phrase)
        for language in LANGUAGES:
            said = words(language, "burgundy").say(phrase)
            assert not re.search("[a-z]_[a-z0-9]", said), f"a name of the source in: {said}"


def test_the_games_had_every_action_question_and_event_in_them(spoken: set[Phrase]) -> None:
    keys = {phrase.key for phrase in spoken}
    expected = {key for key in literals(KEY) if key.startswith("do-")}
    expected |= {f"event-{kind}" for kind in event_kinds()} | {f"ask-{name}" for name in (*DECISIONS, "over", "wait")}
    assert sorted(expected - keys) == []


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"duchies": "1+2+3"}, "bad-duchies-count"),
        ({"duchies": [1, 10]}, "bad-duchies-range"),
        ({"duchies": "4"}, "bad-duchies-twice"),
        ({"sheets": "1,2"}, "bad-sheets"),
        ({"setup": "quick"}, "bad-option-value"),
        ({"colour": "red"}, "bad-option"),
    ],
)
def test_bad_options_are_explained(options: dict[str, object], key: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.start(seats=2, seed=1, **options)
    assert caught.value.phrase.key == key
    check(caught.value.phrase)
    assert str(caught.value) != key
    assert "«" in caught.value.say("ru")


def test_bad_positions_and_actions_are_explained() -> None:
    data: Any = GAME.start(seats=2, seed=1).to_json()
    data["players"][0]["hexes"] = {"h01": "bank"}
    with pytest.raises(InputError) as caught:
        GAME.from_json(data)
    assert str(caught.value) == "players[0].hexes.h01: this tile cannot lie here: bank. The hex is for: animals."
    check(caught.value.phrase)
    with pytest.raises(InputError) as caught:
        GAME.action({"do": "ship", "seat": 0, "depots": [2, 4]})
    assert caught.value.say("ru").startswith("depots: назовите одно хранилище от 1 до 6 или два соседних")


# ---- Russian plurals


@pytest.mark.parametrize(
    ("count", "price", "object_", "silver"),
    [
        (1, "рабочий", "рабочего", "самородок"),
        (2, "рабочих", "рабочих", "самородка"),
        (5, "рабочих", "рабочих", "самородков"),
        (11, "рабочих", "рабочих", "самородков"),
        (21, "рабочий", "рабочего", "самородок"),
    ],
)
def test_russian_plurals(count: int, price: str, object_: str, silver: str) -> None:
    say = words("ru", "burgundy").say
    taken = say("do-take", {"tile": "@tile-ship", "depot": 3, "face": 2, "price": count})
    assert taken == f"Взять жетон «корабль» из хранилища № 3, кубик 2 ({count} {price})"
    workers = say("do-workers", {"count": count, "silver": count, "face": 0, "price": 0})
    assert workers == f"Взять {count} {object_} и {count} {silver}"
    refused = say("refuse-workers", {"price": count, "workers": 0})
    assert refused == f"Это стоит {count} {object_}, а у вас нет ни одного."
    gained = say("event-gain_silver", {"player": "Анна", "count": count, "why": "mines"})
    assert gained == f"Анна получает {count} {silver} (рудники)."


def test_english_plurals() -> None:
    say = words("en", "burgundy").say
    one = say("do-take", {"tile": "@tile-ship", "depot": 3, "face": 2, "price": 1})
    assert one == "Take ship from depot 3 with the die showing 2 (1 worker)"
    assert say("do-workers", {"count": 4, "silver": 0, "face": 0, "price": 0}) == "Take 4 workers"
    assert say("do-buy", {"tile": "@tile-cow_3", "depot": 0}) == "Buy 3 cows from the black depot for 2 silver"
