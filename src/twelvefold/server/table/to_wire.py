"""A game in the words of the protocol: at a table, and in a replay."""

from collections.abc import Iterable

from twelvefold.engine import standing
from twelvefold.engine.view import View
from twelvefold.protocol.events import told_bids
from twelvefold.protocol.messages import GameView, Legal, Progress, Standing
from twelvefold.world.box import Box
from twelvefold.world.habitat import Habitat


def told_view(
    view: View,
    races: Iterable[standing.Standing] | None,
    *,
    seat_to_move: int | None,
    game: int = 1,
    legal: Legal | None = None,
    held: int | None = None,
    due_at: float | None = None,
) -> GameView:
    """What a spectator may know of a game, with the race for each animal where that is shown."""
    return GameView(
        game=game,
        players=view.players,
        beginner=view.beginner,
        mystery=view.mystery,
        ply=view.ply,
        round=view.round,
        first_seat=view.first_seat,
        seat_to_move=seat_to_move,
        offer=view.offer,
        planets=view.planets,
        columns=view.columns,
        won=view.won,
        discarded=view.discarded,
        late_piles=view.late_piles,
        out_of_game=view.out_of_game,
        moves=view.moves,
        legal=legal,
        held=held,
        due_at=due_at,
        end=view.end,
        standings=None if races is None else tuple(map(_told_race, races)),
    )


def _told_race(race: standing.Standing) -> Standing:
    return Standing(race.animal, race.round, told_bids(race.bids), race.winner, race.by, race.why)


def told_progress(box: Box, habitat: Habitat, areas: int) -> Progress:
    """How far a planet with so many areas of a habitat is with that objective."""
    ahead = next((step for step in box.objectives[habitat] if step.least > areas), None)
    missing, points = (None, None) if ahead is None else (ahead.least - areas, ahead.points)
    return Progress(areas, box.points(habitat, areas), missing, points)
