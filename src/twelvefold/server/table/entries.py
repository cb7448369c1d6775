"""What is stored of a table: the entries of its log, and a row that says what is known without reading them.

An entry is an event that all may see, and beside it what nobody may.
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
    """A table's log that cannot be read on: it has a gap, or an entry that only a newer version understands."""


class StoredDeal(Struct, frozen=True):
    """A deal as it is kept: whole, so that it stays what it is even if drawing one from a seed should ever change."""

    piles: tuple[tuple[int, ...], ...]
    animals: tuple[tuple[str, ...], ...]
    objectives: tuple[str, ...]
    first_seat: int
    seed: str
    bots: str
    """What the bots' chance in this game comes from."""

    @classmethod
    def of(cls, deal: Deal, bots: bytes) -> "StoredDeal":
        """A deal to be kept."""
        return cls(
            piles=deal.piles,
            animals=deal.animals,
            objectives=tuple(habitat.id for habitat in deal.objectives),
            first_seat=deal.first_seat,
            seed=(deal.seed or b"").hex(),
            bots=bots.hex(),
        )

    def deal(self, players: int, *, mystery: bool, box: Box) -> Deal:
        """The deal again."""
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
    """What nobody is ever sent."""

    holder: str | None = None
    """Who sits down: the hash of their token."""
    secret: str | None = None
    """The hash of what hands a seat over."""
    deal: StoredDeal | None = None


class Draft(Struct, frozen=True):
    """An entry that is not numbered and stored yet."""

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
    """The hash of the token of whoever did it; None: the server itself."""
    cmd_id: str | None = None
    """The client-made id of the command; where a command has several entries, the first bears it."""
    digest: bytes | None = None
    """What that command said: the same id with anything else in it is refused. Older logs have none."""

    @property
    def kind(self) -> str:
        """What the event is called."""
        return str(type(self.event).__struct_config__.tag)


class Asked(Struct, frozen=True):
    """Who asked for something by which command."""

    holder: str
    """The hash of their token."""
    cmd_id: str | None = None
    digest: bytes | None = None

    @classmethod
    def by(cls, holder: str, command: Command) -> "Asked":
        """Somebody asks by a command."""
        return cls(holder, command.cmd_id, blake2b(_encode(command), digest_size=DIGEST_BYTES).digest())


def numbered(drafts: Iterable[Draft], table: str, after: int, at: float, asked: Asked | None = None) -> list[Entry]:
    """Drafts as the entries that follow on the last one of a log."""
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
    """What is known of a table without reading its log; rewritten with each append, but for its code."""

    table: str
    code: str
    """Short, and no other table's."""
    status: str
    listed: bool
    """It stands in the public list of open tables."""
    seq: int
    """The last entry's."""
    touched_at: float
    due_at: float | None
    """When something must happen without anybody's doing: a clock, a hold, a bot's move."""
    summary: bytes
    """JSON for lists."""
