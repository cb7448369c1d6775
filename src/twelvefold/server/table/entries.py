"""What is stored of a table: the entries of its log, and a row with what can be known without reading them.

An entry is a public event, plus a private part that is never sent.
"""

from collections.abc import Iterable
from hashlib import blake2b

import msgspec
from msgspec import Struct

from twelvefold.engine.deal import Deal
from twelvefold.protocol.commands import Command
from twelvefold.protocol.events import TableEvent
from twelvefold.world.box import Box
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.habitat import BY_ID
from twelvefold.world.units import Seat, TileId

DIGEST_BYTES = 8

_encode = msgspec.json.Encoder().encode


class LogError(TwelvefoldError):
    """A table's log can't be read: it has a gap, or an entry that only a newer version understands."""


class StoredDeal(Struct, frozen=True):
    """A complete deal as stored, so that it stays the same even if dealing from a seed ever changes."""

    piles: tuple[tuple[int, ...], ...]
    animals: tuple[tuple[str, ...], ...]
    objectives: tuple[str, ...]
    first_seat: int
    seed: str
    bots: str
    """The seed of the bots' random numbers in this game."""

    @classmethod
    def of(cls, deal: Deal, bots: bytes) -> "StoredDeal":
        """Convert a deal for storage."""
        return cls(
            piles=deal.piles,
            animals=deal.animals,
            objectives=tuple(habitat.id for habitat in deal.objectives),
            first_seat=deal.first_seat,
            seed=(deal.seed or b"").hex(),
            bots=bots.hex(),
        )

    def deal(self, players: int, *, mystery: bool, box: Box) -> Deal:
        """Rebuild the deal."""
        return Deal(
            players=players,
            piles=tuple(tuple(map(TileId, pile)) for pile in self.piles),
            animals=self.animals,
            objectives=tuple(BY_ID[name] for name in self.objectives),
            first_seat=Seat(self.first_seat),
            mystery=mystery,
            box=box,
            seed=bytes.fromhex(self.seed),
        )


class Private(Struct, frozen=True, omit_defaults=True):
    """The part of an entry that is never sent to anyone."""

    holder: str | None = None
    """The person who sits down, by the hash of their token."""
    secret: str | None = None
    """The hash of the secret that hands over a seat."""
    deal: StoredDeal | None = None


class Draft(Struct, frozen=True):
    """An entry before it is numbered and stored."""

    event: TableEvent
    private: Private | None = None


class Entry(Draft, frozen=True, kw_only=True):
    """One line of a table's log."""

    table: str
    seq: int
    """1, 2, 3 … without gaps."""
    at: float
    """Seconds since 1970."""
    holder: str | None = None
    """The hash of the token of whoever did it; None if the server did."""
    cmd_id: str | None = None
    """The command's client-generated id; if a command makes several entries, only the first has it."""
    digest: bytes | None = None
    """A digest of the command: a different command with the same id is refused. Older logs have none."""

    @property
    def kind(self) -> str:
        """The name of the event."""
        return str(type(self.event).__struct_config__.tag)


class Asked(Struct, frozen=True):
    """Who sent a command, and which one."""

    holder: str
    """The hash of their token."""
    cmd_id: str | None = None
    digest: bytes | None = None

    @classmethod
    def by(cls, holder: str, command: Command) -> "Asked":
        """Identify a command sent by a holder."""
        return cls(holder, command.cmd_id, blake2b(_encode(command), digest_size=DIGEST_BYTES).digest())


def numbered(drafts: Iterable[Draft], table: str, after: int, at: float, asked: Asked | None = None) -> list[Entry]:
    """Number the drafts as the entries that follow a log's last one."""
    holder, cmd_id, digest = (None, None, None) if asked is None else (asked.holder, asked.cmd_id, asked.digest)
    return [
        Entry(
            draft.event,
            draft.private,
            table=table,
            seq=seq,
            at=at,
            holder=holder,
            cmd_id=cmd_id if seq == after + 1 else None,
            digest=digest if seq == after + 1 else None,
        )
        for seq, draft in enumerate(drafts, after + 1)
    ]


class TableRow(Struct, frozen=True):
    """What is known of a table without reading its log; updated with each append, except for the code."""

    table: str
    code: str
    """Short and unique."""
    status: str
    listed: bool
    """Whether it is in the public list of open tables."""
    seq: int
    """The number of its last entry."""
    touched_at: float
    due_at: float | None
    """When something must happen without a command: a clock, a hold, a bot's move."""
    summary: bytes
    """The table's line in lists, as JSON."""
