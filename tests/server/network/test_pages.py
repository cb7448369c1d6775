"""The client as served: its page, its files, and what they may contain."""

import asyncio
import gzip
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from tests.docs.pages import ROOT
from tests.server.network.running import Running, running

from twelvefold.bots.levels import LEVELS
from twelvefold.client import Client
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options, SeatKind, SeatRequest
from twelvefold.server.network.pages import INSTEAD, index_page, with_offline
from twelvefold.server.table.bounds import Spent
from twelvefold.words.entries import entries_of
from twelvefold.words.languages import folder
from twelvefold.world import standard_box

WEB = ROOT / "web"
PAGE = "<!doctype html><title>A client</title>"
SCRIPT = "export const one = 1;\n"
FORBIDDEN = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|\beval\b|new Function|https?://(?!www\.w3\.org|here/)")
"""What the content security policy forbids, or what would load something from elsewhere."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small stand-in for a built client."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "main-ab12.js").write_text(SCRIPT)
    (folder / "assets" / "main-ab12.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "main-ab12.js.br").write_bytes(b"as if it were brotli")
    (folder / "assets" / "style-cd34.css").write_text("p {}")
    (folder / "assets" / "letters-ef56.woff2").write_bytes(b"wOF2")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("pages") / "tables.db"), "--web", str(client)) as found:
        yield found


def get(server: Running, path: str, encodings: str = "identity") -> tuple[bytes, Message]:
    asked = urllib.request.Request(f"{server.url}{path}", headers={"accept-encoding": encodings})
    with urllib.request.urlopen(asked, timeout=20) as answer:
        return answer.read(), answer.headers


def read(server: Running, path: str) -> Any:  # noqa: ANN401  # JSON
    return json.loads(get(server, path)[0])


@pytest.mark.parametrize(
    "path",
    [
        "/",
        f"/table/{'A' * 22}",
        "/code/ABCDEF",
        f"/record/{'0' * 64}",
        "/replay",
        "/review",
        "/rules",
        "/learn",
        "/mistakes",
        "/puzzles",
        "/puzzles/daily",
    ],
)
def test_every_page_is_the_client_under_a_strict_policy(server: Running, path: str) -> None:
    body, headers = get(server, path)
    assert body.decode() == PAGE
    assert headers.get_content_type() == "text/html"
    assert headers["cache-control"] == "no-store"
    policy = headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")


def test_a_public_page_names_its_picture_in_full(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<meta property="og:image" content="/social.jpg"><img src="/icon.svg">')
    assert index_page(tmp_path) == (tmp_path / "index.html").read_text()
    assert 'content="https://here/social.jpg"><img src="/icon.svg">' in index_page(tmp_path, "https://here")


def test_a_page_finds_its_files_at_any_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<meta content="./social.jpg"><script src="./assets/main.js"></script>')
    assert index_page(tmp_path) == '<meta content="/social.jpg"><script src="/assets/main.js"></script>'
    assert 'content="https://here/social.jpg"' in index_page(tmp_path, "https://here")


def test_a_page_names_the_offline_part_if_there_is_one(tmp_path: Path) -> None:
    assert with_offline("<head></head>", tmp_path) == "<head></head>"
    (tmp_path / "files-ab12.json").write_text("[]")
    named = '<head><meta name="offline" content="./offline/files-ab12.json" /></head>'
    assert with_offline("<head></head>", tmp_path) == named


def test_a_page_that_was_built_anew_is_served_at_once(server: Running, client: Path) -> None:
    page = client / "index.html"
    page.write_text(PAGE.replace("A client", "Another"))
    try:
        assert "Another" in get(server, "/")[0].decode()
    finally:
        page.write_text(PAGE)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("identity", None), ("gzip", "gzip"), ("gzip, deflate, br;q=0.9", "br"), ("deflate", None), ("", None)],
)
def test_a_file_comes_compressed_where_the_browser_takes_it(
    server: Running, client: Path, accepted: str, encoding: str | None
) -> None:
    body, headers = get(server, "/assets/main-ab12.js", accepted)
    twin = {None: "", "gzip": ".gz", "br": ".br"}[encoding]
    assert body == (client / "assets" / f"main-ab12.js{twin}").read_bytes()
    assert headers["content-encoding"] == encoding
    assert headers.get_content_type() == "text/javascript"
    assert headers["vary"] == "accept-encoding"
    assert headers["x-content-type-options"] == "nosniff"


def test_a_file_without_a_compressed_twin_comes_as_it_is(server: Running) -> None:
    body, headers = get(server, "/assets/style-cd34.css", "br, gzip")
    assert body == b"p {}"
    assert headers["content-encoding"] is None
    assert headers.get_content_type() == "text/css"


def test_what_has_a_hash_in_its_name_is_kept_and_the_rest_is_asked_for_again(server: Running) -> None:
    assert get(server, "/assets/main-ab12.js")[1]["cache-control"] == "public, max-age=31536000, immutable"
    _, headers = get(server, "/assets/letters-ef56.woff2")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers.get_content_type() == "font/woff2"
    assert "font-src 'self';" in headers["content-security-policy"]
    _, headers = get(server, "/manifest.webmanifest")
    assert headers["cache-control"] == "no-cache"
    assert headers.get_content_type() == "application/manifest+json"


def test_what_is_not_there_is_not_found(server: Running) -> None:
    for path in ("/assets/other-ab12.js", "/assets/../../index.html", "/nothing"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            get(server, path, "br, gzip")
        with refused.value as answer:
            assert answer.code == 404


def test_where_no_client_was_built_one_sentence_says_so(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with running(str(tmp_path / "tables.db"), "--web", str(empty)) as server:
        body = get(server, "/")[0].decode()
    assert body == INSTEAD.read_text(encoding="utf-8")
    assert "make setup" in body


@pytest.mark.parametrize("page", [WEB / "index.html", INSTEAD], ids=lambda path: path.name)
def test_no_script_and_no_style_stands_in_the_page(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=", text) == []
    assert "//" not in text


def test_no_module_makes_what_the_policy_forbids() -> None:
    sources = [
        path for path in (WEB / "src").rglob("*.ts*") if "gallery" not in path.parts and ".test." not in path.name
    ]
    found = {path.name: FORBIDDEN.findall(path.read_text(encoding="utf-8")) for path in sources}
    assert len(found) > 100
    assert {name: words for name, words in found.items() if words} == {}


def test_each_code_that_the_server_sends_has_its_words() -> None:
    words = set(entries_of(folder().joinpath("en.ftl").read_text(encoding="utf-8")))
    assert {f"refusal-{reason.replace(' ', '-')}" for reason in Reason} <= words
    assert {f"refusal-too-many-{kind.replace('_', '-')}" for kind in (*Spent._fields, "entries")} <= words
    assert {f"level-{level}" for level in LEVELS} | {f"level-{level}-hint" for level in LEVELS} <= words
    assert {f"animal-{animal.id}" for animal in standard_box().animals} <= words


@pytest.mark.parametrize("spectators", [True, False])
def test_a_tables_box_is_there_for_its_page_and_for_somebody_who_may_still_sit_down(
    server: Running, spectators: bool
) -> None:
    async def table() -> str:
        async with Client(server.url) as client:
            seats = (SeatRequest(SeatKind.PERSON, name="Ada"), SeatRequest())
            return (await client.create(seats, Options(spectators=spectators))).id

    assert read(server, f"/api/tables/{asyncio.run(table())}/box") == standard_box().to_json()
    with pytest.raises(urllib.error.HTTPError) as refused:
        get(server, f"/api/tables/{'A' * 22}/box")
    with refused.value as answer:
        assert answer.code == 404
        assert json.loads(answer.read())["reason"] == Reason.NO_TABLE
