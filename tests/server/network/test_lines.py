"""Lines over HTTP: moves tried from a record, with a bot's reply."""

import pytest
from tests.server.network.asking import Answer, ask
from tests.server.network.running import Running
from tests.server.node.test_lines import GAME, RECORD, asked, other_line

from twelvefold.bots import Turn, make_bot
from twelvefold.engine.game import Game
from twelvefold.protocol.wire import encode
from twelvefold.server.node.lines import SEED, frames_of, what_if


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
