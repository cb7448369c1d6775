/* Where the first element is that people see under this name and can click; null if there is none. */
(selector, name) => {
  const named = new RegExp(name);
  const text = (each) => (each.getAttribute("aria-label") ?? each.innerText ?? "").replace(/\s+/g, " ").trim();
  for (const each of document.querySelectorAll(selector)) {
    if (each.disabled || each.getAttribute("aria-disabled") === "true" || !named.test(text(each))) continue;
    const box = each.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    // What lies under something else, or outside the window, can't be clicked.
    if (box.width > 0 && each.contains(document.elementFromPoint(x, y))) return { x, y, text: text(each) };
  }
  return null;
};
