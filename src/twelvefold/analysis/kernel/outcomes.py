"""What a game comes to in the end: each seat's chance to win, its points and its animals, added up over playouts."""

from twelvefold.bots.kernel.guess import TILES, draw, guess
from twelvefold.bots.kernel.judge import expect, lead_of, share_of_victory
from twelvefold.bots.kernel.lines import next_best
from twelvefold.bots.kernel.model import ONE, victory
from twelvefold.bots.kernel.moves import close_round, put_down
from twelvefold.bots.kernel.search import CANDIDATES, ENTRY, STRIDE, note_all
from twelvefold.bots.kernel.weigh import ALL_FACES, weigh
from twelvefold.bots.kernel.workspace import OPENED, WORKSPACE, copy_ints
from twelvefold.engine.kernel.bits import Ints, load, scratch, store, tail
from twelvefold.engine.kernel.chance import advance, fraction
from twelvefold.engine.kernel.jit import helper, kernel, part
from twelvefold.engine.kernel.layout import FATES, MOST_PLAYERS, PILES, PLAYERS, PLY
from twelvefold.engine.kernel.rounds import SCORE_BITS, score
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS

ANYWHERE = -1
"""Stands for a candidate: the learned policy chooses this move too."""

# Sums over playouts, a row for each candidate. Chances are in fixed point; the rest are whole points and cards.
CHANCES = 0
"""For each seat, its chance to win."""
SQUARES = CHANCES + MOST_PLAYERS
"""For each seat, the squares of these chances."""
AGAINST = SQUARES + MOST_PLAYERS
"""For each seat, the squares of the differences to the first candidate's chances in the same playout."""
ENDS = AGAINST + MOST_PLAYERS
"""How many playouts went on to the end of the game; what follows counts only these."""
SHARES = ENDS + 1
"""For each seat, its share of the victory."""
OBJECTIVES = SHARES + MOST_PLAYERS
"""For each seat, the points of its objective."""
ANIMALS = OBJECTIVES + MOST_PLAYERS
"""For each seat, the points of its animals."""
WINNERS = ANIMALS + MOST_PLAYERS
"""For each card and seat, how often that seat wins it."""
ROW = WINNERS + CARDS_IN_PLAY * MOST_PLAYERS


@helper
def add_to(ints: Ints, at: int, more: int) -> None:
    """Add to one of many sums."""
    store(ints, at, load(ints, at) + more)


