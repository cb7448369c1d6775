"""Firefox, driven over WebDriver BiDi: https://w3c.github.io/webdriver-bidi."""

import base64
import json
import re
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.browser.engines.engine import ANSWER_WITHIN, HEIGHT, START_WITHIN, WIDTH, Action, source, virtual_screen
from websockets.sync.client import ClientConnection, connect

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES: dict[str, bool | int | str] = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
    # 3D in software.
    "webgl.force-enabled": True,
    "webgl.disable-fail-if-major-performance-caveat": True,
}


class Firefox:
    """A Firefox that runs and answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._errors: list[str] = []
        capabilities = self._ask("session.new", capabilities={})["capabilities"]
        assert isinstance(capabilities, dict)
        self.version = f"Firefox {capabilities['browserVersion']}"
        self._ask("session.subscribe", events=["log.entryAdded"])
        contexts = self._ask("browsingContext.getTree")["contexts"]
        assert isinstance(contexts, list)
        self._context: str = contexts[0]["context"]
        self._ask("browsingContext.setViewport", context=self._context, viewport={"width": WIDTH, "height": HEIGHT})

    def goto(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, function: str, *arguments: object) -> object:
        """Call a JavaScript function with plain values, and return its plain result."""
        # As JSON, values look the same in both protocols.
        given = ", ".join(json.dumps(each) for each in arguments)
        said = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({function})({given})) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        result = said["result"]
        assert isinstance(result, dict)
        return json.loads(result["value"])

    def act(self, device: str, actions: Sequence[Action]) -> None:
        """Move a pointer or press keys, as described by W3C's WebDriver."""
        self._ask("input.performActions", context=self._context, actions=[source(device, actions)])

    def picture(self) -> bytes:
        """A screenshot, as PNG."""
        return base64.b64decode(str(self._ask("browsingContext.captureScreenshot", context=self._context)["data"]))

    def errors(self) -> list[str]:
        """The errors that the page has logged until now."""
        # An answer comes after every event before it.
        self._ask("session.status")
        return self._errors

    def _ask(self, method: str, **parameters: object) -> dict[str, object]:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while True:
            said = json.loads(self._socket.recv(ANSWER_WITHIN))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self._errors.append(said["params"]["text"])
            if said.get("id") == self._asked:
                assert said["type"] == "success", f"{method}: {said['error']}: {said['message']}"
                result: dict[str, object] = said["result"]
                return result


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A new Firefox, with a profile of its own in this folder."""
    profile = folder / "profile"
    profile.mkdir()
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
    (profile / "user.js").write_text("".join(lines))
    log = folder / "firefox.log"
    command = ["firefox-esr", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with virtual_screen() as environment, log.open("wb") as written:
        browser = subprocess.Popen(
            [*command, "about:blank"], env={**environment, "HOME": str(folder)}, stdout=written, stderr=written
        )
        try:
            with connect(f"{_address(browser, log)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            browser.terminate()
            browser.wait(START_WITHIN)


def _address(browser: subprocess.Popen[bytes], log: Path) -> str:
    until = time.monotonic() + START_WITHIN
    while (found := LISTENS.search(log.read_text(errors="replace"))) is None:
        assert browser.poll() is None, f"Firefox ended: {log.read_text(errors='replace')}"
        assert time.monotonic() < until, f"Firefox doesn't start: {log.read_text(errors='replace')}"
        time.sleep(0.05)
    return found[1]
