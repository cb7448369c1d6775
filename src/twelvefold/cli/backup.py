"""`twelvefold backup` and `twelvefold restore`: all tables as one file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from twelvefold.cli.bar import bar
from twelvefold.cli.serve import Database, default_database

File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]


def backup(file: File, database: Database = None) -> None:
    """Save all tables to a new file, also while a server runs.

    [dim]twelvefold backup --database postgresql://… tables.backup[/dim]
    """
    from twelvefold.server.store.backup import dump

    with _progress("Saving") as progress:
        rows = dump(database or default_database(), file, progress)
    print(f"{rows} rows are in {file}")


def restore(file: File, database: Database = None) -> None:
    """Bring the tables of a backup into an empty database, of either kind.

    [dim]twelvefold restore --database postgresql://… tables.backup[/dim]
    """
    from twelvefold.server.store.backup import load

    with _progress("Restoring") as progress:
        rows = load(file, database or default_database(), progress)
    print(f"{rows} rows were restored")


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    with bar(what) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
