/** A table, drawn: the large planet and the hand in the middle, the race and the others beside them. */

import { covered, progress } from "./board.js";
import { button, h } from "./dom.js";
import { badge, chip, definitions, planetMap, tileDrawing } from "./draw.js";
import { endPanel } from "./end.js";
import { race } from "./race.js";
import { menu, sitDown, waitingRoom } from "./room.js";
import { animalName, habitat, requirement, tileName, told, W } from "./words.js";

const MOST_LINES = 60;

/** All of a table. */
export function tableView(state, act) {
  const { info, game, board } = state;
  const bar = h("header", { class: "bar" }, h("a", { class: "brand", href: "/" }, W.name), status(state, act), menu(state, act));
  if (!game) return [definitions(board), bar, h("main", { class: "plain" }, waitingRoom(state, act))];
  const over = info.status === "over" || info.status === "closed";
  return [definitions(board), bar, h("main", { class: over ? "table over" : "table" },
    h("div", { class: "middle" }, large(state, act), over ? null : hand(state, act)),
    h("div", { class: "left" }, over ? endPanel(state, act) : [objective(state, act), race(state, act)]),
    h("div", { class: "right" }, others(state, act), log(state, act)))];
}

/** Whose turn it is, in a few words. */
function status({ info, game, board, spectators, yours, online }, act) {
  if (!game) return h("p", { class: "turn" }, W.waiting);
  const seat = game.seat_to_move;
  let who = W.over;
  if (info.status === "playing" && seat === null) who = game.held === null ? "" : W.held(act.name(game.held));
  else if (seat !== null && act.plays(seat)) who = yours.seats.length > 1 ? W.turnOf(act.name(seat)) : W.yourTurn;
  else if (seat !== null) who = info.seats[seat].bot ? W.thinks(act.name(seat)) : W.turnOf(act.name(seat));
  const gone = seat !== null && info.seats[seat].kind === "person" && !info.seats[seat].bot && online[seat] === false;
  return h("p", { class: act.plays(seat) ? "turn mine" : "turn", role: "status" },
    h("span", {}, W.round(Math.min(game.round, board.rounds), board.rounds)),
    h("strong", {}, seat === null ? null : badge(seat), who), gone && h("small", {}, W.offline),
    h("small", { class: "clock", "data-due": seat === null ? null : game.due_at }),
    spectators ? h("small", {}, W.lookers(spectators)) : null,
    yours.seats.length ? null : h("small", {}, W.watching));
}

/** Show what is left of the times on the page. */
export function tick(state) {
  for (const place of document.querySelectorAll("[data-due]")) {
    const left = Math.ceil(Number(place.dataset.due) - state.offset - Date.now() / 1000);
    place.textContent = left > 0 ? ` ${left > 90 ? `${Math.ceil(left / 60)} min` : left}` : "";
  }
}

function title(state, act, seat) {
  const { info, game } = state;
  const { kind, bot, resigned } = info.seats[seat];
  const notes = [act.mine(seat) && state.yours.seats.length === 1 && W.you, kind === "person" && bot && W.away, resigned && W.resigned];
  return [badge(seat), h("strong", {}, act.name(seat)), notes.filter(Boolean).map((note) => h("small", {}, note)),
    h("span", { class: "won" }, game.won[seat].map((id) => {
      const animal = state.board.animals.get(id);
      return h("span", { title: `${animalName(id)}: ${requirement(animal)}` }, chip(state.board, animal.habitat), h("b", {}, animalName(id)));
    }))];
}

/** The areas that a bid for the animal in the light is made of; null if none is. */
function inLight({ game, shown }, seat) {
  const standing = game.standings?.find(({ animal }) => animal === shown);
  return standing ? new Set(standing.bids[seat].regions.flat()) : null;
}

function large(state, act) {
  const { game, board, slot, face, rotation, big } = state;
  const seat = game.seat_to_move;
  const choosing = act.plays(seat) && big === seat && slot !== null;
  const faces = [...game.planets[big]];
  if (choosing && face !== null) faces[face] = [game.offer[slot], rotation];
  return h("section", { class: choosing ? "planet choosing" : "planet" }, h("h2", {}, title(state, act, big)),
    planetMap(board, {
      areas: covered(board, faces), title: act.name(big), latest: state.latest[big] ?? null, shown: inLight(state, big),
      preview: choosing ? face : null, free: game.legal?.faces ?? [], onface: choosing ? act.aim : undefined,
    }));
}

