/** The table before its game, and the few things one can do at any time. */

import { button, copy, h, kept, notice } from "./dom.js";
import { badge } from "./draw.js";
import { W } from "./words.js";

/** Who sits where, how others come, and a place to sit down. */
export function waitingRoom(state, act) {
  const { info, yours, about, online } = state;
  const open = info.seats.some((seat) => seat.kind === "open");
  const link = `${about.url}/table/${info.id}`;
  const seats = info.seats.map((seat, number) => h("li", {}, badge(number), h("strong", {}, act.name(number)),
    act.mine(number) && h("small", {}, W.you), seat.host && h("small", {}, W.host),
    seat.kind === "person" && online[number] === false && h("small", {}, W.offline),
    yours.host && seat.kind === "open" && bots(state, (bot) => act.send("fill", { seat: number, bot })),
    yours.host && seat.kind === "person" && !act.mine(number) && button(W.kick, () => act.send("kick", { seat: number }))));
  return [
    h("h1", {}, W.waiting), h("p", { class: "hint" }, W.waitingHint),
    h("ul", { class: "seats" }, seats),
    open && !yours.seats.length ? sitDown(act) : null,
    open ? invitation(link, info.code, about) : null,
    yours.host ? h("p", {}, button(W.close, () => act.send("close"))) : null,
  ];
}

function bots(state, onbot) {
  const level = h("select", { "aria-label": W.level, onchange: (event) => { state.level = event.target.value; } },
    state.about.bots.map((bot) => h("option", { value: bot, selected: bot === state.level }, W.levels[bot] ?? bot)));
  return h("span", { class: "row" }, level, button(W.addBot, () => onbot(level.value)));
}

/** A name and a seat. */
export function sitDown(act) {
  const name = h("input", { type: "text", maxlength: 24, value: kept.get("name", ""), placeholder: W.nobody, "aria-label": W.yourName,
    oninput: (event) => kept.set("name", event.target.value), "data-key": "name" });
  return h("form", { class: "card row", onsubmit: (event) => {
    event.preventDefault();
    act.send("sit", { name: name.value.trim() || W.nobody });
  } }, name, h("button", { class: "main" }, W.sit));
}

function invitation(link, code, about) {
  const share = async () => notice((await copy(link)) ? W.copied : W.notCopied);
  return h("section", { class: "card invite" }, h("p", {}, W.invite),
    h("p", { class: "link" }, link), h("p", { class: "row" }, button(W.copy, share, { class: "main" }), h("span", { class: "code" }, code)),
    about.reachable ? null : h("p", { class: "how" }, `${W.onlyHere} `, h("code", {}, W.lan)));
}

/** A button that asks once more. */
function careful(state, act, label, onsure) {
  return button(state.sure === label ? W.sure : label, () => {
    if (state.sure === label) onsure();
    act.set({ sure: state.sure === label ? null : label });
  }, { "data-key": label, class: state.sure === label ? "sure" : null });
}

/** Leaving, ending, resigning, and saying one of a few things. */
export function menu(state, act) {
  const { info, yours } = state;
  if (!yours.seats.length) return null;
  const playing = info.status === "playing";
  const all = (type, fields) => yours.seats.forEach((seat) => act.send(type, { seat, ...fields }));
  const ends = yours.seats.every((seat) => info.seats[seat].ends);
  return h("details", { class: "menu", open: state.menu, ontoggle: (event) => { state.menu = event.target.open; } },
    h("summary", { "data-key": "menu" }, W.more), h("div", {},
      h("p", { class: "code" }, info.code),
      playing ? [
        button(ends ? W.disagree : W.agree, () => all("end", { wanted: !ends }), { "data-key": "end" }),
        careful(state, act, W.resign, () => all("resign")),
      ] : null,
      careful(state, act, W.leave, () => all("leave")),
      yours.host && info.status !== "closed" ? careful(state, act, W.close, () => act.send("close")) : null,
      h("h3", {}, W.say), h("div", { class: "says" }, Object.entries(W.reactions).map(([reaction, text]) => button(text,
        () => { state.menu = false; act.send("react", { seat: yours.seats[0], reaction }); })))));
}
