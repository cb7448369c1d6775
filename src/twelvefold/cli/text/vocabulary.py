"""The words of the language that is spoken, for what a typed line may ask."""

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
"""What can be asked with a word, in the order of the help."""


def aliases(do: Do, spoken: str) -> list[str]:
    """The words of a language that ask for something, the usual one first, in small letters."""
    written = say_in(spoken, f"grammar-{do}").lower().split(",")
    return [" ".join(word.split()) for word in written if word.strip()]


def vocabulary(spoken: str | None = None) -> Words:
    """All words of a language; the English ones work in every language that does not use them otherwise."""
    words: dict[str, Do] = {}
    for each in (FALLBACK, spoken or language()):
        words |= {word: do for do in WORDED for word in aliases(do, each)}
    return words


def sign_of(do: Do) -> str:
    """The letter or sign that asks for something in every language; of a face, its own letter."""
    return next((sign for sign, each in SIGNS.items() if each is do), f"{FACES[0]}–{FACES[-1]}")
