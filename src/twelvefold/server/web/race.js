/** The animals under the rounds, and what each planet bids for them now. */

import { h } from "./dom.js";
import { badge, wish } from "./draw.js";
import { animalName, requirement, W } from "./words.js";

/** What the tile that is tried would change: the bid of the seat, and who would win, by animal. */
function tried({ trials, face, rotation, game }) {
  const trial = face === null ? null : trials?.trials.find((each) => each.face === face && each.rotation === rotation);
  return (animal) => {
    const number = trial ? trials.animals.indexOf(animal) : -1;
    return number < 0 ? null : { seat: game.seat_to_move, bid: trial.bids[number], winner: trial.winners[number] };
  };
}

function bids(standing, change) {
  const winner = change ? change.winner : standing.winner;
  const values = standing.bids.map((bid, seat) => (change?.seat === seat ? change.bid : bid.value));
  const best = Math.max(...values);
  return values.map((value, seat) => {
    const before = standing.bids[seat].value;
    const tied = winner === null && value === best && value > 0;
    const kind = winner === seat ? `bid leads seat${seat}` : tied ? "bid tied" : "bid";
    return h("span", { class: value === before ? kind : `${kind} ${value > before ? "up" : "down"}` }, String(value));
  });
}

/** The race board. */
export function race(state, act) {
  const { game, board, shown } = state;
  const after = tried(state);
  const standings = new Map((game.standings ?? []).map((standing) => [standing.animal, standing]));
  const rounds = game.columns.map((column, index) => [index + 1, column]).filter(([, column]) => column.length);
  const row = (id) => {
    if (id === null) return h("div", { class: "animal down" }, W.faceDown);
    const animal = board.animals.get(id);
    const standing = standings.get(id);
    return h("button", {
      type: "button", class: shown === id ? "animal shown" : "animal", "data-key": `animal ${id}`, "aria-pressed": shown === id,
      title: requirement(animal), onclick: () => act.set({ shown: shown === id ? null : id }), disabled: !standing,
    }, wish(board, animal), h("span", { class: "who" }, h("b", {}, animalName(id)), h("small", {}, requirement(animal))),
    standing && h("span", { class: "bids" }, bids(standing, after(id))));
  };
  return h("section", { class: "race" },
    h("h2", {}, W.race, game.standings && h("span", { class: "bids" }, game.planets.map((_, seat) => badge(seat)))),
    h("div", { class: "rows", "data-scroll": "race" }, rounds.length ? rounds.map(([round, column]) => h("div", { class: round === game.round ? "under now" : "under" },
      h("span", { class: "round", title: W.round(round, board.rounds) }, String(round)), h("div", {}, column.map(row))))
      : h("p", { class: "hint" }, W.noAnimals),
    game.standings ? null : h("p", { class: "hint" }, W.noAids)));
}
