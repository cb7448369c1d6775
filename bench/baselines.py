"""Rates trained agents against the ladder: bench/results/baselines.json, baselines.md and baselines.svg.

    python -m bench.baselines play examples/ppo.py:agent [--games 1000] [--against naive,learned]
    python -m bench.baselines inside examples/maskable_ppo.py:agent [--games 1000] [--against naive,learned]
    python -m bench.baselines curve examples/ppo.py:agent LOG

`play` runs one `twelvefold arena` for each opponent. `inside` plays every deal from both seats too, but many games at
once in the environments, so it's much faster; it leaves out opponents who can't play there. `curve` reads what
`examples/ppo.py` printed while it trained. All of them write the page anew.
"""

import argparse
import json
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from twelvefold.drawing.palette import FAINT, QUIET, SEATS, TEXT
from twelvefold.drawing.svg import FONT
from twelvefold.envs.games import Games
from twelvefold.envs.opponents import Opponents, Policy
from twelvefold.envs.setup import Setup
from twelvefold.world.box import ROUNDS

RESULTS = Path(__file__).parent / "results"
FIGURES = RESULTS / "baselines.json"
LADDER = ("random", "naive", "margin", "seedling", "explorer", "naturalist", "ranger", "learned", "expert")
FEW = {"expert": 200}
"""Games against opponents that take long."""
LINE = re.compile(r"([\d,]+) games .*against naive (\d+)%")
NAMES = {"maskable_ppo": "MaskablePPO", "ppo": "PPO in one file"}


def name_of(agent: str) -> str:
    """The agent's name, from its file."""
    return NAMES[Path(agent.partition(":")[0]).stem]


