"""Many games in one call: deal, step, count rewards, deal anew, observe. Moves are made by the rules' own kernel."""

from twelvefold.engine.kernel.bits import Ints, load, popcount, scratch, store, tail
from twelvefold.engine.kernel.chance import LOW, advance, fraction
from twelvefold.engine.kernel.jit import brief, helper, kernel, part
from twelvefold.engine.kernel.layout import (
    FIRST_SEAT,
    ON_FACE,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    TAKEN,
)
from twelvefold.engine.kernel.playout import SCRATCH, deal_anew
from twelvefold.engine.kernel.rounds import ALL_SLOTS
from twelvefold.engine.kernel.step import LEGAL, make_move, seat_to_move
from twelvefold.engine.kernel.tables import NTH_BIT
from twelvefold.envs.kernel.fetch import fetch_game, fetch_heading, fetch_lines
from twelvefold.envs.kernel.layout import (
    BROKEN,
    CHANCE,
    DRAWS,
    ENDED,
    MASK_WORDS,
    MODE,
    ON_REQUEST,
    OVER,
    RESULT,
    SAME_STEP,
    SEAT,
    SKIP,
    STATE_AT,
    VIEWER,
    observation_words,
    row_ints,
)
from twelvefold.envs.kernel.notes import note_empty, note_seat, note_won
from twelvefold.envs.kernel.observe import write_mask, write_observation
from twelvefold.envs.kernel.outcome import clear_result, count_rewards
from twelvefold.envs.kernel.round_notes import note_round
from twelvefold.world.box import ROUNDS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT


