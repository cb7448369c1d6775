"""A dataset's card: `README.md` in its folder, as the Hugging Face hub reads it, and its picture."""

import shlex
from importlib.resources import files
from pathlib import Path

from twelvefold.dataset.chart import chart_svg, ordered_bots
from twelvefold.dataset.counts import Counts, Total
from twelvefold.dataset.manifest import Manifest
from twelvefold.dataset.options import BOTS, KINDS, NOISE, PLAYERS, Options
from twelvefold.dataset.parquet import REASONS

NAME = "README.md"
PICTURE = "results.svg"
SIZES = ((10**3, "n<1K"), (10**4, "1K<n<10K"), (10**5, "10K<n<100K"), (10**6, "100K<n<1M"), (10**7, "1M<n<10M"))
BIGGER = "10M<n<100M"


def write_card(folder: Path, manifest: Manifest, counts: Counts) -> None:
    """Write the card and its picture."""
    (folder / PICTURE).write_text(chart_svg(counts), encoding="utf-8")
    (folder / NAME).write_text(card_of(manifest, counts), encoding="utf-8")


def card_of(manifest: Manifest, counts: Counts) -> str:
    """The card's text."""
    options = manifest.read_options()
    made = [file for file in manifest.files if file is not None]
    games = sum(file.games for file in made)
    cpu = sum(file.seconds for file in made)
    template = (files("twelvefold.dataset") / "card.md").read_text(encoding="utf-8")
    facts = {
        "size": next((name for bound, name in SIZES if games < bound), BIGGER),
        "games": f"{games:,}",
        "moves": f"{counts.all_moves:,}",
        "files": f"{len(made):,}",
        "megabytes": f"{counts.bytes / 1e6:,.0f}",
        "bytes": f"{counts.bytes / games:,.0f}",
        "command": command_of(options),
        "version": manifest.version,
        "code": manifest.code,
        "pyarrow": ", ".join(sorted({file.pyarrow for file in made})),
        "machine": manifest.machine,
        "cpu": f"{cpu / 60:,.0f}",
        "clock": f"{manifest.seconds / 60:,.0f}",
        "rate": f"{games / max(cpu, 0.1):,.0f}",
        "chance": f"{counts.by_chance / counts.all_moves:.1%}",
        "kinds": _kinds(counts),
        "bots": _bots(counts),
        "orders": _orders(counts),
        "reasons": _reasons(counts),
        "values": _values(counts),
    }
    for name, text in facts.items():
        template = template.replace(f"{{{{{name}}}}}", text)
    return template


def command_of(options: Options) -> str:
    """The command that makes the same data again."""
    seed = int.from_bytes(options.seed, "big")
    parts = ["twelvefold", "dataset", "make", "FOLDER", "--games", str(options.games)]
    parts += ["--seed", str(seed) if seed < 10**18 else hex(seed)]
    for name, usual in (("players", PLAYERS), ("variants", KINDS), ("bots", BOTS), ("noise", NOISE)):
        if (text := str(getattr(options, name))) != usual:
            parts += [f"--{name}", text]
    if options.shard != 10_000:
        parts += ["--shard", str(options.shard)]
    return shlex.join(parts)


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |\n"


def _kinds(counts: Counts) -> str:
    variants = list(dict.fromkeys(variant for _, variant in sorted(counts.games)))
    text = _row("players", *variants) + _row(*["---"] * (1 + len(variants)))
    for players in sorted({players for players, _ in counts.games}):
        text += _row(players, *(f"{counts.games[players, variant]:,}" for variant in variants))
    return text.rstrip()


def _bots(counts: Counts) -> str:
    players = sorted({players for players, _ in counts.bots})
    text = _row("bot", *(f"{n} players: seats, wins, points" for n in players), "best moves", "loss a move")
    text += _row(*["---"] * (3 + len(players)))
    for name in ordered_bots(counts):
        best, loss = counts.moves[name].means() if name in counts.moves else (0.0, 0.0)
        cells = (_cell(counts.bots.get((n, name))) for n in players)
        text += _row(f"`{name}`", *cells, f"{best:.1%}", f"{loss:.2f}")
    return text.rstrip()


def _cell(total: Total | None) -> str:
    if total is None:
        return "–"
    share, points = total.means()
    return f"{total.count:,}, {share:.1%}, {points:.1f}"


def _orders(counts: Counts) -> str:
    players = sorted({players for players, _ in counts.orders})
    text = _row("players", "first", "second", "third", "fourth") + _row(*["---"] * 5)
    for count in players:
        shares = [f"{counts.orders[count, place].means()[0]:.1%}" for place in range(count)]
        text += _row(count, *shares, *["–"] * (4 - count))
    return text.rstrip()


def _reasons(counts: Counts) -> str:
    total = counts.all_moves
    return ", ".join(f"`{name}` {counts.reasons[name] / total:.1%}" for name in REASONS)


def _values(counts: Counts) -> str:
    text = _row("values", "moves", "mean value", "mean share of the win") + _row(*["---"] * 4)
    for tenth, total in sorted(counts.values.items()):
        value, share = total.means()
        text += _row(f"{tenth / 10:.1f} to {(tenth + 1) / 10:.1f}", f"{total.count:,}", f"{value:.3f}", f"{share:.3f}")
    return text.rstrip()
