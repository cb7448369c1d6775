"""Wrong rules about turns, piles and legal moves."""

from tests.mutants.mutant import Mutant

ROUND, STEP = "engine/kernel/rounds.py", "engine/kernel/step.py"
TURN = "(load(state, FIRST_SEAT) + ply // players + ply % players) % players"
TO_PILE = "PILES + 5 * DRAWN_PILES + left"
LEFT_OVER = "    if round_index >= DRAWN_PILES:\n        return\n    left = load(state, LEFT)\n"

ROUNDS = (
    Mutant(
        "the first seat does not pass",
        STEP,
        TURN,
        "(load(state, FIRST_SEAT) + ply % players) % players",
        "rounds::each_seat_lays_its_tile_on_its_own_planet",
    ),
    Mutant(
        "the first seat passes to the right",
        STEP,
        TURN,
        "(load(state, FIRST_SEAT) - ply // players + ply % players) % players",
        "rounds::each_seat_lays_its_tile_on_its_own_planet",
    ),
    Mutant(
        "seats move counterclockwise",
        STEP,
        TURN,
        "(load(state, FIRST_SEAT) + ply // players - ply % players) % players",
        "rounds::each_seat_lays_its_tile_on_its_own_planet",
    ),
    Mutant(
        "the game says that the first seat passes to the right",
        "engine/deal.py",
        "Seat((self.first_seat + done + turn) % self.players)",
        "Seat((self.first_seat - done + turn) % self.players)",
        "rounds::the_first_seat_passes_to_the_left",
    ),
    Mutant(
        "every round is announced for the same seat",
        "engine/event_builder.py",
        "first = (deal.first_seat + round_number - 1) % deal.players",
        "first = deal.first_seat",
        "rounds::the_first_seat_of_a_round_is_announced",
    ),
    Mutant(
        "leftovers go in reverse order",
        ROUND,
        "        slot = popcount((rest & -rest) - 1)\n        rest &= rest - 1\n",
        "        slot = rest.bit_length() - 1\n        rest ^= 1 << slot\n",
        "rounds::leftovers_go_in_the_order_in_which_they_were_turned_up",
    ),
    Mutant(
        "pile 12 fills before pile 11",
        ROUND,
        TO_PILE,
        "PILES + 5 * DRAWN_PILES + (left + 5) % 10",
        "rounds::pile_11_fills_before_pile_12",
    ),
    Mutant(
        "leftovers overflow into the full piles",
        ROUND,
        "    left = load(state, LEFT)\n    while rest != 0 and left < TILES_LEFT_OVER:\n",
        "    left = load(state, LEFT) % TILES_LEFT_OVER\n    while rest != 0 and left < TILES_LEFT_OVER:\n",
        "rounds::what_piles_11_and_12_cannot_hold_leaves_the_game",
    ),
    Mutant(
        "the leftovers of round 11 go to pile 12",
        ROUND,
        LEFT_OVER,
        "    left = 5 if round_index == DRAWN_PILES else load(state, LEFT)\n",
        "rounds::the_leftovers_of_round_11_leave_the_game",
    ),
    Mutant(
        "a face takes two tiles",
        STEP,
        "return FACE_TAKEN",
        "return LEGAL",
        "rounds::a_face_takes_one_tile",
    ),
    Mutant(
        "a taken tile can be taken again",
        STEP,
        "return TILE_TAKEN",
        "return LEGAL",
        "rounds::a_tile_is_taken_once",
    ),
    Mutant(
        "taken tiles are among the legal moves",
        "engine/move.py",
        "        if tile is not None:\n            for face in free:",
        "        if True:\n            for face in free:",
        "rounds::the_legal_moves_are_the_tiles_left_on_the_free_faces_in_every_rotation",
    ),
)
