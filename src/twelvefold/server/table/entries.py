"""What is written into a table's log: an event that all may see, and beside it what nobody may."""

import msgspec
from msgspec import Struct

from twelvefold.engine.deal import Deal
from twelvefold.protocol.events import TableEvent
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.rows import Entry
from twelvefold.world.box import Box
from twelvefold.world.errors import shown
from twelvefold.world.habitat import BY_ID
from twelvefold.world.units import Seat, TileId


class LogError(StoreError):
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


_event: "msgspec.json.Decoder[TableEvent]" = msgspec.json.Decoder(TableEvent)
_private = msgspec.json.Decoder(Private)
_encode = msgspec.json.Encoder().encode


def entry_of(
    draft: Draft, table: str, seq: int, at: float, holder: str | None = None, cmd_id: str | None = None
) -> Entry:
    """A draft as the line of the log that it becomes."""
    return Entry(
        table=table,
        seq=seq,
        at=at,
        kind=str(type(draft.event).__struct_config__.tag),
        holder=holder,
        cmd_id=cmd_id,
        public=_encode(draft.event),
        private=None if draft.private is None else _encode(draft.private),
    )


def draft_in(entry: Entry) -> Draft:
    """What stands in a line of the log; LogError if this version does not understand it."""
    try:
        return Draft(_event.decode(entry.public), None if entry.private is None else _private.decode(entry.private))
    except (msgspec.MsgspecError, UnicodeError):
        what = f"entry {entry.seq} ({shown(entry.kind)}) of table {entry.table}"
        raise LogError(f"{what} is of another version of Twelvefold: serve it with the newest one") from None
