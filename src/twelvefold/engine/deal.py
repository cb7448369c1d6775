"""A deal: the setup of a game, drawn from a seed or given. Every Deal is legal."""

import secrets
from dataclasses import dataclass, field
from itertools import chain

from twelvefold.engine.stream import SEED_BYTES, Seed, Stream, seed_bytes
from twelvefold.words import Sentence, Several
from twelvefold.world.box import CARDS_IN_PLAY, DRAWN_PILES, ROUNDS, SLOTS, TILE_COUNT, Box
from twelvefold.world.box_file import standard_box
from twelvefold.world.errors import TwelvefoldError, shown
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat, TileId

PLAYER_COUNTS = (2, 3, 4)
FIRST = Seat(0)


class DealError(TwelvefoldError):
    """A setup that the rules don't allow; `where` names the part that is wrong."""

    def __init__(self, where: str, what: object) -> None:
        super().__init__(Several([where, what], ": "))
        self.where = where
        self.sentence = what

    @property
    def what(self) -> str:
        """What is wrong with that part."""
        return str(self.sentence)


@dataclass(frozen=True, repr=False)
class Deal:
    """Everything that chance decides before the first move."""

    players: int
    piles: tuple[tuple[TileId, ...], ...]
    """The tiles of rounds 1 to 10, each pile in the order its tiles are turned up."""
    animals: tuple[tuple[str, ...], ...]
    """The animals under rounds 1 to 12; in the mystery game each round's second animal is face down."""
    objectives: tuple[Habitat, ...]
    """Each seat's secret objective; empty in the beginner game."""
    first_seat: Seat = FIRST
    mystery: bool = False
    box: Box = field(default_factory=standard_box)
    seed: bytes | None = field(default=None, compare=False)
    """The seed the deal was drawn from, if any; play doesn't need it."""

    def __post_init__(self) -> None:
        whole = [self.players, self.first_seat, *chain.from_iterable(self.piles)]
        if any(type(number) is not int for number in whole):
            raise DealError("setup", Sentence("error-deal-integers"))
        if not all(isinstance(habitat, Habitat) for habitat in self.objectives):
            raise DealError("objectives", Sentence("error-deal-habitats"))
        if self.players not in PLAYER_COUNTS:
            raise DealError("players", Sentence("error-players", players=str(self.players)))
        self._check_piles()
        self._check_animals()
        wanted = 0 if self.beginner else self.players
        if len(self.objectives) != wanted or len(set(self.objectives)) != wanted:
            raise DealError("objectives", Sentence("error-deal-objectives", players=self.players))
        if not 0 <= self.first_seat < self.players:
            raise DealError("first_seat", Sentence("error-no-seat", seat=shown(self.first_seat)))

    def seat_at(self, ply: int) -> Seat:
        """The seat that makes the move with this number, counted from 0; the first seat moves on by one each round."""
        done, turn = divmod(ply, self.players)
        return Seat((self.first_seat + done + turn) % self.players)

    def __repr__(self) -> str:
        kind = " beginner" * self.beginner + " mystery" * self.mystery
        return f"<Deal{kind}, {self.players} players>"

    @property
    def beginner(self) -> bool:
        """Whether this is the game without objectives."""
        return not self.objectives

    def _check_piles(self) -> None:
        if len(self.piles) != DRAWN_PILES or any(len(pile) != SLOTS for pile in self.piles):
            raise DealError("piles", Sentence("error-deal-piles", piles=DRAWN_PILES, tiles=SLOTS))
        if set(chain.from_iterable(self.piles)) != set(range(TILE_COUNT)):
            seen: set[int] = set()
            for number, tile in enumerate(chain.from_iterable(self.piles)):
                where = f"piles[{number // SLOTS}][{number % SLOTS}]"
                if not 0 <= tile < TILE_COUNT:
                    raise DealError(where, Sentence("error-no-tile", tile=shown(tile)))
                if tile in seen:
                    raise DealError(where, Sentence("error-tile-twice", tile=tile))
                seen.add(tile)

    def _check_animals(self) -> None:
        counts = tuple(len(column) for column in self.animals)
        wanted = self.box.columns(mystery=self.mystery)
        if counts != wanted:
            raise DealError(
                "animals", Sentence("error-deal-columns", wanted=list(wanted), rounds=ROUNDS, found=list(counts)[:99])
            )
        laid_out = list(chain.from_iterable(self.animals))
        if len(set(laid_out)) == len(laid_out) and self.box.animal_numbers.keys() >= set(laid_out):
            return
        seen: set[str] = set()
        for number, column in enumerate(self.animals):
            for place, animal in enumerate(column):
                where = f"animals[{number}][{place}]"
                if animal not in self.box.animal_numbers:
                    raise DealError(where, Sentence("error-no-animal", animal=shown(animal)))
                if animal in seen:
                    raise DealError(where, Sentence("error-animal-twice", animal=animal))
                seen.add(animal)

    @classmethod
    def draw(
        cls,
        players: int,
        seed: Seed | None = None,
        *,
        beginner: bool = False,
        mystery: bool = False,
        first_seat: int | None = None,
        box: Box | None = None,
    ) -> "Deal":
        """Draw a deal from a seed, or from a fresh 256-bit one; the first seat is drawn too unless it is given."""
        if players not in PLAYER_COUNTS:
            raise DealError("players", Sentence("error-players", players=str(players)))
        key = secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed)
        box = box or standard_box()
        tiles = [TileId(tile) for tile in Stream(key, "tiles").shuffled(TILE_COUNT)]
        cards = iter(Stream(key, "animals").shuffled(len(box.animals))[:CARDS_IN_PLAY])
        habitats = [] if beginner else Stream(key, "objectives").shuffled(len(Habitat))[:players]
        first = Stream(key, "first seat").below(players) if first_seat is None else first_seat
        return cls(
            players=players,
            piles=tuple(tuple(tiles[SLOTS * k : SLOTS * (k + 1)]) for k in range(DRAWN_PILES)),
            animals=tuple(
                tuple(box.animals[next(cards)].id for _ in range(count)) for count in box.columns(mystery=mystery)
            ),
            objectives=tuple(Habitat(number) for number in habitats),
            first_seat=Seat(first),
            mystery=mystery,
            box=box,
            seed=key,
        )
