"""What a move is worth to its seat, and what for: chances to win animals and the game, before the move and after it."""

from twelvefold.bots.kernel.beliefs import BELIEFS, UNKNOWN, note_beliefs
from twelvefold.bots.kernel.model import ONE, cell, goal, scene, victory
from twelvefold.bots.kernel.moves import put_down
from twelvefold.bots.kernel.weigh import best_other, kind_of, points_for
from twelvefold.bots.kernel.workspace import BID_OF, DUE, EDGES_OF, EXPECTED, VALUES
from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store
from twelvefold.engine.kernel.jit import helper, kernel
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    FATES,
    FIRST_SEAT,
    HABITATS,
    MASK,
    MOST_PLAYERS,
    OBJECTIVE,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
)
from twelvefold.engine.kernel.planet import requirement_of
from twelvefold.engine.kernel.step import make_move, seat_to_move
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS

# What is noted about a move.
CODE = 0
BEST = 1
"""The placement that the model values most; the move itself if nothing is better."""
VALUE = 2
"""The mover's chance to win after it; `ONE` is certain."""
LOSS = 3
"""How much less than the best it's worth, in points."""
WHY = 4
"""The main reason: `NO_REASON`, 1 + the requirement of an animal it bids more for, `ROOM`, `DENIAL` or `GOAL`."""
CARD = 5
"""The animal, by its place in the deal; −1 for none."""
WHOSE = 6
"""Whose chance to win that animal changes; for an objective the mover; −1 for none."""
GAIN = 7
"""What that is worth to the mover, in points."""
BEFORE = 8
"""That seat's chance to win the animal, if the mover's planet stayed as it was."""
AFTER = 9
"""Its chance after the move."""
NOTES = 10

NO_REASON = 0
ROOM = 4
DENIAL = 5
GOAL = 6

HALVES = 2 * CARDS_IN_PLAY * MOST_PLAYERS
"""Chances before the move, then after it."""


@helper
def has_moved(work: Ints, seat: int, round_index: int, phase: int) -> bool:
    """Whether a seat has moved in this round, when `phase` others are still to."""
    players = load(work, PLAYERS)
    return (seat - load(work, FIRST_SEAT) - round_index) % players < players - phase


@helper
def claim(work: Ints, model: Ints, number: int, seat: int, round_index: int, phase: int) -> int:
    """A seat's chance to win a card, without regard to the others' chances.

    The model knows chances after a seat's own move. Whoever is still to move has those of the round before.
    """
    to_go = load(work, DUE + number) - round_index
    kind = kind_of(work, load(work, CARDS + number), seat)
    base = scene(kind, to_go, phase)
    if not has_moved(work, seat, round_index, phase):
        base = scene(kind, min(to_go + 1, ROUNDS - 1), 0)
    at = CARDS_IN_PLAY * seat + number
    best = best_other(work, load(work, PLAYERS), seat, number)
    return load(model, base + cell(best, load(work, BID_OF + at), load(work, EDGES_OF + at)))


