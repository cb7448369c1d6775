"""Draws the pictures of the documentation: `python docs/make_pictures.py` writes them all to docs/pictures/.

A test compares them with the files, so run it again whenever the drawing changes.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from twelvefold import Game, Move, write_record
from twelvefold.cli.text.names import seat_name
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
from twelvefold.world import Area, Habitat
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT, TOUCHING, area
from twelvefold.world.units import Seat

FOLDER = Path(__file__).resolve().parent / "pictures"

MATTHEW = "GDOOD FFFMF OGGGO GDGGG MDFFM DOFFD OOMFF OOODO FFOMO OFOFF FFFOM OOODG"
"""A whole planet of standard tiles: for each face the habitats at its edges, by their initials."""
CELINE = "OOFGO ODDMO OMOGG FOOFF OFFDD OODGO FMMFF GMMMG MFFFO DFFMM GGOGO FOMOF"
EARLY = "FOOOD GGGFF FFDDF OMFFO MMOOO ..... OFFFO ..... OGFFO ..... DDDGG ....."
"""A planet in the middle of a game; dots stand for a free face."""

Areas = tuple[Habitat | None, ...]
INITIALS: dict[str, Habitat | None] = {".": None} | {habitat.name[0]: habitat for habitat in Habitat}


def planet(text: str) -> Areas:
    """A planet from its letters."""
    return tuple(INITIALS[letter] for letter in text.replace(" ", ""))


def regions(areas: Areas, habitat: Habitat) -> list[frozenset[Area]]:
    """The regions of a habitat, biggest first, equal ones by their lowest areas."""
    found: list[frozenset[Area]] = []
    for start in map(Area, range(len(areas))):
        if areas[start] != habitat or any(start in region for region in found):
            continue
        region = [start]
        for here in region:
            region += [near for near in TOUCHING[here] if areas[near] == habitat and near not in region]
        found.append(frozenset(region))
    return sorted(found, key=lambda region: (-len(region), min(region)))


def touches(areas: Areas, region: Iterable[Area], other: Habitat) -> bool:
    """Whether a region touches another habitat."""
    return any(areas[near] == other for here in region for near in TOUCHING[here])


def _sizes(chosen: Iterable[frozenset[Area]]) -> dict[Area, str]:
    return {min(region): str(len(region)) for region in chosen}


def _pointing(
    title: str, areas: Areas, chosen: list[frozenset[Area]], labels: dict[Area, str], said: str
) -> PlanetSketch:
    return PlanetSketch(title, areas, labels, frozenset().union(*chosen), caption=tuple(said.split("\n")))


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
    worth = game.after(seat)[:, : len(game.cards)].sum(axis=1)
    return Move.from_code(int(worth.argmax()))


def table() -> str:
    """Four planets at the end of a game."""
    return table_game()._repr_svg_()


def terminal() -> str:
    """A turn of the game in a terminal, with the tile in the hand over its face."""
    game = Game.new(2, seed="twelve faces", first_seat=0)
    while game.round < 7 or game.seat_to_move != 0:
        game.push(_greedy(game, Seat(game.seat_to_move or 0)))
    sight = Sight(game, Seat(0), (seat_name(Seat(0), None), seat_name(Seat(1), "ranger")))
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


def rotations() -> str:
    """One tile in each of its five rotations, its areas numbered as in the box."""
    tile = planet("OFFDG")
    views = []
    for turn in range(EDGE_COUNT):
        areas = tuple(tile[(edge - turn) % EDGE_COUNT] for edge in range(EDGE_COUNT)) + (None,) * 55
        labels = {area(0, (place + turn) % EDGE_COUNT): str(place) for place in range(EDGE_COUNT)}
        views.append(CloseUp(PlanetSketch(f"1a{turn}", areas, labels, caption=(f"rotation {turn}",)), "a"))
    return close_ups("Rotations of a tile", views)


def regions_picture() -> str:
    """The forests of a planet, each with its size."""
    areas = planet(EARLY)
    forests = regions(areas, Habitat.FOREST)
    said = f"Regions of forest: {', '.join(str(len(region)) for region in forests)} areas."
    return planet_svg(_pointing("Regions", areas, forests, _sizes(forests), said), WIDE)


CONTACTS = (
    ("Across an edge", "FOOOO FDDDD", "They touch."),
    ("On one tile", "FFOOO DDDDD", "They touch."),
    ("Round a corner", "FOOOO DFDDD", "They do not touch."),
    ("Over the middle", "FOFOO DDDDD", "They do not touch."),
)
"""Two forests on faces a and b."""


def touching() -> str:
    """What touches and what only meets at a corner."""
    views = []
    for title, text, said in CONTACTS:
        areas = planet(text + " ....." * 10)
        forests = regions(areas, Habitat.FOREST)
        views.append(CloseUp(_pointing(title, areas, forests, _sizes(forests), said), "ab"))
    return close_ups("Touching", views)


def requirements() -> str:
    """The same planet's bids for three animals."""
    areas = planet(MATTHEW)
    forests = regions(areas, Habitat.FOREST)
    near = [region for region in forests if touches(areas, region, Habitat.GLACIER)]
    apart = [region for region in forests if region not in near]
    counted = {min(region): str(place) for place, region in enumerate(forests, 1)}
    return table_svg(
        [
            _pointing("Panda", areas, forests, counted, f"Most forests:\nit has {len(forests)} regions."),
            _pointing(
                "Fox",
                areas,
                near[:1],
                _sizes(near[:1]),
                f"Forest touching glacier:\nthe biggest has {len(near[0])} areas.",
            ),
            _pointing(
                "Squirrel",
                areas,
                apart[:1],
                _sizes(apart[:1]),
                f"Forest apart from glacier:\nthe biggest has {len(apart[0])} areas.",
            ),
        ],
        "One planet, three bids",
        columns=3,
    )


def fox() -> str:
    """A draw in round 12 that the second forests break."""
    sketches = []
    for name, text, said in (
        ("Ada", MATTHEW, "9, and no second one"),
        ("Bea", CELINE, "9, then 5: the fox is hers"),
    ):
        areas = planet(text)
        near = [region for region in regions(areas, Habitat.FOREST) if touches(areas, region, Habitat.GLACIER)]
        sketches.append(_pointing(name, areas, near, _sizes(near), said))
    return table_svg(sketches, "Round 12: the fox", columns=2)


PICTURES: dict[str, Callable[[], str]] = {
    "table.svg": table,
    "terminal.svg": terminal,
    "faces.svg": faces,
    "rotations.svg": rotations,
    "regions.svg": regions_picture,
    "touching.svg": touching,
    "requirements.svg": requirements,
    "fox.svg": fox,
}


def made() -> dict[str, str]:
    """Every file of docs/pictures with what belongs into it."""
    files = {name: draw() + "\n" for name, draw in PICTURES.items()}
    return files | {"table.jsonl": write_record(table_game()) + "\n"}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in made().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
