/** The end: what was counted, and what comes next. */

import { button, h } from "./dom.js";
import { badge, chip } from "./draw.js";
import { habitat, verdict, W } from "./words.js";

function scores({ game, board }, act) {
  const { end } = game;
  const ranks = [...end.scores].sort((a, b) => b.total - a.total || b.cards - a.cards);
  const told = end.objectives.length > 0;
  return h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, W.seat), told && h("th", { scope: "col" }, W.objectivePoints),
    h("th", { scope: "col" }, W.animalPoints), h("th", { scope: "col" }, W.cards), h("th", { scope: "col" }, W.total))),
  h("tbody", {}, ranks.map((score) => h("tr", { class: end.winners.includes(score.seat) ? "winner" : null },
    h("th", { scope: "row" }, h("span", {}, badge(score.seat), act.name(score.seat))),
    told && h("td", { title: habitat(end.objectives[score.seat]) }, h("span", {}, chip(board, end.objectives[score.seat]), String(score.objective))),
    h("td", {}, String(score.animals)), h("td", {}, String(score.cards)), h("td", {}, h("strong", {}, String(score.total)))))));
}

/** Who won, the points, the record, and another game. */
export function endPanel(state, act) {
  const { info, game, yours } = state;
  const wanting = info.seats.map((seat, number) => seat.again && `${act.name(number)} ${W.again}.`).filter(Boolean);
  const asked = yours.seats.every((seat) => info.seats[seat].again);
  const again = () => yours.seats.forEach((seat) => info.seats[seat].again === asked && act.send("rematch", { seat, wanted: !asked }));
  return h("section", { class: "end" },
    h("h2", {}, game.end ? verdict(game.end, act.name, yours.seats) : W.over),
    game.end ? scores(state, act) : h("p", {}, W.early[info.ended] ?? ""),
    h("p", { class: "hint" }, wanting.join(" ")),
    h("div", { class: "actions" },
      yours.seats.length && info.status === "over" ? button(asked ? W.noRematch : W.rematch, again, { class: "main", "data-key": "again" }) : null,
      h("a", { class: "button", href: `/api/tables/${info.id}/record`, download: `${info.code}-${info.game}.json` }, W.record),
      h("a", { class: "button", href: "/" }, W.home)));
}