@helper
def note_everything(row: Ints, tables: Ints) -> None:
    """Note the round and every seat's numbers in any position."""
    state = tail(row, STATE_AT)
    players = load(state, PLAYERS)
    ply = load(state, PLY)
    for turn in range(players):
        seat = (load(state, FIRST_SEAT) + ply // players + turn) % players
        note_seat(row, seat, ROUNDS - ply // players - (1 if turn < ply % players else 0))
        note_won(row, seat)
    note_round(row, tables)
    store(row, OVER, 1 if ply >= ROUNDS * players else 0)


@part
def deal_game(row: Ints, tables: Ints) -> None:
    """Deal a new game; who opens it is drawn too."""
    work = scratch(SCRATCH)
    state = tail(row, STATE_AT)
    players = load(state, PLAYERS)
    chance = advance(load(row, CHANCE))
    store(state, FIRST_SEAT, fraction(chance) * players >> 32)
    store(row, CHANCE, deal_anew(state, tables, players, work, chance))
    store(row, OVER, 0)
    for seat in range(players):
        note_empty(row, seat)
    note_round(row, tables)


@helper
def show(row: Ints, tables: Ints, seat: int, result: Ints, observation: Ints, mask: Ints) -> None:
    """Write a seat's observation and mask, and whose turn it is."""
    store(result, SEAT, seat_to_move(tail(row, STATE_AT)))
    write_observation(row, tables, seat, observation)
    write_mask(row, seat, mask)


@helper
def viewer_of(row: Ints) -> int:
    """The seat that sees the end of a game."""
    viewer = load(row, VIEWER)
    return seat_to_move(tail(row, STATE_AT)) if viewer < 0 else viewer


@helper
def move_in(row: Ints, tables: Ints, code: int, result: Ints) -> None:
    """Make a move, and count the rewards if it ends the game: after the last round, or because it's illegal."""
    state = tail(row, STATE_AT)
    players = load(state, PLAYERS)
    seat = seat_to_move(state)
    round_index = load(state, PLY) // players
    broken = make_move(state, tables, code, state, False)
    if broken != LEGAL:
        store(result, BROKEN, broken)
    else:
        note_seat(row, seat, ROUNDS - 1 - round_index)
        if load(state, PLY) % players == 0:
            for other in range(players):
                note_won(row, other)
            note_round(row, tables)
    if broken != LEGAL or load(state, PLY) >= ROUNDS * players:
        store(row, OVER, 1)
        store(result, ENDED, 1)
        count_rewards(row, state, tables, -1 if broken == LEGAL else seat, result)


@helper
def step_row(row: Ints, tables: Ints, code: int, result: Ints, observation: Ints, mask: Ints, final: Ints) -> None:
    """Make a move in one game, or deal it anew if it has ended, and write what the seat to move may know."""
    if load(row, OVER) != 0:
        if load(row, MODE) == ON_REQUEST:
            return
        deal_game(row, tables)
    else:
        move_in(row, tables, code, result)
        if load(row, OVER) != 0:
            if load(row, MODE) != SAME_STEP:
                show(row, tables, viewer_of(row), result, observation, mask)
                return
            write_observation(row, tables, viewer_of(row), final)
            deal_game(row, tables)
    show(row, tables, seat_to_move(tail(row, STATE_AT)), result, observation, mask)


@kernel
def step_rows(
    rows: Ints,
    tables: Ints,
    codes: Ints,
    results: Ints,
    observations: Ints,
    masks: Ints,
    finals: Ints,
    games: int,
    fresh: bool,
) -> None:
    """Make one move in each of many games, stored one after another; a game whose code is SKIP stays as it is.

    If it's a fresh step, what ended and what was earned in the step before is forgotten.
    """
    players = load(rows, STATE_AT + PLAYERS)
    size = row_ints(players)
    words = observation_words(players)
    for game in range(games):
        code = load(codes, game)
        result = tail(results, RESULT * game)
        if game + 2 < games:
            fetch_heading(tail(rows, size * (game + 2)))
        if game + 1 < games and load(codes, game + 1) != SKIP:
            # The next game is on its way to the cache while this one is stepped.
            fetch_game(tail(rows, size * (game + 1)))
            fetch_lines(tail(observations, words * (game + 1)), 0, words)
            fetch_lines(tail(masks, MASK_WORDS * (game + 1)), 0, MASK_WORDS)
        if fresh:
            clear_result(result)
        if code != SKIP:
            step_row(
                tail(rows, size * game),
                tables,
                code,
                result,
                tail(observations, words * game),
                tail(masks, MASK_WORDS * game),
                tail(finals, words * game),
            )


@kernel
def deal_rows(
    rows: Ints, tables: Ints, codes: Ints, results: Ints, observations: Ints, masks: Ints, finals: Ints, games: int
) -> None:
    """Deal anew every game whose code isn't SKIP."""
    players = load(rows, STATE_AT + PLAYERS)
    for game in range(games):
        if load(codes, game) != SKIP:
            row = tail(rows, row_ints(players) * game)
            result = tail(results, RESULT * game)
            deal_game(row, tables)
            clear_result(result)
            seat = seat_to_move(tail(row, STATE_AT))
            words = observation_words(players)
            show(row, tables, seat, result, tail(observations, words * game), tail(masks, MASK_WORDS * game))


@kernel
def note_row(row: Ints, tables: Ints) -> None:
    """Note every seat's numbers, after a game was set up from outside."""
    note_everything(row, tables)


@brief
def show_row(row: Ints, tables: Ints, seat: int, observation: Ints, mask: Ints) -> None:
    """Write what any seat may know of one game."""
    write_observation(row, tables, seat, observation)
    write_mask(row, seat, mask)


@brief
def push_row(row: Ints, tables: Ints, code: int) -> int:
    """Make a move in one game without noting anything; returns which rule it breaks, and then the game is unchanged."""
    state = tail(row, STATE_AT)
    return make_move(state, tables, code, state, False)


@helper
def draw_move(row: Ints) -> int:
    """A legal move, each equally likely."""
    state = tail(row, STATE_AT)
    chance = advance(load(row, DRAWS))
    store(row, DRAWS, chance)
    open_slots = ALL_SLOTS & ~load(state, TAKEN)
    product = fraction(chance) * popcount(open_slots)
    slot = load(NTH_BIT, 8 * open_slots + (product >> 32))
    planet = PLANETS + PLANET * seat_to_move(state)
    product = (product & LOW) * (FACE_COUNT - load(state, PLY) // load(state, PLAYERS))
    free = product >> 32
    found = 0
    for face in range(FACE_COUNT):
        if load(state, planet + ON_FACE + face) == 0:
            found = face if free == 0 else found
            free -= 1
    return (FACE_COUNT * slot + found) * EDGE_COUNT + ((product & LOW) * EDGE_COUNT >> 32)


@kernel
def draw_moves(rows: Ints, codes: Ints, games: int, seats: int) -> int:
    """Draw a random move for each game where it's the turn of one of some seats, given as a mask; the rest get SKIP.

    Returns how many moves were drawn.
    """
    players = load(rows, STATE_AT + PLAYERS)
    drawn = 0
    for game in range(games):
        row = tail(rows, row_ints(players) * game)
        wanted = load(row, OVER) == 0 and seats >> seat_to_move(tail(row, STATE_AT)) & 1 != 0
        store(codes, game, draw_move(row) if wanted else SKIP)
        drawn += 1 if wanted else 0
    return drawn
