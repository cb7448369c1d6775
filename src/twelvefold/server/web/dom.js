/** Elements, made and replaced. */

const SVG = "http://www.w3.org/2000/svg";

function grow(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "selected") node[name] = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** An element; properties that begin with "on" are listeners. */
export function h(tag, props, ...children) {
  return grow(document.createElement(tag), props, children);
}

/** An element of a drawing. */
export function s(tag, props, ...children) {
  return grow(document.createElementNS(SVG, tag), props, children);
}

/** Give a place new contents; the focus, and how far one has scrolled, stay with what has the same key. */
export function fill(place, ...children) {
  const scrolled = [...place.querySelectorAll("[data-scroll]")].map((old) => [old.dataset.scroll, old.scrollTop]);
  const key = place.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  place.replaceChildren(...children.flat(Infinity).filter(Boolean));
  for (const [name, top] of scrolled) place.querySelector(`[data-scroll="${name}"]`)?.scrollTo(0, top);
  if (key !== undefined) place.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** A button. */
export function button(label, onclick, props = {}) {
  return h("button", { type: "button", onclick, ...props }, label);
}

let fading = 0;

/** Say something for a few seconds. */
export function notice(text, seconds = 6) {
  const place = document.getElementById("notice");
  place.textContent = text;
  clearTimeout(fading);
  fading = text ? setTimeout(() => notice(""), 1000 * seconds) : 0;
}

/** Copy a text, also where the page has no secure context. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = h("textarea", { class: "unseen", readonly: true, value: text });
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

/** What this browser keeps, if it lets us. */
export const kept = {
  get(name, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(`twelvefold.${name}`)) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`twelvefold.${name}`, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
};
