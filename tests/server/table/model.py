"""A simple model of a table: who sits where, whose turn it is, what can be undone."""

from dataclasses import dataclass, field

ROUNDS = 12


@dataclass
class Place:
    """A seat: empty, a bot's, or a person's, by their number."""

    person: int | None = None
    bot: bool = False
    away: bool = False
    resigned: bool = False
    ends: bool = False
    again: bool = False
    secret: str | None = None

    @property
    def there(self) -> bool:
        """Whether a person is present to move."""
        return self.person is not None and not self.away and not self.resigned


@dataclass
class Model:
    """What should be true of a table."""

    places: list[Place]
    host: int | None
    hold: bool
    status: str = "waiting"
    game: int = 0
    first: int = 0
    moves: list[int] = field(default_factory=list)
    last: int | None = None
    """The seat that can undo its placement."""
    held: bool = False
    known: list[set[int]] = field(default_factory=list)
    """For each seat, the people who have held it in this game."""
    opened: list[set[int]] = field(default_factory=list)
    """For each seat, the people who have opened it in this game."""

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        if self.status != "playing" or self.held:
            return None
        return self.seat_at(len(self.moves))

    def seat_at(self, ply: int) -> int:
        count = len(self.places)
        return (self.first + ply // count + ply % count) % count

    @property
    def asleep(self) -> bool:
        people = [place for place in self.places if place.person is not None and not place.resigned]
        return bool(people) and all(place.away for place in people)

    def seats_of(self, person: int) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place.person == person)

    def is_there(self, person: int | None, but: int | None = None) -> bool:
        return any(p.person == person and not p.away and s != but for s, p in enumerate(self.places))

    # What each command requires and does.

    def start(self, first: int) -> None:
        self.status, self.game, self.first = "playing", self.game + 1, first
        self.moves, self.last, self.held = [], None, False
        self.known = [set() if place.person is None else {place.person} for place in self.places]
        self.opened = [set() for _ in self.places]
        for place in self.places:
            place.ends = place.again = place.resigned = False

    def start_if_full(self, first: int) -> None:
        if self.status == "waiting" and all(place.bot or place.person is not None for place in self.places):
            self.start(first)

    def is_open(self, seat: int) -> bool:
        return self.places[seat].person is None and not self.places[seat].bot

    def may_take(self, person: int, seat: int) -> bool:
        """Whether a person may learn what only this seat knows."""
        others = [s for s in range(len(self.places)) if s != seat]
        return (
            self.status != "playing"
            or person in self.known[seat]
            or not any(person in self.known[s] | self.opened[s] for s in others)
        )

    def kick(self, person: int, seat: int) -> None:
        self.places[seat] = Place()
        if self.status == "playing":
            self.opened[seat].add(person)

    def sit(self, person: int, seat: int, first: int) -> None:
        before = self.places[seat].person
        host_leaves = before is not None and before == self.host != person and not self.is_there(before, but=seat)
        self.places[seat] = Place(person)
        if self.status == "playing":
            self.known[seat].add(person)
        self.start_if_full(first)
        if self.host is None or host_leaves:
            self.host = person

    def can_play(self, person: int, seat: int) -> bool:
        return self.turn == seat and self.places[seat].person == person and self.places[seat].there

    def play(self, seat: int, code: int) -> None:
        by_person = self.places[seat].there
        self.moves.append(code)
        ends_round = len(self.moves) % len(self.places) == 0
        self.held = ends_round and by_person and self.hold
        self.last = seat if by_person and (self.held or not ends_round) else None
        self.over_if_played()

    def over_if_played(self) -> None:
        if not self.held and len(self.moves) == ROUNDS * len(self.places):
            self.finish()

    def finish(self) -> None:
        self.status, self.last, self.held = "over", None, False
        for place in self.places:
            place.secret = None

    def can_undo(self, person: int, seat: int) -> bool:
        place = self.places[seat]
        return self.status == "playing" and self.last == seat and place.person == person and place.there

    def take_back(self) -> None:
        self.moves.pop()
        self.last, self.held = None, False

    def settle(self) -> None:
        self.last, self.held = None, False
        self.over_if_played()

    def can_leave(self, person: int, seat: int) -> bool:
        place = self.places[seat]
        return place.person == person and not (self.status == "playing" and place.away)

    def leave(self, seat: int) -> None:
        place = self.places[seat]
        person = place.person
        if self.status == "playing":
            place.away, place.ends = True, False
        else:
            self.places[seat] = Place()
        if person == self.host and not self.is_there(person):
            others = [p.person for p in self.places if p.person not in (None, person) and not p.away]
            self.host = others[0] if others else None

    def come_back(self, person: int, seats: tuple[int, ...]) -> None:
        back = [seat for seat in seats if self.places[seat].away]
        for seat in back:
            self.places[seat].away = False
        if back and self.host is None:
            self.host = person

    def resign_ends(self, seat: int) -> bool:
        return sum(not place.resigned for s, place in enumerate(self.places) if s != seat) <= 1

    @property
    def played_out(self) -> bool:
        """Whether the last placement of the game has been made, even if it is held."""
        return len(self.moves) == ROUNDS * len(self.places)

    def resign(self, seat: int) -> None:
        place = self.places[seat]
        over = self.resign_ends(seat)
        place.resigned, place.away, place.ends, place.secret = True, False, False, None
        if over:
            self.finish()

    def all_agree(self, seat: int) -> bool:
        return all(place.ends or s == seat for s, place in enumerate(self.places) if place.there)

    def all_ask(self, seat: int) -> bool:
        asked = [s for s, place in enumerate(self.places) if place.person is not None and not place.away]
        return all(self.places[s].again or s == seat for s in asked)
