"""An example of each message, as the page shows it: a game after its first move."""

import msgspec
from msgspec import Struct

from twelvefold.analysis.reasons import Reason, Why
from twelvefold.engine.events import (
    Awarded,
    Bid,
    Carried,
    Decision,
    Discarded,
    Doubt,
    Ended,
    Revealed,
    RoundOpened,
    Score,
    Verdict,
)
from twelvefold.engine.planet import Laid
from twelvefold.engine.standing import RaceChange, SeatBid, Standing
from twelvefold.engine.trial import Trial
from twelvefold.protocol import commands, events, messages, shared_review
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.table import Ending, Options, SeatInfo, SeatKind, SeatRequest, Status, TableInfo, TableSummary
from twelvefold.world.units import AreaMask, Face, Rotation, Seat, Slot, TileId

TABLE = "dGFibGUgbnVtYmVyIG9uZQ"
CODE = "K7QX2M"
TOKEN = "YW4gZXhhbXBsZSwgb2Ygbm8gdXNlIHRvIGFueWJvZHk"
SECRET = "YW5vdGhlciBvbmUsIHRvIGhhbmQgb3ZlciBhIHNlYXQ"
REVIEW = "YSByZXZpZXcgd2l0aCBCZQ"
REVIEWERS = ("0aJ5xIhB7N_c2Wqk", "Vd3-mP9sYtG1oR6e")
NOW = 1767225600.25
_REASON = Reason(
    Why.APART, Face(6), animal="fox", habitat="forest", other="glacier", seat=Seat(1), before=0.31, after=0.74,
    bids=(3, 5), points=1.2,
)  # fmt: skip

_OPTIONS = Options(aids=False)
_REQUESTS = (SeatRequest(SeatKind.PERSON, name="Ada"), SeatRequest())
_SEATS = (SeatInfo(SeatKind.PERSON, "Ada", host=True), SeatInfo(SeatKind.PERSON, "Ben"))
_INFO = TableInfo(TABLE, CODE, Status.PLAYING, _OPTIONS, _SEATS, game=1)
_PLACED = events.Placed(Seat(0), Slot(2), TileId(11), Face(6), Rotation(1))
_GAME = msgspec.convert(
    {
        "game": 1,
        "players": 2,
        "beginner": False,
        "mystery": False,
        "ply": 1,
        "round": 1,
        "first_seat": 0,
        "seat_to_move": 1,
        "offer": (20, 23, None, 18, 48),
        "planets": (
            tuple(Laid(TileId(11), Rotation(1)) if face == 6 else None for face in range(12)),
            (None,) * 12,
        ),
        "columns": (
            (),
            (),
            ("bat",),
            ("badger",),
            ("snow-leopard",),
            ("turtle", "frog"),
            ("swan", "hare"),
            ("seal", "giraffe"),
            ("scorpion", "flamingo"),
            ("musk-ox", "lizard", "squirrel"),
            ("octopus", "snake", "fox"),
            ("lion", "orca", "bison"),
        ),
        "won": ((), ()),
        "discarded": (),
        "late_piles": (),
        "out_of_game": (),
        "moves": ((2, 6, 1),),
        "legal": messages.Legal((0, 1, 3, 4), tuple(range(12))),
        "held": 0,
        "due_at": NOW + 3,
        "end": None,
    },
    messages.GameView,
)
_CHANGE = messages.GameChange(
    ply=1,
    seat_to_move=Seat(1),
    offer=_GAME.offer,
    legal=_GAME.legal,
    held=0,
    due_at=NOW + 3,
    moves=_GAME.moves,
    laid=(messages.FaceChange(Seat(0), 6, Laid(TileId(11), Rotation(1))),),
)
_PROGRESS = messages.Progress(areas=4, points=0, missing=9, next_points=2)
_YOURS = messages.Yours(TABLE, (0,), ("forest",), host=True, progress=(_PROGRESS,), hints=False)
_TRIAL = msgspec.convert(
    {
        "face": 0,
        "rotation": 0,
        "areas": (1, 2, 2, 0, 0),
        "regions": ((1,), (2,), (2,), (), ()),
        "bids": (0, 0, 0, 1, 2, 0, 0, 0, 2, 0, 2, 0, 0, 2, 0, 1, 0, 2, 0, 0),
        "winners": (0, 0, None, 1, 1, None, None, None, 1, None, 1, None, None, 0, None, 1, None, 1, None, 0),
    },
    Trial,
)

_POSITION = shared_review.ReviewPosition(ply=17, seat=1, review=True, choice=0)

