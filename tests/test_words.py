"""Whatever a game can say, it says in both languages: no key, argument or plural is missing."""

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
from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.phrases import Phrase, number_of
from bastide.core.state import State
from bastide.core.telling import Teller
from bastide.core.words import LANGUAGES, words
from tests.speech import EVERY, Speech, shorts

KEY = re.compile(r"(refuse|bad|ask|do|why|event|option|tie|progress)-[a-z_-]*[a-z_]")
"""A literal of the source that is a key of the words."""

WEB = Path(__file__).parents[1] / "web" / "src"
SILENT = {
    "caylus1303": {"event-home", "event-turn"},
    "orleans": {"event-bag"},
    "florence": {"event-handed"},
}
"""Events that need no words: a worker or a token on the way back and whose turn it is are seen, and there are many."""

FAMILIES = ("brief", "amount", "moment", "befalls", "fold", "folded")
"""What else is said of an event, besides its sentence."""

SELDOM = {
    "orleans": {
        f"event-{kind}"
        for kind in [
            "developed",
            "no_citizen",
            "no_good",
            "no_technology",
            "unbuilt",
            "unpaid",
            "unlaid",
            "unsent",
            "uninstalled",
        ]
    },
}
"""What so few games seldom come to: tests of the game say it (tests/games/orleans/test_silence.py)."""

every_game = pytest.mark.parametrize("speech", EVERY, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# ---- the Fluent files


@cache
def entries(speech: Speech, language: str) -> list[Any]:
    return [entry for file in speech.files(language) for entry in FluentParser().parse(file.read_text("utf-8")).body]


@cache
def messages(speech: Speech, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(speech, language) if isinstance(entry, ftl.Message)}


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
def mentions(speech: Speech, language: str, key: str) -> Mentions:
    found = Mentions()
    found.visit(messages(speech, language)[key])
    return found


@cache
def variables(speech: Speech, language: str, key: str) -> frozenset[str]:
    """What a message needs, with what the messages inside it need."""
    found = mentions(speech, language, key)
    inner = (variables(speech, language, other) for other in found.messages)
    return frozenset(found.variables).union(*inner)


@every_game
@every_language
def test_the_files_are_read_without_errors(speech: Speech, language: str) -> None:
    junk = [entry.content for entry in entries(speech, language) if isinstance(entry, ftl.Junk)]
    assert not junk
    keys = [entry.id.name for entry in entries(speech, language) if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys)), "a key is written twice"
    assert all(words(language, speech.name).has(key) for key in keys)


@every_game
def test_both_languages_say_the_same_things(speech: Speech) -> None:
    assert messages(speech, "en").keys() == messages(speech, "ru").keys()
    for key in messages(speech, "en"):
        assert variables(speech, "en", key) == variables(speech, "ru", key), key


@every_game
@every_language
def test_short_names_are_short_and_every_tile_has_its_own_name(speech: Speech, language: str) -> None:
    say = words(language, speech.name).say
    assert {key: say(key) for key, most in speech.short.items() if len(say(key)) > most} == {}
    assert len({say(f"tile-{name}") for name in speech.tiles}) == len(speech.tiles)


# ---- keys in the source


@cache
def nodes(speech: Speech) -> list[ast.AST]:
    return [node for source in speech.sources for node in ast.walk(ast.parse(source.read_text("utf-8")))]


def literals(speech: Speech, pattern: re.Pattern[str]) -> set[str]:
    """Texts of the source that match as a whole."""
    constants = (node.value for node in nodes(speech) if isinstance(node, ast.Constant))
    return {text for text in constants if isinstance(text, str) and pattern.fullmatch(text)}


def templates(speech: Speech) -> set[str]:
    """The f-strings of the source that make keys, with {} where something is put in."""
    found: set[str] = set()
    for node in nodes(speech):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
            found.add("".join(str(part) for part in parts))
    nouns = {"@{}{}", "@{}-{}"}  # core looks for what a game names in its `nouns`, and those of kinds of values
    return {text for text in found if re.match(r"@|(refuse|bad|ask|do|why|event|option|tile|type)-", text)} - nouns


