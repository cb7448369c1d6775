"""Who knows which seat's secrets: nobody may learn those of a seat once they know, or may know, another's."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace


class Insight(Struct, frozen=True):
    """Who knows the secrets of one seat in the current game, or could have arranged to."""

    known_to: tuple[str, ...] = ()
    """Everyone who has held the seat since the deal."""
    opened_by: tuple[str, ...] = ()
    """Hosts who opened the seat to others."""
    changed_hands: bool = False
    """Whether someone has sat down there since the deal."""

    def sat_down(self, holder: str) -> "Insight":
        """Add someone who sits down here."""
        if holder in self.known_to:
            return self
        return replace(self, known_to=(*self.known_to, holder), changed_hands=True)

    def opened(self, holder: str) -> "Insight":
        """Add a host who opened the seat."""
        return self if holder in self.opened_by else replace(self, opened_by=(*self.opened_by, holder))


def may_know(insights: Sequence[Insight], seat: int, holder: str) -> bool:
    """Whether someone may learn a seat's secrets: they know them already, or have never held or opened another seat."""
    if holder in insights[seat].known_to:
        return True
    others = (insight for s, insight in enumerate(insights) if s != seat)
    return not any(holder in insight.known_to or holder in insight.opened_by for insight in others)
