"""Help in the language that is spoken: options and commands name their sentences by id; Typer's own words are ours."""

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
    "verify": "twelvefold verify games.jsonl",
    "show": "twelvefold show games.jsonl:3 --move 20",
    "train": "twelvefold train --box mine.json --out mine.npz",
    "bench": "twelvefold bench --json > figures.json",
}
"""How each command is called, below its help; the same in every language."""


class SpokenCommand(TyperCommand):
    """A command that says its help when it is asked for it."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401  # Typer keeps their types to itself
        """Print the help."""
        _translate(self, ctx)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:  # noqa: ANN401
        """The first line of the help."""
        return _usage(super().get_usage(ctx))


class SpokenGroup(TyperGroup):
    """A command of commands that says its help when it is asked for it."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Print the help, with a line for each command."""
        _translate(self, ctx)
        for name in self.list_commands(ctx):
            if (command := self.get_command(ctx, name)) is not None:
                command.help = _said(command.help)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:  # noqa: ANN401
        """The first line of the help."""
        return _usage(super().get_usage(ctx))


def _translate(command: TyperCommand | TyperGroup, ctx: Any) -> None:  # noqa: ANN401
    from typer import rich_utils  # a third of the time that the command takes to start

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{say('cli-required')}]"
    rich_utils.DEFAULT_STRING = f"[{say('cli-default', value='{}')}]"
    rich_utils.ENVVAR_STRING = f"[{say('cli-variable', name='{}')}]"
    command.help = _said(command.help)
    if command.help and command.name in EXAMPLES:
        command.help += f"\n\n[dim]{EXAMPLES[command.name]}[/dim]"
    for param in command.get_params(ctx):
        own = "cli-help-option" if param.name == "help" else getattr(param, "help", None)
        setattr(param, "help", _said(own))  # noqa: B010  # arguments and options have one, their base does not


def _said(text: str | None) -> str | None:
    """The sentence of an id; what is none stays."""
    return say(text, codes=", ".join(there())) if text and can_say(text) else text


def _usage(line: str) -> str:
    """Typer begins with its own word."""
    return f"{say('cli-usage')} {line.removeprefix('Usage: ')}"
