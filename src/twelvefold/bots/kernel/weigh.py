"""The worth of each placement of a turn by the learned model: the value of one ply, and the policy of playouts."""

from twelvefold.bots.kernel.model import (
    DENIAL,
    FORESIGHT,
    GOAL,
    ONE,
    PATIENCE,
    cell,
    goal,
    scene,
)
from twelvefold.bots.kernel.workspace import (
    ABOUT,
    BASE,
    BID_OF,
    DUE,
    EDGES_OF,
    FACE_DOWN,
    OTHERS,
    REACH,
    SHIFT,
    TRIAL,
    VALUES,
    WEIGHT,
    WORTH,
)
from twelvefold.engine.kernel.bits import Ints, load, popcount, store
from twelvefold.engine.kernel.jit import helper, part
from twelvefold.engine.kernel.layout import (
    BLOCK,
    CARDS,
    CARRIED,
    COLUMNS,
    COUNT,
    HABITATS,
    MASK,
    NEAR,
    OBJECTIVE,
    ON_FACE,
    PILES,
    PLANET,
    PLANETS,
    PLAYERS,
    PLY,
    REGIONS,
    TAKEN,
)
from twelvefold.engine.kernel.planet import MOST, habitat_of, lay, other_of, requirement_of, size_for
from twelvefold.engine.kernel.step import seat_to_move
from twelvefold.engine.kernel.tables import ARCS, CONTACTS
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS, SLOTS
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT

ILLEGAL = -(1 << 60)
"""The value of an illegal placement."""
SPREAD = 0x9E3779B1
"""An odd number that tells the effects of placements apart."""
ALL_FACES = (1 << FACE_COUNT) - 1


@helper
def reach_of(region: int) -> int:
    """The areas across a region's edges, some of them its own, as a mask."""
    across, rest = 0, region
    while rest != 0:
        face = popcount((rest & -rest) - 1) // EDGE_COUNT
        pattern = rest >> (EDGE_COUNT * face) & 31
        rest ^= pattern << (EDGE_COUNT * face)
        across |= load(CONTACTS, 2 * (32 * face + pattern))
    return across


@helper
def best_region(work: Ints, own: int, near: int, card: int) -> int:
    """The biggest region that qualifies for an animal, 0 if none does; the habitat's block is at `own`."""
    size, best = 0, 0
    for i in range(load(work, own + COUNT)):
        region = load(work, own + REGIONS + i)
        areas = size_for(card, near, region)
        best = region if areas > size else best
        size = max(size, areas)
    return best


@helper
def free_areas(work: Ints, planet: int) -> int:
    """The areas of a planet's free faces, as a mask."""
    free = 0
    for face in range(FACE_COUNT):
        free |= (31 << (EDGE_COUNT * face)) if load(work, planet + ON_FACE + face) == 0 else 0
    return free


@helper
def note_due(work: Ints, round_index: int) -> None:
    """Note which round each visible card is under, from this round on."""
    for number in range(CARDS_IN_PLAY):
        store(work, DUE + number, -1)
    for index in range(round_index, ROUNDS):
        column = load(work, COLUMNS + index)
        if index > round_index + 1 and load(work, FACE_DOWN) != 0:
            column &= -column  # the second card of this round is face down
        column |= load(work, CARRIED) if index == round_index else 0
        while column != 0:
            store(work, DUE + popcount((column & -column) - 1), index)
            column &= column - 1


@helper
def note_bids(work: Ints, seat: int) -> None:
    """Note what a seat's planet bids for each card that isn't gone."""
    planet = PLANETS + PLANET * seat
    free = free_areas(work, planet)
    for number in range(CARDS_IN_PLAY):
        if load(work, DUE + number) >= 0:
            card = load(work, CARDS + number)
            own = planet + BLOCK * habitat_of(card)
            bid, edges = load(work, own + COUNT), popcount(load(work, own + NEAR) & free) >> 1
            if requirement_of(card) != MOST:
                region = best_region(work, own, load(work, planet + BLOCK * other_of(card) + NEAR), card)
                bid, edges = popcount(region), popcount(reach_of(region) & free)
            store(work, BID_OF + CARDS_IN_PLAY * seat + number, bid)
            store(work, EDGES_OF + CARDS_IN_PLAY * seat + number, edges)


