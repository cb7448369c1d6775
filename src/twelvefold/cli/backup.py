"""`twelvefold backup` and `twelvefold restore`: all tables in one file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from twelvefold.cli.console import bar
from twelvefold.cli.serve import Database, default_database
from twelvefold.words import say

File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-backup-file")]


def backup(file: File, database: Database = None) -> None:
    """Save all tables to a new file, also while a server runs."""
    from twelvefold.server.store.backup import dump

    with _progress(say("cli-backup-saving")) as progress:
        rows = dump(database or default_database(), file, progress)
    print(say("cli-backup-saved", rows=rows, file=file))


def restore(file: File, database: Database = None) -> None:
    """Bring the tables of a backup into an empty database, of either kind."""
    from twelvefold.server.store.backup import load

    with _progress(say("cli-restore-restoring")) as progress:
        rows = load(file, database or default_database(), progress)
    print(say("cli-restore-restored", rows=rows))


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    with bar(what) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
