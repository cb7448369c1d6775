"""What each placement of a turn is worth by what was learnt: the value of one ply, and the policy of playouts."""

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
from twelvefold.engine.kernel.bits import Words, load, popcount, store
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
"""The value of a placement that is not possible."""
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
def best_region(room: Words, own: int, near: int, card: int) -> int:
    """The biggest region that qualifies for an animal, 0 if none does; the habitat's block is at `own`."""
    size, best = 0, 0
    for i in range(load(room, own + COUNT)):
        region = load(room, own + REGIONS + i)
        areas = size_for(card, near, region)
        best = region if areas > size else best
        size = max(size, areas)
    return best


@helper
def free_areas(room: Words, planet: int) -> int:
    """The areas of a planet's free faces, as a mask."""
    free = 0
    for face in range(FACE_COUNT):
        free |= (31 << (EDGE_COUNT * face)) if load(room, planet + ON_FACE + face) == 0 else 0
    return free


@helper
def note_due(room: Words, round_index: int) -> None:
    """Note for each card that can be seen under which round it lies, counted from this round on."""
    for number in range(CARDS_IN_PLAY):
        store(room, DUE + number, -1)
    for index in range(round_index, ROUNDS):
        column = load(room, COLUMNS + index)
        if index > round_index + 1 and load(room, FACE_DOWN) != 0:
            column &= -column  # the second card of this round lies face down
        column |= load(room, CARRIED) if index == round_index else 0
        while column != 0:
            store(room, DUE + popcount((column & -column) - 1), index)
            column &= column - 1


@helper
def note_bids(room: Words, seat: int) -> None:
    """Note what a seat's planet bids for each card that is not gone."""
    planet = PLANETS + PLANET * seat
    free = free_areas(room, planet)
    for number in range(CARDS_IN_PLAY):
        if load(room, DUE + number) >= 0:
            card = load(room, CARDS + number)
            own = planet + BLOCK * habitat_of(card)
            bid, edges = load(room, own + COUNT), popcount(load(room, own + NEAR) & free) >> 1
            if requirement_of(card) != MOST:
                region = best_region(room, own, load(room, planet + BLOCK * other_of(card) + NEAR), card)
                bid, edges = popcount(region), popcount(reach_of(region) & free)
            store(room, BID_OF + CARDS_IN_PLAY * seat + number, bid)
            store(room, EDGES_OF + CARDS_IN_PLAY * seat + number, edges)


@helper
def best_other(room: Words, players: int, seat: int, number: int) -> int:
    """The best bid of the other seats for a card with its free edges, `bid << 8 | edges`."""
    best = 0
    for other in range(players):
        at = CARDS_IN_PLAY * other + number
        value = load(room, BID_OF + at) << 8 | load(room, EDGES_OF + at)
        best = max(best, value if other != seat else 0)
    return best


@helper
def points_for(card: int, objective: int) -> int:
    """What an animal scores for a seat with this objective (`1 + habitat`, 0 in the beginner game)."""
    return 1 if objective == 0 or objective == 1 + habitat_of(card) else 2


@helper
def kind_of(room: Words, card: int, seat: int) -> int:
    """An animal's requirement, and whether its habitat is the seat's objective or another's."""
    owner = 0
    for other in range(load(room, PLAYERS)):
        owner = (1 if other == seat else 2) if load(room, OBJECTIVE + other) == 1 + habitat_of(card) else owner
    return 3 * requirement_of(card) + owner


@helper
def weight_of(room: Words, mind: Words, seat: int, number: int, rounds_to_go: int) -> int:
    """What winning a card is worth to a seat: its points, and those that the others then do not get."""
    if rounds_to_go > load(mind, FORESIGHT):
        return 0
    card = load(room, CARDS + number)
    players = load(room, PLAYERS)
    others = 0
    for other in range(players):
        others += points_for(card, load(room, OBJECTIVE + other)) if other != seat else 0
    points = points_for(card, load(room, OBJECTIVE + seat)) * ONE + load(mind, DENIAL) * others // (players - 1)
    return points * load(mind, PATIENCE + rounds_to_go) >> 16


@helper
def prepare(room: Words, mind: Words, seat: int, phase: int) -> int:
    """Note for each card that counts its weight and where its chances stand; returns these cards as a mask."""
    players = load(room, PLAYERS)
    round_index = load(room, PLY) // players
    planet = PLANETS + PLANET * seat
    cards = 0
    for habitat in range(HABITATS):
        store(room, ABOUT + habitat, 0)
    for number in range(CARDS_IN_PLAY):
        due = load(room, DUE + number)
        weight = weight_of(room, mind, seat, number, due - round_index) if due >= 0 else 0
        if weight == 0:
            continue
        cards |= 1 << number
        card = load(room, CARDS + number)
        habitat, other = habitat_of(card), other_of(card)
        store(room, BASE + number, scene(kind_of(room, card, seat), due - round_index, phase))
        miscounted = load(room, SHIFT + number) << 8
        store(room, OTHERS + number, max(0, best_other(room, players, seat, number) - miscounted))
        store(room, WEIGHT + number, weight)
        store(room, ABOUT + habitat, load(room, ABOUT + habitat) | 1 << number)
        store(room, REACH + number, load(room, planet + BLOCK * habitat + NEAR))
        if requirement_of(card) != MOST:
            near = load(room, planet + BLOCK * other + NEAR)
            store(room, REACH + number, reach_of(best_region(room, planet + BLOCK * habitat, near, card)))
            store(room, ABOUT + other, load(room, ABOUT + other) | 1 << number)
    return cards


