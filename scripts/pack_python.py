"""Packs Python for the page. Runs in Pyodide, whose bytecode it writes, on a folder that it sees as /work.

There it finds `sources/` (the package and msgspec) and `imports.json` (what to import), and leaves `stdlib.zip`, with
as much of the standard library as those imports need, and `game.zip`.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from contextlib import suppress
from pathlib import Path

WORK = Path("/work")
SOURCES = WORK / "sources"
LIBRARY = Path("/lib/python314.zip")
TOO_MUCH = frozenset({
    "_aix_support", "_apple_support", "_osx_support", "_pydecimal", "_pyio", "_pyrepl", "argparse", "cmd", "code",
    "compileall", "concurrent.futures.process", "curses", "difflib", "doctest", "ensurepip", "getopt", "getpass",
    "gettext", "http", "idlelib", "multiprocessing", "nturl2path", "optparse", "pdb", "pickletools", "pkgutil", "pty",
    "py_compile", "pydoc", "readline", "rlcompleter", "runpy", "sqlite3", "ssl", "sysconfig", "tarfile", "test",
    "tkinter", "unittest", "urllib", "venv", "webbrowser", "xml", "xmlrpc",
})  # fmt: skip
"""What a loaded module may import in a function that nobody here calls: other systems, tools, the network."""
CODECS = ("ascii", "latin_1", "utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_32", "utf_32_le", "unicode_escape")
"""Found by name when text is encoded, so that no import shows them."""
WHEN = (1980, 1, 1, 0, 0, 0)
"""Without a date, the same sources always make the same file."""


def import_all(names: list[str]) -> None:
    """Import everything that is a module; other names are things in a module."""
    for name in names:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not name.startswith(error.name):
                raise


def later(source: bytes, package: str) -> set[str]:
    """What a module imports in its functions: nothing has called them yet."""
    functions = (
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    found = set[str]()
    for node in (node for function in functions for node in ast.walk(function)):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            found |= {module, *(f"{module}.{each.name}" for each in node.names)}
    return found


def import_later(library: zipfile.ZipFile, files: dict[str, str]) -> None:
    """Import what the loaded part of the standard library may import when it's used."""
    found = set[str]()
    for name in [name for name in sys.modules if name in files]:
        package = name if files[name].endswith("/__init__.py") else name.rpartition(".")[0]
        found |= later(library.read(files[name]), package)
    for name in sorted(found):
        if name in files and TOO_MUCH.isdisjoint((name, name.partition(".")[0])):
            # Some are for other systems, and say so.
            with suppress(ImportError):
                importlib.import_module(name)


def compiled(source: bytes, name: str, *, optimize: int) -> bytes:
    """A module as bytecode without docstrings."""
    tree = ast.parse(source)
    if not optimize:
        # Unlike the compiler, keep what the code asserts.
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and (
                ast.get_docstring(node, clean=False) is not None
            ):
                node.body = node.body[1:] or (
                    [] if isinstance(node, ast.Module) else [ast.Pass(lineno=1, col_offset=0)]
                )
    code = compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True, optimize=optimize)
    # The header of bytecode that is never compared with its source.
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def write(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Add a file as it is: the archive is compressed as a whole."""
    archive.writestr(zipfile.ZipInfo(name, WHEN), data)


def module_of(file: str) -> str:
    """The module in a file."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def main() -> None:
    """Import everything once, and pack what that took."""
    wanted = json.loads((WORK / "imports.json").read_text())
    sys.path.insert(0, str(SOURCES))
    import_all([*wanted["library"], *wanted["modules"], *(f"encodings.{codec}" for codec in CODECS)])
    with zipfile.ZipFile(LIBRARY) as library:
        files = {module_of(name): name for name in library.namelist() if name.endswith(".py")}
        import_later(library, files)
        with zipfile.ZipFile(WORK / "stdlib.zip", "w") as packed:
            for name in sorted(name for name in sys.modules if name in files):
                write(packed, f"{files[name]}c", compiled(library.read(files[name]), files[name], optimize=2))
    with zipfile.ZipFile(WORK / "game.zip", "w") as packed:
        for path in sorted(path for path in SOURCES.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            name = path.relative_to(SOURCES).as_posix()
            if path.suffix == ".py":
                write(packed, f"{name}c", compiled(path.read_bytes(), name, optimize=0))
            else:
                write(packed, name, path.read_bytes())


main()
