"""Numbers in tables, written the way the current language does."""

from functools import cache
from typing import TYPE_CHECKING

from twelvefold.words.languages import FALLBACK, LANGUAGES, TAGS
from twelvefold.words.speech import language

if TYPE_CHECKING:
    from babel import Locale
    from babel.numbers import NumberPattern


def decimal(value: float, digits: int = 2) -> str:
    """A number with that many digits after the point or comma."""
    locale, (pattern, _) = _patterns(_known(), digits)
    return str(pattern.apply(value, locale))


def significant(value: float, digits: int = 3) -> str:
    """A number with that many significant digits and no trailing zeros."""
    plain = f"{value:.{digits}g}"
    if "e" in plain or "n" in plain:
        return plain
    return decimal(float(plain), len(plain.partition(".")[2]))


def percent(share: float, digits: int = 1) -> str:
    """A share between 0 and 1 as a percentage."""
    locale, (_, pattern) = _patterns(_known(), digits)
    return str(pattern.apply(share, locale))


def _known() -> str:
    return language() if language() in LANGUAGES else FALLBACK


@cache
def _patterns(code: str, digits: int) -> tuple["Locale", tuple["NumberPattern", "NumberPattern"]]:
    from babel import Locale
    from babel.numbers import parse_pattern

    locale = Locale.parse(TAGS.get(code, code), sep="-")
    found = [parse_pattern(formats[None].pattern) for formats in (locale.decimal_formats, locale.percent_formats)]
    for pattern in found:
        pattern.frac_prec = (digits, digits)
    return locale, (found[0], found[1])
