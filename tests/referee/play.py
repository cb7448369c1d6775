"""The twelve rounds: who moves, what is on offer, where the leftovers go, and when life appears."""

from tests.referee.life import LAST_ROUND, Look, look_at
from tests.referee.paper import Award, Box, Move, Record, Score, Setup
from tests.referee.planet import Planet
from tests.referee.score import card_points, objective_points, winners

FORMAT = "twelvefold/1"


class IllegalMoveError(ValueError):
    """The move breaks a rule, which the message names."""


class RefGame:
    """A game from its setup on; `own_box` means that the record must include the box."""

    def __init__(
        self, setup: Setup, players: int, objectives: bool, mystery: bool, box: Box, *, own_box: bool = False
    ) -> None:
        self.setup = setup
        self.players = players
        self.objectives = objectives
        self.mystery = mystery
        self.box = box
        self.own_box = own_box
        self.animals = {animal["id"]: animal for animal in box["animals"]}
        self.planets = [Planet() for _ in range(players)]
        self.columns = {round_: list(setup["animals"][round_ - 1]) for round_ in range(1, LAST_ROUND + 1)}
        self.face_down = {column[1] for column in self.columns.values() if column} if mystery else set()
        self.late_piles: dict[int, list[int]] = {11: [], 12: []}
        """What went to the piles of rounds 11 and 12, in order of arrival; kept after they are turned up."""
        self.out_of_game: list[int] = []
        self.cards: list[list[str]] = [[] for _ in range(players)]
        self.moves: list[Move] = []
        self.looks: list[Look] = []
        self.round = 1
        self.over = False
        self._offer: list[int | None] = list(setup["piles"][0])

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.moves)

    @property
    def seat_to_move(self) -> int | None:
        """The seat whose turn it is; nobody's after round 12."""
        if self.over:
            return None
        turn = self.ply - (self.round - 1) * self.players
        return (self.setup["first_seat"] + self.round - 1 + turn) % self.players

    def offer(self) -> list[int | None]:
        """The tile in each slot, or None where it has been taken; five times None after round 12."""
        return list(self._offer)

    def face_up(self, animal: str) -> bool:
        """Whether the animal has been dealt and is face up."""
        return animal not in self.face_down and any(animal in column for column in self.setup["animals"])

    def legal(self) -> list[tuple[int, int, int]]:
        """Every (slot, face, rotation) that the seat to move may choose, in the order of the codes."""
        if self.seat_to_move is None:
            return []
        slots = [slot for slot in range(5) if self._offer[slot] is not None]
        faces = self.planets[self.seat_to_move].free_faces()
        return [(slot, face, rotation) for slot in slots for face in faces for rotation in range(5)]

    def play(self, slot: int, face: int, rotation: int) -> None:
        """The seat to move takes the slot's tile and places it; the last seat's move brings life and the next round."""
        seat = self.seat_to_move
        if seat is None:
            raise IllegalMoveError("the game is over")
        if slot not in range(5) or face not in range(12) or rotation not in range(5):
            raise IllegalMoveError(f"there is no slot {slot}, face {face} or rotation {rotation}")
        tile = self._offer[slot]
        if tile is None:
            raise IllegalMoveError(f"the tile in slot {slot} has been taken")
        if not self.planets[seat].is_free(face):
            raise IllegalMoveError(f"a tile lies on face {face} already")
        self._offer[slot] = None
        self.planets[seat].lay(self.box["tiles"][tile], face, rotation)
        self.moves.append({"seat": seat, "tile": tile, "face": face, "rotation": rotation})
        if self.ply == self.round * self.players:
            self._clear_offer()
            self._life()
            self._turn_up_animal()
            self._next_round()

    def _clear_offer(self) -> None:
        for tile in self._offer:
            if tile is None:
                continue
            if self.round <= 10 and len(self.late_piles[11]) < 5:
                self.late_piles[11].append(tile)
            elif self.round <= 10 and len(self.late_piles[12]) < 5:
                self.late_piles[12].append(tile)
            else:
                self.out_of_game.append(tile)
        self._offer = [None] * 5

    def _life(self) -> None:
        for animal in self.columns[self.round]:
            look = look_at(self.animals[animal], self.planets, self.round)
            self.looks.append(look)
            if look.seat is not None:
                self.cards[look.seat].append(animal)
            elif look.outcome == "carry":
                self.columns[self.round + 1].append(animal)
        self.columns[self.round] = []

    def _turn_up_animal(self) -> None:
        if self.mystery and self.round <= 10:
            self.face_down.discard(self.setup["animals"][self.round + 2 - 1][1])

    def _next_round(self) -> None:
        if self.round == LAST_ROUND:
            self.over = True
            return
        self.round += 1
        pile = self.setup["piles"][self.round - 1] if self.round <= 10 else self.late_piles[self.round]
        self._offer = list(pile)

    def awards(self) -> list[Award]:
        """The cards won, by round, then in the column's order."""
        return [
            {"round": look.round, "animal": look.animal, "seat": look.seat}
            for look in self.looks
            if look.seat is not None
        ]

    def scores(self) -> list[Score]:
        """Each seat's points for its planet and its cards in their current state."""
        return [self._score(seat) for seat in range(self.players)]

    def _score(self, seat: int) -> Score:
        habitat = self.setup["objectives"][seat] if self.objectives else None
        objective = 0
        if habitat is not None:
            objective = objective_points(self.box["objectives"][habitat], self.planets[seat].count(habitat))
        animals = sum(card_points(self.animals[animal], habitat) for animal in self.cards[seat])
        return {
            "seat": seat,
            "objective": objective,
            "animals": animals,
            "cards": len(self.cards[seat]),
            "total": objective + animals,
        }

    def winners(self) -> list[int]:
        """The seats that win with the current scores."""
        return winners(self.scores())

    def record(self) -> Record:
        """The game on paper; scores and winners only after round 12, the box only if it is not the standard one."""
        record: Record = {
            "format": FORMAT,
            "players": self.players,
            "objectives": self.objectives,
            "mystery": self.mystery,
            "setup": self.setup,
            "moves": list(self.moves),
            "awards": self.awards(),
        }
        if self.over:
            record["scores"] = self.scores()
            record["winners"] = self.winners()
        if self.own_box:
            record["box"] = self.box
        return record
