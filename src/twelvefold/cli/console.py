"""The console on which people read: what somebody gave a name to is shown as it is written.

To Rich `:Bear:` is an emoji, `[b]` a style and a figure something to be coloured; here all of them are letters.
"""

from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

LEAST = 12
"""Columns that a name has at least."""
WIDEST = 10_000


def console(*, stderr: bool = False, soft_wrap: bool = False, width: int | None = None) -> Console:
    """A console for sentences and tables of ours."""
    return Console(stderr=stderr, soft_wrap=soft_wrap, width=width, markup=False, emoji=False, highlight=False)


def bar(what: str) -> "Progress":
    """A progress bar on stderr, shown only to people."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    shown = console(stderr=True)
    return Progress(
        TextColumn(what, markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=shown,
        transient=True,
        disable=not shown.is_terminal,
    )


def show_table(table: "Table", names: int = 0) -> None:
    """Print a table; a terminal that is too narrow for its figures wraps its lines, and no name gives way to them.

    `names` is the number of the column that is folded first.
    """
    from rich.measure import Measurement

    usual, folded = console(), table.columns[names]
    folded.max_width = LEAST
    measured = Measurement.get(usual, usual.options.update_width(WIDEST), table)
    needed = measured.maximum if any(column.no_wrap for column in table.columns) else measured.minimum
    folded.max_width = None
    console(width=max(usual.width, needed)).print(table, crop=False)
