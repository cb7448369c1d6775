/** What the keys do at a table. */

const TURNS = { ArrowLeft: 1, q: 1, ArrowRight: -1, e: -1, r: -1 };

/** A listener for keys. */
export function keysFor(state, act) {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[1-5]$/.test(key)) act.choose(Number(key) - 1);
    else if (key in TURNS && state.face !== null) act.turn(TURNS[key]);
    else if (key === "Enter" && state.face !== null && !event.target.closest?.("button, a, summary")) act.place();
    else if (key === "Escape") act.putBack();
    else return;
    event.preventDefault();
  };
}
