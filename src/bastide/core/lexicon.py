"""The words that a game must bring, in every language: whoever writes one hears which are missing.

A key without words is shown as it is, so nothing fails; `missing` looks for the keys that every game has by what it is
made of, `unsaid` plays and listens to all that is said on the way.
"""

from random import Random

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.game import Game
from bastide.core.phrases import Phrase, number_of
from bastide.core.question import Question
from bastide.core.state import State
from bastide.core.words import LANGUAGES, words


def needed(game: Game) -> list[str]:
    """Its name, its options, what it asks and what can be done: as far as they are called as core calls them."""
    keys = ["game-name", *[option.key for option in game.options.values()]]
    for question in game.blank(game.seats[0]).questions:
        if type(question).sentence in (Question.sentence, Choice.sentence):
            keys.append(f"ask-{question.name}")
    keys += [f"do-{verb.replace('_', '-')}" for verb, kind in game.actions.items() if kind.describe is Action.describe]
    return keys


def missing(game: Game, languages: tuple[str, ...] = LANGUAGES) -> Phrase | None:
    """Which of them have no words, said in a sentence; None: all have."""
    keys = needed(game)
    found: list[str] = []
    for language in languages:
        known = words(language, game.name)
        lacking = [key for key in keys if not known.has(key)]
        if lacking:
            found.append(f"{language}: {', '.join(lacking)}")
    return Phrase("missing-words", {"game": game.name, "said": "; ".join(found)}) if found else None


def unsaid(game: Game, seats: int | None = None, seed: int = 0, **options: object) -> list[str]:
    """What has no words in a language of all that a game of chance says: `en: ask-bid`."""
    dice, state = Random(seed), game.start(game.seats[0] if seats is None else seats, seed, **options)
    heard: dict[str, None] = dict.fromkeys(needed(game))
    while not state.over:
        _listen(game, state, heard)
        state.apply(dice.choice(state.legal(dice.choice(state.to_act))))
    _listen(game, state, heard)
    for seat in range(state.seats):
        heard.update(dict.fromkeys([entry.why for entry in state.ledger(seat)]))
    return [f"{lang}: {key}" for lang in LANGUAGES for key in heard if not words(lang, game.name).has(key)]


def _listen(game: Game, state: State, heard: dict[str, None]) -> None:
    """Questions, actions, and why the others cannot be done."""
    for seat in range(state.seats):
        phrases = [state.question(seat), *[action.describe(state) for action in state.legal(seat)]]
        for action in game.thinkable(state, seat):
            refusal = state.refuse(action)
            if refusal is not None:
                phrases.append(refusal.phrase)
        for phrase in phrases:
            _keys(phrase, heard)


def _keys(phrase: Phrase, heard: dict[str, None]) -> None:
    heard[phrase.key] = None
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            _keys(value, heard)
        elif isinstance(value, str) and value.startswith("@") and not number_of(value):
            for key in value.split():
                heard[key[1:]] = None
