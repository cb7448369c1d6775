"""Answers to requests: values as JSON, and refusals as on the socket."""

import math
from http import HTTPStatus

from starlette.responses import Response

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.wire import encode
from twelvefold.server.table.refusal import Refused


def json(value: object, status: int = HTTPStatus.OK) -> Response:
    """A value as the body of an answer."""
    return Response(encode(value), status, media_type="application/json")


def refusal(reason: Reason, status: int, where: str | None = None) -> Response:
    """Why something was refused, as on the socket."""
    return json({"type": "rejected", "reason": reason, "where": where}, status)


def answer_to(refused: Refused) -> Response:
    """The answer to what was refused: not found if what it names is not there, else a conflict."""
    gone = refused.reason in {Reason.NO_TABLE, Reason.NO_BOX}
    return refusal(refused.reason, HTTPStatus.NOT_FOUND if gone else HTTPStatus.CONFLICT, refused.where)


def too_fast(seconds: float) -> Response:
    """That somebody has to wait, and for how long."""
    response = refusal(Reason.TOO_FAST, HTTPStatus.TOO_MANY_REQUESTS)
    response.headers["retry-after"] = str(max(1, math.ceil(seconds)))
    return response
