"""Finds untranslated text on a page, using the pseudo-language, which puts every word in brackets."""

import re
from collections.abc import Iterable

from playwright.sync_api import Page
from tests.words.pseudo import outside

SEEN = """() => {
  const aria = ["label", "description", "roledescription", "valuetext"].map((name) => "aria-" + name);
  const spoken = [...aria, "title", "placeholder", "alt"];
  const found = [["title", document.title]];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      let place = node.parentElement;
      let text = node.data;
      if (place.closest("script, style, noscript, option[lang]")) continue;
      // A sentence with a name in colour is in several nodes.
      for (; text.split("⟦").length !== text.split("⟧").length && place !== document.body; place = place.parentElement)
        text = place.textContent;
      found.push([place.tagName + "." + place.className, text]);
    } else {
      for (const name of spoken) {
        const text = node.getAttribute(name);
        if (text) found.push([node.tagName + " " + name, text]);
      }
    }
  }
  return found;
}"""
"""All texts of a page, visible or spoken, each with its location."""
NOTATION = re.compile(r"\b[A-La-l]\b|\((?:[A-Z]|Esc)\)$|\b\d{1,2} [A-Z][a-z]{2,8}\b")
"""Faces and keys are the same in every language; the browser itself writes dates, in English for a language it doesn't
know."""


def untranslated(page: Page, names: Iterable[str] = ()) -> list[str]:
    """The texts of a page that don't come from a language file; names and numbers are exempt."""
    found = []
    for where, text in page.evaluate(SEEN):
        rest = outside(text)
        for name in names:
            rest = rest.replace(name, "")
        if any(character.isalpha() for character in NOTATION.sub("", rest)):
            found.append(f"{where}: {text}")
    return found
