"""The generated files are up to date with the package, and a changed type shows in the page and in the types."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from tests.docs.pages import ROOT

from twelvefold.protocol import commands, messages
from twelvefold.protocol.generate.__main__ import generated, stale
from twelvefold.protocol.generate.parts import Choice, Field, Many, Named, Object, Plain, Protocol, Union
from twelvefold.protocol.generate.source import read_protocol
from twelvefold.protocol.generate.typescript import typescript
from twelvefold.world.geometry import ACROSS, FACES, NORMALS, TOUCHING

PAGE, TYPES = "docs/protocol.md", "web/src/protocol.ts"
GEOMETRY = "web/src/world/geometry.ts"
UNIONS = ("Said", "Message", "Event", "ReviewPart")


def test_the_generated_files_are_up_to_date() -> None:
    assert stale(ROOT) == [], "run make generate"


def test_the_generators_make_the_same_twice() -> None:
    assert generated() == generated()


def test_what_is_generated_says_how() -> None:
    for text in generated().values():
        assert "`make generate`" in text.splitlines()[0]


def _run(source: Path, repository: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "twelvefold.protocol.generate", *arguments],
        cwd=repository,
        env=os.environ | {"PYTHONPATH": str(source)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def _changed(place: Path, file: str, old: str, new: str) -> Path:
    """A copy of the sources, with one change in the messages."""
    shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__"))
    path = place / "twelvefold" / "protocol" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    return place


@pytest.mark.parametrize(
    ("file", "old", "new", "shown"),
    [
        (
            "commands.py",
            "\n    wanted: bool = True\n\n\nclass Rem",
            "\n    wanted: bool = True\n    strength: int = 5\n\n\nclass Rem",
            "strength",
        ),
        ("messages.py", '    SLOW = "slow"\n', '    SLOW = "too slow"\n', '"too slow"'),
        ("commands.py", '"""Stop watching."""', '"""Look away."""', "Look away."),
        ("limits.py", "Meta(ge=0, le=11", "Meta(ge=0, le=13", "0 to 13"),
        ("events.py", 'tag="left"', 'tag="gone"', '"gone"'),
    ],
)
def test_a_changed_type_changes_both_files(file: str, old: str, new: str, shown: str, tmp_path: Path) -> None:
    assert _run(_changed(tmp_path / "src", file, old, new), tmp_path).returncode == 0
    for name in (PAGE, TYPES):
        assert shown not in generated()[name]
        assert shown in (tmp_path / name).read_text(encoding="utf-8")


def test_the_check_names_both_files_in_one_sentence(tmp_path: Path) -> None:
    for name, text in generated().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert _run(ROOT / "src", tmp_path, "--check").returncode == 0
    source = _changed(tmp_path / "src", "commands.py", "    slot: SlotNumber\n", "    slot: int\n")
    told = _run(source, tmp_path, "--check")
    assert told.returncode == 1
    assert told.stderr == f"Not what the package says now: {PAGE}, {TYPES}; run make generate.\n"


def test_the_client_has_the_geometry_of_the_rules() -> None:
    text = generated()[GEOMETRY]

    def table(name: str) -> object:
        found = re.search(rf"^export const {name}\b[^=]*= (\[.*?^\])", text, re.MULTILINE | re.DOTALL)
        assert found is not None
        return json.loads(re.sub(r",(\s*\])", r"\1", found[1]))

    assert table("FACES") == [list(near) for near in FACES]
    assert table("ACROSS") == list(ACROSS)
    assert table("TOUCHING") == [list(near) for near in TOUCHING]
    assert table("NORMALS") == [pytest.approx(normal) for normal in NORMALS]


def _tags(protocol: Protocol) -> set[str]:
    return {part.tag for union in UNIONS for part in protocol.objects(union) if part.tag is not None}


def test_every_message_is_in_the_protocol_that_the_generators_read() -> None:
    protocol = read_protocol()
    for union, types in (("Said", commands.Said), ("Message", messages.Message)):
        info = msgspec.inspect.type_info(types)
        assert isinstance(info, msgspec.inspect.UnionType)
        members = [each for each in info.types if isinstance(each, msgspec.inspect.StructType)]
        assert {each.tag for each in members} == {part.tag for part in protocol.objects(union)}
        for each in members:
            part = protocol.named[each.cls.__name__]
            assert isinstance(part, Object)
            assert [(field.encode_name, field.required) for field in each.fields] == [
                (field.name, field.default is None) for field in part.fields
            ]


def test_the_typescript_has_every_tag_and_every_word() -> None:
    protocol, text = read_protocol(), typescript(read_protocol())
    assert set(re.findall(r'^  readonly type: "([^"]+)";$', text, re.MULTILINE)) == _tags(protocol)
    words = {value for part in protocol.parts if isinstance(part, Choice) for value, _ in part.values}
    assert set(re.findall(r'^  \| "([^"]+)";?$', text, re.MULTILINE)) == words


def test_a_client_may_leave_out_what_has_a_default_and_the_server_leaves_out_nothing() -> None:
    text = typescript(read_protocol())
    assert "  readonly since?: Sequence;\n" in text
    assert "  readonly faces?: readonly (LaidTile | null)[] | null;\n" in text
    assert "  readonly options?: Partial<Options>;\n" in text
    assert "  readonly aids: boolean;\n" in text
    assert "  readonly secret: string | null;\n" in text
    assert "export type Laid = readonly [tile: number, rotation: number];" in text


def test_of_what_both_say_a_client_may_leave_out_only_what_has_a_default() -> None:
    both = Object("Both", "", None, (Field("kept", "", Plain("string")), Field("free", "", Plain("integer"), "0")))
    said = Object("Ask", "", "ask", (Field("both", "", Many(Named("Both"))),))
    heard = Object("Tell", "", "tell", (Field("both", "", Named("Both")),))
    text = typescript(Protocol((both, said, heard, Union("Said", "", ("Ask",)), Union("Message", "", ("Tell",)))))
    assert 'readonly both: readonly (Partial<Both> & Pick<Both, "kept">)[];' in text
    assert "readonly both: Both;" in text
    assert "readonly free: number;" in text


def test_no_two_headings_of_the_page_are_the_same() -> None:
    headings = re.findall(r"^#+ (.*)$", generated()[PAGE], re.MULTILINE)
    assert [heading for heading, count in Counter(map(str.lower, headings)).items() if count > 1] == []
    assert {part.name for union in UNIONS for part in read_protocol().objects(union)} <= set(headings)
