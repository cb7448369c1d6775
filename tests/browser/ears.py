"""Somebody who plays by ear: the page is known by roles and names alone, and by what its live regions tell."""

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
"""Writes down what a screen reader would tell: whatever comes into a live region that is there already."""

TOLD = "([pattern, since]) => window.heard.slice(since).some((each) => new RegExp(pattern).test(each))"

LINE = "Type a move or a question"


class Listener:
    """What is heard of a page, and the line into which one types."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._answers: list[tuple[int, int]] = []
        page.add_init_script(LISTEN)

    @property
    def line(self) -> Locator:
        """Where one types."""
        return self._page.get_by_role("textbox", name=LINE)

    def heard(self, since: int = 0) -> list[str]:
        """Everything that was told on this page, in its order."""
        told: list[str] = self._page.evaluate("since => window.heard.slice(since)", since)
        return told

    def wait_for(self, pattern: str, since: int) -> None:
        """Until a sentence is told that looks like this."""
        try:
            self._page.wait_for_function(TOLD, arg=[pattern, since], polling=50, timeout=LOOK_FOR)
        except Error:
            raise AssertionError(f"{pattern} is never told; heard was {self.heard(since)}") from None

    def open_line(self) -> None:
        """Come to the line by the button that is the first on the table."""
        self._page.get_by_role("button", name=LINE).first.press("Enter")
        expect(self.line).to_be_focused()

    def type(self, line: str) -> int:
        """Type a line; answers how much had been told before."""
        since = len(self.heard())
        self._page.keyboard.type(line)
        self._page.keyboard.press("Enter")
        return since

    def ask(self, line: str, last: str = "") -> list[str]:
        """Type a line and listen to its answer, which is told as a whole; `last` is what it ends with."""
        since = self.type(line)
        self.wait_for(last, since)
        told = self.heard(since)
        self._answers.append((since, since + len(told)))
        return told

    def events(self) -> list[str]:
        """What was told without having been asked for."""
        answers = {at for start, end in self._answers for at in range(start, end)}
        return [each for at, each in enumerate(self.heard()) if at not in answers]
