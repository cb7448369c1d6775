"""Deals that a seat can't tell apart."""

import random
from dataclasses import replace

from twelvefold.engine.deal import Deal
from twelvefold.world.habitat import Habitat


def with_other_secrets(deal: Deal, seat: int, seen: int, chance: random.Random) -> Deal:
    """A deal that looks the same to a seat until `seen` rounds are open: other piles, other hidden cards."""
    later = [tile for pile in deal.piles[seen:] for tile in pile]
    chance.shuffle(later)
    piles = (*deal.piles[:seen], *(tuple(later[at : at + 5]) for at in range(0, len(later), 5)))
    own = deal.objectives[seat : seat + 1]
    others = chance.sample([habitat for habitat in Habitat if habitat not in own], deal.players - 1)
    objectives = tuple(own[0] if place == seat else others.pop() for place in range(deal.players)) if own else ()
    down = [column[1] for column in deal.animals[seen + 1 :]] if deal.mystery else []
    known = {name for column in deal.animals for name in column} - set(down)
    rest = chance.sample(sorted(set(deal.box.animal_numbers) - known), len(down))
    animals = tuple(
        (column[0], rest.pop()) if deal.mystery and index > seen else column
        for index, column in enumerate(deal.animals)
    )
    return replace(deal, piles=piles, objectives=objectives, animals=animals)
