"""What can be set, as a command line writes it: NAME=VALUE in the type of the option."""

import pytest

import bastide
from bastide.core.errors import InputError
from bastide.core.option import read_options
from bastide.core.words import LANGUAGES, words

CAYLUS = bastide.game("caylus1303")
BURGUNDY = bastide.game("burgundy")


@pytest.mark.parametrize(
    ("game", "written", "value"),
    [
        (CAYLUS, "open_scores=true", True),
        (CAYLUS, "first_game=false", False),
        (CAYLUS, "squares=5", 5),
        (BURGUNDY, "setup=basic", "basic"),
        (BURGUNDY, "duchies=random", "random"),
        (BURGUNDY, "duchies=3", 3),
        (BURGUNDY, "duchies=1,3", "1,3"),
        (BURGUNDY, "duchies=1+3", "1+3"),
    ],
)
def test_a_value_has_the_type_of_its_option(game: bastide.Game, written: str, value: object) -> None:
    name = written.partition("=")[0]
    read = read_options([written], game.options)
    assert read == {name: value}
    assert type(read[name]) is type(value)


def test_lists_are_read_by_the_game() -> None:
    for written in ("duchies=2,3", "duchies=2+3"):
        assert BURGUNDY.check_options(2, read_options([written], BURGUNDY.options))["duchies"] == (2, 3)


def test_several_options_and_none() -> None:
    read = read_options(["squares=1", "open_scores=true"], CAYLUS.options)
    assert CAYLUS.check_options(2, read) == {"open_scores": True, "first_game": False, "squares": 1}
    assert read_options([], CAYLUS.options) == {}


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (["squares"], '"squares" is not of the form NAME=VALUE.'),
        (["=3"], '"=3" is not of the form NAME=VALUE.'),
        (["squares="], '"squares=" is not of the form NAME=VALUE.'),
        (["squares=2", "squares=3"], 'The option "squares" is given twice; give it once.'),
        (["squares=9"], 'The option "squares" cannot be "9". Allowed: 1, 2, 3, 4, 5.'),
        (["squares=true"], 'The option "squares" cannot be "true". Allowed: 1, 2, 3, 4, 5.'),
        (["squares=two"], 'The option "squares" cannot be "two". Allowed: 1, 2, 3, 4, 5.'),
        (["squares=²"], 'The option "squares" cannot be "²". Allowed: 1, 2, 3, 4, 5.'),
        (["squares=" + "9" * 30], "Allowed: 1, 2, 3, 4, 5."),
        (["open_scores=1"], 'The option "open_scores" cannot be "1". Allowed: false, true.'),
        (["open_scores=yes"], 'The option "open_scores" cannot be "yes". Allowed: false, true.'),
        (["duchies=1"], 'has no option "duchies". Its options are: open_scores, first_game, squares.'),
    ],
)
def test_what_cannot_be_set_is_refused_with_what_is_allowed(written: list[str], said: str) -> None:
    with pytest.raises(InputError) as refusal:
        CAYLUS.check_options(2, read_options(written, CAYLUS.options))
    assert said in str(refusal.value)
    assert refusal.value.say("ru") != str(refusal.value)


def test_what_options_say_of_each_other() -> None:
    """Those that exclude each other, or need one, are flags, and say why in every language."""
    told = 0
    for name in bastide.games():
        game = bastide.game(name)
        for option in game.options.values():
            assert option.check(option.first, game.seats[-1]) == option.first
            for other in (*option.excludes, *option.needs):
                assert game.options[other].type == option.type == "flag" and not option.default
                assert all(words(language, name).has(option.why) for language in LANGUAGES)
                told += 1
            assert all(option.name in game.options[other].excludes for other in option.excludes)
    assert told == 3


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"intrigue": True, "new_deeds": True}, "Only one board of deeds"),
        ({"uprising_last": True}, "The Peasant Uprising is one of the new events"),
        ({"uprising_last": True, "new_events": True}, ""),
        ({"intrigue": True, "new_deeds": False}, ""),
    ],
)
def test_they_are_held_to_it(chosen: dict[str, object], said: str) -> None:
    """R-22, ORL-8.2.2."""
    orleans = bastide.game("orleans")
    if not said:
        assert chosen.items() <= orleans.check_options(2, chosen).items()
        return
    with pytest.raises(InputError, match=said):
        orleans.check_options(2, chosen)
