"""An arena's games in a file: one record per line, whole groups in order. It reads what is there, then adds more."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

import msgspec

from twelvefold.arena.locked import locked
from twelvefold.arena.outcome import Outcome, outcome_of
from twelvefold.arena.seating import games_in_group, seatings
from twelvefold.arena.task import ArenaError, Task
from twelvefold.bots.messages import SentenceData
from twelvefold.engine.record_check import FORMAT, Checked, check_record
from twelvefold.engine.record_json import MOST_BYTES, RecordError
from twelvefold.words import Sentence, Several
from twelvefold.world.errors import shown

BEGINNING = f'{{"format": "{FORMAT}"'.encode()
"""How every line begins; anything else isn't an incomplete line of ours."""


class SeatNotes(msgspec.Struct):
    """A record's notes about each seat's thoughts."""

    seconds: list[float]
    remarks: list[dict[str, int]]
    details: list[dict[str, SentenceData | str]]
    """Sentences; older records have English text instead."""
    luck: list[float] | None = None


class KeptGames:
    """An arena's file, locked by one process at a time."""

    def __init__(self, path: Path, task: Task) -> None:
        self.path = path
        self.task = task
        self._file: BinaryIO = locked(path)

    def close(self) -> None:
        """Close the file and release the lock."""
        self._file.close()

    def groups(self, most: int) -> Iterator[list[Outcome]]:
        """The complete groups in the file, up to `most`; anything incomplete after them is dropped."""
        file, size = self._file, games_in_group(self.task)
        file.seek(0)
        whole = number = 0
        group: list[Outcome] = []
        while number < most * size:
            line = file.readline(MOST_BYTES + 1)
            if not line.endswith(b"\n"):
                if not (line.startswith(BEGINNING) or BEGINNING.startswith(line)):
                    self._refuse(number, Sentence("error-kept-no-arena"))
                break
            group.append(self._outcome(line, number))
            number += 1
            if len(group) == size:
                whole = file.tell()
                yield group
                group = []
        else:
            return  # there are enough groups: the rest stays in the file
        file.truncate(whole)

    def add(self, lines: list[str]) -> None:
        """Write a group's games; they are with the operating system when this returns."""
        self._file.write("".join(lines).encode("ascii"))
        self._file.flush()

    def _refuse(self, number: int, what: object) -> NoReturn:
        raise ArenaError(Sentence("error-kept-refused", where=f"{self.path}:{number + 1}", what=what))

    def _outcome(self, line: bytes, number: int) -> Outcome:
        try:
            checked = check_record(line.rstrip(b"\r\n"))
        except RecordError as error:
            raise ArenaError(Several([f"{self.path}:{number + 1}", error], ": ")) from None
        arena = checked.extra.get("arena")
        if not isinstance(arena, dict) or checked.end is None:
            self._refuse(number, Sentence("error-kept-no-arena"))
        self._compare(checked, number)
        try:
            msgspec.convert(arena, SeatNotes)
            return outcome_of(msgspec.json.decode(line))
        except (KeyError, TypeError, IndexError, ValueError):
            raise ArenaError(Sentence("error-kept-torn", where=f"{self.path}:{number + 1}")) from None

    def _compare(self, checked: Checked, number: int) -> None:
        """Check that a record is the one that this arena has in this place, or say what differs first."""
        task, deal, arena = self.task, checked.deal, checked.extra["arena"]
        group, seating = divmod(number, games_in_group(task))
        there: dict[str, Any] = {name: arena.get(name) for name in task.to_json()}
        for name, is_there, wanted in (
            ("players", deal.players, task.players),
            ("mystery", deal.mystery, task.mystery),
            ("beginner", deal.beginner, task.beginner),
            *((name, there[name], value) for name, value in task.to_json().items()),
            ("again", arena.get("again", 0), task.again),
            ("group", arena.get("group"), group),
            ("seating", arena.get("seating"), seating),
            ("names", checked.extra.get("names"), [task.names[bot] for bot in seatings(task, group)[seating]]),
        ):
            if is_there != wanted:
                one, other = shown(is_there), shown(wanted)  # two long values may look the same when cut
                differs = "error-kept-differs" if one != other else "error-kept-differs-somewhere"
                self._refuse(number, Sentence(differs, name=name, one=one, other=other))
        if deal.box != task.box:
            self._refuse(number, Sentence("error-kept-box"))
        if deal != task.deal(group):
            self._refuse(number, Sentence("error-kept-deal"))
