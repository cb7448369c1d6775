"""When a bot's results still count: while it's the same bot, playing the same moves by the same rules."""

from hashlib import sha256

from twelvefold import __version__
from twelvefold.arena.leaderboard.deals import ANCHOR
from twelvefold.arena.task import files_of, name_of
from twelvefold.bots import make_bot, play_game
from twelvefold.bots.foreign import foreign_of
from twelvefold.engine.deal import Deal
from twelvefold.engine.stream import child_seed

SEED = "twelvefold test games"
TEST_GAMES = 6
"""How many games show that one of our own bots plays as before."""


def identity_of(bot: str) -> str:
    """A bot's name and options with a digest of what it is and how it plays, in a few games against the anchor.

    A file's own digest doesn't cover what it imports or loads, such as weights: the moves show a change there. A bot
    whose moves aren't the same twice, because it uses a clock, is known by its file alone.
    """
    ours = foreign_of(bot) is None
    parts = [__version__, name_of(bot), repr(files_of([bot]))]
    if ours:
        parts.append(_moves(bot, TEST_GAMES))
    else:
        moves = _moves(bot, 1)
        parts.append(moves if _moves(bot, 1) == moves else "")
    digest = sha256("\n".join(parts).encode("utf-8", "surrogatepass")).hexdigest()
    return f"{name_of(bot)}#{digest[:12]}"


def _moves(bot: str, games: int) -> str:
    """All moves and scores of the test games."""
    found = []
    for number in range(games):
        deal = Deal.draw(2 + number % 3, child_seed(SEED, number))
        others = [make_bot(ANCHOR)] * (deal.players - 1)
        game = play_game(deal, [make_bot(bot, tried=True), *others], deal.seed or b"").game
        assert game.end is not None
        found.append(repr(([move.code for move in game.moves], [score.total for score in game.end.scores])))
    return "\n".join(found)
