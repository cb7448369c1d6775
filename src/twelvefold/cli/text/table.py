"""A game against bots: takes typed lines, returns what to print and draw. It does no I/O itself."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from twelvefold.analysis import advise
from twelvefold.bots import Turn, make_bot
from twelvefold.cli.events import spoken_lines
from twelvefold.cli.names import face_letter, seat_names
from twelvefold.cli.reasons import sentence_of
from twelvefold.cli.text import speech
from twelvefold.cli.text.grammar import Asked, Do, Why, Wrong, parse
from twelvefold.cli.text.help import help_lines, wrong_line
from twelvefold.cli.text.keep import Seating
from twelvefold.cli.text.sight import Sight
from twelvefold.cli.text.trial_speech import rotations_lines, trial_lines
from twelvefold.cli.text.vocabulary import vocabulary
from twelvefold.engine.events import RoundOpened
from twelvefold.engine.move import MOVES, Move
from twelvefold.words import percent, say
from twelvefold.world.units import Face, Rotation, Seat, Slot

if TYPE_CHECKING:
    from twelvefold.engine.game import Game

LOGGED = 2
"""Rounds covered by the log."""


@dataclass(frozen=True)
class Reply:
    """A reply: lines to print, and the planet they are about, to be drawn if possible."""

    lines: tuple[str, ...]
    seat: Seat | None = None
    quits: bool = False


class TextTable:
    """One player and their bots."""

    def __init__(self, game: "Game", seating: Seating, keep: Callable[["Game"], None]) -> None:
        self._game = game
        self._seating = seating
        self._keep = keep
        self._words = vocabulary()
        self._bots = [None if bot is None else make_bot(bot, own=False) for bot in seating.bots]
        self.names = seat_names(seating.bots)
        self.held: Move | None = None
        """The tile the player is holding and where it would go; an empty line places it."""

    @property
    def sight(self) -> Sight:
        """What the player may know now."""
        return Sight(self._game, self._seating.seat, self.names)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._game.is_over

    def welcome(self) -> list[str]:
        """Who plays which bot."""
        view = self.sight.view
        kind = {(False, False): "full", (True, False): "beginner", (False, True): "mystery"}.get(
            (view.beginner, view.mystery), "mystery-beginner"
        )
        rivals = [name for seat, name in enumerate(self.names) if seat != self._seating.seat]
        about = {"name": self.names[self._seating.seat], "rivals": say("list-and").join(rivals)}
        return [say("cli-text-welcome", variant=say(f"variant-{kind}"), **about), *speech.objective_lines(self.sight)]

    def opening(self) -> list[str]:
        """How the current round began and what has happened since."""
        return self._log(rounds=1)

    def bots_move(self) -> Iterator[list[str]]:
        """Play the bots' moves until it is the player's turn or the game is over; yields lines for each."""
        while (seat := self._game.seat_to_move) is not None and (bot := self._bots[seat]) is not None:
            turn = Turn(self._game.view(seat), self._game.box, self._seating.chance)
            yield self._push(bot.choose(turn))

    def answer(self, line: str) -> Reply:
        """Answer a typed line."""
        asked = parse(line, self._words)
        if isinstance(asked, Wrong):
            return Reply((wrong_line(asked),))
        if asked.seat is not None and asked.seat >= self._game.players:
            return Reply((wrong_line(Wrong(Why.SEAT, str(asked.seat + 1))),))
        return self._done(asked)

    def _done(self, asked: Asked) -> Reply:
        sight = self.sight
        seat = Seat(self._seating.seat if asked.seat is None else asked.seat)
        match asked.do:
            case Do.PLACE | Do.TRY | Do.TURNS:
                return self._tried(asked)
            case Do.ENTER:
                return self._entered()
            case Do.UNDO:
                return self._put_back()
            case Do.QUIT:
                return Reply((), quits=True)
            case Do.PLANET | Do.REGIONS:
                lines = speech.planet_lines if asked.do is Do.PLANET else speech.region_lines
                return Reply(tuple(lines(sight, seat)), seat)
            case Do.FACE:
                return Reply(tuple(speech.face_lines(sight, seat, Face(asked.face or 0))))
            case Do.TILE:
                return Reply((speech.tile_line(sight, Slot(asked.slot or 0)),))
        questions: dict[Do, Callable[[], list[str]]] = {
            Do.ANIMALS: partial(speech.animal_lines, sight, asked.round),
            Do.OFFER: partial(speech.offer_lines, sight),
            Do.OBJECTIVE: partial(speech.objective_lines, sight),
            Do.STATUS: partial(speech.status_lines, sight),
            Do.LOG: self._log,
            Do.HINT: self._hint,
            Do.HELP: help_lines,
        }
        return Reply(tuple(questions[asked.do]()))

    def _tried(self, asked: Asked) -> Reply:
        """Show what a placement would change, or hold the tile until it is confirmed."""
        slot, face = Slot(asked.slot or 0), Face(asked.face or 0)
        sight = self.sight
        if sight.tile(slot) is None:
            return Reply((say("offer-gone", slot=slot + 1),))
        if sight.planet(sight.seat).faces[face] is not None:
            return Reply((say("spoken-taken", face=face_letter(face)),))
        if asked.rotation is None:
            return Reply(tuple(rotations_lines(sight, slot, face)))
        move = Move(slot, face, Rotation(asked.rotation))
        lines = trial_lines(sight, move)
        if asked.do is Do.TRY:
            return Reply(tuple(lines))
        self.held = move
        return Reply((*lines, say("spoken-confirm", move=str(move))), sight.seat)

    def _entered(self) -> Reply:
        if self.held is None:
            return Reply(tuple(speech.turn_lines(self.sight)))
        move, self.held = self.held, None
        return Reply(tuple(self._push(move)))

    def _put_back(self) -> Reply:
        if self.held is None:
            return Reply((say("cli-text-nothing-held"),))
        move, self.held = self.held, None
        return Reply((say("spoken-put-back", move=str(move)),))

    def _push(self, move: Move) -> list[str]:
        """Make a move; it is saved before it is shown."""
        events = self._game.push(move)
        self._keep(self._game)
        return [line for event in events for line in spoken_lines(event, self.sight)]

    def _log(self, rounds: int = LOGGED) -> list[str]:
        events = self._game.events
        starts = [at for at, event in enumerate(events) if isinstance(event, RoundOpened)]
        return [line for event in events[starts[-rounds:][0] :] for line in spoken_lines(event, self.sight)]

    def _hint(self) -> list[str]:
        best, *others = advise(self.sight.view, self._game.box)
        move = MOVES[best.code]
        reasons = [sentence_of(reason, self.sight.names) for reason in best.reasons]
        alternatives = ", ".join(f"{MOVES[each.code]} ({percent(each.chance, 0)})" for each in others)
        return [
            say("cli-text-hint", move=str(move), chance=percent(best.chance, 0)),
            *(reasons or [say("hint-plain")]),
            *([say("cli-text-hint-others", moves=alternatives)] if others else []),
            *trial_lines(self.sight, move),
        ]
