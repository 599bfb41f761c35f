"""Bots by name, with what they are made with, kept as long as the process lives; and bots that answer in batches."""

from collections.abc import Iterator

import pytest

import bastide
from bastide.bots.greedy import GreedyBot
from bastide.core import catalog
from bastide.core.words import words
from tests.core.players import Batched, Needy, Patient
from tests.core.players import patient as make_patient

HERE = "tests.core.players"


@pytest.fixture(autouse=True)
def _nothing_stays() -> Iterator[None]:
    kept = (dict(catalog._BOTS), dict(catalog._MAKERS))
    yield
    catalog._BOTS.clear()
    catalog._BOTS.update(kept[0])
    catalog._MAKERS.clear()
    catalog._MAKERS.update(kept[1])


# ---- naming


def test_a_class_is_named_by_its_module() -> None:
    bot = bastide.bot(f"{HERE}:Patient")
    assert isinstance(bot, Patient)
    state = bastide.game("fair").start(2, 3)
    assert bot.choose(state, 0, seed=1) in state.legal(0)


@pytest.mark.parametrize(
    ("said", "got"),
    [
        ("", (0, 0.5, False, "")),
        ("?place=7", (7, 0.5, False, "")),
        ("?share=2&last=true&net=a/b=c.pt", (0, 2.0, True, "a/b=c.pt")),
        ("?last=false&place=-1", (-1, 0.5, False, "")),
        ("?net=8", (0, 0.5, False, "8")),
    ],
)
def test_values_have_the_type_that_the_bot_says(said: str, got: tuple[object, ...]) -> None:
    bot = bastide.bot(f"{HERE}:Patient{said}")
    assert isinstance(bot, Patient)
    assert bot.said == got
    assert [type(value) for value in bot.said] == [int, float, bool, str]


def test_annotations_may_be_texts_and_what_has_no_default_must_be_said() -> None:
    bot = bastide.bot(f"{HERE}:Needy?net=x&size=4")
    assert isinstance(bot, Needy)
    assert bot.size == 4
    with pytest.raises(bastide.InputError, match=r'needs "size". It takes: net \(str\), size \(int\)'):
        bastide.bot(f"{HERE}:Needy?net=x")


def test_a_function_that_takes_anything_gets_what_it_looks_like() -> None:
    bot = bastide.bot(f"{HERE}:patient?a=1&b=0.5&c=true&d=x")
    assert isinstance(bot, Patient)
    assert bot.said[3] == "{'a': 1, 'b': 0.5, 'c': True, 'd': 'x'}"


def test_the_greedy_bot_can_be_made_narrower() -> None:
    bot = bastide.bot("greedy?width=2&length=3")
    assert isinstance(bot, GreedyBot)
    assert (bot.width, bot.length) == (2, 3)
    state = bastide.game("fair").start(2, 3)
    assert bot.choose(state, 0) in state.legal(0)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("greedy?depth=3", r'"greedy" takes no "depth". It takes: width=16, length=24'),
        ("random?width=3", r'"random" takes no "width". It takes: –'),
        ("greedy?width=wide", r'"greedy": "width" must be a whole number, not "wide"'),
        ("greedy?width=0", r'"width" must be at least 1, not 0'),
        (f"{HERE}:Patient?share=half", r'"share" must be a number, not "half"'),
        (f"{HERE}:Patient?last=1", r'"last" must be true or false, not "1"'),
        ("greedy?width", r'NAME=VALUE, several joined by "&", not "width"'),
        ("greedy?", r'NAME=VALUE, .*, not ""'),
        ("greedy?width=1&width=2", r'"width" is given twice'),
        (f"{HERE}:Patient?place=2000", r"cannot be made: OverflowError: so many actions nobody has"),
        (f"{HERE}:Nobody", r"cannot be made: AttributeError"),
        ("no.such.module:Bot", r"cannot be made: ModuleNotFoundError"),
        (":Bot", r"cannot be made: "),
        (f"{HERE}:", r"cannot be made: "),
        (f"{HERE}:nobody", r"makes no bot"),
        (f"{HERE}:NUMBER", r"makes no bot"),
        ("builtins:int", r"makes no bot"),
        ("nobody?x=1", r'There is no bot "nobody". The bots are: amateur, expert, greedy, master'),
    ],
)
def test_what_cannot_be_made_is_said(spec: str, said: str) -> None:
    with pytest.raises(bastide.InputError, match=said) as caught:
        bastide.bot(spec)
    russian = words("ru").say(caught.value.phrase)
    assert russian not in (str(caught.value), caught.value.phrase.key)


# ---- kept


def test_one_object_for_a_spec_as_long_as_the_process_lives() -> None:
    made = Patient.made
    first = bastide.bot(f"{HERE}:Patient?place=3")
    assert bastide.bot(f"{HERE}:Patient?place=3") is first
    assert bastide.bot(f"{HERE}:Patient?place=4") is not first
    assert Patient.made == made + 2
    assert bastide.bot("random") is bastide.bot("random")


def test_registered_bots_are_listed_made_once_and_may_be_replaced() -> None:
    bastide.register("patient", Patient)
    assert "patient" in bastide.bots()
    first = bastide.bot("patient?place=1")
    assert bastide.bot("patient?place=1") is first
    bastide.register("patient", make_patient)
    assert bastide.bot("patient?place=1") is not first
    one = Patient(last=True)
    bastide.register("one", one)
    assert bastide.bot("one") is one
    with pytest.raises(bastide.InputError, match='"one"'):
        bastide.bot("one?place=1")


@pytest.mark.parametrize("name", ["", "a:b", "a?b", "a,b", " a"])
def test_a_name_has_no_signs_that_mean_something(name: str) -> None:
    with pytest.raises(bastide.InputError, match="cannot be called"):
        bastide.register(name, Patient)


def test_only_games_and_bots_are_registered() -> None:
    for what, maker in ((3, None), ("x", None), ("x", 3), (Patient, None)):
        with pytest.raises((bastide.InputError, TypeError)):  # compiled, a wrong type does not even arrive
            bastide.register(what, maker)  # type: ignore[arg-type]
    assert "x" not in bastide.bots()


def test_a_stranger_names_only_what_is_listed() -> None:
    assert catalog.listed_bot("random") is bastide.bot("random")
    assert catalog.listed_bot("greedy?style=ships") is bastide.bot("greedy?style=ships")
    for name in (f"{HERE}:Patient", "greedy?width=3", "greedy?style=ships&width=3", "nobody", "nobody?style=ships"):
        with pytest.raises(bastide.InputError, match="There is no bot"):
            catalog.listed_bot(name)


# ---- batches


@pytest.mark.parametrize("name", ["random", "greedy?width=2", f"{HERE}:Batched"])
def test_many_at_once_are_chosen_as_one_by_one(name: str) -> None:
    bot = bastide.bot(name)
    states = [bastide.game(game).start(2, seed) for game in ("fair", "burgundy") for seed in range(3)]
    seats = [state.to_act[-1] for state in states]
    seeds = [f"seed {number}" for number in range(6)]
    one_by_one = [bot.choose(*one) for one in zip(states, seats, seeds, strict=True)]
    assert bot.choose_many(states, seats, seeds) == one_by_one


def test_a_batch_holds_only_what_the_seats_may_know() -> None:
    bot = Batched()
    states = [bastide.game("fair").start(3, seed) for seed in range(8)]
    bot.choose_many(states, [0] * 8, list(range(8)))
    (batch,) = bot.batches
    assert batch == [state.determinize(0, seed) for seed, state in enumerate(states)]
    assert any(imagined != state for imagined, state in zip(batch, states, strict=True))
