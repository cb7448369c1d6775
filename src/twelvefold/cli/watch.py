"""`twelvefold watch`: a whole game between bots in the terminal, with drawings and a log."""

import secrets
import time
from typing import TYPE_CHECKING, Annotated

import typer

from twelvefold.cli.console import console
from twelvefold.cli.options import Beginner, Bots, BoxOption, Mystery, Players, SeedOption, box_of, seed_of
from twelvefold.cli.terminal import draw
from twelvefold.drawing.lettering import printable
from twelvefold.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from twelvefold.engine.game import Game

DRAWN_AFTER = (4, 8, 12)
"""The rounds after which planets are drawn."""


def watch(
    players: Players = 2,
    seed: SeedOption = None,
    mystery: Mystery = False,
    beginner: Beginner = False,
    bots: Bots = "ranger",
    box: BoxOption = None,
    pace: Annotated[float, typer.Option("--pace", min=0, max=10, help="cli-watch-pace")] = 0.4,
) -> None:
    """Watch bots play a whole game: every move and the reason of every award, and the planets as they grow."""
    from twelvefold.bots import Turn, check_bots, make_bot, split_names
    from twelvefold.cli.events import log_line
    from twelvefold.cli.remarks import fault_lines
    from twelvefold.engine.deal import Deal
    from twelvefold.engine.events import RoundOpened
    from twelvefold.engine.game import Game

    names = check_bots(split_names(bots), players)
    made = [make_bot(name) for name in names]
    chosen = seed_of(seed) if seed is not None else secrets.randbelow(10**9)
    deal = Deal.draw(players, chosen, mystery=mystery, beginner=beginner, box=box_of(box))
    shown = console(soft_wrap=True)
    seats = ", ".join(say("cli-watch-seat", seat=seat, bot=printable(name)) for seat, name in enumerate(names))
    shown.print(say("cli-watch-seed", seed=str(chosen), seats=seats))
    game = Game(deal)
    shown.print(log_line(game.events[0], deal.box), style="bold")
    while (seat := game.seat_to_move) is not None:
        turn = Turn(game.view(seat), deal.box, chosen)
        events = game.push(made[seat].choose(turn))
        for sentence in fault_lines("cli-watch-fault", turn.details):
            shown.print(sentence)
        for event in events:
            if isinstance(event, RoundOpened):
                _draw(game, event.round - 1, shown)
                time.sleep(pace if shown.is_terminal else 0)
            elif event is game.end:
                _draw(game, game.round, shown)
            style = "bold" if isinstance(event, RoundOpened) or event is game.end else None
            shown.print(log_line(event, deal.box), style=style)


def _draw(game: "Game", round_number: int, shown: "Console") -> None:
    if round_number in DRAWN_AFTER:
        print()
        draw(game, shown)
        print()
