"""Responses: answers as Starlette sends them."""

import math
from http import HTTPStatus

from starlette.responses import Response

from twelvefold.protocol.messages import Reason
from twelvefold.server.node import answers
from twelvefold.server.node.answers import Answer
from twelvefold.server.table.refusal import Refused


def response(answer: Answer) -> Response:
    """An answer as a response with a JSON body."""
    return Response(answer.body, answer.status, media_type="application/json")


def json(value: object, status: int = HTTPStatus.OK) -> Response:
    """A response with a JSON body."""
    return response(answers.found(value, status))


def refusal(reason: Reason, status: int, where: str | None = None) -> Response:
    """A refusal, in the same form as on a socket."""
    return response(answers.refusal(reason, status, where))


def answer_to(refused: Refused) -> Response:
    """The response to a refused command: 404 if something doesn't exist, otherwise 409."""
    return response(answers.answer_to(refused))


def too_fast(seconds: float) -> Response:
    """A 429 response that says how long to wait."""
    refused = refusal(Reason.TOO_FAST, HTTPStatus.TOO_MANY_REQUESTS)
    refused.headers["retry-after"] = str(max(1, math.ceil(seconds)))
    return refused
