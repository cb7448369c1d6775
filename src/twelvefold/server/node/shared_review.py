"""One shared review: who is there, who leads and what they show. It knows nothing of sockets or clocks.

People may be at different nodes. Each node knows its own people, and what the others said last. Who leads and what is
shown is one value with a number: whoever changes it takes the next number, and the highest one counts everywhere.
"""

import base64
import hashlib
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.shared_review import Reviewer, ReviewPosition, SharedReview
from twelvefold.server.table.refusal import Refused

MOST_PEOPLE = 16
"""People in one shared review."""
ID_LETTERS = 16


class ReviewKey(NamedTuple):
    """Which shared review of which game."""

    review: str
    table: str | None
    game: int | None
    record: str | None


class Person(Struct, frozen=True):
    """Somebody in a shared review."""

    id: str
    name: str | None
    since: float
    """When they came, by the clock that all nodes share."""
    away: bool = False
    """Whether their connection was lost a moment ago."""


class Leading(Struct, frozen=True):
    """Who leads, and what they show."""

    number: int
    since: float
    """When this review began at the node that says so."""
    leader: str
    position: ReviewPosition

    @property
    def rank(self) -> tuple[int, float, str]:
        """What counts more is greater; of two that began without knowing each other, the older one."""
        return self.number, -self.since, self.leader


class NodeNews(Struct, frozen=True):
    """What one node tells the others about a shared review."""

    key: ReviewKey
    people: tuple[Person, ...]
    """The people at that node."""
    leading: Leading | None
    asks: bool = False
    """Whether that node wants to hear what the others know."""


@dataclass
class _Elsewhere:
    people: tuple[Person, ...]
    heard_at: float


@dataclass
class ReviewState:
    """A shared review as one node knows it."""

    key: ReviewKey
    leading: Leading | None = None
    here: dict[str, Person] = field(default_factory=dict)
    """This node's people, by id."""
    _elsewhere: dict[str, _Elsewhere] = field(default_factory=dict)

    @property
    def people(self) -> list[Person]:
        """Everybody, whoever came first at the beginning. Somebody at two nodes counts once."""
        found: dict[str, Person] = {}
        for person in [*self.here.values(), *(each for node in self._elsewhere.values() for each in node.people)]:
            known = found.get(person.id, person)
            both = replace(known, since=min(known.since, person.since), away=known.away and person.away)
            found[person.id] = both
        return sorted(found.values(), key=lambda each: (each.since, each.id))

    def join(self, person: Person, position: ReviewPosition) -> None:
        """Let somebody in, or back in; whoever finds nobody there leads."""
        people = {each.id: each for each in self.people}
        if person.id not in people and len(people) >= MOST_PEOPLE:
            raise Refused(Reason.TOO_MANY, "people")
        if self.leading is None:
            self.leading = Leading(0, person.since, person.id, position)
        elif not people:
            self.leading = replace(self.leading, number=self.leading.number + 1, leader=person.id, position=position)
        known = people.get(person.id, person)
        self.here[person.id] = replace(person, since=known.since)

    def lose(self, person: str) -> None:
        """Somebody's connection was lost; they may come back."""
        self.here[person] = replace(self.here[person], away=True)

    def leave(self, person: str) -> None:
        """Somebody has left."""
        if self.here.pop(person, None) is not None:
            self._succeed({person})

    def show(self, person: str, position: ReviewPosition) -> None:
        """Show everybody what the leader is looking at."""
        leading = self._led_by(person)
        self.leading = replace(leading, number=leading.number + 1, position=position)

    def pass_lead(self, person: str, to: str) -> None:
        """Let somebody else lead, who must be there."""
        leading = self._led_by(person)
        if to not in {each.id for each in self.people if not each.away}:
            raise Refused(Reason.STALE)
        self.leading = replace(leading, number=leading.number + 1, leader=to)

    def _succeed(self, gone: set[str]) -> bool:
        """If the leader is one of those who have gone, let whoever has been there longest lead; tells whether so."""
        people = self.people
        gone -= {each.id for each in people}
        if self.leading is None or not people or self.leading.leader not in gone:
            return False
        following = next((each for each in people if not each.away), people[0])
        self.leading = replace(self.leading, number=self.leading.number + 1, leader=following.id)
        return True

    def hear(self, node: str, news: NodeNews, now: float) -> bool:
        """Take in what another node says; returns whether it should hear what this one knows."""
        before = self._elsewhere.get(node)
        gone = set() if before is None else {each.id for each in before.people}
        self._elsewhere[node] = _Elsewhere(news.people[:MOST_PEOPLE], now)
        mine, theirs = self.leading, news.leading
        if theirs is not None and (mine is None or theirs.rank > mine.rank):
            self.leading = mine = theirs
        behind = mine is not None and (theirs is None or theirs.rank < mine.rank)
        return self._succeed(gone) or news.asks or behind

    def forget_nodes(self, before: float) -> bool:
        """Forget nodes that haven't been heard of, with their people; returns whether there were any."""
        silent = [node for node, known in self._elsewhere.items() if known.heard_at < before]
        people = {each.id for node in silent for each in self._elsewhere.pop(node).people}
        self._succeed(people)
        return bool(silent)

    def news(self, *, asks: bool = False) -> NodeNews:
        """What this node tells the others."""
        return NodeNews(self.key, tuple(self.here.values()), self.leading, asks)

    def message(self) -> SharedReview:
        """What everybody there is sent."""
        assert self.leading is not None
        people = tuple(Reviewer(each.id, each.name, each.away) for each in self.people)
        return SharedReview(self.key.review, people, self.leading.leader, self.leading.position)

    def _led_by(self, person: str) -> Leading:
        if self.leading is None or self.leading.leader != person:
            raise Refused(Reason.NOT_LEADER)
        return self.leading


def person_id(review: str, holder_hash: str) -> str:
    """Somebody's id in a shared review: always the same there, and unlike that in any other."""
    digest = hashlib.sha256(b"\0".join([b"twelvefold/reviewer", review.encode(), holder_hash.encode()])).digest()
    return base64.urlsafe_b64encode(digest)[:ID_LETTERS].decode()
