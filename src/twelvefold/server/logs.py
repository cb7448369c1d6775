"""Structured logs without secrets: table ids are truncated, and tokens and names are never logged."""

import logging
import math
import os
import sys
import time
from collections.abc import Callable

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, WrappedLogger

MINUTE = 60.0

DEBUG = "TWELVEFOLD_DEBUG"
"""The environment variable that, set to 1, makes logs say more, such as which kernel is in use."""

SHOWN = 8
"""Letters of a table's id in logs: enough to find the table, too few to join it."""


def set_up_logs(*, as_json: bool) -> None:
    """Write logs to stderr: everything as JSON lines for machines, or only what matters, in colour, for people."""
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _cut_ids,
    ]
    structlog.configure(
        processors=[
            *shared,
            *([structlog.processors.format_exc_info] if as_json else []),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_level(as_json=as_json)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # Libraries use the standard logging module: show only what matters, in the same format.
    others = logging.StreamHandler(sys.stderr)
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *([structlog.processors.format_exc_info] if as_json else []),
                last,
            ],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[others], force=True)
    logging.captureWarnings(capture=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings are about malformed requests


def _level(*, as_json: bool) -> int:
    if os.environ.get(DEBUG, "0") not in ("", "0"):
        return logging.DEBUG
    return logging.INFO if as_json else logging.WARNING


class RareLog:
    """Writes at most one line a minute, so that nobody can fill the disk; the next line counts the ones left out."""

    def __init__(self, logger: FilteringBoundLogger, clock: Callable[[], float] = time.monotonic) -> None:
        self.logger, self._clock = logger, clock
        self._next, self._left_out = -math.inf, 0

    def warning(self, event: str, **about: str | int) -> None:
        """Log a warning, unless there was one less than a minute ago."""
        now = self._clock()
        if now < self._next:
            self._left_out += 1
            return
        self.logger.warning(event, **about, left_out=self._left_out)
        self._next, self._left_out = now + MINUTE, 0


def _cut_ids(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    table = event.get("table")
    if isinstance(table, str) and len(table) > SHOWN:
        event["table"] = table[:SHOWN] + "…"
    return event