@helper
def note_chances(work: Ints, model: Ints, round_index: int, phase: int, chances: Ints, at: int) -> None:
    """Note each seat's chance to win each card; together they are 1."""
    players = load(work, PLAYERS)
    for number in range(CARDS_IN_PLAY):
        if load(work, DUE + number) >= 0:
            row = at + MOST_PLAYERS * number
            total = 1
            for seat in range(players):
                chance = claim(work, model, number, seat, round_index, phase)
                store(chances, row + seat, chance)
                total += chance
            for seat in range(players):
                store(chances, row + seat, (load(chances, row + seat) << 16) // total)


@helper
def hope(work: Ints, model: Ints, beliefs: Ints, seat: int, round_index: int) -> int:
    """The points that a seat's objective brings in the end; of an unknown one, the mean of what its planet suggests."""
    objective = load(work, OBJECTIVE + seat) - 1
    if objective < 0:
        return 0
    planet = PLANETS + PLANET * seat
    total, weights = 0, 0
    for habitat in range(HABITATS):
        weight = load(beliefs, HABITATS * seat + habitat) if objective == UNKNOWN - 1 else 0
        for other in range(load(work, PLAYERS)):
            weight = 0 if load(work, OBJECTIVE + other) == 1 + habitat else weight
        weight = 1 if habitat == objective else weight
        if weight != 0:
            areas = popcount(load(work, planet + BLOCK * habitat + MASK))
            total += weight * goal(model, habitat, round_index, areas)
            weights += weight
    return total // max(weights, 1)


@helper
def expected(work: Ints, model: Ints, beliefs: Ints, seat: int, round_index: int, chances: Ints, at: int) -> int:
    """The points that a seat can expect in the end."""
    total = 0
    for number in range(CARDS_IN_PLAY):
        points = points_for(load(work, CARDS + number), load(work, OBJECTIVE + seat))
        if load(work, FATES + number) & 7 == 1 + seat:
            total += points * ONE
        elif load(work, DUE + number) >= 0:
            total += points * load(chances, at + MOST_PLAYERS * number + seat)
    return total + hope(work, model, beliefs, seat, round_index)


@helper
def chance_to_win(
    work: Ints, model: Ints, beliefs: Ints, mover: int, round_index: int, phase: int, chances: Ints, at: int
) -> int:
    """The mover's chance to win: between the model's for this lead after the round before and after this one."""
    players = load(work, PLAYERS)
    most = -(1 << 40)
    for seat in range(players):
        since = round_index if has_moved(work, seat, round_index, phase) else max(round_index - 1, 0)
        points = expected(work, model, beliefs, seat, since, chances, at)
        store(work, EXPECTED + seat, points)
        most = max(most, points) if seat != mover else most
    lead = load(work, EXPECTED + mover) - most
    earlier = victory(model, max(round_index - 1, 0), lead)
    later = victory(model, round_index, lead)
    return (phase * earlier + (players - phase) * later) // players


@helper
def note_reason(work: Ints, mover: int, more: int, bids: Ints, chances: Ints, notes: Ints) -> None:
    """Note what the move does most for: an animal, another seat's loss of one, or the objective, which gains `more`."""
    players = load(work, PLAYERS)
    store(notes, WHY, GOAL if more > 0 else NO_REASON)
    store(notes, CARD, -1)
    store(notes, WHOSE, mover if more > 0 else -1)
    store(notes, GAIN, max(more, 0))
    store(notes, BEFORE, 0)
    store(notes, AFTER, 0)
    for number in range(CARDS_IN_PLAY):
        if load(work, DUE + number) < 0:
            continue
        before = MOST_PLAYERS * number
        after = before + HALVES // 2
        card = load(work, CARDS + number)
        rise = load(chances, after + mover) - load(chances, before + mover)
        own = rise * points_for(card, load(work, OBJECTIVE + mover))
        fall, rival = -(1 << 40), -1
        for seat in range(players):
            less = load(chances, before + seat) - load(chances, after + seat)
            rival = seat if seat != mover and less > fall else rival
            fall = max(fall, less) if seat != mover else fall
        denial = 2 * fall // (players - 1)
        if own + denial <= load(notes, GAIN):
            continue
        whose = mover if own >= denial else rival
        bids_more = load(work, BID_OF + CARDS_IN_PLAY * mover + number) > load(bids, number)
        store(notes, WHY, DENIAL if whose != mover else (1 + requirement_of(card) if bids_more else ROOM))
        store(notes, CARD, number)
        store(notes, WHOSE, whose)
        store(notes, GAIN, own + denial)
        store(notes, BEFORE, load(chances, before + whose))
        store(notes, AFTER, load(chances, after + whose))


@kernel
def make_and_note(state: Ints, work: Ints, tables: Ints, model: Ints, notes: Ints, code: int, best: int) -> int:
    """Make a move in the state, and note what it's worth and for; returns which rule forbids it, if one does.

    The workspace is the mover's, with its placements weighed. It knows nothing that the mover doesn't.
    """
    chances = scratch(HALVES)
    bids = scratch(CARDS_IN_PLAY)
    beliefs = scratch(BELIEFS)
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    round_index = ply // players
    phase = players - 1 - ply % players
    mover = seat_to_move(work)
    loss = load(work, VALUES + 2 * best) - load(work, VALUES + 2 * code)
    store(notes, CODE, code)
    store(notes, BEST, best if loss > 0 else code)
    store(notes, LOSS, loss)
    for number in range(CARDS_IN_PLAY):
        store(bids, number, load(work, BID_OF + CARDS_IN_PLAY * mover + number))
    note_beliefs(work, model, mover, beliefs)
    note_chances(work, model, round_index, phase, chances, 0)
    hoped = hope(work, model, beliefs, mover, round_index)
    put_down(work, tables, code)
    note_chances(work, model, round_index, phase, chances, HALVES // 2)
    note_reason(work, mover, hope(work, model, beliefs, mover, round_index) - hoped, bids, chances, notes)
    store(notes, VALUE, chance_to_win(work, model, beliefs, mover, round_index, phase, chances, HALVES // 2))
    return make_move(state, tables, code, state, False)