def play(agent: str, opponents: list[str], games: int) -> dict[str, Any]:
    """The agent's figures against each opponent, with the commands."""
    found = {}
    for opponent in opponents:
        count = min(games, FEW.get(opponent, games))
        options = ["--bots", f"{agent},{opponent}", "--games", str(count), "--seed", "1"]
        command = [sys.executable, "-m", "twelvefold", "arena", *options, "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        mine = json.loads(done.stdout)[0]
        if mine["faults"]:
            raise RuntimeError(f"{agent} failed: {mine['faults']}")
        kept = ("games", "win_rate", "interval", "score", "ms")
        found[opponent] = {name: mine[name] for name in kept}
        found[opponent]["command"] = " ".join(["twelvefold", "arena", *options])
        print(opponent, found[opponent]["win_rate"], found[opponent]["interval"], flush=True)
    return found


def inside(agent: str, opponents: list[str], games: int) -> dict[str, Any]:
    """The agent's figures against each opponent that plays inside the kernel."""
    file, _, maker = agent.partition(":")
    spec = spec_from_file_location("agent", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["agent"] = module
    spec.loader.exec_module(module)
    policy: Policy = getattr(module, maker)().policy
    found = {}
    for opponent in opponents:
        if opponent in FEW:
            continue
        shares = np.mean([shares_of(policy, opponent, viewer, games // 2) for viewer in (0, 1)], axis=0)
        mean, spread = float(shares.mean()), 1.96 * float(shares.std()) / len(shares) ** 0.5
        found[opponent] = {
            "games": 2 * len(shares),
            "win_rate": mean,
            "interval": [max(0.0, mean - spread), min(1.0, mean + spread)],
            "command": f"python -m bench.baselines inside {agent} --games {games} --against {opponent}",
        }
        print(opponent, found[opponent]["win_rate"], found[opponent]["interval"], flush=True)
    return found


def shares_of(policy: Policy, opponent: str, viewer: int, deals: int) -> npt.NDArray[np.float64]:
    """The policy's share of the win in each deal."""
    games = Games(deals, Setup(2), viewer=viewer)
    games.reset(1)
    opponents = Opponents(games, opponent)
    opponents.play()
    for _ in range(ROUNDS):
        games.step(policy(games.observations, games.masks))
        opponents.play()
    return games.rewards[:, viewer].copy()


def table(figures: dict[str, Any]) -> str:
    """The page."""
    agents = list(figures["against"])
    lines = [
        "# How strong the baselines are",
        "",
        "Made by `python -m bench.baselines`. Two players, standard variant; each deal is played from both seats. The",
        "figures are win rates with their 95% intervals, then how many games. What was trained how is in",
        "[environments.md](../../docs/environments.md#baselines).",
        "",
        "| against | " + " | ".join(map(name_of, agents)) + " |",
        "|---" * (1 + len(agents)) + "|",
    ]
    for opponent in LADDER:
        cells = []
        for agent in agents:
            row = figures["against"][agent].get(opponent)
            cells.append("" if row is None else cell(row))
        lines.append(f"| `{opponent}` | " + " | ".join(cells) + " |")
    lines += ["", "![How they learned](baselines.svg)", "", "The commands:", "", "```sh"]
    lines += [row["command"] for agent in agents for row in figures["against"][agent].values()]
    return "\n".join([*lines, "```"]) + "\n"


def cell(row: dict[str, Any]) -> str:
    """A win rate with its interval and its games."""
    low, high = row["interval"]
    return f"{row['win_rate']:.1%} ({low:.1%} – {high:.1%}), {row['games']}"


def curve(log: str) -> list[tuple[int, float]]:
    """Games and win rate against naive, as the training said."""
    return [(int(games.replace(",", "")), int(rate) / 100) for games, rate in LINE.findall(log)]


def picture(curves: dict[str, list[list[float]]]) -> str:
    """The curves as SVG."""
    width, height, left, top = 560, 300, 60, 60
    most = max(games for points in curves.values() for games, _ in points)

    def at(games: float, rate: float) -> str:
        return f"{left + width * games / most:.1f} {top + height * (1 - rate):.1f}"

    body = [f'<text x="{left}" y="36" font-size="20" fill="{TEXT}">Win rate against naive while learning</text>']
    for quarter in range(5):
        y = top + height * (1 - quarter / 4) + 5
        body.append(f'<path d="M{at(0, quarter / 4)}L{at(most, quarter / 4)}" stroke="{FAINT}"/>')
        body.append(
            f'<text x="{left - 8}" y="{y}" font-size="13" fill="{QUIET}" text-anchor="end">{25 * quarter}%</text>'
        )
    for number, (agent, points) in enumerate(curves.items()):
        path = "L".join(at(*point) for point in points)
        body.append(f'<path d="M{path}" fill="none" stroke="{SEATS[number]}" stroke-width="2"/>')
        x, y = left + 150 * number, top + height + 44
        body.append(f'<text x="{x}" y="{y}" font-size="13" fill="{SEATS[number]}">{name_of(agent)}</text>')
    body.append(
        f'<text x="{left + width}" y="{top + height + 22}" font-size="13" fill="{QUIET}"'
        f' text-anchor="end">{most:,.0f} games</text>'
    )
    box = f'viewBox="0 0 {left + width + 30} {top + height + 60}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="{FONT}">'
        "<title>Win rate against naive while learning, in 200 games each time</title>"
        f'<rect width="100%" height="100%" rx="20" fill="#070b1e"/>{"".join(body)}</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = parser.add_subparsers(dest="task", required=True)
    for task in ("play", "inside"):
        playing = tasks.add_parser(task)
        playing.add_argument("agent")
        playing.add_argument("--games", type=int, default=1000)
        playing.add_argument("--against", default=",".join(LADDER))
    drawing = tasks.add_parser("curve")
    drawing.add_argument("agent")
    drawing.add_argument("log", type=Path)
    given = parser.parse_args()
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {"against": {}, "curves": {}}
    if given.task != "curve":
        rate = play if given.task == "play" else inside
        found = rate(given.agent, given.against.split(","), given.games)
        figures["against"].setdefault(given.agent, {}).update(found)
    else:
        figures["curves"][given.agent] = curve(given.log.read_text(encoding="utf-8"))
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "baselines.md").write_text(table(figures), encoding="utf-8")
    if figures["curves"]:
        (RESULTS / "baselines.svg").write_text(picture(figures["curves"]), encoding="utf-8")


if __name__ == "__main__":
    main()
