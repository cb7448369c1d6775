"""Draws the pictures of the documentation: `python docs/make_pictures.py` writes them all to docs/pictures/.

Those of the rules show what rulebook.json in src/twelvefold/words says. A test compares them with the files, so run it
again whenever the drawing changes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby, product
from operator import mul
from pathlib import Path

from twelvefold import Game, Move, write_record
from twelvefold.cli.names import seat_names
from twelvefold.cli.text.screen import drawn
from twelvefold.cli.text.sight import Sight
from twelvefold.drawing import FACE_LETTERS, PlanetSketch, planet_svg, table_svg
from twelvefold.drawing.ansi import Line
from twelvefold.drawing.net import TALL, WIDE
from twelvefold.drawing.palette import FAINT, NIGHT, QUIET, TEXT
from twelvefold.drawing.pen import Pen
from twelvefold.drawing.svg import FONT, LAYERS
from twelvefold.drawing.svg_defs import definitions, number, words
from twelvefold.drawing.svg_land import free_faces
from twelvefold.envs.observation import layout, size
from twelvefold.words import say_in
from twelvefold.words.rulebook import View, rulebook
from twelvefold.world import Area, Habitat
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT, TOUCHING, area
from twelvefold.world.units import Seat

FOLDER = Path(__file__).resolve().parent / "pictures"

Areas = tuple[Habitat | None, ...]
INITIALS: dict[str, Habitat | None] = {".": None} | {habitat.name[0]: habitat for habitat in Habitat}


def planet(text: str) -> Areas:
    """A planet from its letters; the faces that are not told are free."""
    return tuple(INITIALS[letter] for letter in text.replace(" ", "").ljust(EDGE_COUNT * FACE_COUNT, "."))


def region_at(areas: Areas, start: Area) -> frozenset[Area]:
    """The region that an area belongs to."""
    region = [start]
    for here in region:
        region += [near for near in TOUCHING[here] if areas[near] == areas[start] and near not in region]
    return frozenset(region)


def sketch(view: View) -> PlanetSketch:
    """A planet of the rulebook, with the regions that it is about."""
    areas = planet(view["planet"])
    marked = {Area(mark["area"]): mark["label"] for mark in view["regions"]}
    lit = [region_at(areas, start) for start in marked]
    title = f"animal-{view['animal']}" if "animal" in view else view["title"]
    return PlanetSketch(_said(title), areas, marked, frozenset().union(*lit), caption=(_said(view["caption"]),))


def _said(message: str) -> str:
    return say_in("en", message)


@dataclass(frozen=True)
class CloseUp:
    """A few faces of a planet, seen from near."""

    sketch: PlanetSketch
    faces: str
    """The letters of the faces to be seen."""


PAD, HEAD, FOOT, GAP = 34.0, 76.0, 52.0, 18.0


def close_ups(title: str, views: list[CloseUp]) -> str:
    """Pieces of planets side by side, each with its sketch's title above and its caption below."""
    prefix = title.split(maxsplit=1)[0].lower() + "-"
    parts: list[str] = []
    left, height = GAP, 0.0
    for place, view in enumerate(views):
        drawing, wide, high = _piece(view, prefix, place)
        parts.append(f'<g transform="translate({number(left)} 0)">{drawing}</g>')
        left += wide + GAP
        height = max(height, HEAD + high + FOOT)
    said = " ".join(f"{view.sketch.title}: {view.sketch.caption[0]}" for view in views)
    size = f'width="{number(0.8 * left)}" height="{number(0.8 * height)}" style="max-width:100%;height:auto"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(left)} {number(height)}" {size} role="img"'
        f' aria-labelledby="{prefix}title {prefix}desc" font-family="{FONT}">'
        f'<title id="{prefix}title">{words(title)}</title><desc id="{prefix}desc">{words(said)}</desc>'
        f'{definitions(prefix)}<rect width="{number(left)}" height="{number(height)}" rx="24" fill="#070b1e"/>'
        f"{''.join(parts)}</svg>"
    )


