"""A bar that shows how far much work is."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from twelvefold.cli.console import console


def bar(what: str) -> Progress:
    """A progress bar on stderr, shown only to people."""
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
