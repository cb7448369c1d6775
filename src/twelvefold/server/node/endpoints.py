"""What requests are answered with: the same in a server and in a browser's worker."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from twelvefold import __version__
from twelvefold.analysis.knowledge import Knowledge
from twelvefold.analysis.review import ReviewError
from twelvefold.bots.levels import LEVELS
from twelvefold.bots.minds import STYLES
from twelvefold.engine.record import RecordError
from twelvefold.protocol.about import About
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Removal
from twelvefold.protocol.wire import BadMessage
from twelvefold.server.node import lines, puzzles
from twelvefold.server.node.answers import Answer, found, need_form, refusal
from twelvefold.server.node.node import Node
from twelvefold.server.node.records import record_of_table
from twelvefold.server.node.replay import replay_of
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.words import said_in
from twelvefold.words.book import has_books
from twelvefold.world.box_file import BoxError

LONGEST_REASON = 500
"""Most letters shown of what is wrong with a box or a record."""
REMEMBER = "remember"
CODE, DIGEST = re.compile(r"[\w ]{1,12}", re.ASCII), re.compile(r"[0-9a-f]{64}")
"""Patterns for typed short codes and digests of uploads."""
TABLE, CHANGE = re.compile(r"[\w-]{22}", re.ASCII), re.compile("|".join([*Removal, REMEMBER]))
"""Patterns for table ids, and for what can be done with one's own table."""
DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def about(node: Node, url: str, *, reachable: bool) -> Answer:
    """What answers here, and the address to share with friends."""
    own_bots = node.bot_pool.own_names
    return found(About(__version__, PROTOCOL, url, reachable, tuple(LEVELS), tuple(STYLES), own_bots))


async def open_tables(node: Node) -> Answer:
    """The public list of open tables."""
    return found({"tables": await node.tables.listed()})


async def table_of_code(node: Node, typed: str) -> Answer:
    """Find a table by its short code."""
    table = await node.tables.store.find(need_form(typed, CODE).strip().upper())
    return refusal(Reason.NO_TABLE, HTTPStatus.NOT_FOUND) if table is None else found({"table": table})


async def box_of_table(node: Node, holder: Holder | None, name: str) -> Answer:
    """The box a table plays with."""
    table = await (await node.tables.live(need_form(name, TABLE))).fresh()
    if not table.may_look(None if holder is None else holder.hash):
        raise Refused(Reason.NO_SPECTATORS)
    return found(table.box.to_json())


async def record_of(node: Node, holder: Holder | None, table: str, game: str) -> Answer:
    """The record of a table's last game or of an earlier one, once it is over."""
    number = int(game) if game.isascii() and game.isdecimal() and len(game) < 6 else None
    return Answer((await record_of_table(node.tables, need_form(table, TABLE), number, holder)).encode())


async def keep_box(node: Node, text: bytes, language: str) -> Answer:
    """Store an uploaded box; tables refer to it by its hash."""
    try:
        return found({"box": await node.tables.library.keep_box(text)}, HTTPStatus.CREATED)
    except BoxError as error:
        return refusal(Reason.NO_BOX, HTTPStatus.UNPROCESSABLE_ENTITY, _sentence(language, error))


async def keep_record(node: Node, text: bytes, language: str) -> Answer:
    """Store an uploaded record; it can be shared by its hash."""
    try:
        return found({"record": await node.tables.library.keep_record(text)}, HTTPStatus.CREATED)
    except RecordError as error:
        return refusal(Reason.BAD_MESSAGE, HTTPStatus.UNPROCESSABLE_ENTITY, _sentence(language, error))


async def uploaded_record(node: Node, digest: str) -> Answer:
    """An uploaded record."""
    text = await node.tables.library.record(need_form(digest, DIGEST))
    return refusal(Reason.NO_TABLE, HTTPStatus.NOT_FOUND) if text is None else Answer(text)


async def replay(text: bytes, language: str) -> Answer:
    """A record replayed move by move; nothing is stored."""
    try:
        return found(await asyncio.to_thread(replay_of, text))
    except RecordError as error:
        return refusal(Reason.BAD_MESSAGE, HTTPStatus.UNPROCESSABLE_ENTITY, _sentence(language, error))


