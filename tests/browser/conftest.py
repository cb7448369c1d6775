"""The browser, the gallery and the game for all tests that look at the screen."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser
from tests.browser.chrome import started
from tests.browser.gallery import build, served
from tests.browser.photograph import Camera, camera
from tests.browser.prepared import Prepared, prepare
from tests.browser.site import build as build_client
from tests.browser.site import open_site
from tests.docs.pages import ROOT
from tests.server.network.running import Running

from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record

sys.path.insert(0, str(ROOT / "scripts"))

from chromium import find_chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium: the machine's, or one that is fetched.

    One for each file: Playwright keeps an event loop running, and no other test could start its own beside it.
    """
    with started(find_chromium()) as browser:
        yield browser


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery as it is now."""
    with served(build(tmp_path_factory.mktemp("gallery"))) as address:
        yield address


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The game, as it is now, on a server of its own."""
    with open_site(build_client(tmp_path_factory.mktemp("client")), tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture(scope="session")
def prepared(site: Running) -> Prepared:
    """Ada's tables, which nobody changes; whoever lets a round end takes one of six at which one is about to end."""
    return prepare(site.url, lives=6)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of three seats as a file, played by chance."""
    game, chance = Game.new(3, "a game to replay"), Random(1)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves))
    path = tmp_path / "game.json"
    path.write_text(write_record(game, {"names": ["Ada", "Ben", None]}))
    return path


@pytest.fixture(scope="module")
def here(browser: Browser, gallery: str) -> Iterator[Camera]:
    """That browser before that gallery."""
    with camera(browser, gallery) as before_it:
        yield before_it
