"""The pages' links work, and make has the targets that they name."""

import re
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, name_of, without_code

LINK = re.compile(r"\]\(([^)\s]+)\)|<img [^>]*src=\"([^\"]+)\"")


def _anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", without_code(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link, picture in LINK.findall(without_code(page)):
        target, _, anchor = (link or picture).partition("#")
        if ":" in target:
            continue
        there = page.parent / target if target else page
        assert there.exists(), f"{name_of(page)} links to {target}"
        assert there.resolve().is_relative_to(ROOT)
        if anchor:
            assert anchor in _anchors(there), f"{name_of(page)} links to {target}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_make_has_the_targets_that_the_page_names(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"`(?:PYTHON=\S+ |HYPOTHESIS_PROFILE=\S+ )?make ([a-z]+)", page.read_text(encoding="utf-8")))
    assert named <= targets


def test_every_page_is_reached_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in PAGES[1:]:
        assert f"({name_of(page)})" in readme, f"the README does not lead to {name_of(page)}"


def test_the_readme_says_that_this_is_unofficial() -> None:
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "unofficial fan project" in readme
    assert "not affiliated with or endorsed by the game's publisher" in readme
