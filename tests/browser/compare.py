"""How far two screenshots differ: strictly for the same Chromium, and as the eye sees it for another."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter
from tests.browser.photograph import Photograph

# The same Chromium on another processor may round a colour or a triangle's edge differently, but nothing else.
SAME_STEP, SAME_SHARE = 12, 0.0005
# Another Chromium draws letters and edges differently; scaled down a little, the picture must look the same.
ALIKE_STEP, ALIKE_SHARE = 16, 0.01
FAR = 4
"""How many pixels are merged into one when a picture is scaled down."""


def difference(taken: Photograph, wanted: Photograph) -> str | None:
    """What is wrong with a screenshot, in a sentence; None if nothing is."""
    if taken.picture.size != wanted.picture.size:
        return f"it measures {taken.picture.size}, and {wanted.picture.size} is wanted"
    if taken.camera == wanted.camera:
        return _beyond(_steps(taken.picture, wanted.picture), SAME_STEP, SAME_SHARE)
    return _beyond(_steps(_from_afar(taken.picture), _from_afar(wanted.picture)), ALIKE_STEP, ALIKE_SHARE)


def shown(taken: Photograph, wanted: Photograph) -> Image.Image:
    """The expected picture, the actual one and their differences, side by side."""
    width, height = wanted.picture.size
    steps = _steps(taken.picture.resize((width, height)), wanted.picture)
    where = Image.fromarray((255 * (steps > SAME_STEP)).astype(np.uint8)).convert("RGB")
    sheet = Image.new("RGB", (3 * width, height))
    for index, picture in enumerate((wanted.picture, taken.picture, where)):
        sheet.paste(picture, (index * width, 0))
    return sheet


def _steps(one: Image.Image, other: Image.Image) -> NDArray[np.int_]:
    """For each pixel, the difference in the channel where it is largest."""
    steps: NDArray[np.int_] = np.abs(np.asarray(one, dtype=np.int_) - np.asarray(other, dtype=np.int_)).max(axis=2)
    return steps


def _beyond(steps: NDArray[np.int_], step: int, share: float) -> str | None:
    wrong = float((steps > step).mean())
    return f"{wrong:.2%} of it differs by more than {step} of 255, and {share:.2%} may" if wrong > share else None


def _from_afar(picture: Image.Image) -> Image.Image:
    """Scaled down and slightly blurred: edges and letters blend, land stays."""
    width, height = picture.size
    small = picture.resize((max(1, width // FAR), max(1, height // FAR)), Image.Resampling.BOX)
    return small.filter(ImageFilter.BoxBlur(0.6))
