"""The examples on the protocol page are valid messages, and the game in them is real."""

import json

import msgspec
import pytest
from tests.docs.pages import ROOT, blocks

from twelvefold import Game
from twelvefold.engine.standing import Standing
from twelvefold.protocol.events import Seated
from twelvefold.protocol.generate.examples import EXAMPLES
from twelvefold.protocol.generate.page import frame_of, laid_out
from twelvefold.protocol.generate.source import read_protocol
from twelvefold.protocol.limits import LONGEST_FRAME
from twelvefold.protocol.messages import Snapshot, Trials, Update
from twelvefold.protocol.wire import TimedUpdate, encode, read_message, read_said
from twelvefold.world.units import Seat

PROTOCOL = read_protocol()


def test_every_message_has_an_example() -> None:
    names = {part.name for union in ("Said", "Message", "Event") for part in PROTOCOL.objects(union)}
    assert names - set(EXAMPLES) == set(), "add it to protocol/generate/examples.py"


@pytest.mark.parametrize("name", [part.name for part in PROTOCOL.objects("Said")])
def test_an_example_of_what_a_client_says_is_read_back(name: str) -> None:
    frame = frame_of(name)
    assert len(frame.encode()) <= LONGEST_FRAME
    assert read_said(frame) == EXAMPLES[name]


@pytest.mark.parametrize("name", [part.name for part in PROTOCOL.objects("Message")])
def test_an_example_of_what_a_server_says_is_read_back(name: str) -> None:
    assert read_message(frame_of(name)) == EXAMPLES[name]


@pytest.mark.parametrize("name", [part.name for part in PROTOCOL.objects("Event")])
def test_an_example_of_an_event_is_read_back(name: str) -> None:
    update = EXAMPLES["Update"]
    assert isinstance(update, Update)
    whole = msgspec.structs.replace(update, events=(EXAMPLES[name],))
    assert read_message(encode(whole)) == whole


def test_every_example_is_on_the_page_and_keeps_its_meaning_there() -> None:
    shown = [json.loads(block.text) for block in blocks(ROOT / "docs" / "protocol.md", "json")]
    for name in EXAMPLES:
        assert json.loads(frame_of(name)) in shown
        assert json.loads(laid_out(json.loads(frame_of(name)))) == json.loads(frame_of(name))


def _game() -> Game:
    game = Game.new(players=2, seed=7)
    game.push_text("3g1")
    return game


def test_the_game_of_the_examples_is_the_one_with_its_seed() -> None:
    snapshot, update, view = EXAMPLES["Snapshot"], EXAMPLES["Update"], _game().view()
    assert isinstance(snapshot, Snapshot)
    assert snapshot.game is not None
    shared = set(view.__struct_fields__) & set(snapshot.game.__struct_fields__)
    assert {"offer", "planets", "columns", "seat_to_move"} <= shared
    assert [move.code for move in snapshot.game.moves] == list(view.moves)
    for name in shared - {"moves"}:
        assert getattr(snapshot.game, name) == getattr(view, name), name
    assert isinstance(update, Update)
    assert update.game_after(snapshot.game) == snapshot.game


def test_the_standing_and_the_trial_are_those_of_the_game() -> None:
    game, standing, trials = _game(), EXAMPLES["Standing"], EXAMPLES["Trials"]
    assert isinstance(standing, Standing)
    assert isinstance(trials, Trials)
    assert game.bids(standing.animal) == standing.bids
    assert trials.animals == tuple(card.id for card in game.cards)
    [trial] = trials.trials
    assert game.offer[0] == trials.tile
    assert tuple(game.after(Seat(trials.seat))[0]) == (*trial.bids, *trial.areas)
    game.push_text("1a0")
    bids = [[bid.value for bid in game.bids(animal)] for animal in trials.animals]
    best = [max(values) for values in bids]
    winners = [values.index(most) if values.count(most) == 1 else None for values, most in zip(bids, best, strict=True)]
    assert tuple(winners) == trial.winners


@pytest.mark.parametrize("now", [0.0, 1795069140.25, 1e15])
def test_an_update_that_gets_its_time_later_is_the_same_update(now: float) -> None:
    update = EXAMPLES["Update"]
    assert isinstance(update, Update)
    late = msgspec.structs.replace(update, events=(Seated(Seat(0), '"now":0.0,'), *update.events))
    assert TimedUpdate(late).at(now) == encode(msgspec.structs.replace(late, now=now))
