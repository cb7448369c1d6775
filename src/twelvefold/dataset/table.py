"""A table that is set up once and plays game after game: our bots' choices without a view for each turn."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.kernel.prudence import free_of_cost
from twelvefold.bots.kernel.weigh import ALL_FACES
from twelvefold.bots.kernel.workspace import VALUES, WORKSPACE
from twelvefold.bots.learned import LearnedBot
from twelvefold.bots.minds import PLAIN
from twelvefold.bots.model import kind_of_game, model_of
from twelvefold.bots.simple import RandomBot
from twelvefold.bots.turn import Bot, Turn, turn_key
from twelvefold.bots.weakness import FORGOTTEN_PILES, MISCOUNT, NEAR_SIDE, NONE, SHORT_SIGHT, Weakness
from twelvefold.dataset.kernel.look import equals, legals, look, look_again
from twelvefold.dataset.kernel.worth import NOTES, make_and_note
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.jit import bind
from twelvefold.engine.kernel.layout import CODES, FATES, STATE
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.step import LEGAL
from twelvefold.engine.move import Move
from twelvefold.engine.state import box_tables, state_of
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS
from twelvefold.world.box_file import standard_box
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT, FACES

WEAKNESSES = (SHORT_SIGHT, NEAR_SIDE, MISCOUNT, FORGOTTEN_PILES)
"""What each bit of a move's weaknesses stands for, the lowest first."""
NEAR = tuple(1 << face | sum(1 << near for near in FACES[face]) for face in range(FACE_COUNT))
"""For each face, itself and its neighbours as a mask."""


@lru_cache(maxsize=64)
def bot_named(name: str) -> Bot:
    """One of our own bots; they keep nothing between turns."""
    return make_bot(name, own=False)


@dataclass(frozen=True)
class Setup:
    """What kind of game a table is for."""

    players: int
    beginner: bool = False
    mystery: bool = False


@dataclass
class Played:
    """A game that was played."""

    state: list[int]
    """Its final state."""
    notes: list[int]
    """What was noted about each move: see `kernel.worth`."""
    forced: list[int]
    """For each move, 1 if chance made it instead of the bot."""
    weaknesses: list[int]
    """For each move, which of `WEAKNESSES` led to another choice, as bits."""