@helper
def judge_all(work: Ints, tables: Ints, model: Ints, plain: Ints, chances: Ints) -> None:
    """Add each seat's chance to win after a finished round; the chances of all seats sum to one."""
    players = load(work, PLAYERS)
    round_index = load(work, PLY) // players - 1
    if round_index == ROUNDS - 1:
        for seat in range(players):
            add_to(chances, seat, share_of_victory(work, tables, seat))
        return
    expect(work, tables, model, plain, 0)
    total = 0
    for seat in range(players):
        total += victory(model, round_index, lead_of(work, plain, seat)) + 1
    for seat in range(players):
        add_to(chances, seat, (victory(model, round_index, lead_of(work, plain, seat)) + 1) * ONE // total)


@part
def play_round_with_slips(work: Ints, tables: Ints, model: Ints, plain: Ints, slips: int, chance: int) -> int:
    """Let the learned policy play to the end of a round; `slips` of 2³² moves are its second choice."""
    players = load(work, PLAYERS)
    while load(work, PLY) % players != 0 or load(work, OPENED) != 0:
        store(work, OPENED, 0)
        code = weigh(work, tables, model, plain, ALL_FACES)
        if slips > 0:
            chance = advance(chance)
            other = next_best(work, code) if fraction(chance) < slips else -1
            code = other if other >= 0 else code
        put_down(work, tables, code)
    close_round(work)
    return chance


@helper
def play_on_from(
    work: Ints,
    tables: Ints,
    model: Ints,
    plain: Ints,
    code: int,
    ahead: int,
    whole: bool,
    slips: int,
    chance: int,
    chances: Ints,
) -> None:
    """Make a move and play on; leaves each seat's mean chance to win at the ends of the next `ahead` rounds.

    A game that ends before that is judged by its result. With `whole`, it's played to its end in any case.
    """
    players = load(work, PLAYERS)
    for seat in range(MOST_PLAYERS):
        store(chances, seat, 0)
    store(work, OPENED, 1 if load(work, PLY) % players == 0 else 0)
    if code >= 0:
        put_down(work, tables, code)
        store(work, OPENED, 0)
    chance = play_round_with_slips(work, tables, model, plain, slips, chance)
    judged = 0
    while load(work, PLY) < ROUNDS * players and (whole or judged < ahead):
        store(work, OPENED, 1)
        chance = play_round_with_slips(work, tables, model, plain, slips, chance)
        if judged < ahead:
            judge_all(work, tables, model, plain, chances)
            judged += 1
    if judged == 0:
        judge_all(work, tables, model, plain, chances)
        judged = 1
    for seat in range(players):
        store(chances, seat, load(chances, seat) // judged)


@helper
def add_end(work: Ints, tables: Ints, row: Ints, weight: int) -> None:
    """Add the result of a finished game to a row."""
    add_to(row, ENDS, weight)
    for seat in range(load(work, PLAYERS)):
        points = score(work, tables, seat)
        add_to(row, SHARES + seat, weight * share_of_victory(work, tables, seat))
        add_to(row, OBJECTIVES + seat, weight * (points >> 32))
        add_to(row, ANIMALS + seat, weight * (points >> 16 & SCORE_BITS))
    for number in range(CARDS_IN_PLAY):
        seat = (load(work, FATES + number) & 7) - 1
        if 0 <= seat < MOST_PLAYERS:
            add_to(row, WINNERS + MOST_PLAYERS * number + seat, weight)


@helper
def guess_all(work: Ints, hidden: Ints, turned: bool, chance: int) -> None:
    """Fill in all that is hidden, and this round's tiles too if they aren't turned up yet."""
    tiles = load(hidden, TILES)
    if not turned:
        pile = PILES + SLOTS * (load(work, PLY) // load(work, PLAYERS))
        for slot in range(SLOTS):
            chance = advance(chance)
            if load(hidden, TILES) > 0:
                store(work, pile + slot, draw(hidden, TILES, chance))
    guess(work, hidden, ROUNDS, chance)
    store(hidden, TILES, tiles)


@kernel
def add_playouts(
    root: Ints,
    tables: Ints,
    model: Ints,
    plain: Ints,
    hidden: Ints,
    plan: Ints,
    sums: Ints,
    first: int,
    last: int,
    ahead: int,
    whole: bool,
    turned: bool,
    slips: int,
    chance: int,
) -> None:
    """Play each candidate of a plan on, once for each guess from `first` to before `last`; adds to its row of sums."""
    guessed = scratch(WORKSPACE)
    work = scratch(WORKSPACE)
    chances = scratch(MOST_PLAYERS)
    base = scratch(MOST_PLAYERS)
    for number in range(first, last):
        own = (chance >> 1) + 1 + STRIDE * number
        for _ in range(4):
            own = advance(own)
        copy_ints(root, guessed, WORKSPACE)
        guess_all(guessed, hidden, turned, own)
        note_all(guessed)
        for i in range(load(plan, CANDIDATES)):
            copy_ints(guessed, work, WORKSPACE)
            code = load(plan, ENTRY + 3 * i)
            play_on_from(work, tables, model, plain, code, ahead, whole, slips, own, chances)
            row = tail(sums, ROW * i)
            for seat in range(MOST_PLAYERS):
                value = load(chances, seat)
                if i == 0:
                    store(base, seat, value)
                apart = value - load(base, seat)
                add_to(row, CHANCES + seat, value)
                add_to(row, SQUARES + seat, value * value)
                add_to(row, AGAINST + seat, apart * apart)
            if whole:
                add_end(work, tables, row, 1)
