"""The web client is built into the package once, and again after a change; failures are reported plainly."""

from pathlib import Path

from tests.scripts.workshop import run, workshop

INSTALLING = "Installing what the browser client is built with (once; the log is .node.log).\n"
BUILDING = "Building the browser client (once, and after changes).\n"
WORDS = Path("src", "twelvefold", "words", "locales")
PUZZLES = Path("src", "twelvefold", "analysis", "puzzles", "puzzles.jsonl.gz")
BUILDER = """#!/usr/bin/env node
const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const folder = process.argv[process.argv.indexOf("--outDir") + 1];
const page = readFileSync("index.html", "utf8");
if (page === "broken") { console.error("index.html is broken"); process.exit(1); }
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/mode`, process.argv[process.argv.indexOf("--mode") + 1]);
writeFileSync(`${folder}/index.html`, page);
"""


def builder(place: Path, page: str = "a page") -> Path:
    """A workshop whose web client is one page, which its build copies."""
    web = workshop(place) / "web"
    for folder in ("plugins", "public", "src"):
        (web / folder).mkdir()
    (place / WORDS).mkdir(parents=True)
    (place / WORDS.parent / "rulebook.json").touch()
    (place / PUZZLES).parent.mkdir(parents=True)
    (place / PUZZLES).touch()
    (web / "manifest.json").touch()
    (web / "vite.config.ts").touch()
    (web / "index.html").write_text(page)
    assert run(place, "bootstrap.py", "web").returncode == 0
    tool = web / "node_modules" / ".bin" / "vite"
    tool.parent.mkdir(parents=True)
    tool.write_text(BUILDER)
    (place / "src" / "twelvefold" / "server").mkdir()
    return place


def built(place: Path) -> str:
    return (place / "src" / "twelvefold" / "server" / "static" / "index.html").read_text()


def test_it_is_built_once_and_again_when_a_source_changes(tmp_path: Path) -> None:
    place = builder(tmp_path)
    first = run(place, "bootstrap.py", "client")
    assert (first.returncode, first.stdout, first.stderr) == (0, BUILDING, "")
    assert built(place) == "a page"
    assert run(place, "bootstrap.py", "client").stdout == ""
    (place / "web" / "src" / "main.tsx").write_text("something new")
    assert run(place, "bootstrap.py", "client").stdout == BUILDING
    (place / WORDS / "de.ftl").write_text("game = Twelvefold\n")
    assert run(place, "bootstrap.py", "client").stdout == BUILDING
    (place / "web" / "src" / "main.tsx").rename(place / "web" / "src" / "other.tsx")
    assert run(place, "bootstrap.py", "client").stdout == BUILDING


def test_one_that_is_built_needs_no_node(tmp_path: Path) -> None:
    place = builder(tmp_path)
    run(place, "bootstrap.py", "client")
    done = run(place, "bootstrap.py", "client", PATH=str(tmp_path / "empty"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_one_built_before_stays_when_a_new_one_cannot_be_built(tmp_path: Path) -> None:
    place = builder(tmp_path)
    run(place, "bootstrap.py", "client")
    (place / "web" / "index.html").write_text("broken")
    done = run(place, "bootstrap.py", "client")
    assert done.returncode == 0
    assert "index.html is broken" in done.stdout
    assert done.stdout.endswith("Until then the game uses the previous build of the browser client.\n")
    assert built(place) == "a page"
    (place / "web" / "index.html").write_text("whole again")
    assert run(place, "bootstrap.py", "client").stdout == BUILDING
    assert built(place) == "whole again"


def test_without_node_and_network_one_sentence_says_so(tmp_path: Path) -> None:
    place = builder(tmp_path)
    done = run(place, "bootstrap.py", "client", PATH=str(tmp_path / "empty"))
    assert done.returncode == 1
    assert done.stdout == "Downloading Node for the browser client (once).\n"
    assert done.stderr.count("\n") == 1


def test_a_build_to_play_with_is_not_compressed_and_not_good_enough_to_publish(tmp_path: Path) -> None:
    place = builder(tmp_path)
    mode = place / "src" / "twelvefold" / "server" / "static" / "mode"
    assert run(place, "bootstrap.py", "local-client").stdout == BUILDING
    assert mode.read_text() == "play"
    assert run(place, "bootstrap.py", "local-client").stdout == ""
    assert run(place, "bootstrap.py", "client").stdout == BUILDING
    assert mode.read_text() == "production"
    assert run(place, "bootstrap.py", "local-client").stdout == ""
