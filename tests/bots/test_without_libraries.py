"""In a browser there are few libraries: games, bots and tables need only msgspec and the standard library."""

import json
import subprocess
import sys

from twelvefold.bots.levels import LEVELS

ABSENT = ("alembic", "babel", "fluent", "llvmlite", "numba", "numpy", "rich", "sqlalchemy", "starlette", "structlog")

PROGRAM = """
import importlib, json, pkgutil, sys

sys.modules.update(dict.fromkeys(json.loads(sys.argv[1])))  # importing them fails from now on

from twelvefold import bots, engine, protocol
from twelvefold.server import table

for package in (engine, bots, protocol, table):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if not module.ispkg and module.name != "twelvefold.engine.batch":
            importlib.import_module(module.name)

game, took_part = engine.Game.new(2, "few libraries"), set()
for _ in range(24):
    level = bots.levels.LEVELS[(game.ply // 2 + 3 * game.ply) % 6]
    bot = bots.make_bot(level + ":playouts=2" if level in ("expert", "master") else level)
    game.push(bot.choose(bots.Turn(game.view(game.seat_to_move), game.box, 1)))
    took_part.add(level)
record = engine.write_record(game)
assert engine.check_record(record).end == game.end
others = {name.partition(".")[0] for name, module in sys.modules.items() if module} - set(sys.stdlib_module_names)
print(json.dumps([sorted(took_part), record, sorted(others)]))
"""


def test_a_game_with_all_levels_needs_few_libraries() -> None:
    command = [sys.executable, "-c", PROGRAM, json.dumps(ABSENT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    levels, record, loaded = json.loads(done.stdout)
    assert levels == sorted(LEVELS)
    assert json.loads(record)["winners"]
    assert set(loaded) <= {"__main__", "msgspec", "twelvefold", "typing_extensions"}
