"""The libraries that datasets need, which aren't installed with the game."""

from typing import Any

from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError

HOW_TO_GET_IT = Sentence("error-dataset-pyarrow", command="pip install 'twelvefold[dataset]'")


class DatasetError(TwelvefoldError):
    """A dataset that can't be made or read."""


def arrow() -> Any:  # noqa: ANN401  # it has no types, and may not be installed
    """PyArrow with its Parquet; if it or NumPy isn't installed, a sentence says how to get them."""
    try:
        import numpy  # noqa: F401, ICN001  # the rest of this package needs it
        import pyarrow as pa
        import pyarrow.parquet
    except ImportError:
        raise DatasetError(HOW_TO_GET_IT) from None
    return pa
