"""Wrong rules about who wins an animal, and when it waits or leaves."""

from tests.mutants.mutant import Mutant

PLANET, ROUNDS, REPORT = "engine/kernel/planet.py", "engine/kernel/rounds.py", "engine/kernel/report.py"
LEDGER, VIEW = "engine/ledger.py", "engine/view.py"
WINNER = "    return seat\n\n\n@helper\ndef life("

LIFE = (
    Mutant(
        "most counts areas",
        PLANET,
        "return count if requirement_of(card) == MOST else best",
        "return popcount(load(state, block + MASK)) if requirement_of(card) == MOST else best",
        "life::most_asks_for_the_number_of_regions_and_not_of_areas",
    ),
    Mutant(
        "touching and apart are swapped",
        PLANET,
        "MOST, APART = 0, 2",
        "MOST, APART = 0, 1",
        "life::touching_wants_the_other_habitat_beside_it_and_apart_does_not",
    ),
    Mutant(
        "a biggest region that fails hides the second",
        PLANET,
        "return count if requirement_of(card) == MOST else best",
        "return count if requirement_of(card) == MOST else best * (best == largest(state, block + REGIONS, 0, True))",
        "life::a_biggest_region_that_fails_does_not_hide_a_second_that_passes",
    ),
    Mutant(
        "of tied seats the first wins",
        ROUNDS,
        "seat = -1 if value == best else seat",
        "seat = seat",
        "life::a_draw_for_best_wins_the_card_for_nobody",
    ),
    Mutant(
        "of tied seats the last wins",
        ROUNDS,
        "seat = other if value > best else seat",
        "seat = other if value >= best else seat",
        "life::a_draw_for_best_wins_the_card_for_nobody",
    ),
    Mutant(
        "a bid of 0 wins",
        ROUNDS,
        WINNER,
        WINNER.replace("return seat", "return seat if best > 0 else 0"),
        "life::an_animal_that_nobody_bids_for_waits",
    ),
    Mutant(
        "a tied card is lost",
        ROUNDS,
        "store(state, CARRIED, 0 if last else carried)",
        "store(state, CARRIED, 0)",
        "life::a_tied_card_waits_for_the_next_round",
    ),
    Mutant(
        "the second region decides in every round",
        ROUNDS,
        "value = last_bid(state, planet, card) if last else bid(state, planet, card)",
        "value = last_bid(state, planet, card)",
        "life::second_regions_decide_nothing_before_round_12",
    ),
    Mutant(
        "an animal comes a round early",
        ROUNDS,
        "column = load(state, COLUMNS + round_index) | load(state, CARRIED)",
        "column = load(state, COLUMNS + min(round_index + 1, 11)) | load(state, CARRIED)",
        "life::an_animal_goes_to_the_planet_as_it_is_in_that_round",
    ),
    Mutant(
        "carried cards lie on top of the column",
        VIEW,
        "due += carried",
        "due[:0] = carried",
        "life::carried_cards_lie_at_the_bottom_of_the_next_rounds_column",
    ),
    Mutant(
        "cards carried twice lie above those carried once",
        VIEW,
        "carried = due + carried",
        "carried = carried + due",
        "life::carried_cards_lie_at_the_bottom_of_the_next_rounds_column",
    ),
    Mutant(
        "carried cards are looked at first",
        REPORT,
        "for own in range(round_index, -1, -1):",
        "for own in range(round_index + 1):",
        "life::carried_cards_are_looked_at_last",
    ),
    Mutant(
        "awards of carried cards are written first",
        LEDGER,
        "(fate >> 3, -index, number, animal, (fate & 7) - 1)",
        "(fate >> 3, index, number, animal, (fate & 7) - 1)",
        "life::awards_of_carried_cards_are_written_last",
    ),
    Mutant(
        "the animal won last is shown first",
        VIEW,
        "awards = awards_of(deal, state)\n",
        "awards = awards_of(deal, state)[::-1]\n",
        "life::cards_won_lie_in_the_order_won",
    ),
    Mutant(
        "the second region is not compared",
        PLANET,
        "first << 12 | second << 6 | third",
        "first << 12",
        "the_last_round::in_round_12_the_second_regions_decide_a_draw",
    ),
    Mutant(
        "the third region is not compared",
        PLANET,
        "first << 12 | second << 6 | third",
        "first << 12 | second << 6",
        "the_last_round::in_round_12_the_third_regions_decide_a_draw_of_the_second",
    ),
    Mutant(
        "seats behind come back for the second region",
        ROUNDS,
        WINNER,
        "    if last and seat < 0:\n"
        "        best = 0\n"
        "        for other in range(players):\n"
        "            value = last_bid(state, PLANETS + PLANET * other, card) & 4095\n"
        "            seat = -1 if value == best else other if value > best else seat\n"
        "            best = max(best, value)\n" + WINNER,
        "the_last_round::in_round_12_seats_behind_drop_out",
    ),
    Mutant(
        "seats behind in the second region come back for the third",
        PLANET,
        "first << 12 | second << 6 | third",
        "first << 12 | (second + 2 * third) << 6",
        "the_last_round::in_round_12_a_seat_behind_in_the_second_region_drops_out_of_the_third",
    ),
    Mutant(
        "in the last round every region counts as a second one",
        PLANET,
        "        first = max(first, size)\n",
        "        first = max(first, size)\n"
        "        beaten = beaten if size else min(first, popcount(load(state, block + REGIONS + i)))\n",
        "the_last_round::in_round_12_a_second_region_counts_only_if_it_qualifies",
    ),
    Mutant(
        "in the last round a biggest region that fails hides the second",
        PLANET,
        "return count << 12 if requirement_of(card) == MOST else first",
        "first *= first == largest(state, block + REGIONS, 0, True)\n"
        "    return count << 12 if requirement_of(card) == MOST else first",
        "the_last_round::in_round_12_a_biggest_region_that_fails_hides_nothing",
    ),
    Mutant(
        "a draw in most is decided by sizes",
        PLANET,
        "return count << 12 if requirement_of(card) == MOST",
        "return count << 12 | first << 6 if requirement_of(card) == MOST",
        "the_last_round::in_round_12_a_draw_in_most_goes_to_the_box",
    ),
    Mutant(
        "a card waits beyond the last round",
        ROUNDS,
        "unclaimed = 8 * ROUNDS + DISCARDED if last else 0",
        "unclaimed = 0",
        "the_last_round::in_round_12_a_card_without_a_bid_goes_to_the_box",
    ),
)