def _piece(view: CloseUp, prefix: str, place: int) -> tuple[str, float, float]:
    """One close-up, and how wide and high its frame is."""
    pen = Pen(view.sketch, TALL, prefix, f"{prefix}{place}")
    corners = [pen.at(corner) for face in view.faces for corner in TALL.corners[FACE_LETTERS.index(face)]]
    (left, right), (top, bottom) = ((min(values), max(values)) for values in zip(*corners, strict=True))
    wide, high = right - left + 2 * PAD, bottom - top + 2 * PAD
    drawing = "".join(layer(pen) for layer in LAYERS if layer is not free_faces)
    return (
        (
            f'<text x="4" y="52" font-size="24" font-weight="600" fill="{TEXT}">{words(view.sketch.title)}</text>'
            f'<rect y="{number(HEAD)}" width="{number(wide)}" height="{number(high)}" rx="20" fill="url(#{prefix}sky)"'
            f' stroke="{FAINT}"/><g transform="translate({number(PAD - left)} {number(HEAD + PAD - top)})"'
            f' text-anchor="middle">{drawing}</g>'
            f'<text x="4" y="{number(HEAD + high + 34)}" font-size="20" fill="{QUIET}">'
            f"{words(view.sketch.caption[0])}</text>"
        ),
        wide,
        high,
    )


def table_game() -> Game:
    """Four players who each lay the tile that raises their bids most: the game of the README's picture."""
    game = Game.new(4, seed="twelve faces", first_seat=0)
    while not game.is_over:
        game.push(_greedy(game, Seat(game.seat_to_move or 0)))
    return game


def _greedy(game: Game, seat: Seat) -> Move:
    """The placement that raises a seat's bids most."""
    after = game.after(seat)
    return max(game.legal_moves, key=lambda move: sum(after[move.code][: len(game.cards)]))


def table() -> str:
    """Four planets at the end of a game."""
    return table_game()._repr_svg_()


def terminal() -> str:
    """A turn of the game in a terminal, with the tile in the hand over its face."""
    game = Game.new(2, seed="twelve faces", first_seat=0)
    while game.round < 7 or game.seat_to_move != 0:
        game.push(_greedy(game, Seat(game.seat_to_move or 0)))
    sight = Sight(game, Seat(0), seat_names([None, "ranger"]))
    return in_cells("The game in a terminal", drawn(sight, Seat(0), _greedy(game, Seat(0)), 118))


CELL = (8.4, 17.0)
"""How wide and high a terminal's cell is."""
NO_BREAK = "\u00a0"
"""A blank that keeps its width beside others."""


def in_cells(title: str, lines: Sequence[Line]) -> str:
    """What a terminal shows, as a picture."""
    across, down = CELL
    wide, high = across * (max(map(len, lines)) + 4), down * (len(lines) + 2)
    parts = []
    for row, line in enumerate(lines, 1):
        column = 2
        for (ink, paper, bold), run in groupby(line, lambda glyph: (glyph.ink, glyph.paper, glyph.bold)):
            text = "".join(glyph.character for glyph in run)
            x, y, width = number(across * column), down * row, number(across * len(text))
            if paper is not None:
                parts.append(f'<rect x="{x}" y="{number(y)}" width="{width}" height="{number(down)}" fill="{paper}"/>')
            if set(text) <= {"▀", "▄"}:
                top = y + (down / 2 if text[0] == "▄" else 0)
                half = number(down / 2)
                parts.append(f'<rect x="{x}" y="{number(top)}" width="{width}" height="{half}" fill="{ink}"/>')
            elif shown := text.strip():
                start = number(across * (column + text.index(shown[0])))
                weight = "bold" if bold else "normal"
                parts.append(
                    f'<text x="{start}" y="{number(y + 0.76 * down)}" textLength="{number(across * len(shown))}"'
                    f' fill="{ink or TEXT}" font-weight="{weight}">{words(shown.replace(" ", NO_BREAK))}</text>'
                )
            column += len(text)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(wide)} {number(high)}" role="img">'
        f"<title>{words(title)}</title>"
        f'<rect width="{number(wide)}" height="{number(high)}" rx="12" fill="{NIGHT}"/>'
        f'<g font-family="monospace" font-size="14">{"".join(parts)}</g></svg>'
    )