@helper
def best_other(work: Ints, players: int, seat: int, number: int) -> int:
    """The best bid of the other seats for a card, with its free edges: `bid << 8 | edges`."""
    best = 0
    for other in range(players):
        at = CARDS_IN_PLAY * other + number
        value = load(work, BID_OF + at) << 8 | load(work, EDGES_OF + at)
        best = max(best, value if other != seat else 0)
    return best


@helper
def points_for(card: int, objective: int) -> int:
    """What an animal scores for a seat with this objective (`1 + habitat`, 0 in the beginner game)."""
    return 1 if objective == 0 or objective == 1 + habitat_of(card) else 2


@helper
def kind_of(work: Ints, card: int, seat: int) -> int:
    """An animal's requirement, and whether its habitat is the seat's objective or another's."""
    owner = 0
    for other in range(load(work, PLAYERS)):
        owner = (1 if other == seat else 2) if load(work, OBJECTIVE + other) == 1 + habitat_of(card) else owner
    return 3 * requirement_of(card) + owner


@helper
def weight_of(work: Ints, mind: Ints, seat: int, number: int, rounds_to_go: int) -> int:
    """What winning a card is worth to a seat: its points, and the points that the others then don't get."""
    if rounds_to_go > load(mind, FORESIGHT):
        return 0
    card = load(work, CARDS + number)
    players = load(work, PLAYERS)
    others = 0
    for other in range(players):
        others += points_for(card, load(work, OBJECTIVE + other)) if other != seat else 0
    points = points_for(card, load(work, OBJECTIVE + seat)) * ONE + load(mind, DENIAL) * others // (players - 1)
    return points * load(mind, PATIENCE + rounds_to_go) >> 16


@helper
def prepare(work: Ints, mind: Ints, seat: int, phase: int) -> int:
    """For each card that counts, note its weight and where its chances are; returns these cards as a mask."""
    players = load(work, PLAYERS)
    round_index = load(work, PLY) // players
    planet = PLANETS + PLANET * seat
    cards = 0
    for habitat in range(HABITATS):
        store(work, ABOUT + habitat, 0)
    for number in range(CARDS_IN_PLAY):
        due = load(work, DUE + number)
        weight = weight_of(work, mind, seat, number, due - round_index) if due >= 0 else 0
        if weight == 0:
            continue
        cards |= 1 << number
        card = load(work, CARDS + number)
        habitat, other = habitat_of(card), other_of(card)
        store(work, BASE + number, scene(kind_of(work, card, seat), due - round_index, phase))
        miscounted = load(work, SHIFT + number) << 8
        store(work, OTHERS + number, max(0, best_other(work, players, seat, number) - miscounted))
        store(work, WEIGHT + number, weight)
        store(work, ABOUT + habitat, load(work, ABOUT + habitat) | 1 << number)
        store(work, REACH + number, load(work, planet + BLOCK * habitat + NEAR))
        if requirement_of(card) != MOST:
            near = load(work, planet + BLOCK * other + NEAR)
            store(work, REACH + number, reach_of(best_region(work, planet + BLOCK * habitat, near, card)))
            store(work, ABOUT + other, load(work, ABOUT + other) | 1 << number)
    return cards


@helper
def without_face(work: Ints, model: Ints, seat: int, cards: int, free: int) -> int:
    """Note what each card is worth if only these areas stay free; returns the sum."""
    total = 0
    while cards != 0:
        number = popcount((cards & -cards) - 1)
        cards &= cards - 1
        mine = load(work, BID_OF + CARDS_IN_PLAY * seat + number)
        edges = popcount(load(work, REACH + number) & free)
        edges >>= 1 if requirement_of(load(work, CARDS + number)) == MOST else 0
        at = cell(load(work, OTHERS + number), mine, edges)
        worth = load(work, WEIGHT + number) * load(model, load(work, BASE + number) + at) >> 16
        store(work, WORTH + number, worth)
        total += worth
    return total


