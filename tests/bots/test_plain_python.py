"""The bots' kernel as machine code and as plain Python."""

import json

from tests.engine.test_compiler import run


def test_machine_code_and_plain_python_think_alike() -> None:
    compiled = json.loads(run("-m", "tests.bots.digest", NUMBA_DISABLE_JIT="0").stdout)
    plain = json.loads(run("-m", "tests.bots.digest", NUMBA_DISABLE_JIT="1").stdout)
    assert (compiled["compiled"], plain["compiled"]) == (True, False)
    assert len(set(compiled["digests"].values())) == len(compiled["digests"]) == 22
    assert compiled["digests"] == plain["digests"]
