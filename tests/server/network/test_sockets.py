"""Who may connect by socket, how many, and what happens to clients that don't read."""

import asyncio
import contextlib
import re
import socket
from collections.abc import Iterator

import pytest
from tests.server.network.asking import ask
from tests.server.network.running import Running, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from twelvefold.client import Client, Rejection
from twelvefold.protocol.commands import Hello, Play
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import Goodbye, Message, Reason, Welcome
from twelvefold.protocol.table import Options
from twelvefold.protocol.wire import encode, read_message
from twelvefold.server.table.holder import Holder

HELLO = encode(Hello(PROTOCOL)).decode()
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
AT_ONCE = 250
"""Handshakes that this process has in progress at a time."""


def at(server: Running, **headers: str) -> connect:
    url = server.url.replace("http", "ws", 1) + "/socket"
    return connect(url, compression=None, max_size=None, proxy=None, open_timeout=120, additional_headers=headers)


def frame(opcode: int, data: bytes, *, last: bool = True) -> bytes:
    """A frame shorter than 126 bytes, with a mask of zeros."""
    return bytes([opcode | 0x80 * last, 0x80 | len(data), 0, 0, 0, 0]) + data


async def greeted(client: ClientConnection, hello: str = HELLO) -> Welcome:
    await client.send(hello)
    welcome = read_message(await client.recv())
    assert isinstance(welcome, Welcome)
    return welcome


def test_whoever_has_no_token_is_given_one(server: Running) -> None:
    async def tokens() -> list[str | None]:
        found = []
        for _ in range(2):
            async with at(server) as client:
                found.append((await greeted(client)).token)
        return found

    first, second = asyncio.run(tokens())
    assert first != second
    assert re.fullmatch(r"[\w-]{43}", first or "")


def test_a_cookie_says_who_one_is_and_the_first_frame_knows_better(server: Running) -> None:
    cookie, token = Holder.new().token, Holder.new().token

    async def made_by(headers: dict[str, str], hello: str) -> str:
        async with at(server, **headers) as client:
            assert (await greeted(client, hello)).token is None
            await client.send('{"type":"create","cmd_id":"a","seats":[{"kind":"person","name":"Ada"},{}]}')
            while True:
                found = re.search(r'"ack".*"table":"([\w-]{22})"', str(await client.recv()))
                if found is not None:
                    return found[1]

    with_token = encode(Hello(PROTOCOL, token)).decode()
    assert asyncio.run(made_by({"cookie": f"twelvefold={cookie}"}, HELLO)) == Holder(cookie).table_id("a")
    assert asyncio.run(made_by({"cookie": f"twelvefold={cookie}"}, with_token)) == Holder(token).table_id("a")
    own = ask(server, "/api/own", headers={"cookie": f"twelvefold={cookie}"}).said["tables"]
    assert [table["id"] for table in own] == [Holder(cookie).table_id("a")]


@pytest.mark.parametrize("cookie", ["x", "A" * 42, "A" * 44, "é" * 43, ""])
def test_a_cookie_that_is_no_token_is_nobodys(server: Running, cookie: str) -> None:
    async def token() -> str | None:
        async with at(server, cookie=f"twelvefold={cookie}") as client:
            return (await greeted(client)).token

    assert asyncio.run(token()) is not None


def test_a_seat_that_is_handed_over_is_its_old_holders_no_more(server: Running) -> None:
    async def story() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben, Client(server.url) as eve:
            table = await ada.create([ada.here("Ada"), ada.here("Bo")], Options(hold=0, first_seat=0))
            old = await table.hand_over(1)
            secret = await table.hand_over(1)
            seen = await ben.watch(table.id)
            with pytest.raises(Rejection) as refused:
                await seen.sit("Ben", secret=old)
            assert refused.value.reason is Reason.USED
            await seen.sit("Ben", secret=secret)
            with pytest.raises(Rejection) as refused:
                await (await eve.watch(table.id)).sit("Eve", secret=secret)
            assert refused.value.reason is Reason.USED
            await table.play(0, table.legal_moves[0])
            await seen.until(lambda now: now.seat_to_move == 1)
            with pytest.raises(Rejection) as refused:
                await table.play(1, table.legal_moves[0])
            assert refused.value.reason is Reason.NOT_YOURS
            await seen.play(1, seen.legal_moves[0])
        # The seats also hold after reconnecting with each token.
        async with Client(server.url, ada.token) as ada, Client(server.url, ben.token) as ben:
            assert (await ada.watch(table.id)).seats == (0,)
            assert (await ben.watch(table.id)).seats == (1,)

    asyncio.run(story())


def test_more_sockets_than_an_address_may_have_are_refused(server: Running) -> None:
    async def come() -> InvalidStatus:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(24):
                await stack.enter_async_context(at(server))
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(at(server))
            return refused.value

    async def come_again() -> None:
        async with at(server) as client:
            await greeted(client)

    response = asyncio.run(come()).response
    assert response.status_code == 429
    assert b'"too many"' in response.body
    asyncio.run(come_again())


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = [
        f"--limit={name}=1000000" for name in ("frames", "sockets", "all_sockets", "tables", "comings", "watches")
    ]
    with running(str(tmp_path_factory.mktemp("open") / "tables.db"), *limits) as server:
        yield server
        assert server.stop() == 0
        assert server.complaints == ""


