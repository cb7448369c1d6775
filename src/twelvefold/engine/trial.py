"""What if: the effects of placing a tile, for all free faces and rotations at once. All of it is public."""

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from twelvefold.engine.kernel.layout import HABITATS, ON_FACE, PLANET, PLANETS
from twelvefold.engine.kernel.memory import Answer, Ints
from twelvefold.engine.kernel.what_if import TRIALS, try_tile
from twelvefold.engine.planet import Laid
from twelvefold.engine.standing import WINNERS, face_up, packed, state_with
from twelvefold.engine.state import box_tables
from twelvefold.words import Sentence
from twelvefold.world.box import TILE_COUNT, Box
from twelvefold.world.errors import TwelvefoldError, shown
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT
from twelvefold.world.units import Face, Rotation, Seat, TileId

if TYPE_CHECKING:
    from twelvefold.engine.game import Game


_TRIALS = Answer(TRIALS)


class TrialError(TwelvefoldError):
    """A trial with a seat, tile, rotation or planet that doesn't exist."""


class Trial(Struct, frozen=True, gc=False):
    """One placement tried: what the planet would look like, and who would then win each animal."""

    face: Face
    rotation: Rotation
    areas: tuple[int, ...]
    """The planet's areas of each habitat."""
    regions: tuple[tuple[int, ...], ...]
    """For each habitat, the sizes of its regions, biggest first."""
    bids: tuple[int, ...]
    """What the planet would bid for each of the animals."""
    winners: tuple[Seat | None, ...]
    """Who would win each of the animals; None for a tie, or if no planet suits it."""


class Trials(Struct, frozen=True):
    """A tile tried on all free faces of a planet, in all rotations."""

    tile: TileId
    seat: Seat
    animals: tuple[str, ...]
    """The face-up animals still waiting, in column order; empty when the game is over."""
    trials: tuple[Trial, ...]
    """By face, then rotation."""


def trials(
    game: "Game",
    seat: Seat,
    tile: TileId,
    faces: Sequence[Laid | None] | None = None,
    planets: "Game | None" = None,
) -> Trials:
    """The effects of placing a tile on each free face of a seat's planet; `faces`, if given, replaces that planet.

    Any tile of the box can be tried, on show or not. `faces` may hold any tiles, even the same one twice. `planets` may
    be another game, as for `standings`. The game itself doesn't change.
    """
    if seat not in range(game.players):
        raise TrialError(Sentence("error-trial-seat", seat=shown(seat), last=game.players - 1))
    _check_tile(tile)
    state = state_with(game, planets)
    if faces is not None:
        at = PLANETS + PLANET * seat + ON_FACE
        state[at : at + FACE_COUNT] = array("q", _face_ints(faces))
    return trials_in(state, game.box, tuple([animal for _, animal in face_up(game)]), seat, tile)


def trials_in(state: Ints, box: Box, animals: tuple[str, ...], seat: Seat, tile: TileId) -> Trials:
    """The effects of placing a tile in a state, on each free face of a seat's planet, on the race for these animals.

    The state is used up.
    """
    at = PLANETS + PLANET * seat + ON_FACE
    free = [face for face, laid in enumerate(state[at : at + FACE_COUNT].tolist()) if not laid]
    out = _TRIALS.ints
    count = try_tile(state, box_tables(box), packed(box, animals), seat, tile, out)
    return Trials(tile, seat, animals, _read(out[:count].tolist(), free, len(animals)))


def _read(ints: list[int], free: list[int], animals: int) -> tuple[Trial, ...]:
    """The kernel's answer as trials."""
    found = []
    at = 0
    for face in free:
        for rotation in range(EDGE_COUNT):
            areas = tuple(ints[at : at + HABITATS])
            at += HABITATS
            regions = []
            for _ in range(HABITATS):
                end = at + 1 + ints[at]
                regions.append(tuple(ints[at + 1 : end]))
                at = end
            bids = tuple(ints[at : at + animals])
            winners = tuple([WINNERS[value] for value in ints[at + animals : at + 2 * animals]])
            at += 2 * animals
            found.append(Trial(Face(face), Rotation(rotation), areas, tuple(regions), bids, winners))
    return tuple(found)


def _check_tile(tile: TileId) -> None:
    if tile not in range(TILE_COUNT):
        raise TrialError(Sentence("error-trial-tile", tile=shown(tile), last=TILE_COUNT - 1))


def _face_ints(faces: Sequence[Laid | None]) -> list[int]:
    """The tiles on a planet's faces, as the kernel stores them."""
    if len(faces) != FACE_COUNT:
        raise TrialError(Sentence("error-trial-faces", faces=FACE_COUNT, found=str(len(faces))))
    ints = []
    for laid in faces:
        if laid is None:
            ints.append(0)
            continue
        tile, rotation = laid
        _check_tile(tile)
        if rotation not in range(EDGE_COUNT):
            raise TrialError(Sentence("error-trial-rotation", rotation=shown(rotation), last=EDGE_COUNT - 1))
        ints.append(1 + EDGE_COUNT * tile + rotation)
    return ints
