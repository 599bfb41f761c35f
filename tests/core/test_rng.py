"""Chance: the published generator, the same numbers for ever, and no favourites."""

from collections import Counter
from hashlib import blake2b

import pytest

from bastide.core.catalog import game
from bastide.core.errors import InputError
from bastide.core.rng import HashedRng, Rng, check_seed, of_words, seeded


def test_it_is_the_published_generator() -> None:
    """The first numbers of xoshiro128++ from the state 1, 2, 3, 4."""
    rng = Rng(1, 2, 3, 4)
    published = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011]
    assert [rng.next() for _ in published] == published


def test_the_numbers_of_a_seed_never_change() -> None:
    """Records and commitments depend on them."""
    rng = seeded(7)
    assert rng.words() == [1120530686, 2793623652, 1583832169, 3084998345]
    assert [rng.die() for _ in range(12)] == [2, 3, 1, 4, 4, 3, 3, 5, 5, 5, 2, 4]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert seeded(7).words() == seeded("7").words()
    assert seeded(-7).words() == seeded("-7").words()


def test_seeds_and_purposes_give_streams_of_their_own() -> None:
    seeds = [seeded(seed, purpose) for seed in (0, 1, 7, "7 ", "seven", "Seven") for purpose in ("", "imagine", "a\n7")]
    assert len({tuple(rng.words()) for rng in seeds}) == len(seeds)


def test_a_clone_draws_the_same_and_leaves_the_original_alone() -> None:
    rng = seeded("clone")
    before = rng.words()
    clone = rng.clone()
    drawn = [clone.next() for _ in range(5)]
    assert rng.words() == before
    assert [rng.next() for _ in range(5)] == drawn
    assert Rng(*before).next() == drawn[0]


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 42, 1000])
def test_below_reaches_every_number_and_no_other(sides: int) -> None:
    rng = seeded(sides)
    assert {rng.below(sides) for _ in range(sides * 20)} == set(range(sides))


def test_below_draws_again_what_would_favour_small_numbers() -> None:
    """Just above a half of all words: without drawing again every second number would come too often."""
    sides = (1 << 31) + 1
    rng, raw = seeded("again"), seeded("again")
    wanted = [word for word in (raw.next() for _ in range(40)) if word < sides][:5]
    assert [rng.below(sides) for _ in range(5)] == wanted


def test_dice_and_shuffles_are_fair() -> None:
    rng = seeded("fair")
    faces = Counter(rng.die() for _ in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(900 < count < 1100 for count in faces.values())
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(60 < count < 145 for count in orders.values())


@pytest.mark.parametrize("pile", [b"", b"\x05", bytes(range(40)), b"\x01\x01\x02"])
def test_shuffled_keeps_what_is_in_the_pile(pile: bytes) -> None:
    assert sorted(seeded(1).shuffled(pile)) == sorted(pile)


def test_shuffle_and_shuffled_agree() -> None:
    items = list(range(20))
    seeded(3).shuffle(items)
    assert seeded(3).shuffled(bytes(range(20))) == bytes(items)


@pytest.mark.parametrize("seed", [0, 7, -1, 1 << 200, "7", "word", "two words", "Бургундия", "#5", "a=b"])
def test_a_seed_is_any_integer_or_line_of_text(seed: int | str) -> None:
    assert check_seed(seed) == seed


@pytest.mark.parametrize("seed", [True, False, None, 1.0, b"7", ["7"], "", " ", " 7", "7 ", "a\nb", "a\tb", "a\x00"])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(InputError, match="A seed"):
        check_seed(seed)


def test_an_integer_too_long_to_be_written_is_refused() -> None:
    """Python writes at most 4300 digits, and a record must be able to say its seed."""
    with pytest.raises(InputError):
        check_seed(10**5000)


# ---- numbers that cannot be foreseen


def test_they_are_those_of_a_keyed_hash() -> None:
    """Nothing that a player sees says anything of the next number but to whoever can invert BLAKE2b."""
    rng = seeded("hash:7")
    key = blake2b(b"\nhash:7", digest_size=32, person=b"bastide").digest()
    blocks = [blake2b(n.to_bytes(8, "little"), key=key, digest_size=64, person=b"bastide").digest() for n in (1, 2, 3)]
    stream = b"".join(blocks)
    assert [rng.next() for _ in range(48)] == [int.from_bytes(stream[n : n + 4], "little") for n in range(0, 192, 4)]


def test_what_they_are_never_changes() -> None:
    rng = seeded("hash:7")
    assert [rng.die() for _ in range(12)] == [4, 1, 1, 3, 6, 2, 5, 1, 6, 4, 4, 4]
    assert isinstance(seeded(7), Rng) and not isinstance(seeded("hash"), HashedRng)


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 40])
def test_they_go_on_from_their_words_and_in_clones(drawn: int) -> None:
    rng = seeded("hash:words", "a purpose")
    for _ in range(drawn):
        rng.next()
    read, clone = of_words(rng.words()), rng.clone()
    assert read is not None and read.words() == clone.words() == rng.words()
    assert [read.next() for _ in range(40)] == [clone.next() for _ in range(40)] == [rng.next() for _ in range(40)]


@pytest.mark.parametrize(
    "words", [[0, 0, *[1] * 8], [1, 68, *[1] * 8], [1, 2, *[1] * 8], [1] * 9, [1] * 11, [0] * 4, []]
)
def test_other_words_are_none(words: list[int]) -> None:
    assert of_words(words) is None


@pytest.mark.parametrize("name", ["burgundy", "caylus1303", "orleans", "florence", "fair"])
def test_a_game_can_be_saved_and_cloned_with_them(name: str) -> None:
    state = game(name).start(2, "hash:a game")
    for _ in range(8):
        state.apply(state.legal(state.to_act[0])[0])
        again, clone = game(name).from_json(state.to_json()), state.clone()
        assert again == clone == state
        assert [one.rng.next() for one in (again, clone)] == [state.clone().rng.next()] * 2
