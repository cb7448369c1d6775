"""Writing to a table's log and deleting tables, as transactions of the browser's storage."""

from collections.abc import Collection

from twelvefold.page.records import EntryRecord, HoldingRecord, TableRecord
from twelvefold.page.storage import Delete, Find, Put, Request, Work, find, get
from twelvefold.server.store.errors import CodeTaken
from twelvefold.server.store.write import Write


def write_entries(write: Write) -> Work[bool]:
    """Append a write's entries, or create its table; False if the log doesn't end before them or a command is known."""
    row = write.row
    known = yield from get(TableRecord, "tables", write.table)
    code = row.code
    if write.new:
        if known is not None:
            return False
        if (yield from find(TableRecord, Find("tables", "code", (code,)))):
            raise CodeTaken("another table has this code")
    elif known is None or known.seq != write.entries[0].seq - 1:
        return False
    else:
        code = known.code
    for entry in write.entries:
        if entry.holder and entry.cmd_id:
            same = Find("entries", "command", (write.table, entry.holder, entry.cmd_id), most=1)
            if (yield from find(EntryRecord, same)):
                return False
    puts: list[Request] = [Put("tables", TableRecord.of(row, code, write.node))]
    puts += [Put("entries", EntryRecord.of(entry)) for entry in write.entries]
    puts += [Put("holdings", HoldingRecord(holder, write.table)) for holder in dict.fromkeys(write.holders)]
    yield puts
    return True


def delete_table(table: str) -> Work[bool]:
    """Delete a table and all that was its; False if it doesn't exist."""
    if (yield from get(TableRecord, "tables", table)) is None:
        return False
    held = yield from find(HoldingRecord, Find("holdings", "table", (table,)))
    gone: list[Request] = [Delete(store, (table,)) for store in ("tables", "entries", "checkpoints")]
    gone += [Delete("holdings", (holding.holder, table)) for holding in held]
    yield gone
    return True


def forget_tables(statuses: Collection[str], before: float, most: int) -> Work[list[str]]:
    """Delete the oldest tables of these statuses not used since `before`."""
    tables = yield from find(TableRecord, Find("tables"))
    old = [each for each in tables if each.status in statuses and each.touched_at < before]
    names = [each.table for each in sorted(old, key=lambda each: (each.touched_at, each.table))[:most]]
    for name in names:
        yield from delete_table(name)
    return names


def take_due(node: str, now: float, ahead: float, most: int) -> Work[list[str]]:
    """The tables where something is due by now, after taking over those of a worker that is gone, a little earlier."""
    soon = yield from find(TableRecord, Find("tables", "due", until=now + ahead))
    own = [each.table for each in soon if each.node == node and each.due_at is not None and each.due_at <= now]
    gone = [each for each in soon if each.node != node][:most]
    if gone:
        yield [Put("tables", TableRecord.of(each.row, each.code, node)) for each in gone]
    return [*own[:most], *(each.table for each in gone)]
