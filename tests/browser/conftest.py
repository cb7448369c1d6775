"""One browser and one gallery for all tests that look at the screen."""

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.chrome import started
from tests.browser.gallery import build, served
from tests.browser.photograph import Camera, camera
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from chromium import find_chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium: the machine's, or one that is fetched."""
    with started(find_chromium()) as browser:
        yield browser


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery as it is now."""
    with served(build(tmp_path_factory.mktemp("gallery"))) as address:
        yield address


@pytest.fixture(scope="session")
def here(browser: Browser, gallery: str) -> Camera:
    """That browser before that gallery."""
    return camera(browser, gallery)
