"""The record of a game played at a table."""

from twelvefold.engine.record import write_record
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Ending
from twelvefold.server.node.reading import read_game
from twelvefold.server.node.tables import Tables
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table


async def record_of_table(tables: Tables, name: str, number: int | None, holder: Holder | None) -> str:
    """The record of a finished game of a table: the last one, or the one with this number."""
    table, number = await finished_game(tables, name, number, holder)
    if number != table.game_number:
        table = await read_game(tables.store, table, number)
    if table.game is None or table.ended is None:
        raise Refused(Reason.NOT_NOW, table.status)
    extra: dict[str, object] = {"names": table.played}
    if table.ended is not Ending.PLAYED:
        extra["ended"] = table.ended
    if table.deal is not None and table.daily is None:
        extra["seed"] = table.deal.seed if table.open_seed is None else table.open_seed
    return write_record(table.game, extra)


async def finished_game(tables: Tables, name: str, number: int | None, holder: Holder | None) -> tuple[Table, int]:
    """A table and the number of one of its games, the last one or this one; Refused unless that game is over."""
    table = await (await tables.live(name)).fresh()
    if not table.may_look(None if holder is None else holder.hash):
        raise Refused(Reason.NO_SPECTATORS)
    if number is not None and number != table.game_number:
        if not 1 <= number < table.game_number:
            raise Refused(Reason.NOT_NOW, "game")
        return table, number  # the next game begins only when the one before is over
    if table.game is None or table.ended is None:
        raise Refused(Reason.NOT_NOW, table.status)
    return table, table.game_number
