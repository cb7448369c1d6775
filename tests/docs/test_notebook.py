"""The notebook runs from top to bottom, and what is stored in it is what it shows."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from tests.docs.pages import ROOT

from twelvefold.analysis import Verdict

NOTEBOOK = ROOT / "examples" / "twelvefold.ipynb"
LONGEST = 300
"""Seconds after which it counts as hung."""
MOST_BYTES = 300_000
"""GitHub shows it at once."""
FIXED = ("environment", "parts", "play", "show")
"""The cells that show the same every time."""
VERDICTS = "|".join(Verdict)

Cells = dict[str, dict[str, Any]]


def cells_of(path: Path) -> Cells:
    """The code cells by name."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    return {cell["id"]: cell for cell in notebook["cells"] if cell["cell_type"] == "code"}


def printed(cells: Cells, name: str) -> str:
    return "".join("".join(output.get("text", ())) for output in cells[name]["outputs"])


def pictures(cells: Cells) -> dict[str, str]:
    """The SVG that cells show."""
    return {
        name: "".join(output["data"]["image/svg+xml"])
        for name, cell in cells.items()
        for output in cell["outputs"]
        if "image/svg+xml" in output.get("data", {})
    }


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Cells:
    """The notebook after a run with a short training."""
    path = tmp_path_factory.mktemp("notebook") / "twelvefold.ipynb"
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "make_notebook.py"), "--quick", str(path)],
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return cells_of(path)


def test_the_agent_learns_plays_and_is_reviewed(ran: Cells) -> None:
    assert "reward: " in printed(ran, "play")
    assert re.search(r"games: it wins +\d+% against random, +\d+% against naive", printed(ran, "learn"))
    assert re.search(r"our agent +\d+ points.*\nseedling +\d+ points", printed(ran, "match"))
    assert len(re.findall(rf"^round .. +\w+ +(?:{VERDICTS})", printed(ran, "verdicts"), re.MULTILINE)) == 12
    assert "accuracy" in printed(ran, "verdicts")


def test_every_picture_is_drawn(ran: Cells) -> None:
    found = pictures(ran)
    assert list(found) == ["show", "film", "chances", "moment"]
    for text in found.values():
        assert ET.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    assert found["film"].count("Round ") >= 6
    assert "better: " in found["moment"]


def test_what_is_stored_is_what_the_notebook_shows(ran: Cells) -> None:
    stored = cells_of(NOTEBOOK)
    assert {name: cell["source"] for name, cell in stored.items()} == {name: ran[name]["source"] for name in ran}
    assert list(pictures(stored)) == list(pictures(ran))
    assert [cell["execution_count"] for cell in stored.values()] == list(range(1, len(stored) + 1))
    for name in FIXED:
        assert stored[name]["outputs"] == ran[name]["outputs"], f"{name} is old: run python docs/make_notebook.py"


def test_the_stored_notebook_is_small_and_names_no_machine() -> None:
    text = NOTEBOOK.read_text(encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    assert not re.search(r"/(?:home|root|tmp|work|Users)/|0x[0-9a-f]{6}", text)


def test_cells_are_short_and_without_magics() -> None:
    for name, cell in cells_of(NOTEBOOK).items():
        assert len(cell["source"]) <= 20, name
        assert not any(line.lstrip().startswith(("%", "!")) for line in cell["source"]), name


def test_links_in_the_notebook_lead_somewhere() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    texts = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown"]
    links = [link for text in texts for link in re.findall(r"\]\(([^)#\s]+)", text)]
    assert len(links) >= 5
    for link in links:
        assert (NOTEBOOK.parent / link).is_file(), link
