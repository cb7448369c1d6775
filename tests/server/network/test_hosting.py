"""What a host relies on: the server's health, metrics and logs, and which addresses it believes."""

import asyncio
import json
import re
import time
from collections.abc import Callable

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.postgres import Server, fresh_database
from tests.server.network.asking import ask, upgrade
from tests.server.network.running import Running, running

from twelvefold.client import Client, Rejection
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options


def test_it_is_healthy_and_ready(server: Running) -> None:
    assert ask(server, "/health").said == {"healthy": True}
    assert ask(server, "/ready").said == {"ready": True}


def test_its_figures_can_be_read(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await ada.create([ada.here("Ada"), ada.here("Bo")], Options(hold=0))
            seat = table.seat_to_move
            assert seat is not None
            await table.play(seat, table.legal_moves[0])

    asyncio.run(play())
    text = ask(server, "/metrics").body.decode()
    families = {family.name: family for family in text_string_to_metric_families(text)}
    commands = {
        (sample.labels["kind"], sample.labels["outcome"]): sample.value
        for sample in families["twelvefold_commands"].samples
        if sample.name.endswith("_total")
    }
    assert commands["play", "accepted"] >= 1
    assert {"twelvefold_sockets", "twelvefold_tables_in_memory", "twelvefold_command_seconds"} <= families.keys()
    assert {sample.labels["outcome"] for sample in families["twelvefold_reviews"].samples} == {
        *("asked", "cached", "computed", "failed", "refused")
    }
    assert {
        "twelvefold_reviews_running",
        "twelvefold_review_steps_waiting",
        "twelvefold_review_seconds",
    } <= families.keys()
    assert not re.search(r"[\w-]{22}\"", text)


def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_without_its_database_it_says_so_and_comes_back_by_itself(pytestconfig: pytest.Config) -> None:
    postgres = Server()
    try:
        with fresh_database(pytestconfig, postgres) as database, running(database) as server:
            tables, tokens = asyncio.run(_play_while_it_is_gone(postgres, server))
            until(lambda: ask(server, "/ready").status == 200)
            assert server.stop() == 0
            said = server.said
    finally:
        postgres.remove()
    lines = [json.loads(line) for line in said.splitlines()]
    assert lines
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    for secret in (*tables, *tokens, "Ada Lovelace", "Traceback", '"failed"'):
        assert secret not in said


async def _play_while_it_is_gone(postgres: Server, server: Running) -> tuple[list[str], list[str]]:
    async with Client(server.url) as ada:
        table = await ada.create([ada.here("Ada Lovelace"), ada.bot("naive")], Options(hold=0, first_seat=0))
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(Rejection) as refused:
            await table.play(0, table.legal_moves[0])
        assert refused.value.reason is Reason.UNKNOWN
        answer = await asyncio.to_thread(ask, server, "/ready")
        assert answer.status == 503
        assert answer.said["ready"] is False
        assert (await asyncio.to_thread(ask, server, "/health")).status == 200
        answer = await asyncio.to_thread(ask, server, "/api/tables")
        assert (answer.status, answer.reason) == (503, "unknown")
        await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(until, lambda: ask(server, "/ready").status == 200)
        while (seat := await table.my_turn()) is not None:
            await table.play(seat, table.legal_moves[0])
        return [table.id], [ada.token or ""]


def asked_from(server: Running, *addresses: str) -> list[int]:
    """The answers to requests that claim in a header to come from these addresses."""
    return [ask(server, "/api/about", headers={"x-forwarded-for": address}).status for address in addresses]


def test_anybodys_word_about_an_address_is_not_believed(database: str) -> None:
    with running(database, "--limit", "requests=2") as server:
        assert asked_from(server, "203.0.113.1", "203.0.113.2", "203.0.113.3") == [200, 200, 429]


def test_a_proxys_word_is(database: str) -> None:
    limits = ("--limit", "requests=2", "--limit", "comings=2")
    with running(database, "--proxy", "127.0.0.1", *limits) as server:
        assert asked_from(server, "203.0.113.1", "203.0.113.2", "203.0.113.1") == [200, 200, 200]
        assert asked_from(server, "203.0.113.1", "203.0.113.3") == [429, 200]
        # An address that the client made up comes before the one that the proxy adds.
        assert asked_from(server, "198.51.100.9, 203.0.113.1") == [429]
        # A household counts as one address.
        assert asked_from(server, "2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1") == [
            200,
            200,
            429,
            200,
        ]
        come = [upgrade(server, x_forwarded_for="203.0.113.1").status for _ in range(3)]
        assert come == [101, 101, 429]
        assert upgrade(server, x_forwarded_for="203.0.113.5").status == 101
