"""The second opinion: a slow, naive referee written from the rules, which shares no code with the product."""

from tests.referee.life import Look, look_at
from tests.referee.paper import Animal, Award, Box, Move, Record, Score, Setup
from tests.referee.planet import CONTACTS, FACES, Planet
from tests.referee.play import IllegalMoveError, RefGame
from tests.referee.randomly import random_game, random_setup
from tests.referee.record import check_record, line
from tests.referee.score import card_points, objective_points, winners

__all__ = [
    "CONTACTS",
    "FACES",
    "Animal",
    "Award",
    "Box",
    "IllegalMoveError",
    "Look",
    "Move",
    "Planet",
    "Record",
    "RefGame",
    "Score",
    "Setup",
    "card_points",
    "check_record",
    "line",
    "look_at",
    "objective_points",
    "random_game",
    "random_setup",
    "winners",
]
