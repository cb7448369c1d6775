"""What is wrong with a command line, in one sentence of the language that is spoken."""

import re
from typing import Any

from typer.exceptions import TyperException

from twelvefold.words import say

QUOTED = re.compile(r"'([^']*)'")
NUMBERS = {
    "greater_than_equal": ("cli-value-least", "least", "ge"),
    "less_than_equal": ("cli-value-most", "most", "le"),
}


def complaint(error: TyperException) -> str:
    """A usage error as a sentence; one that nobody foresaw as Typer says it."""
    said = _SAID.get(type(error).__name__)
    sentence = None if said is None else said(error)
    return error.format_message().rstrip(".") if sentence is None else sentence


def _hint(error: Any) -> str:  # noqa: ANN401  # Typer keeps the types of its errors to itself
    """The names of the option or argument that is wrong."""
    return str(error.param.get_error_hint() if error.param is not None else error.param_hint)


def _missing(error: Any) -> str:  # noqa: ANN401
    kind = error.param_type or getattr(error.param, "param_type_name", "option")
    return say(f"cli-missing-{kind}", name=_hint(error))


def _bad_value(error: Any) -> str:  # noqa: ANN401
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    why = _why(found[0]) if found else error.message.rstrip(".")
    return say("cli-bad-value", name=_hint(error), why=why)


def _why(found: dict[str, Any]) -> str:
    kind, given = str(found["type"]), repr(found["input"])
    if kind in NUMBERS:
        name, argument, bound = NUMBERS[kind]
        return say(name, **{argument: found["ctx"][bound]})
    if kind.startswith("int"):
        return say("cli-value-integer", value=given)
    return say("cli-value-number" if kind.startswith("float") else "cli-value-other", value=given)


def _no_option(error: Any) -> str:  # noqa: ANN401
    if error.possibilities:
        return say("cli-no-option-near", name=error.option_name, near=", ".join(sorted(error.possibilities)))
    return say("cli-no-option", name=error.option_name)


def _option_usage(error: Any) -> str:  # noqa: ANN401
    needs = "requires" in error.message
    return say("cli-option-needs" if needs else "cli-option-takes-none", name=repr(error.option_name))


def _usage(error: Any) -> str | None:  # noqa: ANN401
    quoted = [f"'{each}'" for each in QUOTED.findall(error.message)]
    if error.message.startswith("Missing command"):
        return say("cli-missing-command")
    if error.message.startswith("No such command") and quoted:
        near = ", ".join(quoted[1:])
        return say("cli-no-command-near", name=quoted[0], near=near) if near else say("cli-no-command", name=quoted[0])
    if found := re.search(r"extra argument\(s\) \((.*)\)", error.message, re.DOTALL):
        return say("cli-too-many", what=found[1])
    return None


_SAID = {
    "MissingParameter": _missing,
    "BadParameter": _bad_value,
    "NoSuchOption": _no_option,
    "BadOptionUsage": _option_usage,
    "UsageError": _usage,
}
