"""The figures as a page."""

from typing import Any

from bench.browser.heap import COMPARED, KINDS

LIMITS = {"opening": 1500, "landing": 100, "growth": 1.05, "shift": 0, "score": 0.95, "slice": 50}
WORDS = {
    "opening": "opening the home page until the first button responds",
    "landing": "lifting the pointer until the placement is shown",
    "Context": "contexts",
    "Buffer": "buffers",
    "VertexArray": "vertex arrays",
    "Texture": "textures",
    "Program": "programs",
    "Framebuffer": "framebuffers",
    "Renderbuffer": "renderbuffers",
}
HEAD = """# The game in the browser

Made by `python -m bench.browser` with Chromium {chromium}, drawing in software, in still mode, with a real server
on loopback. Times come from the page's own clock. The first button is the one that sets up a game against bots: its
time runs from opening the page, with empty caches, until its panel is shown. A placement's time runs from lifting the
pointer until the page shows the placement as stored, and draws the landing. Ten whole games are played with the
keyboard in one page without a reload. After each, once the next has begun, garbage is collected, and what WebGL holds
is counted from its own calls to create and delete. Shifts are those the browser reports, except responses to a click.
Lighthouse is downloaded into a folder of its own and uses the same Chromium; it loads the screens that have an
address, and takes a snapshot of the others.

| figure | measured | limit |
|---|---|---|"""
CATEGORIES = ("accessibility", "best-practices")


def growth(games: list[dict[str, Any]], what: str) -> float:
    """How much more there is after the last game than after the second."""
    early, late = (next(each for each in games if each["game"] == number)[what] for number in COMPARED)
    return late / early if early else float(late + 1)


def growing(games: list[dict[str, Any]]) -> list[str]:
    """The rows about what is left behind."""
    sizes = " → ".join(f"{each['heap'] / 1e6:.1f}" for each in games)
    lines = [
        f"| heap after each game, MB | {sizes} | |",
        f"| heap, after the tenth game / after the second | {growth(games, 'heap'):.3f} | {LIMITS['growth']} |",
    ]
    for kind in ("Context", *KINDS):
        if kind in games[0]:
            counts = " → ".join(str(each[kind]) for each in games)
            lines.append(f"| WebGL, {WORDS[kind]} alive | {counts} | {LIMITS['growth']} × the second |")
    return lines


def timed(figures: dict[str, Any], part: str) -> list[str]:
    """The rows about time."""
    found = figures[part]
    return [
        f"| {WORDS[part]}, ms, {which} of {found['times']} | {found[which]:.0f} | {LIMITS[part]} |"
        for which in ("p50", "worst")
    ]


def staged(found: dict[str, float]) -> list[str]:
    """The rows about the staging of a round's end."""
    frames = f"of {found['frames']} frames of staged round ends, ms"
    return [
        f"| the middle {frames} | {found['p50']:.0f} | |",
        f"| the slowest of 20 {frames} | {found['p95']:.0f} | |",
        f"| longest script slice of a staged round end, CPU ms | {found['script_cpu_ms']:.0f} | {LIMITS['slice']} |",
        f"| longest task of a staged round end with style and layout, CPU ms | {found['task_cpu_ms']:.0f} | |",
    ]


def judged(screens: dict[str, Any]) -> list[str]:
    """The rows from Lighthouse."""
    lines = []
    for category in CATEGORIES:
        least = min(each["scores"][category] for each in screens.values())
        words = f"Lighthouse, {category.replace('-', ' ')}, the least of {len(screens)} screens"
        lines.append(f"| {words} | {least:.2f} | ≥ {LIMITS['score']} |")
    return lines


def page_of(figures: dict[str, Any]) -> str:
    """The figures that there are, each beside its limit."""
    lines = [HEAD.format(chromium=figures["chromium"])]
    for part in ("opening", "landing"):
        lines += timed(figures, part) if part in figures else []
    lines += staged(figures["staging"]) if "staging" in figures else []
    lines += growing(figures["heap"]) if "heap" in figures else []
    if "shift" in figures:
        worst = max(each["shift"] for each in figures["shift"].values())
        lines.append(
            f"| layout shift, the worst of {len(figures['shift'])} screens | {worst:.4f} | {LIMITS['shift']} |"
        )
    lines += judged(figures["lighthouse"]) if "lighthouse" in figures else []
    return "\n".join(lines) + "\n"
