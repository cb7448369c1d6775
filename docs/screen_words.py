"""What docs/screens.md says of each picture."""

from collections.abc import Collection

HEAD = """# Every screen of the game

Each picture comes from a real server and a real Chromium, with the planet in 3D: on a laptop (1440 × 900), on a tablet
(1024 × 768), on a phone held upright (390 × 844), and, where it matters, on a phone held sideways (844 × 390). To take
them again, run `python -m docs.make_screen_pictures`. [browser.md](browser.md) explains how the browser client works,
and [bench/results/browser.md](../bench/results/browser.md) how fast it is.
"""
CAPTIONS = {
    "home-first": "Home: one click plays",
    "home": "Home, with games to continue",
    "panel-bots": "Options for a game against bots",
    "panel-screen": "Options for pass and play",
    "panel-friends": "Options for a game with friends",
    "panel-code": "Join by code",
    "panel-open": "Open tables",
    "panel-tables": "Your tables",
    "panel-history": "History",
    "panel-daily": "The daily game: your result, and earlier days for practice",
    "settings": "Settings",
    "room": "The waiting room, as the host sees it",
    "room-friend": "The waiting room, for a friend who opens the link",
    "table-start": "The table: the first turn",
    "table-holding": "A tile in hand: the regions it would make, and what each planet would bid",
    "table-off-turn": "Planning ahead while others play",
    "table-other-planet": "Another player's planet, enlarged",
    "table-bid": "A bid, shown on its planet",
    "table-two": "A table for two",
    "table-map": "The flat map",
    "life": "Life appears: an animal finds its planet",
    "end": "The end of a game with four players",
    "end-two": "The end of a game with two players",
    "replay": "A replay",
    "review": "A review: everyone's chances, and a better move on the planet",
    "line": "Moves tried from a position of a replay",
    "line-compare": "A line beside the game: planets, points and chances",
    "plan": "Tiles tried in a running game, which nobody else sees",
    "replay-file": "A replay from a file",
    "mistakes": "Your mistakes: which kinds you make most, and how you've been playing",
    "mistakes-exercise": "A mistake as an exercise: find a better move",
    "mistakes-solution": "The solution of an exercise, and why it's better",
    "puzzle": "A puzzle",
    "puzzle-solved": "A puzzle, solved",
    "menu": "The table menu",
    "help": "Keys and gestures",
    "curtain": "Pass and play: handing the device over",
    "server-away": "Connection lost",
    "nothing-there": "No table at this address",
    "sheet-races": "The race board, one tap away",
    "sheet-objective": "The objective, one tap away",
    "sheet-log": "The log, one tap away",
}
"""Each screen in the order of the page."""
SIZES = {"wide": "on a laptop", "tablet": "on a tablet", "phone": "on a phone", "sideways": "on a phone, sideways"}


def page_of(pictures: Collection[str]) -> str:
    """The page that shows those pictures, named as `screen-size`."""
    parts = [HEAD]
    for name, caption in CAPTIONS.items():
        there = [size for size in SIZES if f"{name}-{size}" in pictures]
        shown = (f"![{caption}, {SIZES[size]}.](screens/{name}-{size}.webp)" for size in there)
        rows = [" | ".join(SIZES[size] for size in there), "|".join("---" for _ in there), " | ".join(shown)]
        parts.append("\n".join([f"## {caption}", "", *(f"| {row} |" for row in rows), ""]))
    return "\n".join(parts)
