"""Finds texts that don't fit on a page: past the edge of the screen, clipped, or shortened with an ellipsis."""

from playwright.sync_api import Page

LOOK = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
  // What only screen readers have, and what can be scrolled into view.
  const unseen = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === 'hidden' || style.opacity === '0' || style.clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const cutBy = (element, text) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each);
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX === 'visible') continue;
      const box = each.getBoundingClientRect();
      if (text.left < box.left - 1 || text.right > box.right + 1) return each;
    }
    return text.left < -1 || text.right > wide + 1 ? document.body : null;
  };
  const page = document.documentElement.scrollWidth;
  if (page > wide) found.push(`the page is ${page} wide`);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.data.trim() || !node.parentElement.checkVisibility() || unseen(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.bottom < 0 || text.top > innerHeight) continue;
    const cut = cutBy(node.parentElement, text);
    // Names can be of any length; long ones end in dots.
    if (!cut || cut.matches('.TopBar-turn-who, .Seats-name > span')) continue;
    found.push(`${name(node.parentElement)} in ${name(cut)}: ${node.data.trim()}`);
  }
  return found;
}"""
"""Checks every visible text against everything that may clip it."""


def overflowing(page: Page) -> list[str]:
    """The texts that don't fit on the page in its current state."""
    found: list[str] = page.evaluate(LOOK)
    return found