def faces() -> str:
    """The letters of the faces."""
    return planet_svg(PlanetSketch("The twelve faces", (None,) * (EDGE_COUNT * FACE_COUNT)), WIDE)


def rotations(letters: str) -> str:
    """A tile in each of its five rotations, its areas numbered as in the box."""
    tile = planet(letters)
    views = []
    for turn in range(EDGE_COUNT):
        areas = tuple(tile[(edge - turn) % EDGE_COUNT] for edge in range(EDGE_COUNT)) + (None,) * 55
        labels = {area(0, (place + turn) % EDGE_COUNT): str(place) for place in range(EDGE_COUNT)}
        views.append(CloseUp(PlanetSketch(f"1a{turn}", areas, labels, caption=(f"rotation {turn}",)), "a"))
    return close_ups("Rotations of a tile", views)


def rule(name: str) -> str:
    """A picture of the rulebook."""
    picture = rulebook()["pictures"][name]
    if "tile" in picture:
        return rotations(picture["tile"])
    views = picture["views"]
    if "faces" in views[0]:
        return close_ups(name.capitalize(), [CloseUp(sketch(view), view["faces"]) for view in views])
    if len(views) == 1:
        return planet_svg(sketch(views[0]), WIDE)
    return table_svg([sketch(view) for view in views], _said(picture["alt"]), columns=len(views))


BYTES_ACROSS, BYTE, TOP, LINE = 64, (12, 16), 64, 26
"""How many bytes stand in a row and how big each is; where they begin, and how high a line of the legend is."""


def observation(players: int) -> str:
    """Where each part of an observation is: a small box for each byte."""
    wide, high = BYTE
    rows = -(-size(players) // BYTES_ACROSS)
    left = BYTES_ACROSS * wide + 60
    whole = left + 316
    parts = []
    for number_of, part in enumerate(layout(players).values()):
        colour = f"hsl({137 * number_of % 360} {62 - 20 * (number_of % 2)}% {72 - 14 * (number_of % 3)}%)"
        boxes = []
        for place in product(*map(range, part.shape)):
            row, column = divmod(part.begin + sum(map(mul, place, part.steps)), BYTES_ACROSS)
            boxes.append(f"M{20 + wide * column} {TOP + high * row}h{wide - 1}v{high - 1}h{1 - wide}z")
        y = TOP + LINE * number_of
        shape = " × ".join(map(str, part.shape))
        parts.append(
            f'<path d="{"".join(boxes)}" fill="{colour}"/>'
            f'<rect x="{left}" y="{y}" width="16" height="16" fill="{colour}"/>'
            f'<text x="{left + 26}" y="{y + 13}">{part.begin}</text>'
            f'<text x="{left + 74}" y="{y + 13}" font-weight="bold">{part.name}</text>'
            f'<text x="{left + 196}" y="{y + 13}">{shape}</text>'
        )
    down = TOP + max(high * rows, LINE * len(parts)) + 16
    title = f"An observation for {players} players: {size(players):,} bytes, {BYTES_ACROSS} in a row"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {down}" role="img"><title>{title}</title>'
        f'<rect width="{whole}" height="{down}" rx="12" fill="#fbf8f1"/>'
        f'<g font-family="{FONT}" font-size="15" fill="#3a352d">'
        f'<text x="20" y="36" font-size="20">{title}</text>{"".join(parts)}</g></svg>'
    )


PICTURES: dict[str, Callable[[], str]] = {
    "observation.svg": partial(observation, 2),
    "table.svg": table,
    "terminal.svg": terminal,
    "faces.svg": faces,
    **{f"{name}.svg": partial(rule, name) for name in rulebook()["pictures"]},
}


def made() -> dict[str, str]:
    """Every file of docs/pictures with what belongs into it."""
    files = {name: draw() + "\n" for name, draw in PICTURES.items()}
    return files | {"table.jsonl": write_record(table_game()) + "\n"}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in made().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
