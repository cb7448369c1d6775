"""A browser's token, rotated and forgotten over HTTP."""

import asyncio
import re

import pytest
from tests.server.network.asking import Answer, ask
from tests.server.network.running import Running

from twelvefold.client import Client, Lost
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatRequest
from twelvefold.server.network.cookies import COOKIE
from twelvefold.server.table.holder import Holder

ROTATE, FORGET = "/api/token/rotate", "/api/token/forget"


def post(server: Running, path: str, token: str, **headers: str) -> Answer:
    """Post as a page does."""
    return ask(server, path, "POST", {"cookie": f"{COOKIE}={token}", **headers})


def own(server: Running, token: str) -> list[str]:
    """The tables of this token's owner."""
    return [table["id"] for table in ask(server, "/api/own", headers={"cookie": f"{COOKIE}={token}"}).said["tables"]]


def table_of(server: Running, token: str) -> str:
    """A table made with this token."""

    async def make() -> str:
        async with Client(server.url, token=token) as ada:
            return (await ada.create([ada.here("Ada"), SeatRequest()])).id

    return asyncio.run(make())


def test_a_rotated_cookie_keeps_the_tables_and_the_old_one_loses_them(server: Running) -> None:
    old = Holder.new().token
    table = table_of(server, old)
    answer = post(server, ROTATE, old)
    assert answer.said == {"token": None}
    given = re.match(rf"{COOKIE}=([\w-]{{43}}); HttpOnly", answer.headers["set-cookie"])
    assert given is not None
    assert answer.headers["cache-control"] == "no-store"
    assert own(server, given[1]) == [table]
    assert own(server, old) == []
    assert post(server, ROTATE, old).reason == Reason.FORGOTTEN
    # Opening a page with the old cookie doesn't set it again: that browser starts as a stranger.
    assert old not in ask(server, "/", headers={"cookie": f"{COOKIE}={old}"}).headers["set-cookie"]


def test_a_program_rotates_its_token_by_header_and_is_told_the_new_one(server: Running) -> None:
    old = Holder.new().token
    table = table_of(server, old)
    answer = ask(server, ROTATE, "POST", {"authorization": f"Bearer {old}"})
    assert "set-cookie" not in answer.headers
    assert own(server, answer.said["token"]) == [table]


def test_forgetting_clears_the_browser_and_makes_the_token_worthless(server: Running) -> None:
    token = Holder.new().token
    table_of(server, token)
    answer = post(server, FORGET, token)
    assert answer.status == 200
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert answer.headers["clear-site-data"] == '"cache", "storage"'
    assert own(server, token) == []
    assert post(server, FORGET, token).status == 200


def test_an_open_socket_of_a_forgotten_token_is_told_and_closed(server: Running) -> None:
    async def play_on() -> None:
        token = Holder.new().token
        async with Client(server.url, token=token) as ada:
            await asyncio.to_thread(post, server, FORGET, token)
            assert ada._reading is not None  # ends with the socket
            await ada._reading
            await ada.create([ada.here("Ada"), ada.bot("naive")])

    with pytest.raises(Lost) as ended:
        asyncio.run(play_on())
    assert ended.value.reason is Reason.FORGOTTEN


@pytest.mark.parametrize("path", [ROTATE, FORGET])
def test_another_page_cannot_make_a_browser_do_it(server: Running, path: str) -> None:
    token = Holder.new().token
    answer = post(server, path, token, origin="https://evil.example")
    assert (answer.status, answer.reason) == (403, "not yours")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", [ROTATE, FORGET])
def test_a_link_cannot_do_it(server: Running, path: str) -> None:
    assert ask(server, path).status in {404, 405}


def test_another_sites_page_removes_no_table(server: Running) -> None:
    token = Holder.new().token
    table = table_of(server, token)
    assert post(server, f"/api/own/{table}/close", token, origin="https://evil.example").status == 403
    assert own(server, token) == [table]
    assert post(server, f"/api/own/{table}/close", Holder.new().token).status == 409
    assert post(server, f"/api/own/{table}/close", token).said == {"table": table}
    assert own(server, token) == []
