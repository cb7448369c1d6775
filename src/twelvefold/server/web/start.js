/** The start page: whom to play with. */

import { ask, boardFor } from "./board.js";
import { fill, h, kept, notice } from "./dom.js";
import { definitions, planetMap } from "./draw.js";
import { command } from "./wire.js";
import { refusal, seatName, W } from "./words.js";

const MOST = 4;

function check(label, name, chosen) {
  return h("label", { class: "check" },
    h("input", { type: "checkbox", checked: Boolean(chosen[name]), onchange: (e) => { chosen[name] = e.target.checked; } }), label);
}

/** A few numbers, one of which is chosen. */
function pick(label, numbers, chosen, name, onpick = () => {}) {
  return h("fieldset", { class: "pick" }, h("legend", {}, label), numbers.map((number) => h("label", {},
    h("input", { type: "radio", name: `${label} ${name}`, value: String(number), checked: chosen[name] === number,
      onchange: () => { chosen[name] = number; onpick(number); } }),
    h("span", {}, String(number)))));
}

function card(title, hint, onsubmit, ...parts) {
  return h("form", { class: "card", onsubmit: (event) => { event.preventDefault(); onsubmit(); } },
    h("h2", {}, title), h("p", { class: "hint" }, hint), parts);
}

async function create(chosen, seats, options, go) {
  kept.set("choices", chosen);
  try {
    const { table } = await command("create", { seats, options });
    go(`/table/${table}`);
  } catch (error) {
    notice(refusal(error.reason));
  }
}

function lines(tables, empty) {
  if (!tables.length) return empty && h("p", { class: "hint" }, empty);
  return h("ul", { class: "tables" }, tables.map((table) => h("li", {}, h("a", { href: `/table/${table.id}` },
    h("span", {}, table.seats.map((seat, number) => (seat.kind === "open" ? W.untaken : seatName(seat, number))).join(" · ")),
    h("small", {}, table.status === "playing" ? W.round(table.round, 12) : W.status[table.status], ` · ${table.code}`)))));
}

/** A planet to look at, made of the first tiles of the box. */
function picture(board) {
  const tiles = board.box.tiles;
  const areas = board.faces.flatMap((_, face) => tiles[(7 * face + 3) % tiles.length]);
  return planetMap(board, { areas, title: W.name, small: true });
}

/** Show the start page. */
export async function startPage(place, footer, about, go) {
  document.title = W.name;
  const chosen = { level: "explorer", bots: 2, people: 2, seats: 2, names: [], listed: false, ...kept.get("choices", {}) };
  const name = () => kept.get("name", "").trim() || W.nobody;
  const variants = () => ({ beginner: Boolean(chosen.beginner), mystery: Boolean(chosen.mystery) });
  const choices = h("fieldset", { class: "checks" }, h("legend", {}, W.variants), check(W.beginner, "beginner", chosen), check(W.mystery, "mystery", chosen));

  const board = await boardFor(null);
  const [open, own] = (await Promise.all([ask("/api/tables"), ask("/api/own")])).map((answer) => answer.tables);

  const named = h("label", { class: "name" }, h("span", {}, W.yourName), h("input", {
    type: "text", maxlength: 24, autocomplete: "nickname", value: kept.get("name", ""), placeholder: W.nobody,
    oninput: (event) => kept.set("name", event.target.value),
  }));

  const alone = card(W.alone, W.aloneHint, () => create(chosen,
    [{ kind: "person", name: name() }, ...Array(chosen.bots).fill({ kind: "bot", bot: chosen.level })], variants(), go),
  h("label", { class: "row" }, h("span", {}, W.level), h("select", { onchange: (e) => { chosen.level = e.target.value; } },
    about.bots.map((level) => h("option", { value: level, selected: level === chosen.level }, W.levels[level] ?? level)))),
  pick(W.bots, [1, 2, 3], chosen, "bots"), h("button", { class: "main" }, W.play));

  const inputs = [...Array(MOST).keys()].map((number) => h("input", {
    type: "text", maxlength: 24, "aria-label": W.player(number + 1), placeholder: W.player(number + 1),
    value: chosen.names[number] ?? (number ? "" : kept.get("name", "")), hidden: number >= chosen.people,
    oninput: (event) => { chosen.names[number] = event.target.value; },
  }));
  const screen = card(W.screen, W.screenHint, () => create(chosen, inputs.slice(0, chosen.people).map((input, number) => ({
    kind: "person", name: input.value.trim() || W.player(number + 1) })), variants(), go),
  pick(W.people, [2, 3, 4], chosen, "people", (count) => inputs.forEach((input, number) => { input.hidden = number >= count; })),
  h("div", { class: "names" }, inputs), h("button", { class: "main" }, W.play));

  const friends = card(W.friends, W.friendsHint, () => create(chosen,
    [{ kind: "person", name: name() }, ...Array(chosen.seats - 1).fill({ kind: "open" })],
    { ...variants(), listed: Boolean(chosen.listed) }, go),
  about.reachable ? null : h("p", { class: "how" }, `${W.onlyHere} `, h("code", {}, W.lan)),
  pick(W.seats, [2, 3, 4], chosen, "seats"), h("div", { class: "checks" }, check(W.listed, "listed", chosen)),
  h("button", { class: "main" }, W.makeTable));

  const code = h("input", { type: "text", maxlength: 6, class: "code", "aria-label": W.code, autocapitalize: "characters",
    autocomplete: "off", spellcheck: "false", placeholder: "••••••" });
  const join = card(W.join, W.joinHint, async () => {
    const text = code.value.trim().toUpperCase();
    if (!text) return code.focus();
    try {
      go(`/table/${(await ask(`/api/codes/${encodeURIComponent(text)}`)).table}`);
    } catch (error) {
      notice(error.reason ? refusal(error.reason) : W.stopped);
    }
  }, h("div", { class: "row" }, code, h("button", {}, W.go)));

  const recent = own.filter((table) => table.status !== "closed").slice(0, 8);
  fill(place, definitions(board),
    h("header", { class: "hero" }, h("div", {}, h("h1", {}, W.name), h("p", {}, W.motto), h("div", { class: "who-and-how" }, named, choices)), picture(board)),
    h("main", { class: "start" }, alone, screen, friends,
      h("div", { class: "stack" }, join,
        h("section", { class: "card" }, h("h2", {}, W.openTables), lines(open, W.noTables)),
        recent.length ? h("section", { class: "card" }, h("h2", {}, W.ownTables), lines(recent)) : null)),
    footer());
}