@helper
def without_face(room: Words, model: Words, seat: int, cards: int, free: int) -> int:
    """Note what each card is worth when only these areas are left free; returns the sum."""
    total = 0
    while cards != 0:
        number = popcount((cards & -cards) - 1)
        cards &= cards - 1
        mine = load(room, BID_OF + CARDS_IN_PLAY * seat + number)
        edges = popcount(load(room, REACH + number) & free)
        edges >>= 1 if requirement_of(load(room, CARDS + number)) == MOST else 0
        at = cell(load(room, OTHERS + number), mine, edges)
        worth = load(room, WEIGHT + number) * load(model, load(room, BASE + number) + at) >> 16
        store(room, WORTH + number, worth)
        total += worth
    return total


@helper
def try_tile(room: Words, planet: int, arcs: int, face: int) -> int:
    """Lay a tile on the trial planet; only blocks of its habitats are copied. Returns these habitats as a mask."""
    touched, rest = 0, arcs
    while rest != 0:
        touched |= 1 << (rest & 7)
        rest >>= 8
    for habitat in range(HABITATS):
        if touched >> habitat & 1 != 0:
            block = BLOCK * habitat
            for i in range(REGIONS + load(room, planet + block + COUNT)):
                store(room, TRIAL + block + i, load(room, planet + block + i))
    lay(room, TRIAL, arcs, face)
    return touched


@helper
def gain(room: Words, model: Words, planet: int, number: int, touched: int, free: int) -> int:
    """By how much the trial planet changes the worth of a card; the lowest byte tells the effect apart."""
    card = load(room, CARDS + number)
    habitat, other = habitat_of(card), other_of(card)
    own = BLOCK * habitat + (TRIAL if touched >> habitat & 1 != 0 else planet)
    bid, edges = load(room, own + COUNT), popcount(load(room, own + NEAR) & free) >> 1
    if requirement_of(card) != MOST:
        near = load(room, BLOCK * other + NEAR + (TRIAL if touched >> other & 1 != 0 else planet))
        region = best_region(room, own, near, card)
        bid, edges = popcount(region), popcount(reach_of(region) & free)
    chance = load(model, load(room, BASE + number) + cell(load(room, OTHERS + number), bid, edges))
    worth = (load(room, WEIGHT + number) * chance >> 16) - load(room, WORTH + number)
    return worth << 12 | bid << 6 | min(edges, 63)


@part
def weigh(room: Words, tables: Words, model: Words, mind: Words, faces: int) -> int:
    """Note the value of each placement of the seat to move, and a number that tells its effects; returns the best.

    Only faces of a mask are looked at. Bids and due rounds were noted in the room before.
    """
    players = load(room, PLAYERS)
    ply = load(room, PLY)
    round_index = ply // players
    seat = seat_to_move(room)
    planet = PLANETS + PLANET * seat
    objective = load(room, OBJECTIVE + seat) - 1
    cards = prepare(room, mind, seat, players - 1 - ply % players)
    free = free_areas(room, planet)
    areas = popcount(load(room, planet + BLOCK * objective + MASK)) if objective >= 0 else 0
    taken = load(room, TAKEN)
    best, best_value = -1, ILLEGAL
    for face in range(FACE_COUNT):
        closed = faces >> face & 1 == 0 or load(room, planet + ON_FACE + face) != 0
        left = free & ~(31 << (EDGE_COUNT * face))
        total = 0 if closed else without_face(room, model, seat, cards, left)
        for slot in range(SLOTS):
            code = (FACE_COUNT * slot + face) * EDGE_COUNT
            if closed or taken >> slot & 1 != 0:
                for rotation in range(EDGE_COUNT):
                    store(room, VALUES + 2 * (code + rotation), ILLEGAL)
                continue
            arcs = ARCS + EDGE_COUNT * load(room, PILES + SLOTS * round_index + slot)
            for rotation in range(EDGE_COUNT):
                touched = try_tile(room, planet, load(tables, arcs + rotation), face)
                value, effect, about = total, 0, 0
                for habitat in range(HABITATS):
                    about |= load(room, ABOUT + habitat) if touched >> habitat & 1 != 0 else 0
                while about != 0:
                    number = popcount((about & -about) - 1)
                    about &= about - 1
                    change = gain(room, model, planet, number, touched, left)
                    value += change >> 12
                    effect += (change & 4095) * (SPREAD + 2 * number)
                if objective >= 0:
                    more = areas
                    if touched >> objective & 1 != 0:
                        more = popcount(load(room, TRIAL + BLOCK * objective + MASK))
                    effect += more << 50
                    value += load(mind, GOAL) * goal(model, objective, round_index, more) >> 16
                store(room, VALUES + 2 * (code + rotation), value)
                store(room, VALUES + 2 * (code + rotation) + 1, effect)
                if value > best_value:
                    best, best_value = code + rotation, value
    return best
