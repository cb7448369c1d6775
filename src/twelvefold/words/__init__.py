"""Every word that people read, in nine languages: one Fluent file each, for browser, server and command line."""

from twelvefold.words.languages import LANGUAGES, accepted, choose, there
from twelvefold.words.numbers import decimal, percent, significant
from twelvefold.words.speech import Sentence, Several, can_say, in_english, language, said_in, say, say_in, speak
from twelvefold.words.system import why_not

__all__ = [
    "LANGUAGES",
    "Sentence",
    "Several",
    "accepted",
    "can_say",
    "choose",
    "decimal",
    "in_english",
    "language",
    "percent",
    "said_in",
    "say",
    "say_in",
    "significant",
    "speak",
    "there",
    "why_not",
]
