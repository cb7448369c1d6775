"""The figures as a page."""

from typing import Any

from bench.browser.heap import COMPARED, KINDS

LIMITS = {"opening": 1500, "landing": 100, "growth": 1.05, "shift": 0, "score": 0.95}
WORDS = {
    "opening": "opening the home page to the first button's answer",
    "landing": "pointer-up to the landing's state",
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
on loopback. Times are by the page's own clock. The first button is the one that changes the game against bots: from
opening the page, with nothing kept from before, until its panel is there. A landing is from lifting the pointer
until the page shows the stored placement, from which the landing is drawn. Ten whole games are played by keys in
one page that is never loaded again; after each, when the next has begun, the garbage is collected, and what WebGL
has is counted by its own calls that create and delete. Shifts are those that the browser itself reports, without
those that answer a click. Lighthouse is fetched into a folder of its own and joins the same Chromium; it loads the
screens that have an address, and takes a snapshot of the others.

| figure | is | may be |
|---|---|---|"""
CATEGORIES = ("accessibility", "best-practices")


def growth(games: list[dict[str, Any]], what: str) -> float:
    """How much more there is after the last game than after the second."""
    early, late = (next(each for each in games if each["game"] == number)[what] for number in COMPARED)
    return late / early if early else float(late + 1)


def growing(games: list[dict[str, Any]]) -> list[str]:
    """The rows of what stays behind."""
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
    """The rows of what takes time."""
    found = figures[part]
    return [
        f"| {WORDS[part]}, ms, {which} of {found['times']} | {found[which]:.0f} | {LIMITS[part]} |"
        for which in ("p50", "worst")
    ]


def judged(screens: dict[str, Any]) -> list[str]:
    """The rows of Lighthouse."""
    lines = []
    for category in CATEGORIES:
        least = min(each["scores"][category] for each in screens.values())
        words = f"Lighthouse, {category.replace('-', ' ')}, the least of {len(screens)} screens"
        lines.append(f"| {words} | {least:.2f} | ≥ {LIMITS['score']} |")
    return lines


def page_of(figures: dict[str, Any]) -> str:
    """What is there of the figures, each beside its bound."""
    lines = [HEAD.format(chromium=figures["chromium"])]
    for part in ("opening", "landing"):
        lines += timed(figures, part) if part in figures else []
    lines += growing(figures["heap"]) if "heap" in figures else []
    if "shift" in figures:
        worst = max(each["shift"] for each in figures["shift"].values())
        lines.append(
            f"| layout shift, the worst of {len(figures['shift'])} screens | {worst:.4f} | {LIMITS['shift']} |"
        )
    lines += judged(figures["lighthouse"]) if "lighthouse" in figures else []
    return "\n".join(lines) + "\n"
