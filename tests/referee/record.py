"""Checks whether a record describes a real game, and if not, which part is the first that is wrong."""

import json
from typing import cast

from tests.referee.life import LAST_ROUND
from tests.referee.paper import HABITATS, Box, Record, Setup, box_fault, is_list, is_whole
from tests.referee.play import FORMAT, IllegalMoveError, RefGame
from tests.referee.randomly import columns_of


def line(record: Record) -> str:
    """The record as one line of a `.jsonl` file."""
    return json.dumps(record) + "\n"


def check_record(record: object, standard_box: Box) -> str | None:
    """None for a valid record, else the first part that is wrong, a colon and a sentence, as in "moves: …"."""
    fault = _format_fault(record)
    if fault or not isinstance(record, dict):
        return f"format: {fault}"
    box = cast("Box", record.get("box", standard_box))
    players, mystery = int(record["players"]), bool(record["mystery"])
    fault = _setup_fault(record.get("setup"), players, bool(record["objectives"]), columns_of(mystery, box), box)
    if fault:
        return f"setup: {fault}"
    game = RefGame(cast("Setup", record["setup"]), players, record["objectives"], mystery, box, own_box="box" in record)
    fault = _replay_fault(game, record.get("moves"))
    if fault:
        return f"moves: {fault}"
    return _outcome_fault(game, record)


def _format_fault(record: object) -> str | None:
    """Check the head of the record: everything before the setup, and the box if there is one."""
    if not isinstance(record, dict):
        return "a record is one object"
    if record.get("format") != FORMAT:
        return f"the format is {FORMAT}"
    if not is_whole(record.get("players"), 2, 4):
        return "there are 2 to 4 players"
    if type(record.get("objectives")) is not bool or type(record.get("mystery")) is not bool:
        return "objectives and mystery are true or false"
    return box_fault(record["box"]) if "box" in record else None


def _setup_fault(setup: object, players: int, objectives: bool, columns: list[int], box: Box) -> str | None:
    if not isinstance(setup, dict) or set(setup) != set(Setup.__annotations__):
        return "a setup has piles, animals, objectives and first_seat"
    piles, animals, dealt = setup["piles"], setup["animals"], setup["objectives"]
    if not is_list(piles, 10) or not all(is_list(pile, 5) for pile in piles):
        return "there are ten piles of five tiles"
    tiles = [tile for pile in piles for tile in pile]
    if not all(is_whole(tile, 0, 49) for tile in tiles) or len(set(tiles)) != 50:
        return "the piles hold each of the 50 tiles once"
    if not is_list(animals, 12) or not all(is_list(animals[i], columns[i]) for i in range(12)):
        return f"the animals lie {columns} under the rounds"
    laid_out = [animal for column in animals for animal in column]
    known = {animal["id"] for animal in box["animals"]}
    if not all(isinstance(animal, str) and animal in known for animal in laid_out) or len(set(laid_out)) != 20:
        return "the animals laid out are twenty different ones of the box"
    if not is_list(dealt, players if objectives else 0):
        return "each seat has an objective, or none has in the beginner game"
    if not all(isinstance(habitat, str) and habitat in HABITATS for habitat in dealt) or len(set(dealt)) != len(dealt):
        return "no two objectives are alike"
    if not is_whole(setup["first_seat"], 0, players - 1):
        return "the first seat is one at the table"
    return None


def _replay_fault(game: RefGame, moves: object) -> str | None:
    """Replay the moves, and report the first that is impossible."""
    if not isinstance(moves, list):
        return "the moves are a list"
    for ply, move in enumerate(moves):
        if not isinstance(move, dict) or set(move) != {"seat", "tile", "face", "rotation"}:
            return f"move {ply} has not just seat, tile, face and rotation"
        if not all(type(number) is int for number in move.values()):
            return f"move {ply} has a number that is no integer"
        if game.over:
            return f"move {ply} comes after round 12"
        if move["seat"] != game.seat_to_move:
            return f"move {ply} is seat {game.seat_to_move}'s"
        if move["tile"] not in game.offer():
            return f"move {ply} takes a tile that is not on offer"
        try:
            game.play(game.offer().index(move["tile"]), move["face"], move["rotation"])
        except IllegalMoveError as error:
            return f"move {ply}: {error}"
    return None


def _outcome_fault(game: RefGame, record: dict[str, object]) -> str | None:
    """Compare the outcome of the moves with what the record says."""
    if not same(record.get("awards"), game.awards()):
        return f"awards: after round {LAST_ROUND if game.over else game.round - 1} they are {game.awards()}"
    if not game.over:
        for part in ("scores", "winners"):
            if part in record:
                return f"{part}: a game under way has none"
        return None
    if not same(record.get("scores"), game.scores()):
        return f"scores: they are {game.scores()}"
    if not same(record.get("winners"), game.winners()):
        return f"winners: they are {game.winners()}"
    return None


def same(said: object, true: object) -> bool:
    """Whether two pieces of JSON are the same; unlike Python, JSON tells 1, 1.0 and true apart."""
    if isinstance(said, dict) and isinstance(true, dict):
        return set(said) == set(true) and all(same(said[key], true[key]) for key in true)
    if isinstance(said, list) and isinstance(true, list):
        return len(said) == len(true) and all(same(a, b) for a, b in zip(said, true, strict=True))
    return type(said) is type(true) and said == true
