"""Wrong rules about what is dealt and who may see what."""

from tests.mutants.mutant import Mutant

VIEW, STORY = "engine/view.py", "engine/event_builder.py"
OBJECTIVE = "deal.objectives[viewer].id if viewer is not None and deal.objectives else None"

SIGHT = (
    Mutant(
        "a view shows face-down animals",
        VIEW,
        "due.append(None if face_down else name)",
        "due.append(name)",
        "sight::nobody_sees_a_face_down_animal",
    ),
    Mutant(
        "the face-up animal lies face down",
        VIEW,
        "name is column[1]",
        "name is column[0]",
        "sight::nobody_sees_a_face_down_animal",
    ),
    Mutant(
        "face-down animals are turned up a round early",
        STORY,
        "REVEAL_AHEAD = 2",
        "REVEAL_AHEAD = 3",
        "sight::a_face_down_animal_is_seen_from_two_rounds_ahead_on",
    ),
    Mutant(
        "face-down animals are seen a round late",
        VIEW,
        "index + 1 > finished + REVEAL_AHEAD",
        "index + 1 >= finished + REVEAL_AHEAD",
        "sight::a_face_down_animal_is_seen_from_two_rounds_ahead_on",
    ),
    Mutant(
        "face-down animals are turned up a round late",
        STORY,
        "    under = round_number + REVEAL_AHEAD\n    if deal.mystery and under <= ROUNDS:\n",
        "    under = round_number + 1\n    if deal.mystery and 2 < under <= ROUNDS:\n",
        "sight::a_face_down_animal_is_turned_up_at_the_end_of_the_round_two_before_its_own",
    ),
    Mutant(
        "a seat sees its neighbour's objective",
        VIEW,
        OBJECTIVE,
        "deal.objectives[(viewer + 1) % deal.players].id if viewer is not None and deal.objectives else None",
        "sight::a_seat_sees_its_own_objective_and_no_other",
    ),
    Mutant(
        "a spectator sees an objective",
        VIEW,
        OBJECTIVE,
        "deal.objectives[viewer or 0].id if deal.objectives else None",
        "sight::a_spectator_sees_no_objective",
    ),
    Mutant(
        "two objectives may be alike",
        "engine/deal.py",
        "len(self.objectives) != wanted or len(set(self.objectives)) != wanted",
        "len(self.objectives) != wanted",
        "sight::no_two_objectives_are_alike",
    ),
    Mutant(
        "random games draw objectives with replacement",
        "engine/kernel/playout.py",
        "        product &= LOW\n        store(state, OBJECTIVE + i, ",
        "        product &= LOW\n        store(state, OBJECTIVE + i, 1 + (product * HABITATS >> 32) + 0 * ",
        "sight::no_two_objectives_of_a_random_game_are_alike",
    ),
)
