"""Attempts at daily games, and par, on all stores."""

import asyncio

import pytest
from tests.server.store.lines import EVERY, AnyDatabase, begin, on_the_loop

from twelvefold.server.table.attempts import Attempt, Par, Place, Points

DAY, BEFORE = "2026-11-19", "2026-11-18"
pytestmark = pytest.mark.parametrize("database", EVERY, indirect=True)


@on_the_loop
async def test_a_person_has_one_attempt_a_day(database: AnyDatabase) -> None:
    async with database.store() as store:
        assert await store.daily.claim(DAY, "ada", "one") == "one"
        assert await store.daily.claim(DAY, "ada", "two") == "one"
        assert await store.daily.claim(BEFORE, "ada", "two") == "two"
        assert await store.daily.claim(DAY, "ben", "three") == "three"
        assert await store.daily.attempts("ada", BEFORE) == [
            Attempt(DAY, "one", over=False, points=None),
            Attempt(BEFORE, "two", over=False, points=None),
        ]
        assert [each.day for each in await store.daily.attempts("ada", DAY)] == [DAY]


@on_the_loop
async def test_of_many_claims_at_once_all_learn_the_same_table(database: AnyDatabase) -> None:
    async with database.store() as store:
        claims = [store.daily.claim(DAY, "ada", f"table {number}") for number in range(20)]
        assert len(set(await asyncio.gather(*claims))) == 1


@on_the_loop
async def test_how_an_attempt_ended_is_stored_once(database: AnyDatabase) -> None:
    points = Points(total=23, cards=9, objective=7)
    async with database.store() as store:
        await store.daily.claim(DAY, "ada", "one")
        await store.daily.claim(DAY, "ben", "two")
        await store.daily.finish("one", points)
        await store.daily.finish("one", points._replace(total=99))
        await store.daily.finish("two", None)
        await store.daily.finish("two", points)
    async with database.store() as store:
        assert await store.daily.attempts("ada", DAY) == [Attempt(DAY, "one", over=True, points=points)]
        assert await store.daily.attempts("ben", DAY) == [Attempt(DAY, "two", over=True, points=None)]


@on_the_loop
async def test_places_are_by_points_then_by_animals_and_ties_share_one(database: AnyDatabase) -> None:
    results = [(20, 8), (25, 9), (25, 10), (20, 8), (12, 3)]
    async with database.store() as store:
        assert await store.daily.place(DAY, Points(0, 0, 0)) == Place(1, 0)
        for number, (total, cards) in enumerate(results):
            await store.daily.claim(DAY, f"player {number}", f"table {number}")
            await store.daily.finish(f"table {number}", Points(total, cards, number))
        await store.daily.claim(DAY, "still playing", "table 5")
        await store.daily.claim(BEFORE, "yesterday", "table 6")
        await store.daily.finish("table 6", Points(40, 20, 0))
        places = [await store.daily.place(DAY, Points(total, cards, 0)) for total, cards in results]
        assert places == [Place(place, 5) for place in (3, 2, 1, 3, 5)]
        assert await store.daily.players(DAY) == 5
        assert await store.daily.players("2026-11-01") == 0


@on_the_loop
async def test_attempts_whose_table_is_over_are_found_until_their_end_is_stored(database: AnyDatabase) -> None:
    async with database.store() as store:
        for table in ("one", "two"):
            await begin(store, table)
            await store.daily.claim(DAY, table, table)
        assert await store.daily.unfinished(["over"], DAY, 9) == []
        assert sorted(await store.daily.unfinished(["open"], BEFORE, 9)) == ["one", "two"]
        assert len(await store.daily.unfinished(["open"], DAY, 1)) == 1
        await store.daily.finish("one", None)
        assert await store.daily.unfinished(["open"], DAY, 9) == ["two"]
        assert await store.daily.unfinished(["open"], "2026-11-20", 9) == []


@on_the_loop
async def test_par_is_stored_once_and_forgotten_with_the_attempts_of_its_day(database: AnyDatabase) -> None:
    async with database.store() as store:
        await store.daily.put_par(BEFORE, Par("ranger", 17, 6))
        await store.daily.put_par(BEFORE, Par("ranger", 99, 6))
        await store.daily.put_par(DAY, Par("master", 28, 11))
        await store.daily.claim(BEFORE, "ada", "one")
        assert await store.daily.pars(BEFORE) == [Par("ranger", 17, 6)]
        await store.daily.forget(DAY)
        assert await store.daily.pars(BEFORE) == []
        assert await store.daily.attempts("ada", BEFORE) == []
        assert await store.daily.pars(DAY) == [Par("master", 28, 11)]
