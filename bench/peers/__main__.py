"""Fetch the other game servers, in the versions of package-lock.json.

python -m bench.peers
"""

import shutil
import subprocess
import sys

from bench.peers import FOLDER, HERE


def main() -> None:
    """Copy the lock file to the folder and let npm install its contents."""
    if shutil.which("npm") is None:
        sys.exit("npm not found: boardgame.io and Colyseus will be skipped.")
    FOLDER.mkdir(exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, FOLDER)
    # Not "npm ci": it refuses a lock file without the optional packages of other systems, which npm leaves out.
    done = subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--omit=optional", "--loglevel=error"], cwd=FOLDER
    )
    if done.returncode:
        sys.exit("npm could not fetch them: boardgame.io and Colyseus will be skipped.")


if __name__ == "__main__":
    main()
