"""A game of twelve rounds: look at it, make moves, undo them. It's to Twelvefold what `chess.Board` is to chess."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import cast

from twelvefold.drawing import FACE_LETTERS
from twelvefold.engine import picture
from twelvefold.engine.deal import Deal
from twelvefold.engine.event_builder import ended, life_events, opening, revealed
from twelvefold.engine.events import Bid, Ended, Event, Placed, Score
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.evaluate import AFTER, evaluate
from twelvefold.engine.kernel.memory import Answer, Rows, zeros
from twelvefold.engine.kernel.report import REPORT, explain
from twelvefold.engine.kernel.step import LEGAL, push
from twelvefold.engine.kernel.tables import ANIMALS
from twelvefold.engine.ledger import scores_of
from twelvefold.engine.move import CODE_OF, MOVES, Code, IllegalMove, Move, moves_with
from twelvefold.engine.planet import Planet
from twelvefold.engine.state import box_tables, state_of
from twelvefold.engine.stream import Seed
from twelvefold.engine.view import View, Whereabouts, view_of, whereabouts_of
from twelvefold.words import Sentence
from twelvefold.world.animal import Animal
from twelvefold.world.box import ROUNDS, SLOTS, Box
from twelvefold.world.geometry import FACE_COUNT
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import AreaMask, Seat, TileId

KEPT = 4
"""Past states kept for a quick undo; undoing further replays the game."""


_REPORT = Answer(REPORT)
"""The kernel's report on a round."""


