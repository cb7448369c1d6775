"""The random stream for deals, computed a second time by hand, and tested for evenness."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from tests.engine.bridge import paper_box

from twelvefold.engine.deal import Deal
from twelvefold.engine.stream import Stream, child_seed, seed_bytes


def words(seed: bytes, purpose: bytes, count: int) -> list[int]:
    """The 64-bit words of a stream, from the description in the module and hashlib alone."""
    blocks = b"".join(
        hashlib.sha256(b"twelvefold/deal/1" + b"\x00" + seed + purpose + b"\x00" + bytes(7) + bytes([block])).digest()
        for block in range(count // 4 + 1)
    )
    return [int.from_bytes(blocks[8 * n : 8 * n + 8], "big") for n in range(count)]


def shuffle(seed: bytes, purpose: bytes, n: int) -> list[int]:
    """A Fisher–Yates shuffle from the end, skipping words that would bias it."""
    source = iter(words(seed, purpose, 2 * n))
    order = list(range(n))
    for i in reversed(range(1, n)):
        word = next(source)
        while word >= 2**64 // (i + 1) * (i + 1):
            word = next(source)
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


@pytest.mark.parametrize(
    ("seed", "key"),
    [
        (0, bytes(32)),
        (7, bytes(31) + b"\x07"),
        (2**256 - 1, b"\xff" * 32),
        (b"\x01\x02\x03", bytes(29) + b"\x01\x02\x03"),
        ("Twelvefold", hashlib.sha256(b"twelvefold/seed/1\x00Twelvefold").digest()),
        ("Zwölf", hashlib.sha256(b"twelvefold/seed/1\x00Zw\xc3\xb6lf").digest()),
    ],
)
def test_a_deal_is_what_its_description_says(seed: int | str | bytes, key: bytes) -> None:
    assert seed_bytes(seed) == key
    deal = Deal.draw(4, seed)
    tiles = shuffle(key, b"tiles", 50)
    assert [list(pile) for pile in deal.piles] == [tiles[at : at + 5] for at in range(0, 50, 5)]
    ids = [animal["id"] for animal in paper_box()["animals"]]
    drawn = [animal for column in deal.animals for animal in column]
    assert drawn == [ids[number] for number in shuffle(key, b"animals", 45)[:20]]
    assert list(deal.objectives) == shuffle(key, b"objectives", 5)[:4]
    assert deal.first_seat == words(key, b"first seat", 1)[0] % 4


def test_a_series_has_a_seed_for_each_game() -> None:
    for number in (0, 1, 2**40):
        by_hand = hashlib.sha256(b"twelvefold/series/1\x00" + bytes(31) + b"\x07" + number.to_bytes(8, "big")).digest()
        assert child_seed(7, number) == by_hand
    assert child_seed(7, 0).hex() == "635b8d0253f92b0c7ceab7ee67bf114e18d08b6c0a4dfbc4b623770103078598"


def test_words_that_would_favour_some_numbers_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2**64 = 3 * 6148914691236517205 + 1, so the single word 2**64 - 1 is skipped for numbers below 3.
    given = iter([2**64 - 1, 5, 2**64 - 2])
    stream = Stream(0, "test")
    monkeypatch.setattr(stream, "_words", given)
    assert stream.below(3) == 5 % 3
    assert stream.below(3) == (2**64 - 2) % 3


def chi_square(counts: Counter[tuple[int, ...]], cells: int, total: int) -> float:
    """How far the counts are from even; about `cells - 1`, with a deviation of sqrt(2 * (cells - 1))."""
    expected = total / cells
    return (sum(count * count for count in counts.values()) / expected) - total


def test_every_order_of_five_is_equally_likely() -> None:
    stream = Stream("chi-square", "five")
    counts = Counter(tuple(stream.shuffled(5)) for _ in range(24_000))
    assert set(counts) == set(permutations(range(5)))
    # 119 degrees of freedom: 119 ± 15.4; five deviations either way.
    assert 42 < chi_square(counts, 120, 24_000) < 196


def test_every_tile_is_equally_likely_at_every_place_of_the_piles() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(2_000):
        order = [tile for pile in Deal.draw(2, seed).piles for tile in pile]
        counts.update(enumerate(order))
    # 49 × 49 = 2,401 degrees of freedom: 2401 ± 69; five deviations either way.
    assert 2_055 < chi_square(counts, 2_500, 100_000) < 2_750


def test_first_seats_and_objectives_are_evenly_drawn() -> None:
    deals = [Deal.draw(4, f"even {number}") for number in range(4_000)]
    first: Counter[tuple[int, ...]] = Counter((int(deal.first_seat),) for deal in deals)
    assert chi_square(first, 4, 4_000) < 3 + 5 * 6**0.5
    objectives = Counter(tuple(map(int, deal.objectives)) for deal in deals)
    assert len(objectives) == 120
    assert chi_square(objectives, 120, 4_000) < 119 + 5 * 238**0.5