_SAID: tuple[commands.Said, ...] = (
    commands.Hello(PROTOCOL),
    commands.Watch("c1", TABLE, since=3),
    commands.Unwatch("c2"),
    commands.WhatIf("c3", TABLE, seat=1, tile=20),
    commands.Create("c4", _REQUESTS, _OPTIONS),
    commands.PlayDaily("c20", "2026-11-19", "Ada"),
    commands.Sit("c5", TABLE, 1, name="Ben"),
    commands.Leave("c6", TABLE, 4, seat=1),
    commands.Return("c7", TABLE, 5, seat=1),
    commands.HandOver("c8", TABLE, 4, seat=0),
    commands.Play("c9", TABLE, 3, seat=0, slot=2, face=6, rotation=1),
    commands.TakeBack("c10", TABLE, 4, seat=0),
    commands.Done("c11", TABLE, 4, seat=0),
    commands.Resign("c12", TABLE, 4, seat=1),
    commands.End("c13", TABLE, 4, seat=1),
    commands.Rematch("c14", TABLE, 80, seat=1),
    commands.React("c15", TABLE, 4, seat=1, reaction=events.Reaction.NICE),
    commands.Fill("c16", TABLE, 4, seat=1, bot="learned"),
    commands.Kick("c17", TABLE, 4, seat=1),
    commands.Close("c18", TABLE, 4),
    commands.Hint("c19", TABLE, seat=1),
    shared_review.JoinReview("c21", REVIEW, TABLE, game=1, name="Ada", position=_POSITION),
    shared_review.Lead("c22", msgspec.structs.replace(_POSITION, ply=18, line=(shared_review.LineMove(0, 20, 6, 1),))),
    shared_review.PassLead("c23", REVIEWERS[1]),
    shared_review.LeaveReview("c24"),
)
_HEARD: tuple[messages.Message, ...] = (
    messages.Welcome(PROTOCOL, "0.1.0", NOW, TOKEN),
    messages.Snapshot("c1", TABLE, 4, NOW, _INFO, _GAME, (_PLACED,), _YOURS),
    messages.Update(TABLE, 3, 4, NOW, (_PLACED,), change=_CHANGE),
    _YOURS,
    messages.Presence(TABLE, (True, False), 3, ("Cem",), (None, 1767225480.25)),
    messages.Ack("c9", TABLE, 4),
    messages.Rejected(messages.Reason.NOT_YOUR_TURN, "c9"),
    messages.Trials("c3", TABLE, 1, 20, tuple(name for column in _GAME.columns for name in column if name), (_TRIAL,)),
    messages.Suggestion(
        "c19",
        TABLE,
        seat=1,
        ply=1,
        slot=0,
        face=6,
        rotation=2,
        chance=0.54,
        reasons=(_REASON,),
        alternatives=(messages.SuggestedMove(slot=3, face=6, rotation=0, chance=0.5, reasons=()),),
    ),
    shared_review.Reviewing("c21", REVIEW, REVIEWERS[0], game=1, open=True),
    shared_review.SharedReview(
        REVIEW,
        tuple(shared_review.Reviewer(*each, away=False) for each in zip(REVIEWERS, ("Ada", "Ben"), strict=True)),
        leader=REVIEWERS[0],
        position=_POSITION,
    ),
    messages.Goodbye(messages.Reason.STOPPING),
)
_NO_BID = Bid(0, ())


def _bid(*areas: int) -> Bid:
    return Bid(len(areas), (AreaMask(sum(1 << area for area in areas)),))


_EVENTS: tuple[events.Event, ...] = (
    events.Created(CODE, _OPTIONS, _REQUESTS),
    events.Seated(1, "Ben"),
    events.BotSeated(1, "learned"),
    events.Opened(1),
    events.Left(1),
    events.Lapsed(1),
    events.Returned(1),
    events.Offered(0),
    events.Started(game=1, first_seat=0, seed=None),
    _PLACED,
    events.TakenBack(0),
    events.Settled(0),
    events.Resigned(1),
    events.EndWanted(1, wanted=True),
    events.RematchWanted(1, wanted=True),
    events.GameOver(1, Ending.AGREED),
    events.Reacted(1, events.Reaction.NICE),
    events.HostChanged(1),
    events.Closed(),
    RoundOpened(1, Seat(0), tuple(map(TileId, (20, 23, 11, 18, 48)))),
    Awarded(4, "scorpion", Seat(1), Decision.BEST, (_NO_BID, _bid(40, 41))),
    Carried(3, "squirrel", Doubt.DRAW, (_bid(37), _bid(5))),
    Discarded(12, "alpaca", Doubt.DRAW, (_bid(38, 39), _bid(8, 9))),
    Revealed(3, "scorpion"),
    Ended(
        ("forest", "desert"),
        (Score(Seat(0), 0, 19, 11, 19), Score(Seat(1), 4, 16, 9, 20)),
        (Seat(1),),
        Verdict.POINTS,
    ),
)
_PARTS: tuple[Struct, ...] = (
    RaceChange("bat", (SeatBid(Seat(0), _bid(30)),), Seat(0), Decision.BEST, None),
    Standing("bat", 3, (_bid(30), _NO_BID), winner=Seat(0), by=Decision.BEST, why=None),
    TableSummary(TABLE, CODE, Status.PLAYING, _OPTIONS, _SEATS, game=1, round=1, touched_at=NOW),
)

EXAMPLES: dict[str, Struct] = {type(each).__name__: each for each in (*_SAID, *_HEARD, *_EVENTS, *_PARTS)}

SHORTENED = {"Trials": "Shown here with one of its sixty trials."}
"""The note below a shortened example."""
