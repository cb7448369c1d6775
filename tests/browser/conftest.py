"""The browser, the gallery and the game for all tests that look at the screen."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser
from tests.browser.chrome import started
from tests.browser.gallery import build, served
from tests.browser.once import once
from tests.browser.photograph import Camera, camera
from tests.browser.prepared import Prepared, prepare
from tests.browser.site import build as build_client
from tests.browser.site import built_client, open_site
from tests.browser.static_host import build as build_static_site
from tests.docs.pages import ROOT
from tests.server.network.running import Running
from tests.words.pseudo import LONGEST, longest_text, pseudo_folder

from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record

sys.path.insert(0, str(ROOT / "scripts"))

from chromium import find_chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium: the machine's own, or one that is downloaded.

    One for each test file: Playwright keeps an event loop running, and other tests couldn't start their own beside it.
    """
    with started(find_chromium()) as browser:
        yield browser


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery, built from the current sources."""
    with served(once(tmp_path_factory, "gallery", build)) as address:
        yield address


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client, built from the current sources."""
    return built_client() or once(tmp_path_factory, "client", build_client)


@pytest.fixture(scope="session")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The current game, on a server of its own."""
    with open_site(client, tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture(scope="session")
def static_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for a static host, with the game in a folder inside it."""
    return once(tmp_path_factory, "static-site", build_static_site)


@pytest.fixture(scope="session")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """English and two pseudo-languages: one derived from English, one with the longest sentence of any language."""
    folder = pseudo_folder(tmp_path_factory.mktemp("languages"))
    (folder / f"{LONGEST}.ftl").write_text(longest_text(), encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def strange(locales: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The game in those languages."""

    def make(target: Path) -> None:
        build_client(target, TWELVEFOLD_LOCALES=str(locales))

    with open_site(once(tmp_path_factory, "strange", make), tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture(scope="session")
def prepared(site: Running) -> Prepared:
    """Ada's tables, which tests must not change; a test that lets a round end takes one of six that are about to."""
    return prepare(site.url, lives=6)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a random three-seat game, as a file."""
    game, chance = Game.new(3, "a game to replay"), Random(1)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves))
    path = tmp_path / "game.json"
    path.write_text(write_record(game, {"names": ["Ada", "Ben", None]}))
    return path


@pytest.fixture(scope="module")
def here(browser: Browser, gallery: str) -> Iterator[Camera]:
    """A camera with that browser and that gallery."""
    with camera(browser, gallery) as before_it:
        yield before_it
