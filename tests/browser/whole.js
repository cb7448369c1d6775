() => {
  const found = [];
  const shown = (element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none";
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(shown);
  const box = (element) => element.getBoundingClientRect();
  const words = (element) => element.textContent.trim();
  // The boxes of letters are taller than their line.
  const within = (inner, outer) =>
    inner.left > outer.left - 1 && inner.right < outer.right + 1 && inner.top > outer.top - 3 && inner.bottom < outer.bottom + 3;
  const meet = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const written = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return box(range);
  };

  // A name is whole when none of its words is split over two lines and nothing is cut off.
  for (const name of all(".Fitting-fits")) {
    const text = name.firstChild;
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+-*/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`);
    }
    for (let at = name; at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === "auto" || overflowX === "scroll") break;
      if (overflowX !== "visible" && !within(written(name), box(at))) found.push(`cut: ${words(name)}`);
    }
  }

  // Items in a row of the race board don't overlap.
  for (const row of all(".RaceRow-row:not(.RaceRow-is-down)")) {
    const name = row.querySelector(".Fitting-fits");
    const [card, margin] = [box(row.querySelector(".RaceRow-card")), row.querySelector(".RaceRow-margin")];
    const parts = [...all("[data-requirement] svg", row).map(box), ...all(".RaceRow-requirement", row).map(written), written(name)];
    if (!parts.every((part) => within(part, card))) found.push(`beyond its place: ${words(name)}`);
    if (margin && parts.some((part) => meet(part, written(margin)))) found.push(`below the margin: ${words(name)}`);
    if (!within(card, box(row)) || all(".Bid-bid", row).some((bid) => meet(box(bid), card))) found.push(`beyond its row: ${words(name)}`);
  }
  const heads = all(".RaceBoard-heads .Signs-badge").map(box);
  for (const [seat, bid] of all(".RaceRow-bids").flatMap((bids) => [...all(".Bid-bid", bids).entries()])) {
    const off = Math.abs(heads[seat].left + heads[seat].width / 2 - box(bid).left - box(bid).width / 2);
    if (off > 2) found.push(`seat ${seat + 1} stands ${off} beside its bids`);
  }

  for (const round of all(".Rounds-column button")) {
    if (!all(".Rounds-animal, .Signs-card-back", round).every((each) => within(box(each), box(round))))
      found.push(`hangs out of round ${words(round)}`);
  }
  for (const why of all(".TableLayout-offer-why"))
    for (const other of all(".Sheets-sheets, .TableLayout-side-seats, .Offer-tile, .Actions-actions > *"))
      if (meet(box(why), box(other))) found.push(`why lies over ${other.className}`);
  return [...new Set(found)];
}
