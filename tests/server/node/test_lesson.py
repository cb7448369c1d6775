"""The lesson's deal suits what it teaches: each requirement in turn."""

import re

from tests.docs.pages import ROOT

from twelvefold.engine.deal import Deal
from twelvefold.world.animal import Animal

SOURCE = ROOT / "web" / "src" / "learn" / "lesson-table.ts"


def dealt() -> Deal:
    found = re.search(r'LESSON_SEED = "([^"]+)"', SOURCE.read_text(encoding="utf-8"))
    assert found is not None
    return Deal.draw(2, found[1], first_seat=1)


def animal_of(deal: Deal, round_number: int) -> Animal:
    (name,) = deal.animals[round_number - 1]
    return next(animal for animal in deal.box.animals if animal.id == name)


def test_the_first_animals_ask_for_one_thing_after_the_other() -> None:
    deal = dealt()
    assert [str(animal_of(deal, number).requirement) for number in (3, 4, 5)] == ["touching", "apart", "most"]
    assert len({animal_of(deal, number).habitat for number in (3, 4, 5)}) == 3
