"""The lesson's promise: following the coach wins the first animal, whatever the bot does."""

import subprocess
import sys

from tests.browser.gallery import WEB
from tests.docs.pages import ROOT
from tests.server.network.running import Running

sys.path.insert(0, str(ROOT / "scripts"))

from node import command


def test_whoever_does_what_the_coach_says_wins_the_first_animal(site: Running) -> None:
    line, environment = command("vitest", "run", "--mode", "live")
    told = {"TWELVEFOLD_URL": site.url, "NODE_OPTIONS": "--experimental-websocket"}
    said = subprocess.run(line, cwd=WEB, env=environment | told, capture_output=True, text=True, timeout=180)
    assert said.returncode == 0, said.stdout + said.stderr
