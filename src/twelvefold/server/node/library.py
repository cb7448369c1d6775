"""Uploaded boxes and records, stored under the hash of their content."""

import hashlib

from twelvefold.engine.record import RecordError, check_record
from twelvefold.protocol.messages import Reason
from twelvefold.server.store.base import Store
from twelvefold.server.table.refusal import Refused
from twelvefold.words import Sentence
from twelvefold.world.box import Box
from twelvefold.world.box_file import BoxError, parse_box, standard_box

BOX, RECORD, DAILY = "box", "record", "daily"
MOST_BOXES = 64
"""Boxes to keep in memory."""


class Library:
    """What people have uploaded."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._boxes: dict[str, Box] = {}

    async def box(self, digest: str | None) -> Box:
        """The box with this hash, or the standard one."""
        if digest is None:
            return standard_box()
        if digest not in self._boxes:
            text = await self._store.document(BOX, digest)
            if text is None:
                raise Refused(Reason.NO_BOX)
            while len(self._boxes) >= MOST_BOXES:
                self._boxes.pop(next(iter(self._boxes)))
            self._boxes[digest] = parse_box(text.decode())
        return self._boxes[digest]

    async def keep_box(self, text: bytes) -> str:
        """Store a valid box; BoxError says what is wrong with it."""
        try:
            parse_box(text.decode())
        except UnicodeDecodeError:
            raise BoxError([Sentence("error-no-utf8")]) from None
        return await self._keep(BOX, text)

    async def keep_record(self, text: bytes) -> str:
        """Store a record that replays; RecordError says what is wrong with it."""
        check_record(text)
        return await self._keep(RECORD, text)

    async def record(self, digest: str) -> bytes | None:
        """The record with this hash."""
        return await self._store.document(RECORD, digest)

    async def daily_secret(self, new: bytes) -> bytes:
        """The secret that daily games are dealt from: this new one, unless there is one."""
        await self._store.put_document(DAILY, "secret", new)
        return await self._store.document(DAILY, "secret") or new

    async def _keep(self, kind: str, text: bytes) -> str:
        digest = hashlib.sha256(text).hexdigest()
        await self._store.put_document(kind, digest, text)
        return digest


__all__ = ["BoxError", "Library", "RecordError"]
