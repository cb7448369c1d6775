"""Bounds as a host sets them on the command line."""

from collections.abc import Sequence
from dataclasses import fields, replace

from twelvefold.server.config import ConfigError, Limits
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

NAMES = tuple(field.name for field in fields(Limits))


def limits_of(texts: Sequence[str]) -> Limits:
    """The usual bounds with those that are given as `name=number`."""
    limits = Limits()
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name not in NAMES:
            raise ConfigError(Sentence("error-limit", value=shown(text), names=", ".join(NAMES)))
        try:
            number = float(value)
        except ValueError:
            number = -1.0
        kind = type(getattr(limits, name))
        if not 0 < number <= 1e9 or not kind(number):
            raise ConfigError(
                Sentence("error-limit-number", value=shown(text), number=shown(value), most=1_000_000_000)
            )
        limits = replace(limits, **{name: kind(number)})
    return limits
