"""A picture for a dataset's card: how often each bot wins with two, three and four players, as SVG."""

from twelvefold.dataset.counts import Counts, Total
from twelvefold.drawing.palette import FREE, LATEST, PAINTS, QUIET, TEXT
from twelvefold.drawing.svg import FONT
from twelvefold.drawing.svg_defs import number, words
from twelvefold.world.habitat import Habitat

WIDTH = 900.0
PAD = 28.0
HEAD = 96.0
NAMES = 170.0
STEP = 34.0
BAR = 18.0
GAP = 28.0
FIGURE = 54.0
"""The width of the figure beside a bar."""
BACKGROUND = "#070b1e"


def chart_svg(counts: Counts) -> str:
    """A panel for each number of players, with a bar for each bot; a dashed line is an even share."""
    players = sorted({count for count, _ in counts.bots})
    names = ordered_bots(counts)
    wide = (WIDTH - 2 * PAD - NAMES - GAP * (len(players) - 1)) / len(players)
    title = "Share of the wins by bot"
    body = [_text(title, PAD, 44, 26, TEXT), _text("in mixed company; dashed: an even share", PAD, 70, 16, QUIET)]
    for place, name in enumerate(names):
        body.append(_text(name[:16], PAD, HEAD + STEP * (place + 1) - 9, 16, TEXT))
    told = []
    for panel, count in enumerate(players):
        left = PAD + NAMES + panel * (wide + GAP)
        body.append(_text(f"{count} players", left, HEAD - 4, 16, TEXT))
        for place, name in enumerate(names):
            total = counts.bots.get((count, name))
            if total is not None:
                body.append(_bar(total, left, HEAD + STEP * place + 9, wide))
                told.append(f"{name}, {count} players: {total.means()[0]:.1%}")
        x = left + (wide - FIGURE) / count
        body.append(
            f'<path d="M{number(x)} {number(HEAD + 4)}V{number(HEAD + STEP * len(names))}" stroke="{LATEST}"'
            f' stroke-width="1.5" stroke-dasharray="5 4" fill="none"/>'
        )
    height = HEAD + STEP * len(names) + PAD
    size = f'width="{number(WIDTH)}" height="{number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(WIDTH)} {number(height)}" {size}'
        f' style="max-width:100%;height:auto" role="img" font-family="{FONT}"><title>{words(title)}</title>'
        f'<desc>{words(". ".join(told))}.</desc><rect {size} rx="20" fill="{BACKGROUND}"/>{"".join(body)}</svg>\n'
    )


def ordered_bots(counts: Counts) -> list[str]:
    """The bots, from the one that wins most to the one that wins least."""
    shares: dict[str, list[float]] = {}
    for (players, name), total in counts.bots.items():
        shares.setdefault(name, []).append(players * total.means()[0])
    return sorted(shares, key=lambda name: -sum(shares[name]) / len(shares[name]))


def _bar(total: Total, left: float, top: float, wide: float) -> str:
    share = total.means()[0]
    wide -= FIGURE
    return (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="{BAR}" rx="4" fill="{FREE}"/>'
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(wide * share)}" height="{BAR}" rx="4"'
        f' fill="{PAINTS[Habitat.OCEAN].colour}"/>' + _text(f"{share:.1%}", left + wide + 10, top + BAR - 4, 14, TEXT)
    )


def _text(text: str, x: float, y: float, size: int, colour: str) -> str:
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{size}" fill="{colour}">{words(text)}</text>'
