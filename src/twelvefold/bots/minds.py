"""How a bot applies the learned model: its foresight, and what objective, denial and patience are worth to it."""

from dataclasses import dataclass
from functools import lru_cache

from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.world.box import ROUNDS


@dataclass(frozen=True)
class Mind:
    """Factors on the learned model; all 1 is plain."""

    objective: float = 1.0
    denial: float = 1.0
    rivalry: float = 1.0
    patience: float = 1.0
    """What an animal is worth, for each round until it's due."""
    foresight: int = ROUNDS
    """How many rounds ahead it looks."""

    @lru_cache(maxsize=64)  # noqa: B019  # minds are few and permanent
    def factors(self, players: int) -> Ints:
        """The factors as the kernel reads them, never changed; denying others pays off with two seats, not with more.

        With more seats a preference costs more games, so it's less than half as strong there. One for or against
        denying others is half of that again, or it would amount to a preference for animals or objectives.
        """
        taste = 1.0 if players == 2 else 0.4
        grudge = 1.0 if players == 2 else 0.2
        ints = zeros(model.MIND)
        ints[model.FORESIGHT] = self.foresight
        ints[model.DENIAL] = round(ONE * (grudge * (self.denial - 1) + (1 if players == 2 else 0)))
        ints[model.GOAL] = round(ONE * (1 + taste * (self.objective - 1)))
        ints[model.RIVALRY] = round(ONE * (1 + taste * (self.rivalry - 1)))
        for ahead in range(ROUNDS):
            ints[model.PATIENCE + ahead] = round(ONE * self.patience ** (taste * ahead))
        return ints


PLAIN = Mind()

STYLES = {
    "collector": Mind(objective=1.3),
    "hunter": Mind(objective=0.6),
    "spoiler": Mind(denial=1.5, rivalry=1.15),
    "friendly": Mind(denial=0.7, rivalry=0.95),
    "sprinter": Mind(patience=0.93),
}
"""Playing styles: one loves its objective, one loves animals, one is spiteful, one is friendly, one can't wait."""
