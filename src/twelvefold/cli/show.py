"""`twelvefold show`: a position of a recorded game, in the terminal or as an image."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twelvefold.cli.console import console
from twelvefold.cli.lines import numbered_lines
from twelvefold.cli.options import must_be_file, write_file
from twelvefold.cli.terminal import draw
from twelvefold.words import Sentence, Several, say
from twelvefold.world.errors import TwelvefoldError

if TYPE_CHECKING:
    from twelvefold.engine.game import Game


def show(
    record: Annotated[str, typer.Argument(metavar="FILE[:LINE]", help="cli-show-record")],
    move: Annotated[int | None, typer.Option("--move", "-m", min=0, help="cli-show-move")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, max=3, help="cli-show-seat")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="cli-show-svg")] = None,
) -> None:
    """Show a position of a recorded game: the flat map of every planet, with the size of each region."""
    from twelvefold.engine import picture
    from twelvefold.world.units import Seat

    if svg is not None:
        must_be_file(svg)
    game = _position(record, move)
    if seat is not None and seat >= game.players:
        raise TwelvefoldError(Sentence("cli-show-no-seat", seat=seat, players=game.players))
    seats = None if seat is None else (Seat(seat),)
    if svg is not None:
        write_file(svg, picture.svg(game, seats))
        print(say("cli-show-picture", file=svg))
        return
    print(picture.heading(game))
    draw(game, console(), seats)
    for line in table_lines(game):
        print(line)


def _position(name: str, move: int | None) -> "Game":
    game = read_line(name)
    if move is not None:
        if move > game.ply:
            record = "{}:{}".format(*_split(name))
            raise TwelvefoldError(Sentence("cli-show-no-move", record=record, moves=game.ply, wanted=str(move)))
        while game.ply > move:
            game.pop()
    return game


def read_line(name: str) -> "Game":
    """The game in a line of a file, given as FILE or FILE:LINE."""
    from twelvefold.engine.record import RecordError, read_record

    path, number = _split(name)
    try:
        return read_record(_line(path, number))
    except RecordError as error:
        raise TwelvefoldError(Several([f"{path}:{number}", error], ": ")) from None


def _split(name: str) -> tuple[Path, int]:
    """Split a file name and a line number; if a file with the whole name exists, the number is part of the name."""
    found = re.fullmatch(r"(.+):([0-9]{1,9})", name)
    if found is None or Path(name).exists():
        return Path(name), 1
    return Path(found[1]), int(found[2])


def _line(path: Path, wanted: int) -> bytes:
    number = 0
    with path.open("rb") as file:
        for number, line in numbered_lines(file):
            if number == wanted:
                return line
    raise TwelvefoldError(Sentence("cli-show-no-line", path=path, last=str(number), wanted=str(wanted)))


def table_lines(game: "Game") -> list[str]:
    """The tiles on show and the animals still to be won, with each planet's bid."""
    from twelvefold.cli.names import animal_text, requirement_text, tile_text

    view = game.view()
    lines = []
    if view.offer:
        tiles = [f"{slot}:{tile_text(game.box, tile)}" for slot, tile in enumerate(view.offer, 1) if tile is not None]
        lines.append(say("cli-show-offer", tiles="  ".join(tiles)))
    for number, column in enumerate(view.columns, 1):
        for name in column:
            if name is None:
                lines.append(say("cli-show-face-down", round=number))
                continue
            animal = game.box.animals[game.box.animal_numbers[name]]
            bids = ", ".join(str(bid.value) for bid in game.bids(name))
            told = {"animal": animal_text(name), "requirement": requirement_text(animal), "bids": bids}
            lines.append(say("cli-show-animal", round=number, **told))
    return lines
