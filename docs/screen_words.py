"""What docs/screens.md says of each picture."""

from collections.abc import Collection

HEAD = """# Every screen of the game

Taken by `python -m docs.make_screen_pictures` from a real server, in a real Chromium, with the planet in 3D: at a
desk (1440 × 900), on a tablet (1024 × 768), on a phone held upright (390 × 844), and where it matters on its side
(844 × 390). How it is made is told in [browser.md](browser.md); how fast it is, in
[bench/results/browser.md](../bench/results/browser.md).
"""
CAPTIONS = {
    "home-first": "Home: one click plays",
    "home": "Home, with tables left open",
    "panel-bots": "What can be changed: against bots",
    "panel-screen": "What can be changed: round this screen",
    "panel-friends": "What can be changed: with friends",
    "panel-code": "Join by code",
    "panel-replays": "Replays",
    "settings": "Settings",
    "room": "The waiting room, as its host sees it",
    "room-friend": "The waiting room, for a friend who comes by the link",
    "table-start": "The table: the first turn",
    "table-holding": "A tile in the hand: what it would make, and what each bid would be",
    "table-off-turn": "Off turn: a plan that waits",
    "table-other-planet": "Another planet, large",
    "table-bid": "A bid, shown on its planet",
    "table-two": "A table for two",
    "table-map": "The flat map",
    "life": "Life: an animal finds its planet",
    "end": "The end of a game of four",
    "end-two": "The end of a game of two",
    "replay": "A replay",
    "replay-file": "A replay from a file",
    "menu": "The menu of the table",
    "help": "Keys and gestures",
    "curtain": "Pass and play: the screen goes from hand to hand",
    "server-away": "The server is away",
    "nothing-there": "An address without a table",
    "sheet-races": "On a phone, one tap away: the race board",
    "sheet-objective": "On a phone, one tap away: the objective",
    "sheet-log": "On a phone, one tap away: the log",
}
"""Each screen in the order of the page."""
SIZES = {"wide": "at a desk", "tablet": "on a tablet", "phone": "on a phone", "sideways": "on its side"}


def page_of(pictures: Collection[str]) -> str:
    """The page that shows those pictures, named as `screen-size`."""
    parts = [HEAD]
    for name, caption in CAPTIONS.items():
        there = [size for size in SIZES if f"{name}-{size}" in pictures]
        shown = (f"![{caption}, {SIZES[size]}.](screens/{name}-{size}.webp)" for size in there)
        rows = [" | ".join(SIZES[size] for size in there), "|".join("---" for _ in there), " | ".join(shown)]
        parts.append("\n".join([f"## {caption}", "", *(f"| {row} |" for row in rows), ""]))
    return "\n".join(parts)
