"""What can be wrong with what somebody gives us.

TwelvefoldError
├── BoxError        a box that cannot be played with          (world.box_file)
├── SeedError       not a seed of up to 256 bits              (engine.stream)
├── DealError       a setup that the rules do not allow       (engine.deal)
├── NotationError   a text that is no move                    (engine.move)
├── IllegalMove     a move that a rule forbids                (engine.move)
├── TrialError      a what-if about what is not there         (engine.trial)
├── BotError        a bot that does not exist                 (bots.options)
├── ArenaError      an arena that cannot be held              (arena.task)
├── BadMessage      bytes that are no message                 (protocol.wire)
├── Refused         a command that a table refuses            (server.table.refusal)
├── ConfigError     a server that cannot be set up so         (server.config)
├── LogError        a log that cannot be read on              (server.table.entries)
├── StoreError      a database that cannot be used            (server.store.errors)
├── Rejection, Lost what a client hears from a server         (client.client)
└── RecordError     a record that the rules contradict        (engine.record_json)
"""

import json

from twelvefold.words import say

LONGEST = 40
"""Letters of a wrong value that a sentence shows."""


def shown(value: object) -> str:
    """A wrong value as a sentence can hold it: short, and without anything that a terminal would act on."""
    try:
        text = json.dumps(value, ensure_ascii=False)[: LONGEST + 1]
    except (ValueError, RecursionError):
        return say("error-value")
    text = "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class TwelvefoldError(ValueError):
    """Something given to us is wrong; the message is one sentence that says what and where."""
