"""`twelvefold dataset`: make games as Parquet, check them, and describe them."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twelvefold.cli.console import bar
from twelvefold.cli.options import SeedOption, seed_of
from twelvefold.cli.translated import TranslatedCommand, TranslatedGroup
from twelvefold.dataset.arrow import arrow
from twelvefold.words import say

if TYPE_CHECKING:
    from twelvefold.dataset.make import Spread
    from twelvefold.dataset.manifest import Manifest

WRONG = 1
"""The exit code of `check` if something is wrong."""

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-dataset-folder")]

app = typer.Typer(cls=TranslatedGroup, help="cli-dataset", no_args_is_help=True)


@app.command("make", cls=TranslatedCommand, help="cli-dataset-make")
def make(
    folder: Folder,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**8, help="cli-dataset-games")] = 1_000_000,
    seed: SeedOption = "0",
    players: Annotated[str | None, typer.Option("--players", "-p", metavar="MIX", help="cli-dataset-players")] = None,
    variants: Annotated[str | None, typer.Option("--variants", metavar="MIX", help="cli-dataset-variants")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="MIX", help="cli-dataset-bots")] = None,
    noise: Annotated[str | None, typer.Option("--noise", metavar="MIX", help="cli-dataset-noise")] = None,
    shard: Annotated[int, typer.Option("--shard", min=1000, max=100_000, help="cli-dataset-shard")] = 10_000,
    ray: Annotated[bool, typer.Option("--ray", help="cli-dataset-ray")] = False,
) -> None:
    """Make a dataset, or go on with one."""
    arrow()
    from twelvefold.dataset.make import make_dataset
    from twelvefold.dataset.options import make_options

    mixes = {"players": players, "variants": variants, "bots": bots, "noise": noise}
    given = {name: text for name, text in mixes.items() if text is not None}
    options = make_options(games, seed_of("0" if seed is None else seed), shard=shard, **given)
    with bar(say("cli-playing")) as progress:
        line = progress.add_task("", total=games)
        try:
            manifest = make_dataset(
                folder, options, spread=_spread(ray), told=lambda more: progress.advance(line, more)
            )
        except KeyboardInterrupt:
            print(say("cli-dataset-stopped", folder=folder), file=sys.stderr)
            raise
    _write_card(folder, manifest)
    print(say("cli-dataset-made", games=games, files=len(manifest.files), folder=folder))


@app.command("check", cls=TranslatedCommand, help="cli-dataset-check")
def check(
    folder: Folder,
    replay: Annotated[int, typer.Option("--replay", min=0, max=10**8, help="cli-dataset-replay")] = 1000,
    again: Annotated[int, typer.Option("--again", min=0, max=10**6, help="cli-dataset-again")] = 0,
) -> None:
    """Check a dataset."""
    arrow()
    from twelvefold.dataset.check import check_dataset
    from twelvefold.dataset.manifest import read_manifest

    files, wrong = len(read_manifest(folder).files), 0
    with bar(say("cli-dataset-checking")) as progress:
        line = progress.add_task("", total=files)
        for sentence in check_dataset(folder, replayed=replay, again=again, told=lambda n: progress.advance(line, n)):
            print(sentence)
            wrong += 1
    print(say("cli-dataset-checked", files=files, wrong=wrong))
    if wrong:
        raise typer.Exit(WRONG)


@app.command("card", cls=TranslatedCommand, help="cli-dataset-card")
def card(folder: Folder) -> None:
    """Write a dataset's card anew."""
    arrow()
    from twelvefold.dataset.card import NAME
    from twelvefold.dataset.manifest import read_manifest

    _write_card(folder, read_manifest(folder))
    print(folder / NAME)


def _write_card(folder: Path, manifest: "Manifest") -> None:
    from twelvefold.dataset.card import write_card
    from twelvefold.dataset.counts import counts_of

    with bar(say("cli-dataset-counting")) as progress:
        line = progress.add_task("", total=len(manifest.files))
        counts = counts_of(folder, manifest, told=lambda more: progress.advance(line, more))
    write_card(folder, manifest, counts)


def _spread(ray: bool) -> "Spread":
    from twelvefold.dataset.make import on_all_cores

    if not ray:
        return on_all_cores
    from twelvefold.arena.ray_cluster import on_ray

    return on_ray
