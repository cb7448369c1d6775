"""The words a player can type in the current language."""

from twelvefold.cli.text.grammar import FACES, SIGNS, Do, Words
from twelvefold.words import language, say_in
from twelvefold.words.languages import FALLBACK

WORDED = (
    Do.PLANET,
    Do.REGIONS,
    Do.FACE,
    Do.ANIMALS,
    Do.OFFER,
    Do.OBJECTIVE,
    Do.STATUS,
    Do.LOG,
    Do.UNDO,
    Do.HINT,
    Do.HELP,
    Do.QUIT,
)
"""The questions with a word, in the order of the help."""


def aliases(do: Do, spoken: str) -> list[str]:
    """A language's words for a question, most common first, in lower case."""
    written = say_in(spoken, f"grammar-{do}").lower().split(",")
    return [" ".join(word.split()) for word in written if word.strip()]


def vocabulary(spoken: str | None = None) -> Words:
    """All words of a language, plus the English words it doesn't use for anything else."""
    words: dict[str, Do] = {}
    for each in (FALLBACK, spoken or language()):
        words |= {word: do for do in WORDED for word in aliases(do, each)}
    return words


def sign_of(do: Do) -> str:
    """The letter or sign for a question in every language; for a face, its own letter."""
    return next((sign for sign, each in SIGNS.items() if each is do), f"{FACES[0]}–{FACES[-1]}")