class Game:
    """One deal and the moves made so far. Everything else follows from these."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self._tables = box_tables(deal.box)
        self._state = state_of(deal)  # never changed: a move makes another one, so copies can share it
        self._past: list[Ints] = []  # the last few states
        self._whereabouts: Whereabouts | None = None  # animals move only when a round ends
        self._log: list[tuple[Event, ...]] = [(opening(deal, self.table_ints(), 1),)]

    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: Seed | None = None,
        *,
        beginner: bool = False,
        mystery: bool = False,
        first_seat: int | None = None,
        box: Box | None = None,
    ) -> "Game":
        """A game dealt from a seed, or from a fresh one."""
        return cls(Deal.draw(players, seed, beginner=beginner, mystery=mystery, first_seat=first_seat, box=box))

    @classmethod
    def from_record(cls, text: str | bytes) -> "Game":
        """The game in a record, after its last move; a RecordError says what is wrong with it."""
        from twelvefold.engine.record_check import check_record  # it replays in the kernel, without a Game

        checked = check_record(text)
        codes = checked.table_ints[layout.MOVES : layout.MOVES + checked.table_ints[layout.PLY]]
        return cls.replayed(checked.deal, map(Move.from_code, codes))

    @property
    def box(self) -> Box:
        """The box the game is played with."""
        return self.deal.box

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.deal.players

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self._log) - 1

    @property
    def is_over(self) -> bool:
        """Whether all twelve rounds have been played."""
        return self.ply == ROUNDS * self.deal.players

    @property
    def round(self) -> int:
        """The round being played, 1 to 12; stays 12 when the game is over."""
        return min(self.ply // self.deal.players, ROUNDS - 1) + 1

    @property
    def first_seat(self) -> Seat:
        """The seat that opens this round."""
        return Seat((self.deal.first_seat + self.round - 1) % self.deal.players)

    @property
    def seat_to_move(self) -> Seat | None:
        """Whose turn it is; None when the game is over."""
        return None if self.is_over else self.deal.seat_at(self.ply)

    @property
    def offer(self) -> tuple[TileId | None, ...]:
        """The tiles on show by slot; None where one was taken; empty when the game is over."""
        if self.is_over:
            return ()
        at = layout.PILES + SLOTS * (self.round - 1)
        taken = self._state[layout.TAKEN]
        tiles = cast("list[TileId]", self._state[at : at + SLOTS].tolist())
        return tuple([None if taken >> slot & 1 else tile for slot, tile in enumerate(tiles)])

    @property
    def planets(self) -> tuple[Planet, ...]:
        """Each seat's planet as it is now."""
        return tuple(self.planet(Seat(seat)) for seat in range(self.players))

    def planet(self, seat: Seat) -> Planet:
        """A seat's planet as it is now."""
        at = layout.PLANETS + layout.PLANET * self._seat(seat)
        return Planet(self._state[at : at + layout.PLANET].tolist(), self.box)

    @property
    def columns(self) -> tuple[tuple[str | None, ...], ...]:
        """The animals still under rounds 1 to 12, as everyone sees them; None is a face-down card."""
        return self.whereabouts()[0]

    @property
    def won(self) -> tuple[tuple[str, ...], ...]:
        """Each seat's animals, in the order won."""
        return self.whereabouts()[1]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple([MOVES[code] for code in self.codes])

    @property
    def codes(self) -> tuple[Code, ...]:
        """The codes of the moves made so far."""
        return tuple(cast("list[Code]", self._state[layout.MOVES : layout.MOVES + self.ply].tolist()))

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far, starting with the opening of round 1."""
        return tuple(chain.from_iterable(self._log))

    @property
    def end(self) -> Ended | None:
        """Scores, winners and objectives, once the game is over."""
        last = self._log[-1][-1]
        return last if isinstance(last, Ended) else None

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves, by ascending code: by slot, then face, then rotation."""
        seat = self.seat_to_move
        if seat is None:
            return ()
        at = layout.PLANETS + layout.PLANET * seat + layout.ON_FACE
        return moves_with(self.offer, [laid or None for laid in self._state[at : at + FACE_COUNT].tolist()])

    def is_legal(self, move: Move) -> bool:
        """Whether the seat to move may make this move."""
        return self._forbidden(move) is None

    def why_illegal(self, move: Move) -> str | None:
        """Which rule forbids a move, in one sentence; None if it is legal."""
        forbidden = self._forbidden(move)
        return None if forbidden is None else str(forbidden)

    def _forbidden(self, move: Move) -> Sentence | None:
        seat = self.seat_to_move
        if move not in CODE_OF:
            return Sentence("error-move-none", move=tuple(move))
        move = MOVES[CODE_OF[move]]
        if seat is None:
            return Sentence("error-game-over")
        if self._state[layout.TAKEN] >> move.slot & 1:
            return Sentence("error-slot-taken", move=move, tile=move.slot + 1)
        if self._state[layout.PLANETS + layout.PLANET * seat + layout.ON_FACE + move.face]:
            face = FACE_LETTERS[move.face]
            return Sentence("error-face-taken", move=move, face=face, seat=seat)
        return None

    def push(self, move: Move) -> tuple[Event, ...]:
        """Make a move for the seat to move; returns what happened. An IllegalMove leaves the game unchanged."""
        state, report = self._state[:], _REPORT.ints
        code = CODE_OF.get(move, -1)
        if push(state, self._tables, report, code) != LEGAL:
            raise IllegalMove(self._forbidden(move))
        self._past = [*self._past[1 - KEPT :], self._state]
        self._state = state
        events = tuple(self._happened(MOVES[code], report))  # not `move`, which may be a plain tuple equal to it
        self._log.append(events)
        return events

    def push_text(self, text: str) -> tuple[Event, ...]:
        """Make a move written as text, such as `3g1`."""
        return self.push(Move.parse(text))

    def pop(self) -> Move:
        """Undo the last move and everything that followed from it; returns the move."""
        if not self.ply:
            raise IllegalMove(Sentence("error-nothing-to-take-back"))
        *earlier, move = self.moves
        self._state = self._past.pop() if self._past else self.replayed(self.deal, earlier).state_ints()
        self._whereabouts = None
        self._log.pop()
        return move

    def _happened(self, move: Move, report: Ints) -> Iterator[Event]:
        players = self.deal.players
        done, turn = divmod(self.ply, players)
        seat = self.deal.seat_at(self.ply)
        tile = TileId(self._state[layout.PILES + SLOTS * done + move.slot])
        yield Placed(seat, move.slot, tile, move.face, move.rotation)
        if turn < players - 1:
            return
        self._whereabouts = None
        state = self.table_ints()
        yield from life_events(self.deal, state, done + 1, report[: report[0]].tolist())
        yield from revealed(self.deal, done + 1)
        yield ended(self.deal, self.scores()) if done + 1 == ROUNDS else opening(self.deal, state, done + 2)

    def scores(self) -> tuple[Score, ...]:
        """What each seat would score if the game ended now; once it has ended, the final scores."""
        return scores_of(self.deal, self._state)

    def bids(self, animal: str) -> tuple[Bid, ...]:
        """Each planet's current bid for an animal of the box; in round 12, with the regions that would break a tie."""
        card = self._tables[ANIMALS + self.box.animal_numbers[animal]]
        last = self.round == ROUNDS
        report = _REPORT.ints
        found = []
        for seat in range(self.players):
            ints = report[: explain(self._state, seat, card, last, report)].tolist()
            found.append(Bid(ints[0], tuple(AreaMask(mask) for mask in ints[2:])))
        return tuple(found)

    @property
    def cards(self) -> tuple[Animal, ...]:
        """The twenty animals in play, in the order of the rounds; some may still be hidden from the players."""
        return tuple(self.box.animals[self.box.animal_numbers[name]] for column in self.deal.animals for name in column)

    def after(self, seat: Seat) -> Rows:
        """A seat's planet after each possible placement of a tile on show, by code, in one call.

        A row holds the planet's bid for each of `cards`, then its areas of each habitat; it's all −1 if the move isn't
        possible. It doesn't have to be the seat's turn. `numpy.asarray` makes an array of the rows.
        """
        rows = zeros(layout.CODES * AFTER)
        evaluate(self._state, self._tables, self._seat(seat), rows)
        return Rows(rows, AFTER)

    def view(self, viewer: Seat | None = None) -> View:
        """What a seat, or a spectator, may know."""
        return view_of(self, None if viewer is None else self._seat(viewer))

    def _seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}")
        return seat

    def whereabouts(self) -> Whereabouts:
        """The animals under the rounds, those that each seat won, and those out of the game; see `View`."""
        if self._whereabouts is None:
            self._whereabouts = whereabouts_of(self.deal, self.table_ints())
        return self._whereabouts

    def table_ints(self) -> list[int]:
        """The state of the table, without the planets; see `kernel.layout`."""
        return self._state[: layout.PLANETS].tolist()

    def face_ints(self) -> list[list[int]]:
        """For each seat, the tiles on its faces, as the kernel stores them."""
        first = layout.PLANETS + layout.ON_FACE
        starts = range(first, first + layout.PLANET * self.players, layout.PLANET)
        return [self._state[at : at + FACE_COUNT].tolist() for at in starts]

    @property
    def state(self) -> Ints:
        """The whole state, only for reading; see `kernel.layout`. `numpy.asarray` makes an array of it."""
        return self._state

    def count(self, seat: Seat, habitat: Habitat) -> int:
        """How many areas of a habitat a seat's planet has."""
        mask = self._state[layout.PLANETS + layout.PLANET * self._seat(seat) + layout.BLOCK * habitat + layout.MASK]
        return mask.bit_count()

    def state_ints(self) -> Ints:
        """A copy of the whole state, for trying tiles without making moves; see `kernel.layout`."""
        return self._state[:]

    def copy(self, past: int = KEPT) -> "Game":
        """An independent copy of the game. It keeps `past` earlier states: that many moves can be undone quickly."""
        twin = object.__new__(type(self))
        twin.deal, twin._tables = self.deal, self._tables
        twin._state = self._state
        twin._whereabouts = self._whereabouts
        twin._past, twin._log = self._past[max(0, len(self._past) - past) :], self._log.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, _: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Deal, tuple[Move, ...]], "Game"], tuple[Deal, tuple[Move, ...]]]:
        return type(self).replayed, (self.deal, self.moves)

    @classmethod
    def replayed(cls, deal: Deal, moves: Iterable[Move]) -> "Game":
        """The game after these moves from a deal."""
        game = cls(deal)
        for move in moves:
            game.push(move)
        return game

    def __eq__(self, other: object) -> bool:
        """Two games are equal when the same moves were made in the same deal."""
        return isinstance(other, Game) and self.deal == other.deal and self.moves == other.moves

    def __hash__(self) -> int:
        return hash((self.deal.piles, self.deal.animals, self.deal.objectives, self.moves))

    def __repr__(self) -> str:
        kind = "".join([" beginner" * self.deal.beginner, " mystery" * self.deal.mystery])
        state = "over" if self.is_over else f"round {self.round}, seat {self.seat_to_move} to move"
        return f"<Game{kind}, {self.players} players, {state}>"

    def __str__(self) -> str:
        return picture.text(self)

    def _repr_svg_(self) -> str:
        return picture.svg(self)
