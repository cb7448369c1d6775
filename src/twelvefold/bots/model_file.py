"""Files of learned models: ZIP archives of NumPy's arrays (`.npz`), read and written without NumPy."""

import ast
import struct
import sys
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

from twelvefold.engine.kernel.memory import Ints, zeros

MAGIC = b"\x93NUMPY\x01\x00"
ALIGNED = 64
"""A header is padded to a multiple of this."""
PLANES = 4
"""The bytes of an integer that are stored: they're all below 2³²."""
WORD = 8
"""The bytes of an integer in memory."""


class Stored(NamedTuple):
    """An array as it's stored."""

    kind: str
    """What NumPy calls its numbers, as `|u1` for bytes."""
    shape: tuple[int, ...]
    data: bytes


class ModelFile:
    """An open file of arrays."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive

    def array(self, name: str) -> Stored:
        """One of its arrays; a ValueError or a KeyError if it's damaged or missing."""
        data = self._archive.read(f"{name}.npy")
        start = len(MAGIC) + 2
        if not data.startswith(MAGIC):
            raise ValueError("not an array")
        (length,) = struct.unpack("<H", data[len(MAGIC) : start])
        header = ast.literal_eval(data[start : start + length].decode("latin1"))
        if header["fortran_order"]:
            raise ValueError("not by rows")
        return Stored(header["descr"], header["shape"], data[start + length :])

    def text(self, name: str) -> str:
        """An array that is one text."""
        found = self.array(name)
        if found.shape != () or not found.kind.startswith("<U"):
            raise ValueError("not a text")
        return found.data.decode("utf-32-le").rstrip("\0")

    def ints(self, name: str) -> Ints:
        """Integers stored as all their lowest bytes, then the next ones and so on."""
        found = self.array(name)
        planes, count = found.shape
        if found.kind != "|u1" or planes != PLANES or len(found.data) != planes * count:
            raise ValueError("not a model's integers")
        ints, data = zeros(count), memoryview(found.data)
        target = memoryview(ints).cast("B")
        for plane in range(PLANES):
            target[plane::WORD] = data[count * plane : count * (plane + 1)]
        if sys.byteorder == "big":
            ints.byteswap()
        return ints


@contextmanager
def opened(raw: IO[bytes]) -> Iterator[ModelFile]:
    """A file of arrays, to read them by name."""
    with zipfile.ZipFile(raw) as archive:
        yield ModelFile(archive)


def write_arrays(path: Path, texts: Mapping[str, str], parts: Mapping[str, Ints]) -> None:
    """Write texts and integers to a file, whole or not at all."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            _write(archive, name, Stored(f"<U{len(text)}", (), text.encode("utf-32-le")))
        for name, ints in parts.items():
            _write(archive, name, Stored("|u1", (PLANES, len(ints)), _planes(ints)))
    part.replace(path)


def _planes(ints: Ints) -> bytes:
    """Equal bytes side by side compress better."""
    data = ints[:]
    if sys.byteorder == "big":
        data.byteswap()
    view = data.tobytes()
    return b"".join(view[plane::WORD] for plane in range(PLANES))


def _write(archive: zipfile.ZipFile, name: str, stored: Stored) -> None:
    header = repr({"descr": stored.kind, "fortran_order": False, "shape": stored.shape}).encode("latin1")
    header += b" " * (-(len(MAGIC) + 2 + len(header) + 1) % ALIGNED) + b"\n"
    # Without a date, the same model always makes the same file.
    entry = zipfile.ZipInfo(f"{name}.npy")
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, MAGIC + struct.pack("<H", len(header)) + header + stored.data)
