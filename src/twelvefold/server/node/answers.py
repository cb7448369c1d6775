"""Answers to requests, without the network: a status and a JSON body, and refusals in the same form as on a socket."""

import re
from http import HTTPStatus
from typing import NamedTuple

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.wire import encode
from twelvefold.server.table.refusal import Refused


class Answer(NamedTuple):
    """An answer to a request."""

    body: bytes
    status: int = HTTPStatus.OK


def found(value: object, status: int = HTTPStatus.OK) -> Answer:
    """An answer with a value."""
    return Answer(encode(value), status)


def refusal(reason: Reason, status: int, where: str | None = None) -> Answer:
    """A refusal, in the same form as on a socket."""
    return found({"type": "rejected", "reason": reason, "where": where}, status)


def answer_to(refused: Refused) -> Answer:
    """The answer to a refused command: 404 if something doesn't exist, otherwise 409."""
    gone = refused.reason in {Reason.NO_TABLE, Reason.NO_BOX}
    return refusal(refused.reason, HTTPStatus.NOT_FOUND if gone else HTTPStatus.CONFLICT, refused.where)


def need_form(name: str, pattern: re.Pattern[str]) -> str:
    """A name from a path; one that can't match anything is refused without a lookup."""
    if pattern.fullmatch(name) is None:
        raise Refused(Reason.NO_TABLE)
    return name
