"""A player who uses a screen reader: finds things by role and name, and hears what live regions announce."""

from playwright.sync_api import Error, Locator, Page, expect
from tests.browser.table import LOOK_FOR

LISTEN = """
window.heard = [];
const live = "[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]";
const words = (node) => (node instanceof Element ? node : node.parentElement);
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (!words(target)?.closest(live)) continue;
    for (const node of type === "characterData" ? [target] : addedNodes) {
      const text = node.textContent.trim();
      if (text && !words(node)?.closest("[aria-hidden=true]")) window.heard.push(text);
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Records what a screen reader would announce: any text added to a live region that already exists."""

TOLD = "([pattern, since]) => window.heard.slice(since).some((each) => new RegExp(pattern).test(each))"

LINE = "Type a move or a question"


class Listener:
    """What is heard on a page, and the command line to type into."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._answers: list[tuple[int, int]] = []
        page.add_init_script(LISTEN)

    @property
    def line(self) -> Locator:
        """The command line."""
        return self._page.get_by_role("textbox", name=LINE)

    def heard(self, since: int = 0) -> list[str]:
        """Everything announced on this page, in order."""
        told: list[str] = self._page.evaluate("since => window.heard.slice(since)", since)
        return told

    def wait_for(self, pattern: str, since: int) -> None:
        """Wait until a sentence that matches the pattern is announced."""
        try:
            self._page.wait_for_function(TOLD, arg=[pattern, since], polling=50, timeout=LOOK_FOR)
        except Error:
            raise AssertionError(f"{pattern} is never told; heard was {self.heard(since)}") from None

    def open_line(self) -> None:
        """Open the command line with the first button on the table."""
        self._page.get_by_role("button", name=LINE).first.press("Enter")
        expect(self.line).to_be_focused()

    def type(self, line: str) -> int:
        """Type a line; returns the number of sentences announced before it."""
        since = len(self.heard())
        self._page.keyboard.type(line)
        self._page.keyboard.press("Enter")
        return since

    def ask(self, line: str, last: str = "") -> list[str]:
        """Type a line and return its answer, which is announced all at once; `last` matches its last sentence."""
        since = self.type(line)
        self.wait_for(last, since)
        told = self.heard(since)
        self._answers.append((since, since + len(told)))
        return told

    def events(self) -> list[str]:
        """Everything announced without being asked for."""
        answers = {at for start, end in self._answers for at in range(start, end)}
        return [each for at, each in enumerate(self.heard()) if at not in answers]
