"""A small dataset, made once."""

from pathlib import Path
from typing import Any

import pytest
from tests.dataset.small import make

from twelvefold.dataset.rows import read_rows


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset") / "small"
    make(folder)
    return folder


@pytest.fixture(scope="package")
def rows(folder: Path) -> list[dict[str, Any]]:
    return list(read_rows(folder))
