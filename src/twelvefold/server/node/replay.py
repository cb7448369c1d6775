"""A record replayed move by move: the events of each move, and the position after it."""

from msgspec import Struct

from twelvefold.engine import events as engine
from twelvefold.engine.event_builder import opening
from twelvefold.engine.events import Score
from twelvefold.engine.game import Game
from twelvefold.engine.record import Branch, check_record, read_record
from twelvefold.engine.standing import standings
from twelvefold.protocol.events import GameEvent, Placed
from twelvefold.protocol.messages import GameView, Progress
from twelvefold.server.table.show import legal_of
from twelvefold.world.units import Seat

MOST_NAMES = 4
LONGEST_NAME = 40


class Frame(Struct, frozen=True):
    """One move of a replay; the first frame comes before any moves."""

    events: tuple[GameEvent, ...]
    game: GameView
    progress: tuple[Progress, ...]
    """Each seat's progress towards its objective; empty in the beginner game."""
    scores: tuple[Score, ...]
    """What each seat would score if the game ended now."""


class Replay(Struct, frozen=True):
    """A whole game. A record hides nothing, so neither does its replay."""

    players: int
    names: tuple[str | None, ...]
    """The players' names, if the record has them."""
    objectives: tuple[str, ...]
    """Each seat's objective; empty in the beginner game."""
    box: dict[str, object]
    frames: tuple[Frame, ...]
    branches: tuple[Branch, ...]
    """Other lines of the same deal that the record has."""


def replay_of(text: str | bytes) -> Replay:
    """Replay a record; RecordError says what is wrong with it."""
    checked = check_record(text)
    whole = read_record(text)
    game = Game(whole.deal)
    frames = (first_frame(game), *(frame_of(game, game.push(move)) for move in whole.moves))
    return Replay(
        players=whole.players,
        names=_names(checked.extra.get("names"), whole.players),
        objectives=tuple(habitat.id for habitat in whole.deal.objectives),
        box=whole.box.to_json(),
        frames=frames,
        branches=checked.branches,
    )


def _names(written: object, players: int) -> tuple[str | None, ...]:
    """The names in a record from an untrusted source."""
    names = written if isinstance(written, list) else []
    known = [name[:LONGEST_NAME] if isinstance(name, str) else None for name in names[:MOST_NAMES]]
    return tuple((*known, *(None,) * players)[:players])


def first_frame(game: Game) -> Frame:
    """The table before any move."""
    return frame_of(game, (opening(game.deal, game.table_ints(), 1),))


def frame_of(game: Game, events: tuple[engine.Event, ...]) -> Frame:
    """The table as it is now, after these events."""
    view = game.view()
    progress = tuple(
        Progress.of(game.box, habitat, game.planet(Seat(seat)).count(habitat))
        for seat, habitat in enumerate(game.deal.objectives)
    )
    seat = game.seat_to_move
    legal = None if seat is None else legal_of(game.offer, game.face_ints()[seat])
    shown = GameView.of(view, standings(game), seat_to_move=seat, legal=legal)
    told = tuple(Placed.of(event) if isinstance(event, engine.Placed) else event for event in events)
    return Frame(told, shown, progress, game.scores())
