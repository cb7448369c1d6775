"""The errors that wrong input causes.

TwelvefoldError
├── BoxError        a box that can't be played with           (world.box_file)
├── SeedError       not a seed of up to 256 bits              (engine.stream)
├── DealError       a setup that the rules don't allow        (engine.deal)
├── NotationError   a text that isn't a move                  (engine.move)
├── IllegalMove     a move that a rule forbids                (engine.move)
├── TrialError      a what-if with an unknown seat or tile    (engine.trial)
├── BotError        a bot that doesn't exist                  (bots.options)
├── ArenaError      an arena that can't be run                (arena.task)
├── BadMessage      bytes that aren't a message               (protocol.wire)
├── Refused         a command that a table rejects            (server.table.refusal)
├── ConfigError     settings that a server can't run with     (server.config)
├── LogError        a log that can't be read any further      (server.table.entries)
├── StoreError      a database that can't be used             (server.store.errors)
├── Rejection, Lost a server's refusal, or a lost connection  (client.client)
└── RecordError     a record that breaks the rules            (engine.record_json)
"""

import json

from twelvefold.words import say

LONGEST = 40
"""How many letters of a wrong value a sentence shows."""


def shown(value: object) -> str:
    """A wrong value made fit for a sentence: short, and without anything that a terminal would act on."""
    try:
        text = json.dumps(value, ensure_ascii=False)[: LONGEST + 1]
    except (ValueError, RecursionError):
        return say("error-value")
    text = "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class TwelvefoldError(ValueError):
    """Something that came from outside is wrong; the message is one sentence that says what and where."""
