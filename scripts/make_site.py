"""Builds the whole game as a folder for any static host, and as an archive for itch.io: `make site`."""

import base64
import hashlib
import re
import shutil
import sys
import zipfile
from pathlib import Path

from client import CLIENT
from failures import SetupError
from node import ROOT, WEB
from offline import BUILT, ensure_offline, list_in
from twelvefold.server.network.headers import HEADERS
from twelvefold.server.network.pages import with_offline
from twelvefold.words.book import book
from twelvefold.words.languages import there

SITE = ROOT / "site"
ARCHIVE = ROOT / "twelvefold-site.zip"
NOT_NEEDED = shutil.ignore_patterns("built.json", "*.gz", "*.br")
"""Static hosts compress what they send, or don't."""
HEAD = "<head>"
POLICY = "content-security-policy"
ONLY_IN_HEADERS = re.compile(r"frame-ancestors [^;]*;? ?")
WHEN = (1980, 1, 1, 0, 0, 0)


def build_site(folder: Path) -> None:
    """Put the client, the offline part and the pages into a folder, in place of what was there."""
    offline = ensure_offline()
    if folder.exists() and not (folder / "404.html").exists() and any(folder.iterdir()):
        raise SetupError(f"{folder} is in use by something else: name another folder.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CLIENT, folder, ignore=NOT_NEEDED)
    shutil.copytree(offline, folder / "offline", ignore=NOT_NEEDED)
    page = folder / "index.html"
    page.write_text(without_server(page.read_text(encoding="utf-8"), BUILT), encoding="utf-8")
    (folder / "404.html").write_text(missing_page((WEB / "404.html").read_text(encoding="utf-8")), encoding="utf-8")
    # Otherwise GitHub Pages leaves out files whose names begin with an underscore.
    (folder / ".nojekyll").touch()
    with (folder / "worker.js").open("a", encoding="utf-8") as worker:
        worker.write(f"// For {list_in(offline)}\n")


def without_server(page: str, offline: Path) -> str:
    """The client's page, saying that there's no server and what the server would have said about what it may load."""
    policy = ONLY_IN_HEADERS.sub("", HEADERS[POLICY]).strip("; ")
    named = with_offline(page, offline).replace("<html ", '<html data-server="none" ', 1)
    return named.replace(HEAD, f"{HEAD}{_policy(policy)}", 1)


def missing_page(page: str) -> str:
    """The page for missing files, in all languages, with a policy that allows nothing but its own script."""
    script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)
    if script is None:
        raise ValueError("the page for missing files has no script")
    digest = base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
    said = "".join(f'<p lang="{code}">{book(code).formatted("app-nowhere", {})}</p>' for code in there())
    policy = _policy(f"default-src 'none'; script-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'")
    return page.replace(HEAD, f"{HEAD}{policy}", 1).replace("%nowhere%", said)


def pack(folder: Path, archive: Path) -> None:
    """One archive of a folder, always the same for the same files."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())


def _policy(policy: str) -> str:
    return (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
        '<meta name="referrer" content="no-referrer" />'
    )


def main(arguments: list[str]) -> int:
    """Build the folder, or one that is named, and the archive."""
    folder = Path(arguments[0]).resolve() if arguments else SITE
    try:
        build_site(folder)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    pack(folder, ARCHIVE)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"The game is in {folder} ({size / 1e6:.1f} MB), and for itch.io in {ARCHIVE} "
          f"({ARCHIVE.stat().st_size / 1e6:.1f} MB). Read docs/hosting.md to publish it.")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
