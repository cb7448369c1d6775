"""Instant what-ifs: from what the page knows of a game, the same numbers as the server's."""

import json
from random import Random

import pytest
from msgspec.structs import replace
from tests.server.table.driver import ADA, Driver, here, view_of

from twelvefold.page.what_ifs import what_ifs
from twelvefold.protocol.commands import WhatIf
from twelvefold.protocol.messages import Reason, Trials
from twelvefold.protocol.table import Options
from twelvefold.protocol.wire import encode
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table
from twelvefold.server.table.what_if import answer


def asked_by_page(table: Table, seat: int) -> tuple[Trials, ...]:
    """The answers to a page that has a table's public view and its own objective."""
    objective = table.deal.objectives[seat] if table.deal is not None and table.deal.objectives else None
    question = {"game": view_of(table), "box": table.box.to_json(), "seat": seat, "objective": objective}
    return what_ifs(encode(question)).trials


def asked_of_server(table: Table, seat: int) -> tuple[Trials, ...]:
    """The answers to the seat's holder, one tile at a time."""
    view = view_of(table)
    assert view is not None
    tiles = [tile for tile in view.offer if tile is not None]
    answers = [answer(table, WhatIf("w", table.id, seat, tile), ADA.hash) for tile in tiles]
    return tuple(replace(each, cmd_id="", table="") for each in answers)


PLAIN = Options(seed="what if", first_seat=0, hold=3)


@pytest.mark.parametrize("options", [PLAIN, replace(PLAIN, beginner=True), replace(PLAIN, mystery=True)])
@pytest.mark.parametrize("people", [2, 4])
def test_the_numbers_are_the_servers_at_every_move_also_while_it_can_be_taken_back(
    people: int, options: Options
) -> None:
    seats = [here(name) for name in ("Ada", "Ben", "Cem", "Dot")[:people]]
    driver = Driver(seats, options)
    chance = Random(1)
    held = 0
    while driver.table.playing:
        seat = driver.table.seat_to_move
        assert seat is not None
        for each in range(people):
            assert asked_by_page(driver.table, each) == asked_of_server(driver.table, each)
        game = driver.table.game
        assert game is not None
        move = chance.choice(game.legal_moves)
        driver.play(ADA, seat, move)
        if driver.table.playing:
            held += driver.table.before is not None
            assert asked_by_page(driver.table, seat) == asked_of_server(driver.table, seat)
        driver.done(ADA, seat)
    assert held >= 11


def test_what_makes_no_sense_is_refused() -> None:
    driver = Driver([here("Ada"), here("Ben")])
    game = json.loads(encode(view_of(driver.table)))
    right = {"game": game, "box": driver.table.box.to_json(), "seat": 0}
    wrong = [{}, right | {"box": {}}, right | {"game": {**game, "offer": "tiles"}}]
    for each in wrong:
        with pytest.raises(Refused) as refused:
            what_ifs(json.dumps(each).encode())
        assert refused.value.reason is Reason.BAD_MESSAGE
    with pytest.raises(Refused) as refused:
        what_ifs(json.dumps(right | {"seat": 2}).encode())
    assert refused.value.reason is Reason.NO_SEAT
