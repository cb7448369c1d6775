"""WebKit, the engine of Safari, in WebKitGTK's small browser: https://www.w3.org/TR/webdriver2."""

import base64
import json
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.browser.engines.engine import ANSWER_WITHIN, HEIGHT, START_WITHIN, WIDTH, Action, source, virtual_screen
from tests.server.network.running import free_port

LIBRARIES = Path("/usr/lib")
BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"
COLLECT = """() => {
  if (window.wrong !== undefined) return;
  window.wrong = [];
  const logged = console.error.bind(console);
  console.error = (...said) => { window.wrong.push(said.join(" ")); logged(...said); };
  window.addEventListener("error", (event) => window.wrong.push(event.message));
  window.addEventListener("unhandledrejection", (event) => window.wrong.push(String(event.reason)));
}"""
"""Collects errors in the page: this protocol doesn't report them."""
REDUCED_MOTION = "[Settings]\ngtk-enable-animations=0\n"


class WebKit:
    """A WebKit that runs and answers."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._errors: list[str] = []
        options = {
            "binary": str(max(LIBRARIES.glob(BROWSERS))),
            "args": ["--automation"],
        }
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._ask("POST", "/session", capabilities=wanted)
        assert isinstance(session, dict)
        self._session = f"/session/{session['sessionId']}"
        self.version = f"WebKitGTK {session['capabilities']['browserVersion']}"
        self._ask("POST", f"{self._session}/window/rect", width=WIDTH, height=HEIGHT)
        self._ask("POST", f"{self._session}/timeouts", script=1000 * ANSWER_WITHIN, pageLoad=1000 * ANSWER_WITHIN)

    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self.errors()
        self._ask("POST", f"{self._session}/url", url=url)
        self.run(COLLECT)

    def run(self, function: str, *arguments: object) -> object:
        """Call a JavaScript function with plain values, and return its plain result."""
        given = ", ".join(json.dumps(each) for each in arguments)
        script = f"const done = arguments[0]; (async () => ({function})({given}))().then((it) => done(it ?? null));"
        return self._ask("POST", f"{self._session}/execute/async", script=script, args=[])

    def act(self, device: str, actions: Sequence[Action]) -> None:
        """Move a pointer or press keys, as described by W3C's WebDriver."""
        self._ask("POST", f"{self._session}/actions", actions=[source(device, actions)])

    def picture(self) -> bytes:
        """A screenshot, as PNG."""
        return base64.b64decode(str(self._ask("GET", f"{self._session}/screenshot")))

    def errors(self) -> list[str]:
        """The errors that the page has logged until now."""
        found = self.run("() => (window.wrong ?? []).splice(0)")
        assert isinstance(found, list)
        self._errors += found
        return self._errors

    def close(self) -> None:
        """End the browser."""
        self._ask("DELETE", self._session)

    def _ask(self, method: str, path: str, **body: object) -> object:
        content = None if method != "POST" else json.dumps(body).encode()
        request = Request(
            self._address + path, method=method, data=content, headers={"Content-Type": "application/json"}
        )
        try:
            with urlopen(request, timeout=ANSWER_WITHIN) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            with error:
                raise AssertionError(f"{method} {path}: {error.read().decode()}") from None


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """A new WebKit, whose settings and data are in this folder."""
    settings = folder / "config" / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(REDUCED_MOTION)
    log, port = folder / "webkit.log", free_port()
    own = {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "LANG": "C.UTF-8",
        # The only page it shows is ours, and containers can't nest its sandbox.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    with virtual_screen() as environment, log.open("wb") as written:
        driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], env=environment | own, stdout=written, stderr=written
        )
        try:
            _wait(driver, port)
            engine = WebKit(f"http://127.0.0.1:{port}")
            try:
                yield engine
            finally:
                engine.close()
        finally:
            driver.terminate()
            driver.wait(START_WITHIN)


def _wait(driver: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + START_WITHIN
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/status", timeout=START_WITHIN):
                return
        except (URLError, ConnectionError):
            assert driver.poll() is None, "WebKitWebDriver ended"
            assert time.monotonic() < until, "WebKitWebDriver doesn't start"
            time.sleep(0.05)
