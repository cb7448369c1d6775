"""A record move by move."""

from random import Random

import pytest

from twelvefold.engine.events import Awarded, Ended, Placed, RoundOpened
from twelvefold.engine.game import Game
from twelvefold.engine.record import RecordError, write_record
from twelvefold.server.node.replay import replay_of


def _played(players: int = 3, *, beginner: bool = False) -> Game:
    game, chance = Game.new(players, "a replay", beginner=beginner), Random(2)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves))
    return game


def test_each_move_has_its_events_and_the_table_after_it() -> None:
    game = _played()
    replay = replay_of(write_record(game, {"names": ["Ada", None, "Ben"]}))
    assert len(replay.frames) == 1 + 12 * 3
    assert replay.names == ("Ada", None, "Ben")
    first, *moves = replay.frames
    assert [type(event) for event in first.events] == [RoundOpened]
    for ply, frame in enumerate(moves, 1):
        assert frame.game.ply == ply
        assert isinstance(frame.events[0], Placed)
        assert frame.game.standings is not None
    awarded = [event.animal for frame in moves for event in frame.events if isinstance(event, Awarded)]
    assert sorted(awarded) == sorted(animal for won in game.won for animal in won)
    assert isinstance(moves[-1].events[-1], Ended)
    assert moves[-1].game.end == game.end


def test_the_objectives_of_a_record_are_open() -> None:
    game = _played()
    assert replay_of(write_record(game)).objectives == tuple(habitat.id for habitat in game.deal.objectives)
    assert replay_of(write_record(_played(beginner=True))).objectives == ()


@pytest.mark.parametrize("names", [7, [7, "x" * 99], {}, ["a", "b", "c", "d", "e"]])
def test_names_that_anybody_may_have_written_are_bounded(names: object) -> None:
    read = replay_of(write_record(_played(), {"names": names})).names
    assert len(read) == 3
    assert all(name is None or len(name) <= 40 for name in read)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError):
        replay_of("{}")


def test_each_move_tells_how_far_every_seat_is_with_its_objective() -> None:
    game = _played()
    assert game.end is not None
    first, *_, last = replay_of(write_record(game)).frames
    assert [progress.areas for progress in first.progress] == [0, 0, 0]
    assert [progress.points for progress in last.progress] == [score.objective for score in game.end.scores]
    assert replay_of(write_record(_played(beginner=True))).frames[-1].progress == ()


def test_each_move_tells_what_would_be_legal_after_it() -> None:
    game = _played()
    frames = replay_of(write_record(game)).frames
    for ply in (0, 1, 20, 35):
        legal, then = frames[ply].game.legal, Game.replayed(game.deal, game.moves[:ply])
        assert legal is not None
        assert {(slot, face) for slot in legal.slots for face in legal.faces} == {
            (move.slot, move.face) for move in then.legal_moves
        }
    assert frames[-1].game.legal is None


def test_each_move_tells_what_every_seat_would_score_if_the_game_ended_there() -> None:
    game = _played()
    assert game.end is not None
    first, *_, last = replay_of(write_record(game)).frames
    assert [score.total for score in first.scores] == [0, 0, 0]
    assert last.scores == game.end.scores