/** The tiles on show and what one can do now. */
function hand(state, act) {
  const { game, board, slot, face } = state;
  const turn = act.plays(game.seat_to_move);
  const tiles = game.offer.map((tile, place) => {
    if (tile === null) return h("span", { class: "taken" });
    const usable = turn && game.legal.slots.includes(place);
    return h("button", {
      type: "button", class: slot === place ? "offered chosen" : "offered", disabled: !usable, "data-key": `tile ${place}`,
      "aria-pressed": slot === place, "aria-label": tileName(place, board.box.tiles[tile]), onclick: () => act.choose(place),
    }, tileDrawing(board, tile), h("kbd", {}, String(place + 1)));
  });
  const away = state.yours.seats.filter((seat) => state.info.seats[seat].away);
  const held = act.mine(game.held) ? game.held : null;
  const hint = slot === null ? W.chooseTile : face === null ? W.chooseFace : W.turnIt;
  const busy = slot !== null && face !== null;
  return h("section", { class: "hand", "aria-label": W.offer }, h("div", { class: "tiles" }, tiles),
    h("div", { class: "actions" },
      h("p", { class: "hint" }, turn ? hint : null),
      away.length ? button(W.comeBack, () => away.forEach((seat) => act.send("return", { seat })), { class: "main", "data-key": "return" }) : null,
      !state.yours.seats.length && state.info.seats.some((seat) => seat.kind === "open") ? sitDown(act) : null,
      turn && slot !== null ? [
        button("↺", () => act.turn(1), { disabled: !busy, "aria-label": W.turnLeft, title: W.turnLeft, class: "icon", "data-key": "left" }),
        button("↻", () => act.turn(-1), { disabled: !busy, "aria-label": W.turnRight, title: W.turnRight, class: "icon", "data-key": "right" }),
        button(W.place, act.place, { disabled: !busy, class: "main", "data-key": "place" }),
      ] : null,
      held === null || slot !== null ? null : [
        button(W.takeBack, () => act.send("take back", { seat: held }), { "data-key": "back" }),
        button([W.done, h("span", { class: "clock", "data-due": act.mine(game.seat_to_move) ? null : game.due_at })],
          () => act.send("done", { seat: held }), { class: "main", "data-key": "done" }),
      ]));
}

/** One's own objective; where several share a screen, only while somebody presses. */
function objective(state, act) {
  const { yours, game, board } = state;
  if (game.beginner || !yours.seats.length) return null;
  const seat = act.mine(game.seat_to_move) ? game.seat_to_move : act.mine(state.big) ? state.big : yours.seats[0];
  const own = yours.objectives[yours.seats.indexOf(seat)];
  if (!own) return null;
  const count = covered(board, game.planets[seat]).filter((area) => area === own).length;
  const { points } = progress(board, own, count);
  const card = h("div", { class: "objective-card", hidden: yours.seats.length > 1 }, h("div", {}, chip(board, own), h("p", {}, h("small", {}, W.objective), h("strong", {}, habitat(own))),
      h("p", { class: "count" }, h("small", {}, W.areas(count)), h("strong", {}, W.points(points)))),
    h("ol", { class: "steps" }, board.box.objectives[own].map(([least, worth]) => h("li", { class: count >= least ? "reached" : null },
      h("span", {}, String(least)), h("b", {}, String(worth))))));
  return h("section", { class: "objective" }, yours.seats.length > 1 ? hold(W.objectiveHold(act.name(seat)), card) : null, card);
}

/** A button that shows something only while it is pressed. */
function hold(label, card) {
  const show = (event) => { event.preventDefault(); card.hidden = false; };
  const hide = () => { card.hidden = true; };
  return button(label, null, {
    class: "peek", "data-key": "peek", onpointerdown: show, onpointerup: hide, onpointerleave: hide, onpointercancel: hide,
    onkeydown: (event) => [" ", "Enter"].includes(event.key) && show(event), onkeyup: hide, onblur: hide,
    oncontextmenu: (event) => event.preventDefault(),
  });
}

function others(state, act) {
  const { game, board, big } = state;
  const seats = [...game.planets.keys()].filter((seat) => seat !== big);
  return h("section", { class: "others", "aria-label": W.planets }, seats.map((seat) => h("button", {
    type: "button", class: game.seat_to_move === seat ? "other moves" : "other", "data-key": `seat ${seat}`,
    onclick: () => act.set({ looking: act.mine(seat) && seat === game.seat_to_move ? null : seat }),
  }, h("span", { class: "heading" }, title(state, act, seat)), planetMap(board, {
    areas: covered(board, game.planets[seat]), title: act.name(seat), small: true, latest: state.latest[seat] ?? null, shown: inLight(state, seat),
  }))));
}

function log(state, act) {
  const lines = state.events.map((event) => [event, told(event, act.name, state.board)]).filter(([, text]) => text);
  return h("section", { class: "log", role: "log" }, h("h2", {}, W.log), h("ol", { "data-scroll": "log" }, lines.slice(-MOST_LINES).reverse().map(
    ([event, text]) => h("li", { class: event.type.replace(" ", "-") }, text))));
}
