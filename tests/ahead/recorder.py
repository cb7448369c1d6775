"""Records native kernel calls as a stream of 64-bit integers, for another build of the kernel to replay.

The stream consists of entries, each starting with its kind:

- `KNOWN, array, size, …`: what is in an array before it's first passed,
- `SET, array, count, …`: what is different in it before a call: places, then values,
- `CALL, function, has a result, result, count, …`: the function as its place among the sorted names, and for each
  parameter `ADDRESS, array`, `INTEGER, value` or `FLAG, value`,
- `CHANGED, array, count, …`: what the call changed; every other integer of the arrays it was given stayed the same,
- `END`.

They come in batches of whole entries, each after the number of its integers.
"""

import inspect
from array import array
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, BinaryIO, TypeAlias

import numpy as np
import numpy.typing as npt

from twelvefold.engine.kernel.jit import KERNELS
from twelvefold.engine.kernel.native import Native

KNOWN, SET, CALL, CHANGED, END = range(5)
ADDRESS, INTEGER, FLAG = range(3)
BIG = 1 << 15
"""An array with more integers is the bots' model, which no call changes: it's compared at the end."""
BATCH = 1 << 17
"""Integers after which a batch is written."""

Argument: TypeAlias = "int | memoryview | array[int]"
Words = npt.NDArray[np.int64]


@dataclass
class Mirror:
    """An array as the other side knows it."""

    number: int
    ints: Words
    source: Words
    """Keeps the array that it was last made from alive, so that its address stays its own."""


class Recorder:
    """Records every kernel call of this process from `start` to `finish`."""

    def __init__(self, out: BinaryIO, names: list[str]) -> None:
        self.calls: Counter[tuple[str, int]] = Counter()
        """How many were recorded, by function and number of players."""
        self.players = 0
        self._out, self._names = out, names
        self._flags = {name: _flags(KERNELS[name]) for name in names}
        self._entries = array("q")
        self._mirrors: dict[tuple[object, ...], Mirror] = {}

    def start(self) -> None:
        """Record from now on."""
        call = Native.__call__

        def recorded(native: Native, *arguments: Argument) -> int | None:
            native._find()  # the first call finds its code, then calls itself
            return self._record(native.__name__, arguments, lambda: call(native, *arguments))

        def bind(native: Native, *ints: Argument) -> Callable[..., int | None]:
            return lambda *others: recorded(native, *ints, *others)

        Native.__call__ = recorded  # type: ignore[method-assign, assignment]  # recording is what this is for
        Native.bind = bind  # type: ignore[method-assign, assignment]  # the same

    def finish(self) -> None:
        """Write the rest. The model must be as it was."""
        for mirror in self._mirrors.values():
            assert len(mirror.ints) <= BIG or np.array_equal(mirror.ints, mirror.source)
        self._entries.append(END)
        self._write()

    def _record(self, name: str, arguments: tuple[Argument, ...], call: Callable[[], int | None]) -> int | None:
        passed: dict[int, Mirror] = {}
        parameters = array("q")
        for place, value in enumerate(arguments):
            if isinstance(value, int):
                parameters.extend((FLAG if place in self._flags[name] else INTEGER, value))
                continue
            ints: Words = np.frombuffer(value, dtype=np.int64)
            address = ints.ctypes.data
            if address not in passed:
                passed[address] = self._known((name, place, len(ints)), address, ints)
            parameters.extend((ADDRESS, passed[address].number))
        for (start, mirror), (following, _) in pairwise(sorted(passed.items())):
            assert start + mirror.ints.nbytes <= following, f"{name} is given overlapping arrays"
        result = call()
        self.calls[name, self.players] += 1
        self._entries.extend((CALL, self._names.index(name), result is not None, result or 0, len(arguments)))
        self._entries.extend(parameters)
        for mirror in passed.values():
            if len(mirror.ints) <= BIG:
                self._tell(CHANGED, mirror, mirror.source)
        if len(self._entries) > BATCH:
            self._write()
        return result

    def _known(self, role: tuple[object, ...], address: int, ints: Words) -> Mirror:
        """The mirror of an array, brought up to date."""
        key = (address,) if len(ints) > BIG else role
        mirror = self._mirrors.get(key)
        if mirror is None:
            mirror = self._mirrors[key] = Mirror(len(self._mirrors), ints.copy(), ints)
            self._entries.extend((KNOWN, mirror.number, len(ints)))
            self._entries.frombytes(ints.tobytes())
        elif len(ints) <= BIG:
            mirror.source = ints
            self._tell(SET, mirror, ints)
        return mirror

    def _tell(self, kind: int, mirror: Mirror, ints: Words) -> None:
        """Say what is different now."""
        places = np.flatnonzero(mirror.ints != ints)
        if len(places):
            values = ints[places]
            self._entries.extend((kind, mirror.number, len(places)))
            self._entries.frombytes(places.tobytes() + values.tobytes())
            mirror.ints[places] = values

    def _write(self) -> None:
        self._out.write(array("q", [len(self._entries)]).tobytes() + self._entries.tobytes())
        self._entries = array("q")


def _flags(function: Callable[..., Any]) -> list[int]:
    """Which of a function's parameters are true or false."""
    parameters = inspect.signature(function).parameters.values()
    return [place for place, parameter in enumerate(parameters) if parameter.annotation is bool]
