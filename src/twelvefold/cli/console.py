"""The console for human readers: user-provided names are printed exactly as written.

Rich would turn `:Bear:` into an emoji, `[b]` into a style, and colour numbers; here they are plain text.
"""

from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

LEAST = 12
"""Minimum column width of a name."""
WIDEST = 10_000


def console(*, stderr: bool = False, soft_wrap: bool = False, width: int | None = None) -> Console:
    """A console for our sentences and tables."""
    return Console(stderr=stderr, soft_wrap=soft_wrap, width=width, markup=False, emoji=False, highlight=False)


def bar(what: str) -> "Progress":
    """A progress bar on stderr, shown only on a terminal."""
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
    """Print a table. If its numbers don't fit, the terminal wraps the lines; names keep their minimum width.

    `names` is the number of the column to fold first.
    """
    from rich.measure import Measurement

    usual, folded = console(), table.columns[names]
    folded.max_width = LEAST
    measured = Measurement.get(usual, usual.options.update_width(WIDEST), table)
    needed = measured.maximum if any(column.no_wrap for column in table.columns) else measured.minimum
    folded.max_width = None
    console(width=max(usual.width, needed)).print(table, crop=False)
