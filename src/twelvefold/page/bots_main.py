"""The main program of the bots' worker: its scripts call `answer` with each message."""

from typing import Any

from pyodide.ffi import to_js

from twelvefold.page.bots import Answerer

_answerer = Answerer()


def answer(frame: Any) -> object:  # noqa: ANN401  # a JavaScript array of bytes
    """The framed answer to a framed message."""
    return to_js(_answerer.answer(frame.to_bytes()))
