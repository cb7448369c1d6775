"""Wrong rules about points and winners, and about records."""

from tests.mutants.mutant import Mutant

ROUNDS, BOX, STORY = "engine/kernel/rounds.py", "world/box.py", "engine/event_builder.py"
LEDGER, CHECK, STEP = "engine/ledger.py", "engine/record_check.py", "engine/kernel/step.py"
PAPER, MOVES = "engine/record_json.py", "engine/record_moves.py"
POINTS = "max((step.points for step in self.objectives[habitat] if areas >= step.least), default=0)"

END = (
    Mutant(
        "an objective sums its steps",
        BOX,
        POINTS,
        "sum(step.points for step in self.objectives[habitat] if areas >= step.least)",
        "the_end::an_objective_scores_the_highest_step_reached_and_not_a_sum",
    ),
    Mutant(
        "a step needs more than its least areas",
        BOX,
        "if areas >= step.least",
        "if areas > step.least",
        "the_end::a_step_is_reached_with_its_least_areas",
    ),
    Mutant(
        "an animal of the objective's habitat scores 2",
        ROUNDS,
        "(2 * cards - own) << 16",
        "2 * cards << 16",
        "the_end::an_animal_scores_2_or_1_if_its_habitat_is_the_objectives",
    ),
    Mutant(
        "in the beginner game an animal scores 2",
        ROUNDS,
        "return cards << 16 | cards",
        "return 2 * cards << 16 | cards",
        "the_end::in_the_beginner_game_each_animal_scores_1",
    ),
    Mutant(
        "cards do not break a draw in points",
        STORY,
        "winners = tuple(score.seat for score in scores if (score.total, score.cards) == best)",
        "winners = tuple(score.seat for score in scores if score.total == best[0])",
        "the_end::a_draw_in_points_goes_to_the_most_animal_cards",
    ),
    Mutant(
        "cards go before points",
        STORY,
        "    best = max((score.total, score.cards) for score in scores)\n",
        "    best = max(((score.total, score.cards) for score in scores), key=lambda pair: pair[::-1])\n",
        "the_end::most_points_wins_whatever_the_cards",
    ),
    Mutant(
        "a shared victory goes to the lowest seat",
        STORY,
        "scores, winners, by)",
        "scores, winners[:1], by)",
        "the_end::a_draw_in_points_and_cards_is_a_shared_victory",
    ),
    Mutant(
        "a discarded card counts for seat 0",
        ROUNDS,
        "won = load(state, FATES + number) & 7 == 1 + seat",
        "won = load(state, FATES + number) & 7 in (1 + seat, DISCARDED - 9 * seat)",
        "the_end::a_discarded_card_is_nobodys",
    ),
    Mutant(
        "a discarded card is written as an award",
        LEDGER,
        "if fate and fate & 7 != DISCARDED:",
        "if fate:",
        "the_end::a_discarded_card_has_no_award",
    ),
    Mutant(
        "true is a seat in a move",
        MOVES,
        "seat: Annotated[int, Meta(ge=0, lt=4)]",
        "seat: Annotated[int, Meta(ge=0, lt=4)] | bool",
        "records::true_is_no_number_in_a_move",
    ),
    Mutant(
        "true is a seat in an award",
        CHECK,
        "return type(there) is type(right) and there == right",
        "return there == right",
        "records::true_is_no_number_in_an_award",
    ),
    Mutant(
        "false is the first seat",
        PAPER,
        "if type(value) is not int:",
        "if not isinstance(value, int):",
        "records::true_is_no_number_in_the_setup",
    ),
    Mutant(
        "awards may be read in any order",
        CHECK,
        "    found = list_at(part, value)\n",
        "    found = list_at(part, value)\n"
        "    if part == 'awards':\n"
        "        found.sort(key=[as_json(right) for right in expected].index)\n",
        "records::awards_stand_in_the_columns_order",
    ),
    Mutant(
        "a recorded move may be made by any seat",
        STEP,
        "return OTHER_SEAT",
        "pass",
        "records::a_move_is_made_by_the_seat_whose_turn_it_is",
    ),
    Mutant(
        "recorded scores are believed",
        CHECK,
        '        _compare("scores", key_of("", record, "scores"), list(end.scores), _score)\n',
        "",
        "records::scores_are_counted_again",
    ),
)
