"""Which languages there are, and which one a user wants."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "es": "Español",
    "it": "Italiano",
    "pt": "Português (Portugal)",
    "nl": "Nederlands",
    "ru": "Русский",
    "pl": "Polski",
}
"""The languages of the printed game by code, each in its own words."""
TAGS = {"pt": "pt-PT"}
"""Whose numbers and plurals a language follows, where its code alone would suggest another country."""
FALLBACK = "en"
"""The language for everything that isn't translated yet."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the user's language, the most important first."""


def folder() -> "Traversable":
    """The folder with the language files; translators may name one of their own."""
    from importlib import resources

    if own := os.environ.get("TWELVEFOLD_LOCALES"):
        return Path(own)
    return resources.files("twelvefold.words").joinpath("locales")


@cache
def there() -> tuple[str, ...]:
    """The languages that have a file: ours in the order of LANGUAGES, then any that a translator added."""
    codes = {file.name.removesuffix(".ftl") for file in folder().iterdir() if file.name.endswith(".ftl")}
    return (*(code for code in LANGUAGES if code in codes), *sorted(codes - set(LANGUAGES)))


def accepted(header: str) -> str:
    """The first language in a browser's `Accept-Language` that we have, else English."""
    codes = (wish.split(";")[0].strip().split("-")[0].lower() for wish in header.split(","))
    return next((code for code in codes if code in there()), FALLBACK)


def choose(environment: Mapping[str, str]) -> str:
    """The language of the environment's locale, such as `de_AT.UTF-8`; English if it isn't one of ours."""
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = named.replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
    return code if code in there() else FALLBACK