class Table:
    """A table for games of one kind with the standard box.

    The bots that look one ply ahead choose here what they would choose in `bots.play.play_game`; others are asked.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        box = standard_box()
        tables = box_tables(box)
        model = model_of(box, kind_of_game(setup.players, beginner=setup.beginner))
        self._kept = tables, model
        self._state, self._work, self._other = zeros(STATE), zeros(WORKSPACE), zeros(WORKSPACE)
        self._found, self._notes, self._shifts = zeros(CODES), zeros(NOTES), zeros(CARDS_IN_PLAY)
        mind = PLAIN.factors(setup.players)
        self._look = bind(look, self._state, tables, model, mind, setup.mystery, self._work)
        self._equals = bind(equals, self._work, self._found)
        self._others = bind(equals, self._other, self._found)
        self._legals = bind(legals, self._work, self._found)
        self._free = bind(free_of_cost, self._work, tables)
        self._make = bind(make_and_note, self._state, self._work, tables, model, self._notes)
        self._again: dict[int, Callable[[int], int]] = {}
        self._laid: list[list[int]] = [[] for _ in range(setup.players)]
        """For each seat, the faces with a tile, the latest last."""
        counts = box.columns(mystery=setup.mystery)
        firsts = [sum(counts[:index]) for index in range(ROUNDS + 1)]
        self._columns = [range(first, last) for first, last in pairwise(firsts)]

    def play(self, deal: Deal, bots: Sequence[str], seed: bytes, noise: float = 0.0, chance: bytes = b"") -> Played:
        """Play a game; `noise` is how often chance moves instead of a bot, drawn from its own seed."""
        self._state[:] = state_of(deal)
        players = deal.players
        drawn = random.Random(chance) if noise else None
        codes: list[int] = []
        played = Played([], [], [], [])
        for laid in self._laid:
            laid.clear()
        for ply in range(ROUNDS * players):
            seat = deal.seat_at(ply)
            best = self._look()
            weaknesses = 0
            forced = drawn is not None and drawn.random() < noise
            if drawn is not None and forced:
                code = self._found[drawn.randrange(self._legals())]
            else:
                code, weaknesses = self._choose(deal, bot_named(bots[seat]), seed, codes, best)
            if self._make(code, best) != LEGAL:
                raise RuntimeError(f"{bots[seat]} made an illegal move")
            codes.append(code)
            self._laid[seat].append(code // EDGE_COUNT % FACE_COUNT)
            played.notes += self._notes
            played.forced.append(int(forced))
            played.weaknesses.append(weaknesses)
        played.state = self._state.tolist()
        return played

    def _choose(self, deal: Deal, bot: Bot, seed: bytes, codes: list[int], best: int) -> tuple[int, int]:
        """What a bot chooses, and its weaknesses."""
        ply = len(codes)
        seat = deal.seat_at(ply)
        if isinstance(bot, LearnedBot) and bot.mind is PLAIN and bot.model is None:
            if bot.weakness is not NONE:
                return self._choose_weakly(bot.weakness, random.Random(turn_key(seed, seat, ply)), seat, ply, best)
            count = self._equals(best)
            if count > 1:
                best = random.Random(turn_key(seed, seat, ply)).choice(self._found[:count])
            return self._free(best), 0
        if isinstance(bot, RandomBot):
            return random.Random(turn_key(seed, seat, ply)).choice(self._found[: self._legals()]), 0
        game = Game.replayed(deal, map(Move.from_code, codes))
        turn = Turn(game.view(seat), deal.box, seed)
        return bot.choose(turn).code, _bits(turn.remarks)

    def _choose_weakly(
        self, weakness: Weakness, chance: random.Random, seat: int, ply: int, best: int
    ) -> tuple[int, int]:
        """What a bot with weaknesses chooses: as `LearnedBot.choose` does, with the same random numbers."""
        index = ply // self.setup.players
        open_cards = self._open_cards(index)
        shifts, missed = self._shifts, False
        for number in range(CARDS_IN_PLAY):
            shifts[number] = 0
        if weakness.miscount:
            for number in open_cards:
                if chance.random() < weakness.miscount:
                    shifts[number] = chance.choice((-1, 1))
                    missed = True
        faces = ALL_FACES
        if weakness.near_side and chance.random() < weakness.near_side:
            faces = self._near_side(seat)
        columns = self._columns
        nearest = 0
        if open_cards and open_cards[0] >= columns[index].stop:
            nearest = next(ahead for ahead in range(ROUNDS - index) if columns[index + ahead])
        sight = max(weakness.foresight, nearest)
        first = self._weighing(sight)(faces)
        count = self._others(first)
        code = self._found[0] if count == 1 else chance.choice(self._found[:count])
        far = any(columns[index + 1 + sight :])
        failings = int(far) + 2 * (faces != ALL_FACES) + 4 * missed
        if failings and self._work[VALUES + 2 * code] < self._work[VALUES + 2 * best]:
            return code, failings
        return self._free(code), 0

    def _weighing(self, sight: int) -> Callable[[int], int]:
        """Weighs the placements again, looking only so many rounds ahead and only at some faces."""
        if sight not in self._again:
            mind = replace(PLAIN, foresight=sight).factors(self.setup.players)
            self._again[sight] = bind(look_again, self._work, *self._kept, mind, self._shifts, self._other)
        return self._again[sight]

    def _open_cards(self, index: int) -> list[int]:
        """The cards still to be won, in the order in which a view shows them: carried ones after this round's own."""
        state, columns = self._state, self._columns
        found = list(columns[index])
        for earlier in range(index - 1, -1, -1):
            found += [number for number in columns[earlier] if state[FATES + number] == 0]
        for later in columns[index + 1 :]:
            found += later
        return found

    def _near_side(self, seat: int) -> int:
        """The face with the seat's latest tile and its neighbours, if one of them is free; else all faces."""
        laid = self._laid[seat]
        if not laid:
            return ALL_FACES
        near = NEAR[laid[-1]]
        covered = sum(1 << face for face in laid)
        return near if near & ~covered else ALL_FACES


def _bits(remarks: Sequence[str]) -> int:
    return sum(1 << bit for bit, name in enumerate(WEAKNESSES) if name in remarks)
