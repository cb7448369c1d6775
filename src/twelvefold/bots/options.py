"""How bots are named: a name, then options after a colon, as in `expert:style=spoiler,ms=50`."""

from collections.abc import Sequence

from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError, shown


class BotError(TwelvefoldError):
    """A bot that doesn't exist, an option that it doesn't have, or too many bots."""


def split_names(text: str) -> list[str]:
    """The bots in a comma-separated list; a part that is just `key=value` is an option of the bot before it."""
    names: list[str] = []
    for part in text.split(","):
        if names and "=" in part and ":" not in part:
            names[-1] += "," + part
        else:
            names.append(part)
    return names


class BotOptions:
    """The options of one bot, taken one by one; any left over at the end are an error."""

    def __init__(self, bot: str, text: str = "") -> None:
        self.bot = bot
        self._left: dict[str, str] = {}
        for part in filter(None, text.split(",")):
            key, equals, value = part.partition("=")
            if not equals or not key or key in self._left:
                raise BotError(Sentence("error-bot-option", bot=bot, option=shown(part)))
            self._left[key] = value

    def choice(self, key: str, among: Sequence[str]) -> str | None:
        """An option that is one of some words; None if it wasn't given."""
        value = self._left.pop(key, None)
        if value is not None and value not in among:
            raise BotError(
                Sentence("error-bot-option-among", bot=self.bot, option=key, among=", ".join(among), value=shown(value))
            )
        return value

    def integer(self, key: str, least: int, most: int) -> int | None:
        """An option that is a whole number; None if it wasn't given."""
        value = self._left.pop(key, None)
        if value is None:
            return None
        if not (value.isascii() and value.isdecimal() and len(value) <= 12 and least <= int(value) <= most):
            raise BotError(
                Sentence(
                    "error-bot-option-number",
                    bot=self.bot,
                    option=key,
                    least=str(least),
                    most=str(most),
                    value=shown(value),
                )
            )
        return int(value)

    def rest(self) -> dict[str, str]:
        """All options not taken yet, as they were written."""
        rest, self._left = self._left, {}
        return rest

    def text(self, key: str) -> str | None:
        """An option that is any text; None if it wasn't given."""
        return self._left.pop(key, None)

    def finish(self) -> None:
        """Reject any options left over."""
        if self._left:
            raise BotError(Sentence("error-bot-no-option", bot=self.bot, option=shown(next(iter(self._left)))))