@pytest.mark.parametrize("many", [200, pytest.param(1000, marks=pytest.mark.thorough("crowds"))])
def test_hundreds_who_come_back_at_once_all_see_the_table(open_server: Running, many: int) -> None:
    async def crowd() -> None:
        async with Client(open_server.url) as ada:
            table = await ada.create([ada.here("Ada"), ada.here("Ben")], Options(hold=0))
            doors = asyncio.Semaphore(AT_ONCE)
            everybody_is_in = asyncio.Barrier(many)

            async def look() -> None:
                async with doors:
                    client = await at(open_server)
                await greeted(client)
                await client.send(f'{{"type":"watch","cmd_id":"w","table":"{table.id}"}}')
                while '"snapshot"' not in str(await client.recv())[:40]:
                    pass
                await everybody_is_in.wait()
                client.transport.abort()  # then all disconnect at once

            for _ in range(2):
                async with asyncio.timeout(120), asyncio.TaskGroup() as group:
                    for _ in range(many):
                        group.create_task(look())
            seat = table.seat_to_move
            assert seat is not None
            await table.play(seat, table.legal_moves[0])

    asyncio.run(crowd())


def test_a_move_is_shown_to_all_even_if_its_player_is_gone_at_once(open_server: Running) -> None:
    async def say_and_go(token: str | None, move: Play) -> None:
        async with at(open_server) as gone:
            await greeted(gone, encode(Hello(PROTOCOL, token)).decode())
            await gone.send(f'{{"type":"watch","cmd_id":"w","table":"{move.table}"}}')
            await gone.send(encode(move).decode())
            gone.transport.abort()

    async def story() -> int:
        said_again = 0
        async with Client(open_server.url) as ada, Client(open_server.url) as ben:
            table = await ada.create([ada.here("Ada"), ada.here("Bo")], Options(hold=0))
            seen = await ben.watch(table.id)
            while (seat := seen.seat_to_move) is not None:
                move = Play(ada.new_id(), table.id, seen.seq, seat, *seen.legal_moves[0])
                await say_and_go(ada.token, move)
                while True:
                    try:
                        async with asyncio.timeout(5):
                            await seen.until(lambda now, seq=move.seq: now.seq > seq)  # type: ignore[misc]
                        break
                    except TimeoutError:
                        # The operating system may discard what the server hasn't read yet; a client sends it again.
                        said_again += 1
                        await say_and_go(ada.token, move)
            assert seen.is_over
        return said_again

    assert asyncio.run(asyncio.wait_for(story(), 120)) < 8, "most moves count although nobody waits for an answer"


def test_somebody_who_does_not_read_is_sent_away_and_nobody_waits_for_them(open_server: Running) -> None:
    def slow_ones() -> int:
        found = re.search(
            r'twelvefold_dismissed_total{reason="slow"} (\d+)', ask(open_server, "/metrics").body.decode()
        )
        return 0 if found is None else int(found[1])

    async def story() -> Message:
        async with Client(open_server.url) as ada, Client(open_server.url) as ben:
            table = await ada.create([ada.here("Ada"), ada.here("Bo")], Options(hold=0))
            seen = await ben.watch(table.id)
            plain = socket.socket()
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            plain.connect(("127.0.0.1", open_server.port))
            url = f"ws://127.0.0.1:{open_server.port}/socket"
            async with connect(url, sock=plain, compression=None, max_size=None, max_queue=1) as deaf:
                await greeted(deaf)
                await deaf.send(f'{{"type":"watch","cmd_id":"w","table":"{table.id}"}}')
                deaf.transport.pause_reading()
                before, games = slow_ones(), 0
                while slow_ones() == before:
                    for act in (table.end, table.rematch):
                        await act(0)
                        ack = await act(1)
                    await seen.until(lambda now, seq=ack.seq: now.seq >= seq)  # type: ignore[misc]
                    games += 1
                    assert games < 300
                deaf.transport.resume_reading()
                last = read_message(await deaf.recv())
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        last = read_message(await deaf.recv())
                assert deaf.close_code == 1013
            await table.end(1, wanted=True)
            return last

    assert asyncio.run(asyncio.wait_for(story(), 120)) == Goodbye(Reason.SLOW)


def test_somebody_who_only_asks_whether_we_are_there_and_never_reads_is_cut_off(open_server: Running) -> None:
    before = open_server.memory
    with socket.socket() as plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", open_server.port))
        plain.settimeout(30)
        plain.sendall(HANDSHAKE % open_server.port)
        assert b" 101 " in plain.recv(1024)
        with pytest.raises(ConnectionError):
            plain.sendall(200_000 * frame(9, bytes(125)))
    assert open_server.memory < before + 20 * 2**20


def test_a_frame_in_endless_pieces_is_not_collected(open_server: Running) -> None:
    with socket.create_connection(("127.0.0.1", open_server.port), timeout=30) as plain:
        plain.sendall(HANDSHAKE % open_server.port)
        heard = plain.recv(4096)
        plain.sendall(frame(1, b"", last=False) + 200 * frame(0, b"", last=False))
        while more := plain.recv(4096):
            heard += more
    assert heard.endswith(b"\x88\x02" + (1009).to_bytes(2, "big"))
