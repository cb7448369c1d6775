"""Every word that people read, in nine languages: one Fluent file a language, for browser, server and command line."""

from twelvefold.words.languages import LANGUAGES, choose, there
from twelvefold.words.speech import Sentence, Several, can_say, in_english, language, said_in, say, say_in, speak

__all__ = [
    "LANGUAGES",
    "Sentence",
    "Several",
    "can_say",
    "choose",
    "in_english",
    "language",
    "said_in",
    "say",
    "say_in",
    "speak",
    "there",
]
