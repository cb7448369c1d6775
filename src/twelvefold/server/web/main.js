/** Which page is shown: the start, a table, or a record. */

import { ask, askOnce } from "./board.js";
import { fill, h, notice } from "./dom.js";
import { startPage } from "./start.js";
import { tablePage } from "./table.js";
import { refusal, W } from "./words.js";

const place = document.getElementById("page");
let leave = () => {};

/** Go to a page of ours without loading it anew. */
function go(path) {
  history.pushState(null, "", path);
  show();
}

function footer() {
  return h("footer", {}, W.footer);
}

function message(text, ...more) {
  document.title = W.name;
  fill(place, h("main", { class: "plain" }, h("h1", {}, W.name), h("p", {}, text), more,
    h("p", {}, h("a", { href: "/" }, W.home))), footer());
}

async function show() {
  leave();
  leave = () => {};
  notice("");
  window.scrollTo(0, 0);
  const [, kind, name] = location.pathname.split("/");
  try {
    const about = await askOnce("/api/about");
    if (kind === "table") {
      leave = tablePage(place, footer, name, about, message);
    } else if (kind === "code") {
      const { table } = await ask(`/api/codes/${encodeURIComponent(name)}`);
      history.replaceState(null, "", `/table/${table}`);
      await show();
    } else if (kind === "record") {
      const file = `/api/records/${encodeURIComponent(name)}`;
      message(W.recordPage, h("p", {}, h("a", { class: "button", href: file, download: "record.jsonl" }, W.record)));
    } else {
      await startPage(place, footer, about, go);
    }
  } catch (error) {
    if (error.reason === undefined && !(error instanceof TypeError)) throw error;
    message(error.reason === undefined ? W.stopped : refusal(error.reason));
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || link.hasAttribute("download") || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.button) return;
  event.preventDefault();
  go(link.pathname);
});
window.addEventListener("popstate", show);
show();
