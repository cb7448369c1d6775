"""Who knows which seat's secrets in a game: nobody comes to know those of two seats that they did not begin with."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace


class Insight(Struct, frozen=True):
    """Who knows the secrets of one seat in the game being played, or could have arranged to."""

    known_to: tuple[str, ...] = ()
    """Whoever has held the seat since the game was dealt."""
    opened_by: tuple[str, ...] = ()
    """The hosts who opened the seat to others."""
    changed_hands: bool = False
    """Somebody has sat down there since the game was dealt."""

    def sat_down(self, holder: str) -> "Insight":
        """The same with whoever sits there now."""
        if holder in self.known_to:
            return self
        return replace(self, known_to=(*self.known_to, holder), changed_hands=True)

    def opened(self, holder: str) -> "Insight":
        """The same with a host who opened the seat."""
        return self if holder in self.opened_by else replace(self, opened_by=(*self.opened_by, holder))


def may_know(insights: Sequence[Insight], seat: int, holder: str) -> bool:
    """Whether somebody may come to know a seat's secrets: they know them already, or have had to do with no other."""
    if holder in insights[seat].known_to:
        return True
    others = (insight for s, insight in enumerate(insights) if s != seat)
    return not any(holder in insight.known_to or holder in insight.opened_by for insight in others)
