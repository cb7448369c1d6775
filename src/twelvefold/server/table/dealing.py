"""Deals the games at a table."""

import secrets

from twelvefold.engine.deal import Deal
from twelvefold.engine.stream import SEED_BYTES
from twelvefold.protocol.events import Started
from twelvefold.protocol.table import Options
from twelvefold.server.table.entries import Draft, Private, StoredDeal
from twelvefold.world.box import Box


def started(players: int, number: int, options: Options, box: Box, first_seat: int | None) -> Draft:
    """The start of a game: dealt from a fresh 256-bit seed, or from the chosen seed plus the game's number."""
    chosen = options.seed
    seed = chosen if chosen is None or number == 1 else f"{chosen}#{number}"
    deal = Deal.draw(
        players,
        secrets.token_bytes(SEED_BYTES) if seed is None else seed,
        beginner=options.beginner,
        mystery=options.mystery,
        first_seat=options.first_seat if first_seat is None else first_seat,
        box=box,
    )
    stored = StoredDeal.of(deal, secrets.token_bytes(SEED_BYTES))
    return Draft(Started(number, deal.first_seat, seed), Private(deal=stored))
