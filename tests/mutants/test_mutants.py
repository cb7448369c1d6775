"""Every wrong rule is caught by the test that names it, and the correct rules pass the same tests in the same setup."""

from pathlib import Path

import pytest
from tests.mutants.contact_mutants import CONTACT
from tests.mutants.end_mutants import END
from tests.mutants.harness import run
from tests.mutants.life_mutants import LIFE
from tests.mutants.mutant import Mutant, bend, copy_of_the_product
from tests.mutants.round_mutants import ROUNDS
from tests.mutants.sight_mutants import SIGHT
from tests.mutants.witness import NOTICED, PASSED

MUTANTS = (*CONTACT, *LIFE, *ROUNDS, *END, *SIGHT)
SAMPLE = {mutant.file: mutant for mutant in MUTANTS if not mutant.compiled}
"""One for each file, tried in every run."""


@pytest.mark.parametrize(
    "mutant",
    [
        pytest.param(
            mutant,
            marks=() if mutant in SAMPLE.values() else pytest.mark.thorough("mutants"),
            id=mutant.name.replace(" ", "-"),
        )
        for mutant in MUTANTS
    ],
)
def test_a_wrong_rule_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    source = copy_of_the_product(tmp_path)
    bend(source, mutant)
    code, ended, said = run(source, [mutant.node], compiled=mutant.compiled)
    assert ended == {mutant.node: NOTICED}, f"{mutant.node} should have failed: {mutant.name}\n{said}"
    assert code == pytest.ExitCode.TESTS_FAILED, said


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.thorough("mutants"))])
def test_the_right_rules_pass_the_same_tests(compiled: bool, tmp_path: Path) -> None:
    nodes = sorted({mutant.node for mutant in MUTANTS if mutant.compiled == compiled})
    code, ended, said = run(copy_of_the_product(tmp_path), nodes, compiled=compiled)
    assert ended == dict.fromkeys(nodes, PASSED), said
    assert code == pytest.ExitCode.OK, said


def test_a_snippet_that_no_longer_fits_is_an_error(tmp_path: Path) -> None:
    source = copy_of_the_product(tmp_path)
    gone = Mutant("something else", "world/habitat.py", "OCEAN = 9", "OCEAN = 0", "contact::nothing")
    with pytest.raises(AssertionError, match="holds this 0 times"):
        bend(source, gone)
    doubled = Mutant("something else", "world/habitat.py", "habitat", "tile", "contact::nothing")
    with pytest.raises(AssertionError, match="not once"):
        bend(source, doubled)


def test_an_accident_is_not_taken_for_a_failing_test(tmp_path: Path) -> None:
    accident = Mutant(
        "writing awards fails",
        "engine/ledger.py",
        "    found.sort()\n",
        "    found.sort(1)\n",
        "life::awards_of_carried_cards_are_written_last",
    )
    source = copy_of_the_product(tmp_path)
    bend(source, accident)
    _, ended, said = run(source, [accident.node], compiled=False)
    assert ended[accident.node].startswith("broke with TypeError"), said


def test_another_product_than_the_copy_is_refused(tmp_path: Path) -> None:
    # The folder has no package, so the installed one is imported.
    code, ended, said = run(tmp_path, [MUTANTS[0].node], compiled=False)
    assert (code, ended) == (pytest.ExitCode.USAGE_ERROR, {}), said
    assert "twelvefold was imported from" in said


def test_there_are_enough_mutants_and_each_is_another() -> None:
    assert len(MUTANTS) >= 24
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    assert len({(mutant.file, mutant.old, mutant.new) for mutant in MUTANTS}) == len(MUTANTS)
