"""The page about security names tests that exist, and omits no requirement."""

import re
from pathlib import Path

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
REQUIREMENTS = (Path(__file__).parent / "asvs_level_2.txt").read_text(encoding="utf-8").split()
"""The numbers of the requirements in ASVS 5.0, levels 1 and 2."""


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    there = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert len(named) > 50
    assert named <= there


def test_every_requirement_of_level_2_is_met_or_said_not_to_apply() -> None:
    cells = " ".join(line.split("|")[1] for line in PAGE.splitlines() if line.startswith("|"))
    named = set(re.findall(r"\d+\.\d+\.\d+", cells))
    chapters = tuple(f"{number}." for number in re.findall(r"\bV(\d+)", cells))
    assert len(REQUIREMENTS) == 253
    assert named <= set(REQUIREMENTS)
    assert [one for one in REQUIREMENTS if one not in named and not one.startswith(chapters)] == []
