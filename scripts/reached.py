"""Which modules of the package a module can reach by imports, also those inside functions."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

PACKAGE = "twelvefold"


def reached(source: Path, roots: tuple[str, ...], absent: frozenset[str]) -> dict[str, Path]:
    """The files of all modules that `roots` import, by name.

    `source` is the folder with the package. A module that begins by importing what is `absent` can't be used and is
    left out.
    """
    found: dict[str, Path] = {}
    left = list(roots)
    while left:
        name = left.pop()
        if name in found or (file := _file(source, name)) is None:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        always = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        if any(other.partition(".")[0] in absent for other in _imports(always, name, file)):
            continue
        found[name] = file
        left += [other for other in _imports(tree.body, name, file) if other.startswith(PACKAGE)]
        left += _parents(name)
    return found


def imported(files: dict[str, Path]) -> set[str]:
    """Everything that these modules import from elsewhere."""
    trees = {name: ast.parse(file.read_text(encoding="utf-8")) for name, file in files.items()}
    named = {other for name, tree in trees.items() for other in _imports(tree.body, name, files[name])}
    return {name for name in named if name.partition(".")[0] != PACKAGE}


def _file(source: Path, name: str) -> Path | None:
    place = source.joinpath(*name.split("."))
    package, module = place / "__init__.py", place.with_suffix(".py")
    return package if package.is_file() else module if module.is_file() else None


def _parents(name: str) -> Iterator[str]:
    while "." in name:
        name = name.rpartition(".")[0]
        yield name


def _imports(body: Sequence[ast.stmt], name: str, file: Path) -> Iterator[str]:
    """Modules that may be imported, also in functions; `from a import b` yields both `a` and `a.b`."""
    for statement in body:
        match statement:
            case ast.Import():
                yield from (each.name for each in statement.names)
            case ast.ImportFrom():
                yield from _from(statement, name, file)
            case ast.If() if ast.unparse(statement.test).endswith("TYPE_CHECKING"):
                yield from _imports(statement.orelse, name, file)
            case _:
                for field in ("body", "orelse", "finalbody"):
                    yield from _imports(getattr(statement, field, []), name, file)
                for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
                    yield from _imports(part.body, name, file)


def _from(statement: ast.ImportFrom, name: str, file: Path) -> Iterator[str]:
    module = statement.module or ""
    if statement.level:
        parts = name.split(".")
        package = parts[: len(parts) - statement.level + (file.name == "__init__.py")]
        module = ".".join([*package, module] if module else package)
    yield module
    yield from (f"{module}.{each.name}" for each in statement.names)
