"""The page that is served: what it is made of, and that it is complete."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.server.door.running import Running, running

from twelvefold.bots.levels import LEVELS
from twelvefold.client import Client
from twelvefold.protocol.events import Event
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind, Wish
from twelvefold.server.pages import OWN, index_page
from twelvefold.world import standard_box

TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
LINK = re.compile(r'\b(?:href|src)="/([^"]+)"|\bfrom "\./([^"]+)"')
FORBIDDEN = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|\beval\b|new Function|\bstyle:|https?://(?!www\.w3\.org)"
)
NOT_TOLD = {"created", "settled", "hand-over made"}
"""Events that the page's log leaves out."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("pages") / "tables.db")) as found:
        yield found


def get(server: Running, path: str) -> tuple[bytes, Message]:
    with urllib.request.urlopen(f"{server.url}{path}", timeout=20) as answer:
        return answer.read(), answer.headers


def read(server: Running, path: str) -> Any:  # noqa: ANN401  # JSON
    return json.loads(get(server, path)[0])


def sources(ending: str) -> list[Path]:
    return sorted(OWN.glob(f"*{ending}"))


def linked() -> set[str]:
    """All files that one comes to from the page."""
    found, waiting = {"index.html"}, ["index.html"]
    for name in waiting:
        for one, other in LINK.findall((OWN / name).read_text(encoding="utf-8")):
            if (one or other) not in found:
                found.add(one or other)
                waiting.append(one or other)
    return found


@pytest.mark.parametrize("path", ["/", f"/table/{'A' * 22}", "/code/ABCDEF", f"/record/{'0' * 64}"])
def test_every_page_is_the_client_under_a_strict_policy(server: Running, path: str) -> None:
    body, headers = get(server, path)
    assert body.decode() == index_page(None)
    assert headers.get_content_type() == "text/html"
    assert headers["cache-control"] == "private, no-cache"
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy


def test_nothing_lies_there_that_is_not_linked_and_nothing_is_linked_that_does_not_lie_there() -> None:
    assert linked() == {path.name for path in OWN.iterdir()}


@pytest.mark.parametrize("name", sorted(path.name for path in OWN.iterdir()))
def test_each_file_is_served_with_its_type(server: Running, name: str) -> None:
    body, headers = get(server, f"/{name}")
    assert body == (OWN / name).read_bytes()
    assert headers.get_content_type() == TYPES[Path(name).suffix]
    assert headers["x-content-type-options"] == "nosniff"


def test_no_script_and_no_style_stands_in_the_page() -> None:
    page = index_page(None)
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []
    assert "//" not in page.replace("<!doctype", "")


@pytest.mark.parametrize("path", sources(".js"), ids=lambda path: path.name)
def test_no_module_makes_what_the_policy_forbids(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert FORBIDDEN.findall(text) == []
    assert len(text.splitlines()) <= 200


def test_each_code_that_the_server_sends_has_its_words() -> None:
    words = (OWN / "words.js").read_text(encoding="utf-8")
    told = words[words.index("const EVENTS") :]
    events = {str(kind.__struct_config__.tag) for kind in get_args(Event)}
    named = {one or other for one, other in re.findall(r'^  (?:"([^"]+)"|(\w+)): \(', told, re.MULTILINE)}
    assert named == events - NOT_TOLD
    refused = words[words.index("const REASONS") : words.index("export const refusal")]
    named = {one or other for one, other in re.findall(r'^  (?:"([^"]+)"|(\w+)):', refused, re.MULTILINE)}
    assert named <= set(Reason)
    assert all(f"{level}: " in words for level in LEVELS)


def test_the_board_has_every_face_and_area_and_the_standard_box(server: Running) -> None:
    board = read(server, "/api/board")
    assert [face["letter"] for face in board["faces"]] == list("abcdefghijkl")
    assert board["box"] == standard_box().to_json()
    assert [habitat["id"] for habitat in board["habitats"]] == board["box"]["habitats"]
    assert len(board["tile"]["areas"]) == 5
    assert len(board["areas"]) == 60
    for number, area in enumerate(board["areas"]):
        assert all(number in [other for other, _ in board["areas"][near]["sides"]] for near, _ in area["sides"])
        across = area["sides"][2][0]
        assert across // 5 != number // 5
        # Where two areas lie side by side on the map, their common border is one line.
        same = set(area["sides"][2][1][1:].split("L")) == set(board["areas"][across]["sides"][2][1][1:].split("L"))
        assert same == area["glued"]


def test_a_tables_box_is_there_for_its_page(server: Running) -> None:
    async def table() -> str:
        async with Client(server.url) as client:
            seats = (Wish(SeatKind.PERSON, name="Ada"), Wish())
            return (await client.create(seats)).id

    assert read(server, f"/api/tables/{asyncio.run(table())}/box") == standard_box().to_json()
    with pytest.raises(urllib.error.HTTPError) as refused:
        get(server, f"/api/tables/{'A' * 22}/box")
    with refused.value as answer:
        assert answer.code == 404
        assert json.loads(answer.read())["reason"] == Reason.NO_TABLE
