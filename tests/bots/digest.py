"""`python -m tests.bots.digest`: what the bots think of fixed positions, as JSON. Run with the compiler on and off."""

import hashlib
import json
import random
import sys
from array import array

from tests.bots.workspaces import plan_of, workspace_of
from tests.engine.bridge import random_moves

from twelvefold.analysis.kernel.exact_ends import add_ends
from twelvefold.analysis.kernel.outcomes import ANYWHERE, ROW, add_playouts
from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.endgame import last_round, last_two_rounds
from twelvefold.bots.kernel.search import try_moves, weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES
from twelvefold.bots.kernel.workspace import SHIFT
from twelvefold.bots.minds import PLAIN, STYLES, Mind
from twelvefold.bots.training.first_model import first_model, plain
from twelvefold.bots.training.kernel.selfplay import watch_game
from twelvefold.bots.turn import Turn
from twelvefold.bots.workspace import Workspace
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.state import box_tables
from twelvefold.world.box_file import standard_box

MODEL = plain(first_model(standard_box()))
MINDS = (PLAIN, STYLES["friendly"], Mind(objective=0.3, denial=1.9, rivalry=1.2, patience=0.8, foresight=2))


def digest(*ints: Ints) -> str:
    """A short hash of some arrays."""
    return hashlib.sha256(b"\0".join(part.tobytes() for part in ints)).hexdigest()[:24]


def position(number: int, left: int | None = None) -> Game:
    """A position from the middle of a game, or with this many moves left."""
    players = 2 + number % 3
    deal = Deal.draw(players, number, beginner=number % 4 == 1, mystery=number % 2 == 1)
    plies = (7 * number + 5) % (11 * players) if left is None else 12 * players - left
    return Game.replayed(deal, random_moves(deal, number, plies))


def workspace_in(game: Game) -> Workspace:
    """A workspace filled in for the seat to move."""
    assert game.seat_to_move is not None
    return Workspace(Turn(game.view(game.seat_to_move), game.box, 5).position, MODEL)


def weighed() -> dict[str, str]:
    """What each placement is worth with several settings, including miscounts."""
    found = {}
    for number in range(6):
        workspace, mind = workspace_in(position(number)), MINDS[number % 3]
        rng = random.Random(number)
        workspace.array[SHIFT : SHIFT + 20] = array("q", [rng.choice((-1, 0, 1)) for _ in range(20)])
        faces = ALL_FACES if number % 2 else 0b101101110111
        best = weigh_moves(workspace.array, workspace.tables, MODEL, mind.factors(2 + number % 3), faces)
        found[f"weigh {number}"] = digest(workspace.array, array("q", [best]))
    return found


def looked() -> dict[str, str]:
    """The others' best bids, and the choices of bots that look only at bids and areas."""
    found = {}
    for number in range(3):
        game = position(number)
        assert game.seat_to_move is not None
        turn = Turn(game.view(game.seat_to_move), game.box, 5)
        codes = [make_bot(name).choose(turn).code for name in ("naive", "builder", "margin")]
        found[f"look {number}"] = digest(turn.position.best_bids(), array("q", codes))
    return found


def tried() -> dict[str, str]:
    """Candidates played out against guesses and judged: hidden information is guessed on the way."""
    found = {}
    for number in range(3):
        game = position(number + 3)
        workspace, mind, plain = workspace_in(game), MINDS[number].factors(game.players), PLAIN.factors(game.players)
        hidden = workspace.hidden(forgetful=number == 1)
        moves = [move.code for move in game.legal_moves]
        plan = plan_of([moves[0], moves[-1]])
        try_moves(
            workspace.array, workspace.tables, MODEL, mind, plain, hidden, plan, number, number + 1, 10**15 + number
        )
        found[f"try {number}"] = digest(plan, hidden)
    return found


def ended() -> dict[str, str]:
    """The last round, and the last two, against best replies."""
    found = {}
    for number in range(4):
        game = position(number, 2)
        plan, work = plan_of([move.code for move in game.legal_moves]), workspace_of(game)
        last_round(work, box_tables(game.box), plan, 7)
        found[f"last {number}"] = digest(plan, work)
    game = position(3, 3)
    plan, work = plan_of([move.code for move in game.legal_moves][:2]), workspace_of(game)
    last_two_rounds(work, box_tables(game.box), plan, 7, 0, 2)
    return found | {"last two": digest(plan)}


def summed_up() -> dict[str, str]:
    """What playouts come to, with and without a pile turned up, and what the last rounds come to."""
    found = {}
    for number, left in ((0, 8), (1, 5)):
        game = position(number, left)
        workspace, plain = workspace_in(game), PLAIN.factors(game.players)
        hidden, sums = workspace.hidden(), zeros(2 * ROW)
        plan = plan_of([ANYWHERE, game.legal_moves[0].code])
        options = (1, 2, 1, number == 1, number == 1, 1 << 30, 10**15)
        add_playouts(workspace.array, workspace.tables, MODEL, plain, hidden, plan, sums, *options)
        found[f"sum {number}"] = digest(sums, hidden)
    for number, left in ((1, 2), (3, 3)):
        game = position(number, left)
        plan, sums = plan_of([move.code for move in game.legal_moves][:2]), zeros(2 * ROW)
        add_ends(workspace_of(game), box_tables(game.box), plan, sums, 3)
        found[f"ends {left}"] = digest(sums)
    return found


def watched() -> dict[str, str]:
    """What is counted in a finished game, including expected points and victories."""
    tally = zeros(2 * model.MODEL)
    deal = Deal.draw(3, 4)
    codes = array("q", [move.code for move in random_moves(deal, 4)])
    watch_game(workspace_of(Game(deal)), box_tables(deal.box), MODEL, PLAIN.factors(3), codes, tally)
    where = [at for at, count in enumerate(tally) if count]
    return {"watch": digest(array("q", where), array("q", [tally[at] for at in where]))}


if __name__ == "__main__":
    json.dump(
        {"compiled": COMPILED, "digests": weighed() | looked() | tried() | ended() | summed_up() | watched()},
        sys.stdout,
    )
