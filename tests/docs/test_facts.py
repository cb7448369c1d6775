"""What the pages say in tables and names, compared with the package."""

import json
import re
import subprocess
import sys
from collections import Counter
from dataclasses import fields

from tests.docs.pages import PAGES, ROOT, blocks, name_of

from twelvefold import standard_box
from twelvefold.bots import BOTS
from twelvefold.cli.main import app
from twelvefold.server.config import Limits
from twelvefold.world import Habitat, Requirement

DOCS = ROOT / "docs"


def _rows(page: str, heading: str) -> list[list[str]]:
    """The rows of the table with this first heading, without the heading row and the rule."""
    lines = (DOCS / page).read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.strip().startswith(f"| {heading} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.strip().startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return rows


def test_the_rules_page_has_the_steps_of_the_objectives() -> None:
    heads = "Areas needed to score | 2 | 4 | 6 | 8 | 10"
    told = {row[0].lower(): [int(cell) for cell in row[1:]] for row in _rows("rules.md", heads)}
    box = standard_box()
    assert told == {habitat.id: [step.least for step in box.objectives[habitat]] for habitat in Habitat}
    assert all([step.points for step in box.objectives[habitat]] == [2, 4, 6, 8, 10] for habitat in Habitat)


def test_the_rules_page_has_the_layout() -> None:
    assert _rows("rules.md", "Rounds | 1, 2") == [["Animals under each", "none", "1", "2", "3"]]
    assert standard_box().layout == (0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)


def test_the_rules_page_counts_tiles_and_animals_rightly() -> None:
    box = standard_box()
    shared = Counter(frozenset(tile) for tile in box.tiles)
    assert {count for habitats, count in shared.items() if len(habitats) == 2} == {2}
    assert {count for habitats, count in shared.items() if len(habitats) == 3} == {3}
    assert Counter(len(habitats) for habitats in shared) == {2: 10, 3: 10}
    asked = Counter((animal.habitat, animal.requirement) for animal in box.animals)
    assert all(asked[habitat, Requirement.MOST] == 1 for habitat in Habitat)
    assert all(asked[habitat, kind] == 4 for habitat in Habitat for kind in (Requirement.TOUCHING, Requirement.APART))


def test_json_on_the_pages_is_json() -> None:
    for page in PAGES:
        for block in blocks(page, "json"):
            json.loads(block.text)


def test_the_json_of_the_box_page_has_the_keys_of_a_box() -> None:
    [block] = blocks(DOCS / "boxes.md", "json")
    shown, box = json.loads(block.text), standard_box().to_json()
    assert list(shown) == list(box)
    assert all(tile in box["tiles"] for tile in shown["tiles"])
    assert all(animal in box["animals"] for animal in shown["animals"])


def test_files_named_by_the_architecture_page_are_there() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "twelvefold"
    for name in re.findall(r"`([\w./]+\.(?:py|json|toml))`", text):
        places = [ROOT / name, package / name, package / "engine" / "kernel" / name, package / "world" / name]
        assert any(place.is_file() for place in places), f"there is no {name}"


def test_every_file_of_the_kernel_is_on_the_architecture_page() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    for path in (ROOT / "src" / "twelvefold" / "engine" / "kernel").glob("*.py"):
        assert path.name == "__init__.py" or f"`{path.name}`" in text, f"{path.name} is not explained"


def test_the_readme_lists_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `twelvefold (\w+)` \|", readme, re.MULTILINE)
    known = [command.name for command in app.registered_commands] + [group.name for group in app.registered_groups]
    assert sorted(told) == sorted(map(str, known))


def test_the_hosting_page_lists_every_bound_and_its_usual_value() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| .* \| ([\d.]+) \|$", page, re.MULTILINE))
    assert told == {field.name: f"{field.default:g}" for field in fields(Limits)}


def test_the_bots_page_lists_every_bot() -> None:
    assert [row[0].strip("`") for row in _rows("bots.md", "name | plays | option")] == list(BOTS)


def test_no_page_leads_outside_the_repository() -> None:
    for page in PAGES:
        assert "../shared" not in page.read_text(encoding="utf-8"), name_of(page)


def test_neither_the_import_nor_help_loads_arrays_or_the_compiler() -> None:
    told = "`import twelvefold` and `twelvefold --help` load neither Numba nor NumPy"
    assert told in (DOCS / "architecture.md").read_text(encoding="utf-8")
    program = (
        "import sys, twelvefold\n"
        "from twelvefold.cli.main import main\n"
        "sys.argv = ['twelvefold', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "sys.exit(bool({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))\n"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True).returncode == 0
