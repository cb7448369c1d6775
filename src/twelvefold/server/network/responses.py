"""Responses: values as JSON, and refusals in the same form as on a socket."""

import math
from http import HTTPStatus

from starlette.responses import Response

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.wire import encode
from twelvefold.server.table.refusal import Refused


def json(value: object, status: int = HTTPStatus.OK) -> Response:
    """A response with a JSON body."""
    return Response(encode(value), status, media_type="application/json")


def refusal(reason: Reason, status: int, where: str | None = None) -> Response:
    """A refusal, in the same form as on a socket."""
    return json({"type": "rejected", "reason": reason, "where": where}, status)


def answer_to(refused: Refused) -> Response:
    """The response to a refused command: 404 if something doesn't exist, otherwise 409."""
    gone = refused.reason in {Reason.NO_TABLE, Reason.NO_BOX}
    return refusal(refused.reason, HTTPStatus.NOT_FOUND if gone else HTTPStatus.CONFLICT, refused.where)


def too_fast(seconds: float) -> Response:
    """A 429 response that says how long to wait."""
    response = refusal(Reason.TOO_FAST, HTTPStatus.TOO_MANY_REQUESTS)
    response.headers["retry-after"] = str(max(1, math.ceil(seconds)))
    return response