async def line_frames(text: bytes, language: str) -> Answer:
    """A line from a position of a record, move by move; nothing is stored."""
    return await _of_line(asyncio.to_thread(lines.frames_of, text), language)


async def line_what_if(text: bytes, language: str) -> Answer:
    """What a tile would change at the end of a line."""
    return await _of_line(asyncio.to_thread(lines.what_if, text), language)


async def line_move(node: Node, text: bytes, language: str, address: str = "") -> Answer:
    """A bot's move at the end of a line, paid for by this address."""
    return await _of_line(node.line_bots.reply(text, address), language)


async def line_hint(node: Node, text: bytes, language: str, address: str = "") -> Answer:
    """The best moves for whoever is to move at the end of a line, and why."""
    return await _of_line(node.line_bots.hint(text, address), language)


async def line_value(node: Node, text: bytes, language: str, address: str = "") -> Answer:
    """What the position at the end of a line is worth, at this address's expense."""
    return await _of_line(node.line_bots.value(text, address), language)


async def branching_record(text: bytes, language: str) -> Answer:
    """A record with other branches, to keep or to upload."""
    return await _of_line(asyncio.to_thread(lines.with_branches, text), language)


async def line_judge(node: Node, text: bytes, language: str, address: str = "") -> Answer:
    """How good the last move of a line is, at this address's expense."""
    return await _of_line(node.line_bots.judge(text, address), language)


async def _of_line(answer: Awaitable[object], language: str) -> Answer:
    try:
        value = await answer
        return Answer(value) if isinstance(value, bytes) else found(value)
    except BadMessage as error:
        return refusal(Reason.BAD_MESSAGE, HTTPStatus.UNPROCESSABLE_ENTITY, str(error))
    except RecordError as error:
        return refusal(Reason.BAD_MESSAGE, HTTPStatus.UNPROCESSABLE_ENTITY, _sentence(language, error))


async def begin_review(node: Node, text: bytes, revealed: str, address: str, language: str) -> Answer:
    """Begin the review of a record, or find the one that is known; `revealed` is `1` to judge with all revealed."""
    knowledge = Knowledge.EVERYTHING if revealed == "1" else Knowledge.SEAT
    try:
        return found(await node.reviews.open(text, knowledge, address))
    except (RecordError, ReviewError) as error:
        return refusal(Reason.BAD_MESSAGE, HTTPStatus.UNPROCESSABLE_ENTITY, _sentence(language, error))


async def more_of_review(node: Node, name: str, after: str, address: str) -> Answer:
    """The parts of a review after the first `after`, as soon as there are any."""
    known = int(after) if after.isascii() and after.isdecimal() and len(after) < 6 else 0
    return found(await node.reviews.more(need_form(name, DIGEST), known, address))


async def puzzle_table(text: bytes, language: str) -> Answer:
    """The game of a puzzle up to its position; nothing is stored."""
    return await _of_line(asyncio.to_thread(puzzles.table_of, text), language)


async def own_tables(node: Node, holder: Holder | None, may_read: Callable[[], bool] = lambda: True) -> Answer:
    """The tables of the person who asks, as long as `may_read` allows reading tables from their logs."""
    return found({"tables": [] if holder is None else await node.own_tables.all_of(holder, may_read)})


async def change_own_table(node: Node, holder: Holder | None, table: str, change: str) -> Answer:
    """Close, leave or forget one of the tables of the person who asks, or put it back into their list."""
    need_form(table, TABLE)
    need_form(change, CHANGE)
    if holder is None:
        raise Refused(Reason.NOT_YOURS)
    if change == REMEMBER:
        await node.own_tables.remember(holder, table)
    else:
        await node.own_tables.remove(holder, table, Removal(change))
    return found({"table": table})


async def daily(node: Node, holder: Holder | None) -> Answer:
    """Today's game, and the attempts of the person who asks. Starting one is a command: see `PlayDaily`."""
    return found(await node.daily_results.today(holder))


async def compare_daily(node: Node, holder: Holder | None, day: str) -> Answer:
    """How the result of the person who asks compares."""
    return found(await node.daily_results.compare(holder, need_form(day, DAY)))


def _sentence(language: str, error: Exception) -> str | None:
    """What is wrong with an upload, in the sender's language; None in a browser's worker, which has no words."""
    return said_in(language, error)[:LONGEST_REASON] if has_books() else None
