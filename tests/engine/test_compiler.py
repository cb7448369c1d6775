"""The kernel as machine code and as plain Python, and where machine code is cached."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from twelvefold.engine.kernel import cache, evaluate, native
from twelvefold.engine.kernel.chance import MULTIPLIER, SEEDS, advance, fraction
from twelvefold.engine.kernel.jit import KERNELS, kernel

ROOT = Path(__file__).parents[2]
NOTICE = "Compiling the rules for this machine, once"


def run(*arguments: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python from the top of the repository; it must succeed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done


def test_machine_code_and_plain_python_give_the_same_words() -> None:
    compiled = json.loads(run("-m", "tests.engine.digest", NUMBA_DISABLE_JIT="0").stdout)
    plain = json.loads(run("-m", "tests.engine.digest", NUMBA_DISABLE_JIT="1").stdout)
    assert (compiled["compiled"], plain["compiled"]) == (True, False)
    assert len(compiled["digests"]) == 31
    assert len(set(compiled["digests"].values())) == 31
    assert compiled["digests"] == plain["digests"]


@pytest.mark.pure
def test_the_generator_of_playouts_is_multiply_with_carry() -> None:
    # x → a · (x mod 2³²) + x div 2³², which is x · 2⁻³² modulo a · 2³² - 1; the bits drawn are the halves' XOR.
    modulus = MULTIPLIER * 2**32 - 1
    assert modulus == SEEDS
    for seed in (1, 2**32 - 1, 2**32, 123456789012345678, SEEDS - 1):
        assert advance(seed) == seed * pow(2**32, -1, modulus) % modulus
        assert fraction(seed) == (seed % 2**32) ^ (seed // 2**32)
        assert 0 <= fraction(seed) < 2**32
        assert 0 < advance(seed) < modulus < 2**63


PLAY = "from twelvefold import Game; g = Game.new(2, 1); [g.push(g.legal_moves[0]) for _ in range(24)]; print(g.end)"


def test_the_first_use_says_once_that_it_compiles_and_the_second_does_not(tmp_path: Path) -> None:
    cache, here = tmp_path / "cache", tmp_path / "here"
    here.mkdir()
    # The compiler doesn't run files from the current folder, whatever they are called.
    (here / "numba.py").write_text("raise SystemExit('run by mistake')\n", encoding="ascii")
    first = run("-P", "-c", PLAY, cwd=here, TWELVEFOLD_CACHE=str(cache), NUMBA_DISABLE_JIT="0")
    assert first.stderr.count(NOTICE) == 1
    assert len(first.stderr.splitlines()) == 1
    (folder,) = cache.glob("kernel-*")
    assert list(folder.glob("push.o"))
    second = run("-c", PLAY, TWELVEFOLD_CACHE=str(cache), NUMBA_DISABLE_JIT="0")
    assert second.stderr == ""
    assert second.stdout == first.stdout


def test_where_nothing_can_be_kept_the_rules_run_as_plain_python_and_say_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("-c", PLAY, TWELVEFOLD_CACHE=str(tmp_path / "file"), NUMBA_DISABLE_JIT="0")
    assert "TWELVEFOLD_CACHE" in done.stderr
    assert "they run as plain Python, more slowly" in done.stderr
    assert done.stdout == run("-c", PLAY).stdout


def test_what_no_library_contains_says_once_how_to_get_the_compiler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(native, "HAS_COMPILER", False)
    for name in ("one", "another"):
        assert native._compiled_address(name, "my.kernel") is None
    assert capsys.readouterr().err == (
        "my.kernel runs as plain Python, more slowly: pip install 'twelvefold[compiler]' compiles it.\n"
    )


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, whose sources determine the cache's key."""
    package = Path(cache.__file__).parents[2]
    copy = tmp_path / "twelvefold"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "__file__", str(copy / "engine" / "kernel" / "cache.py"))
    return copy


def test_the_same_sources_have_the_same_folder(copied: Path) -> None:
    before = cache.source_key()
    assert len(before) == 16
    # Neither the place nor the time of a file matters, only its contents.
    os.utime(copied / "engine" / "kernel" / "rounds.py", (0, 0))
    assert cache.source_key() == before


def test_a_change_to_any_file_that_is_compiled_gives_another_folder(copied: Path) -> None:
    keys = {cache.source_key()}
    changed = [*(copied / "engine" / "kernel").glob("*.py"), *(copied / "world").glob("*.py")]
    assert {"rounds.py", "planet.py", "geometry.py", "box.py"} <= {path.name for path in changed}
    for path in changed:
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        keys.add(cache.source_key())
    assert len(keys) == 1 + len(changed)
    (copied / "engine" / "kernel" / "new.py").touch()
    assert cache.source_key() not in keys


def test_of_older_folders_only_the_newest_stay(tmp_path: Path) -> None:
    place = tmp_path / "cache"
    place.mkdir()
    for number in range(9):
        (place / f"kernel-{number:016x}").mkdir()
        os.utime(place / f"kernel-{number:016x}", (number, number))
    run("-c", "from twelvefold.engine.kernel.cache import cache_folder; cache_folder()", TWELVEFOLD_CACHE=str(place))
    left = {path.name for path in place.iterdir()}
    assert {f"kernel-{number:016x}" for number in (6, 7, 8)} < left
    assert len(left) == 1 + cache.KEPT


def test_a_second_kernel_of_the_same_name_is_refused() -> None:
    def second() -> None: ...

    second.__name__ = "evaluate"
    first = KERNELS["evaluate"]
    with pytest.raises(ValueError, match=r"called evaluate: in twelvefold\.engine\.kernel\.evaluate and "):
        kernel(second)
    assert KERNELS["evaluate"] is first
    assert first.__module__ == evaluate.__name__
