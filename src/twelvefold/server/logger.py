"""The log of each module: structlog's, or where that isn't installed, as in a browser, the standard library's."""

import logging
from typing import Protocol


class Logger(Protocol):
    """What the server's modules need of a log. The first argument says what happened, the others what it is about."""

    def debug(self, event: str, **about: object) -> object:
        """Log what helps to find out why something isn't as expected."""
        ...

    def info(self, event: str, **about: object) -> object:
        """Log what a host may want to know."""
        ...

    def warning(self, event: str, **about: object) -> object:
        """Log what a running server must expect now and then."""
        ...

    def error(self, event: str, **about: object) -> object:
        """Log a bug of ours."""
        ...

    def exception(self, event: str, **about: object) -> object:
        """Log a bug of ours, from the handler of its exception."""
        ...


class PlainLogger:
    """Writes to the standard library's log."""

    def __init__(self, name: str) -> None:
        self._log = logging.getLogger(name)

    def debug(self, event: str, **about: object) -> None:
        """Log what helps to find out why something isn't as expected."""
        self._write(logging.DEBUG, event, about)

    def info(self, event: str, **about: object) -> None:
        """Log what a host may want to know."""
        self._write(logging.INFO, event, about)

    def warning(self, event: str, **about: object) -> None:
        """Log what must be expected now and then."""
        self._write(logging.WARNING, event, about)

    def error(self, event: str, **about: object) -> None:
        """Log a bug of ours."""
        self._write(logging.ERROR, event, about)

    def exception(self, event: str, **about: object) -> None:
        """Log a bug of ours, with the exception that is being handled."""
        self._write(logging.ERROR, event, {"exc_info": True} | about)

    def _write(self, level: int, event: str, about: dict[str, object]) -> None:
        error = about.pop("exc_info", None)
        exc_info = error if isinstance(error, BaseException) else bool(error)
        self._log.log(
            level, "%s", " ".join([event, *(f"{key}={value}" for key, value in about.items())]), exc_info=exc_info
        )


def logger(name: str) -> Logger:
    """The log with this name."""
    try:
        import structlog
    except ImportError:
        return PlainLogger(name)
    made: Logger = structlog.get_logger(name)
    return made
