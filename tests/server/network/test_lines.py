"""Lines over HTTP: moves tried from a record, with a bot's reply."""

import pytest
from tests.server.network.asking import Answer, ask
from tests.server.network.running import Running
from tests.server.node.test_lines import GAME, RECORD, asked, other_line

from twelvefold.bots import Turn, make_bot, play_game
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record
from twelvefold.engine.seeded import SeededGame
from twelvefold.protocol.wire import encode
from twelvefold.server.node.lines import SEED, frames_of, what_if

GAME_FROM_SEED = play_game(Deal.draw(2, 7), [make_bot("margin")] * 2, 7).game


def post(server: Running, path: str, body: bytes) -> Answer:
    return ask(server, path, "POST", {"accept-language": "de"}, body)


def test_moves_are_tried_from_a_position_of_a_record(server: Running) -> None:
    _, moves = other_line(7, 3)
    body = asked(7, moves, since=8, seat=1, tile=4)
    assert post(server, "/api/lines", body).body == encode(frames_of(body))
    assert post(server, "/api/lines/what-if", body).body == encode(what_if(body))


def test_a_bot_replies_as_it_would_at_a_table(server: Running) -> None:
    server.wait_for_bots()
    game = Game.replayed(GAME.deal, GAME.moves[:9])
    assert game.seat_to_move is not None
    move = make_bot("ranger").choose(Turn(game.view(game.seat_to_move), game.box, SEED))
    answer = post(server, "/api/lines/move", asked(9, [], bot="ranger")).said
    assert (answer["move"]["face"], answer["move"]["rotation"]) == (move.face, move.rotation)
    assert answer["move"]["tile"] == game.offer[move.slot]
    assert answer["frame"]["game"]["ply"] == 10


@pytest.mark.parametrize("path", ["/api/lines", "/api/lines/what-if", "/api/lines/move"])
def test_a_move_that_breaks_the_rules_is_refused_in_the_readers_language(server: Running, path: str) -> None:
    moves = [RECORD["moves"][0], RECORD["moves"][0]]
    answer = post(server, path, asked(0, moves, bot="ranger"))
    assert (answer.status, answer.reason) == (422, "bad message")
    assert answer.said["where"] == "moves[1]: Platz 1 ist dran, nicht Platz 0"


def test_a_puzzle_is_a_game_up_to_its_position(server: Running) -> None:
    source = SeededGame(2, 7, " ".join(map(str, GAME_FROM_SEED.moves[:9])))
    said = post(server, "/api/puzzles", encode(source)).said
    assert said["record"] == write_record(source.game())
    assert len(said["replay"]["frames"]) == 10
    assert said["replay"]["frames"][-1]["game"]["ply"] == 9


@pytest.mark.parametrize(
    ("source", "where"),
    [
        (b"{}", "$"),
        (encode(SeededGame(5, 7, "")), "$.seed"),
        (encode(SeededGame(2, -1, "")), "$.seed"),
        (encode(SeededGame(2, 7, "1a0 1b0")), "$.moves"),
        (encode(SeededGame(2, 7, "1z0")), "$.moves"),
    ],
)
def test_what_is_no_puzzle_is_refused(server: Running, source: bytes, where: str) -> None:
    answer = post(server, "/api/puzzles", source)
    assert (answer.status, answer.reason) == (422, "bad message")
    assert answer.said["where"] == where