@helper
def try_tile(work: Ints, planet: int, arcs: int, face: int) -> int:
    """Place a tile on the trial planet, copying only the blocks of its habitats; returns these habitats as a mask."""
    touched, rest = 0, arcs
    while rest != 0:
        touched |= 1 << (rest & 7)
        rest >>= 8
    for habitat in range(HABITATS):
        if touched >> habitat & 1 != 0:
            block = BLOCK * habitat
            for i in range(REGIONS + load(work, planet + block + COUNT)):
                store(work, TRIAL + block + i, load(work, planet + block + i))
    lay(work, TRIAL, arcs, face)
    return touched


@helper
def gain(work: Ints, model: Ints, planet: int, number: int, touched: int, free: int) -> int:
    """How much the trial planet changes the worth of a card; the lowest 12 bits tell its effects apart."""
    card = load(work, CARDS + number)
    habitat, other = habitat_of(card), other_of(card)
    own = BLOCK * habitat + (TRIAL if touched >> habitat & 1 != 0 else planet)
    bid, edges = load(work, own + COUNT), popcount(load(work, own + NEAR) & free) >> 1
    if requirement_of(card) != MOST:
        near = load(work, BLOCK * other + NEAR + (TRIAL if touched >> other & 1 != 0 else planet))
        region = best_region(work, own, near, card)
        bid, edges = popcount(region), popcount(reach_of(region) & free)
    chance = load(model, load(work, BASE + number) + cell(load(work, OTHERS + number), bid, edges))
    worth = (load(work, WEIGHT + number) * chance >> 16) - load(work, WORTH + number)
    return worth << 12 | bid << 6 | min(edges, 63)


@part
def weigh(work: Ints, tables: Ints, model: Ints, mind: Ints, faces: int) -> int:
    """Note each placement's value for the seat to move, and a number that tells its effects apart; returns the best.

    It considers only the faces in a mask. Bids and due rounds must have been noted before.
    """
    players = load(work, PLAYERS)
    ply = load(work, PLY)
    round_index = ply // players
    seat = seat_to_move(work)
    planet = PLANETS + PLANET * seat
    objective = load(work, OBJECTIVE + seat) - 1
    cards = prepare(work, mind, seat, players - 1 - ply % players)
    free = free_areas(work, planet)
    areas = popcount(load(work, planet + BLOCK * objective + MASK)) if objective >= 0 else 0
    taken = load(work, TAKEN)
    best, best_value = -1, ILLEGAL
    for face in range(FACE_COUNT):
        closed = faces >> face & 1 == 0 or load(work, planet + ON_FACE + face) != 0
        left = free & ~(31 << (EDGE_COUNT * face))
        total = 0 if closed else without_face(work, model, seat, cards, left)
        for slot in range(SLOTS):
            code = (FACE_COUNT * slot + face) * EDGE_COUNT
            if closed or taken >> slot & 1 != 0:
                for rotation in range(EDGE_COUNT):
                    store(work, VALUES + 2 * (code + rotation), ILLEGAL)
                continue
            arcs = ARCS + EDGE_COUNT * load(work, PILES + SLOTS * round_index + slot)
            for rotation in range(EDGE_COUNT):
                touched = try_tile(work, planet, load(tables, arcs + rotation), face)
                value, effect, about = total, 0, 0
                for habitat in range(HABITATS):
                    about |= load(work, ABOUT + habitat) if touched >> habitat & 1 != 0 else 0
                while about != 0:
                    number = popcount((about & -about) - 1)
                    about &= about - 1
                    change = gain(work, model, planet, number, touched, left)
                    value += change >> 12
                    effect += (change & 4095) * (SPREAD + 2 * number)
                if objective >= 0:
                    more = areas
                    if touched >> objective & 1 != 0:
                        more = popcount(load(work, TRIAL + BLOCK * objective + MASK))
                    effect += more << 50
                    value += load(mind, GOAL) * goal(model, objective, round_index, more) >> 16
                store(work, VALUES + 2 * (code + rotation), value)
                store(work, VALUES + 2 * (code + rotation) + 1, effect)
                if value > best_value:
                    best, best_value = code + rotation, value
    return best
