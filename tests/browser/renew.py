"""`make baselines` retakes the gallery's screenshots: the sections named, or those that are new or have changed.

Look at each one before committing it: a baseline is a picture that someone has approved.
"""

import sys
import tempfile
from pathlib import Path

from tests.browser.chrome import started
from tests.browser.compare import difference
from tests.browser.gallery import build, served
from tests.browser.photograph import BASELINES, baseline, camera, known
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from chromium import find_chromium


def main(named: list[str]) -> None:
    """Retake baselines, and remove those whose section is gone."""
    chromium = find_chromium()
    print(chromium)
    with (
        tempfile.TemporaryDirectory() as place,
        served(build(Path(place))) as gallery,
        started(chromium) as browser,
        camera(browser, gallery) as here,
    ):
        for section in set(known()) - set(here.scales):
            (BASELINES / f"{section}.png").unlink()
            print(f"{section} is gone.")
        for section in named or here.scales:
            taken = here.photograph(section)
            wrong = difference(taken, baseline(section)) if section in known() else "it is new"
            if named or wrong is not None:
                taken.save(BASELINES / f"{section}.png")
                print(f"{section}: {wrong or 'as it was'}.", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
