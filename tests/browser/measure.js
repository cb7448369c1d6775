(what) => {
  // The smallest thing that can be pressed, in pixels.
  const LEAST = 44;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const top = all("dialog[open]").at(-1) ?? document.body;
  const name = (element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${words}”`;
  };
  const shown = (element) =>
    top.contains(element) &&
    // Elements that appear only on focus, and text for screen readers only, take no room.
    !element.closest("[inert], .unseen, .TableLayout-typed-way, [hidden]") &&
    getComputedStyle(element).clipPath === "none" &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The element that a finger presses: for a checkbox, its whole label. */
  const target = (element) =>
    element.matches("input[type=checkbox], input[type=radio], input[type=file]")
      ? (element.closest("label") ?? element)
      : element;

  const pressed = () =>
    all("a[href], button, input, select, summary, [role=button]")
      .filter((each) => shown(each) && !each.matches(":disabled"))
      .map(target);

  function small() {
    // A link in a sentence is as high as its line, and a face on the map has the shape of a face.
    // A line of the race board is as high as the window allows: a finger on it opens a card with buttons of full size.
    const sheets = matchMedia("(max-width: 760px), (max-height: 520px)").matches;
    const spared = (element) =>
      element.matches(".map-face, p > a, li > a") || (!sheets && element.closest("[data-close-up]") !== null);
    return pressed().flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      if (spared(each) || width === 0 || Math.min(width, height) >= LEAST - 0.5) return [];
      return [`${name(each)}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }

  /** Whether content to the side of the page or below it can be scrolled into view. */
  function reaches(element, way) {
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (/auto|scroll/.test(way === "x" ? overflowX : overflowY)) return true;
      if (position === "fixed") return false;
    }
    return way === "y";
  }

  function outside(element) {
    const box = element.getBoundingClientRect();
    const beside = box.left < -1 || box.right > innerWidth + 1;
    const below = box.top < -1 || box.bottom > innerHeight + 1;
    return (beside && !reaches(element, "x")) || (below && !reaches(element, "y"));
  }

  function cut(element) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hides = overflowX === "hidden" || overflowX === "clip";
    return hides && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1;
  }

  function covered(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    // A link that wraps onto two lines is pressed on the first.
    const box = element.getClientRects()[0];
    if (box === undefined || box.width < 3) return null;
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (found !== null && (element.contains(found) || element.closest("label")?.contains(found))) return null;
    return found === null ? "nothing: it is outside" : name(found);
  }

  function lost() {
    const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const written = all("body *").filter(
      (each) => hasWords(each) && shown(each) && !each.closest("svg, [aria-hidden=true]"),
    );
    return [
      ...written.filter(cut).map((each) => `cut: ${name(each)}`),
      ...written.filter(outside).map((each) => `outside: ${name(each)}`),
      ...pressed().flatMap((each) => {
        // On a phone, tapping the objective opens a panel that shows the same card again.
        const by = each.matches(".map-face, .Objective-card") ? null : covered(each);
        return by === null ? [] : [`covered: ${name(each)} by ${by}`];
      }),
    ];
  }

  /** Pictures of animals that overlap one another. */
  function crowded() {
    const pictures = all(".AnimalPicture-picture").filter(shown);
    const boxes = pictures.map((each) => each.getBoundingClientRect());
    const apart = (a, b) =>
      a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
    return boxes.flatMap((box, first) =>
      boxes.slice(first + 1).flatMap((other) => {
        if (box.width === 0 || other.width === 0 || apart(box, other)) return [];
        return [`crowded: ${name(pictures[first].parentElement)}`];
      }),
    );
  }

  const measures = { small, lost, crowded };
  return [...new Set(measures[what]())];
}
