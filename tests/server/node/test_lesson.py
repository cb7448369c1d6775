"""The lesson's deal suits what it teaches: each requirement in turn, with face-up tiles that help to meet it."""

import re

from tests.docs.pages import ROOT

from twelvefold.engine.deal import Deal
from twelvefold.world.animal import Animal
from twelvefold.world.habitat import Habitat

SOURCE = ROOT / "web" / "src" / "learn" / "lesson-table.ts"


def dealt() -> Deal:
    found = re.search(r'LESSON_SEED = "([^"]+)"', SOURCE.read_text(encoding="utf-8"))
    assert found is not None
    return Deal.draw(2, found[1], first_seat=0)


def animal_of(deal: Deal, round_number: int) -> Animal:
    (name,) = deal.animals[round_number - 1]
    return next(animal for animal in deal.box.animals if animal.id == name)


def on_show(deal: Deal, round_number: int) -> list[tuple[Habitat, ...]]:
    return [tuple(deal.box.tiles[tile]) for tile in deal.piles[round_number - 1]]


def pieces(tile: tuple[Habitat, ...], habitat: Habitat) -> int:
    """How many regions of a habitat a tile has on its own."""
    return sum(here == habitat != before for before, here in zip((tile[-1], *tile), tile, strict=False))


def test_the_first_animals_ask_for_one_thing_after_the_other() -> None:
    deal = dealt()
    assert [str(animal_of(deal, number).requirement) for number in (3, 4, 5)] == ["most", "touching", "apart"]
    assert len({animal_of(deal, number).habitat for number in (3, 4, 5)}) == 3


def test_some_tile_helps_with_each_task_whichever_the_bot_takes() -> None:
    deal = dealt()
    most, touching, apart = (animal_of(deal, number) for number in (3, 4, 5))
    assert touching.other is not None
    assert apart.other is not None
    assert sum(pieces(tile, most.habitat) >= 2 for tile in on_show(deal, 3)) >= 2
    # In round 4 the bot takes a tile first.
    assert sum({touching.habitat, touching.other} <= set(tile) for tile in on_show(deal, 4)) >= 2
    assert sum(apart.habitat in tile and apart.other not in tile for tile in on_show(deal, 5)) >= 2
