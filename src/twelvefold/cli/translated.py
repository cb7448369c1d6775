"""Help in the reader's language: commands and options refer to messages by id. The parser's own words stay English."""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from twelvefold.words import can_say, say, there

EXAMPLES = {
    "play": "twelvefold play --lan",
    "watch": "twelvefold watch --players 3 --seed 7",
    "serve": "twelvefold serve --database postgresql://… --public-url https://planets.example.org",
    "backup": "twelvefold backup --database postgresql://… tables.backup",
    "restore": "twelvefold restore --database postgresql://… tables.backup",
    "simulate": "twelvefold simulate --players 4 --games 1000 --seed 7 --out games.jsonl",
    "arena": "twelvefold arena --bots naive,random --games 200 --seed 1",
    "leaderboard": "twelvefold leaderboard --bots my_bot.py:Mine",
    "verify": "twelvefold verify games.jsonl",
    "show": "twelvefold show games.jsonl:3 --move 20",
    "review": "twelvefold review games.jsonl:3 --svg chart.svg",
    "puzzles": "twelvefold puzzles show",
    "train": "twelvefold train --box mine.json --out mine.npz",
    "bench": "twelvefold bench --json > figures.json",
}
"""An example for each command, shown below its help and not translated."""


class TranslatedCommand(TyperCommand):
    """A command that translates its help when the help is printed."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401  # Typer doesn't export their types
        """Print the help."""
        _translate(self, ctx)
        super().format_help(ctx, formatter)


class TranslatedGroup(TyperGroup):
    """A group of commands that translates its help when the help is printed."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Print the help, with a line for each command."""
        _translate(self, ctx)
        for name in self.list_commands(ctx):
            if (command := self.get_command(ctx, name)) is not None:
                command.help = _translated(command.help)
        super().format_help(ctx, formatter)


def _translate(command: TyperCommand | TyperGroup, ctx: Any) -> None:  # noqa: ANN401
    command.help = _translated(command.help)
    if command.help and command.name in EXAMPLES:
        command.help += f"\n\n[dim]{EXAMPLES[command.name]}[/dim]"
    for param in command.get_params(ctx):
        text = _translated(getattr(param, "help", None))
        setattr(param, "help", text)  # noqa: B010  # options and arguments have `help`, but their base class doesn't


def _translated(text: str | None) -> str | None:
    """The message with this id; any other text is returned unchanged."""
    return say(text, codes=", ".join(there())) if text and can_say(text) else text
