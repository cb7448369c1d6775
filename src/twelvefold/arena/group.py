"""One deal played from every seat: the arena's unit of work, which gives a record per game."""

from functools import cache

from msgspec import to_builtins

from twelvefold.arena.luck import luck_of
from twelvefold.arena.seating import seatings
from twelvefold.arena.task import Task
from twelvefold.bots import Budget, Turn, make_bot, play_game
from twelvefold.bots.foreign import foreign_of
from twelvefold.bots.messages import sentence_data
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.record import write_record
from twelvefold.engine.stream import child_seed
from twelvefold.world.units import Seat

MOST_REMARKS = 100
"""How many different remarks of one seat in one game a record holds; the rest count as `OTHER_REMARKS`."""
OTHER_REMARKS = "other remarks"
LONGEST_REMARK = 200


def play_group(task: Task, group: int) -> list[str]:
    """The records of a group's games, one per line; except for CPU times, they depend only on the task and the number.

    The bots are made anew, so that nothing they keep can affect another group.
    """
    deal = task.deal(group)
    for bot in task.bots:
        warm_up(bot)
    made = {number: make_bot(task.bots[number], tried=True) for number in set(seatings(task, group)[0])}
    settings = task.to_json()
    lines = []
    for number, table in enumerate(seatings(task, group)):
        bots, seed = [made[bot] for bot in table], child_seed(deal.seed or b"", number)
        played = play_game(deal, bots, seed)
        arena = settings | {
            "group": group,
            "seating": number,
            "seconds": [round(seconds, 6) for seconds in played.seconds],
            "remarks": [bounded(remarks) for remarks in played.remarks],
            "details": [
                {remark: to_builtins(sentence_data(said)) for remark, said in details.items()}
                for details in played.details
            ],
        }
        if task.again:
            arena["luck"] = [round(luck, 6) for luck in luck_of(played.game, bots, seed, task.again)]
        extra = {"seed": (deal.seed or b"").hex(), "names": [task.names[bot] for bot in table], "arena": arena}
        lines.append(write_record(played.game, extra) + "\n")
    return lines


@cache
def warm_up(bot: str) -> None:
    """Have one of our own bots choose a first move once in this process, so that no thought pays for loading."""
    if COMPILED and foreign_of(bot) is None:
        game = Game.new(2, 0, first_seat=Seat(0))
        make_bot(bot).choose(Turn(game.view(Seat(0)), game.box, 0, Budget(seconds=0.0)))


def bounded(remarks: dict[str, int]) -> dict[str, int]:
    """A seat's remarks, limited in length and number, whatever a bot says."""
    kept: dict[str, int] = {}
    for remark, count in sorted(remarks.items()):
        name = remark[:LONGEST_REMARK] if len(kept) < MOST_REMARKS else OTHER_REMARKS
        kept[name] = kept.get(name, 0) + count
    return kept
