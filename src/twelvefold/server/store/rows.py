"""What is stored of a table: the lines of its log, and a card that says what is known without reading them."""

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table: str
    seq: int
    """1, 2, 3 … without gaps."""
    at: float
    """Seconds since 1970."""
    kind: str
    holder: str | None
    """The hash of the token of whoever did it; None: the server itself."""
    cmd_id: str | None
    """The client-made id of the command; where a command has several entries, the first bears it."""
    public: bytes
    """JSON."""
    private: bytes | None
    """JSON, never sent to anybody."""


class Card(msgspec.Struct, frozen=True):
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


class Holding(msgspec.Struct, frozen=True):
    """Somebody holds, or held, a seat at a table."""

    holder: str
    table: str


class Document(msgspec.Struct, frozen=True):
    """A box or an imported record, by its hash."""

    kind: str
    digest: str
    text: bytes