def called(node: ast.AST) -> str:
    """The name of the function or method that is called here."""
    func = node.func if isinstance(node, ast.Call) else None
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def event_kinds(speech: Speech) -> set[str]:
    """What can be told: the texts in the argument that names the kind."""
    found: set[str] = set()
    for node in nodes(speech):
        place = speech.tellers.get(called(node))
        if isinstance(node, ast.Call) and place is not None:
            inside = ast.walk(node.args[place])
            found |= {part.value for part in inside if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return found


@cache
def known_keys(speech: Speech) -> frozenset[str]:
    """Every key that the source, a board or a form can ask for."""
    keys = literals(speech, KEY) | {f"event-{kind}" for kind in event_kinds(speech)} | {"event-score-plain"}
    kinds = speech.game.actions.values()
    keys |= {f"do-{kind.do.replace('_', '-')}" for kind in kinds if kind.describe is Action.describe}
    return frozenset(keys.union(*speech.families.values(), speech.names))


@every_game
def test_every_key_of_the_source_has_words(speech: Speech) -> None:
    assert templates(speech) == speech.families.keys()
    assert len(known_keys(speech)) > 120
    assert sorted({*known_keys(speech), "game-name"} - messages(speech, "en").keys()) == []


@every_game
@every_language
def test_no_words_are_left_over(speech: Speech, language: str) -> None:
    """Each sentence of the game is one that the source can say, or a part of one."""
    own = [file for file in speech.files(language) if file.parent.parent == speech.folder and "." not in file.stem]
    said = {
        entry.id.name
        for file in own
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if hasattr(entry, "id")
    }
    parts = {part for key in said for part in mentions(speech, language, key).messages}
    shown = {key for key in said if key.startswith(("counter-", "board-"))}
    shown |= {f"{family}-{kind}" for kind in event_kinds(speech) for family in FAMILIES}
    shown |= {f"moment-{why}" for why in known_keys(speech) if why.startswith("why-")}
    shown |= {f"style-{style}" for style in bastide.game(speech.name).styles}
    shown |= set(shorts(speech.name))
    assert sorted(said - known_keys(speech) - parts - shown - {"game-name"}) == []


def calls_with_arguments(speech: Speech) -> Iterator[tuple[str, set[str]]]:
    """Key and names of the arguments of each Phrase, Refusal and fail in the source that spells them out."""
    for node in nodes(speech):
        name = called(node)
        if not isinstance(node, ast.Call) or name not in ("Phrase", "Refusal", "fail", "fail_if"):
            continue
        spoken = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        keys = [text for text in spoken if KEY.fullmatch(text)]
        given = [str(word.arg) for word in node.keywords]
        for arg in node.args:
            if isinstance(arg, ast.Dict):
                given += [str(key.value) if isinstance(key, ast.Constant) else "**" for key in arg.keys]
        failing = name in ("fail", "fail_if")
        named_later = any(isinstance(arg, ast.Name | ast.Call) for arg in node.args) and not failing
        if keys and "**" not in given and not named_later:
            reader = failing and isinstance(node.args[name == "fail_if"], ast.Constant)
            yield keys[0], {*given, "where"} if reader else set(given)


@every_game
def test_arguments_in_the_source_are_those_the_words_need(speech: Speech) -> None:
    found = list(calls_with_arguments(speech))
    assert len(found) > 60
    for key, given in found:
        assert variables(speech, "en", key) <= given, key


@every_game
def test_every_rule_of_the_source_stands_in_the_rules(speech: Speech) -> None:
    numbers = literals(speech, re.compile(r"([A-Z]{3,4}-\d+(\.\d+)*|R-\d+)"))
    assert len(numbers) > 5
    for language in LANGUAGES:
        page = (speech.folder / "text" / f"rules.{language}.md").read_text("utf-8")
        for number in numbers:
            assert f"rule-{number.replace('.', '-')}" in messages(speech, language), (language, number)
            assert f"{{#{number}}}" in page, (language, number)


@every_game
def test_the_page_finds_its_words(speech: Speech) -> None:
    """Every key that the board of the page spells out, and none that neither it nor the shell asks for."""
    source = "\n".join(file.read_text("utf-8") for file in sorted((WEB / "games" / speech.name).glob("*.*")))
    shell = "\n".join(file.read_text("utf-8") for file in sorted((WEB / "lib" / "shell").glob("*.*")))
    spelled = re.compile(r"['\"`](page-[a-z-]*[a-z])['\"`]")
    asked = set(spelled.findall(source))
    made = re.findall(r"`(page-[a-z-]*)\$\{", source) + re.findall(r"`(page-[a-z-]+)\$\{", shell)
    there = {key for key in messages(speech, "en") if key.startswith("page-")}
    assert sorted(asked - there) == []
    left = there - asked - set(spelled.findall(shell))
    assert sorted(key for key in left if not any(key.startswith(start) for start in made)) == []


@every_game
def test_the_big_button_names_every_act(speech: Speech) -> None:
    for language in LANGUAGES:
        there = {key for key in messages(speech, language) if key.startswith("act-")}
        assert there == {f"act-{verb}" for verb in speech.game.verbs}


# ---- speaking


def check(speech: Speech, phrase: Phrase) -> None:
    """A phrase has words in both languages, gets every argument they need, and leaves nothing unsaid."""
    for language in LANGUAGES:
        assert phrase.key in messages(speech, language), phrase
        assert variables(speech, language, phrase.key) <= phrase.args.keys(), phrase
        check_line(words(language, speech.name).say(phrase))
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            check(speech, value)
        elif isinstance(value, str) and value.startswith("@") and not number_of(value):
            for key in value.split():
                check(speech, Phrase(key[1:]))


def check_line(said: str) -> None:
    """Nothing is left unsaid."""
    assert said.strip() == said
    assert not re.search(r"[{}@]|\?\?\?| {2}|None", said), said


def check_names(said: str) -> None:
    assert not re.search("[a-z]_[a-z0-9]", said), f"a name of the source in: {said}"


class Heard:
    """All that was said in some games, each thing once."""

    def __init__(self) -> None:
        self.phrases: set[Phrase] = set()
        """Actions, questions and refusals."""
        self.events: dict[str, Event] = {}

    def keys(self) -> set[str]:
        return {phrase.key for phrase in self.phrases} | {f"event-{event.kind}" for event in self.events.values()}


def played(speech: Speech, number: int) -> Iterator[tuple[State, list[Event]]]:
    """A game of chance in which some things are mostly done when they can be: every position, and what led to it."""
    chance = random.Random(number)
    state = speech.start(number)
    events = state.watch()
    while not state.over:
        yield state, events
        events.clear()
        legal = state.legal(chance.choice(state.to_act))
        verbs = sorted({action.do for action in legal})
        wanted = [verb for verb in speech.eager if verb in verbs]
        do = chance.choice(wanted if wanted and chance.random() < 0.7 else verbs)
        state.apply(chance.choice([action for action in legal if action.do == do]))
    yield state, events


@cache
def heard(speech: Speech) -> Heard:
    found = Heard()
    for number in range(len(speech.setups)):
        for state, events in played(speech, number):
            found.events.update({repr(event): event for event in events})
            found.phrases.add(state.progress())
            for seat in range(state.seats):
                found.phrases.add(state.question(seat))
                found.phrases.update(action.describe(state) for action in state.legal(seat))
                if state.moves % 20 == 0:
                    refusals = [state.refuse(action) for action in speech.game.thinkable(state, seat)]
                    found.phrases.update(refusal.phrase for refusal in refusals if refusal is not None)
    return found


@every_game
def test_everything_in_a_game_is_said_in_both_languages(speech: Speech) -> None:
    for phrase in heard(speech).phrases:
        check(speech, phrase)
        for language in LANGUAGES:
            check_names(words(language, speech.name).say(phrase))


@every_game
@every_language
def test_every_event_is_told(speech: Speech, language: str) -> None:
    teller = Teller(speech.game, words(language, speech.name), ["Ann", "Bob", "Cleo", "Dan", "Eve"])
    for event in heard(speech).events.values():
        lines = teller.lines([event])
        about, parts, _ = teller.fold([event])
        short = [text for _, text, _ in teller.briefs([event])]
        for line in (*lines, *short, *(said for _, _, said in teller.moments([event])), about, *parts):
            check_line(line)
            check_names(line)
        assert (lines == []) == (f"event-{event.kind}" in SILENT.get(speech.name, ())), event


@every_game
def test_the_games_had_every_action_question_and_event_in_them(speech: Speech) -> None:
    expected = {key for key in known_keys(speech) if key.startswith("do-")}
    expected |= {f"event-{kind}" for kind in event_kinds(speech)} | {
        f"ask-{name}" for name in (*speech.asks, "over", "wait")
    }
    assert sorted(expected - heard(speech).keys() - SELDOM.get(speech.name, set())) == []
