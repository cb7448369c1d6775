"""Rotating a planet with the index tables gives what playing on the rotated planet gives."""

import random

import numpy as np
import pytest

from twelvefold.engine.deal import Deal
from twelvefold.envs.games import Autoreset, Games
from twelvefold.envs.setup import Setup
from twelvefold.envs.symmetry import action_images, action_sources, observation_sources


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_on_rotated_planets_has_the_rotated_observations(players: int) -> None:
    deal = Deal.draw(players, "turned")
    for rotation in (0, 7, 33, 59):
        chance = random.Random(rotation)
        plain, turned = (Games(1, Setup(players), autoreset=Autoreset.DISABLED) for _ in range(2))
        plain.deal(0, deal)
        turned.deal(0, deal)
        for _ in range(12 * players):
            mover = int(plain.seats[0])
            action = chance.choice(np.flatnonzero(plain.masks[0]).tolist())
            assert np.array_equal(
                turned.masks[0], plain.masks[0][action_sources()[rotation]] if mover == 0 else plain.masks[0]
            )
            plain.step([action])
            turned.step([action_images()[rotation][action] if mover == 0 else action])
            for viewer in range(players):
                # Seat 0 has its planet rotated; counted from the viewer, that is another place.
                table = observation_sources(players, [-viewer % players])[rotation]
                assert np.array_equal(turned.see(0, viewer)[0], plain.see(0, viewer)[0][table])
        assert np.array_equal(plain.rewards, turned.rewards)


def test_images_and_sources_undo_each_other() -> None:
    for images, sources in zip(action_images(), action_sources(), strict=True):
        assert np.array_equal(images[sources], np.arange(300))
    assert np.array_equal(action_images()[0], np.arange(300))
    assert len({row.tobytes() for row in action_images()}) == 60
