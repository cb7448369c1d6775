/** A table: what is known of it, what one does at it, and when it is drawn again. */

import { boardFor } from "./board.js";
import { fill, notice } from "./dom.js";
import { keysFor } from "./keys.js";
import { tableView, tick } from "./view.js";
import { catchUp, command, listen, unwatch, watch } from "./wire.js";
import { refusal, seatName, W } from "./words.js";

const MOST_EVENTS = 400;

/** Show a table; returns what to call when one goes away. */
export function tablePage(place, footer, id, about, message) {
  const state = {
    id, about, board: null, seq: 0, info: null, game: null, events: [], latest: [], offset: 0,
    yours: { seats: [], objectives: [], host: false }, online: [], spectators: 0, connected: true,
    slot: null, face: null, rotation: 0, trials: null, shown: null, looking: null, big: 0, menu: false, sure: null, placing: false, level: "explorer",
  };
  const mine = (seat) => seat !== null && seat !== undefined && state.yours.seats.includes(seat);
  /** Whether a seat is one's own, and no bot keeps it. */
  const plays = (seat) => mine(seat) && !state.info.seats[seat].bot;
  let drawn = 0;
  let missing = false;
  let queue = Promise.resolve();

  function draw() {
    if (drawn || !state.info || !state.board) return;
    drawn = requestAnimationFrame(() => {
      drawn = 0;
      chooseBig();
      fill(place, tableView(state, act), footer());
    });
  }

  /** Which planet is large: the one chosen, else one's own whose turn it is, else the last. */
  function chooseBig() {
    const { game } = state;
    if (!game) return;
    if (state.looking !== null) state.big = state.looking;
    else if (plays(game.seat_to_move)) state.big = game.seat_to_move;
    else if (mine(game.held)) state.big = game.held;
    else if (!mine(state.big) && state.yours.seats.length) [state.big] = state.yours.seats;
    if (state.big >= game.players) state.big = 0;
  }

  function forget() {
    Object.assign(state, { slot: null, face: null, rotation: 0, trials: null });
  }

  function take(news, whole) {
    if (!whole && (missing || news.seq <= state.seq)) return;
    if (!whole && news.after > state.seq) {
      missing = true;
      return catchUp();
    }
    missing = false;
    const before = state.game;
    if (whole && state.seq === 0) state.events = [];
    for (const event of news.events) {
      if (event.type === "game started") state.latest = [];
      if (event.type === "placed") state.latest[event.seat] = event.face;
      if (event.type === "taken back") state.latest[event.seat] = null;
    }
    state.events = [...state.events, ...news.events].slice(-MOST_EVENTS);
    Object.assign(state, { seq: news.seq, info: news.info, game: news.game, offset: news.now - Date.now() / 1000 });
    if (whole) state.yours = news.yours;
    if (before?.ply !== news.game?.ply || before?.game !== news.game?.game) {
      forget();
      if (plays(news.game?.seat_to_move)) state.looking = null;
    }
    const turn = plays(news.game?.seat_to_move);
    document.title = turn ? `● ${W.yourTurn} – ${W.name}` : W.name;
  }

  async function heard(news) {
    if (news.type === "rejected" && !state.info) return message(refusal(news.reason));
    if (news.type === "goodbye") notice(refusal(news.reason));
    if (news.table !== id) return;
    if (news.type === "snapshot" && !state.board) {
      state.board = await boardFor(news.info);
    }
    if (news.type === "snapshot" || news.type === "update") take(news, news.type === "snapshot");
    else if (news.type === "yours") state.yours = news;
    else if (news.type === "presence") Object.assign(state, { online: news.online, spectators: news.spectators });
    draw();
  }

  async function tell(type, fields) {
    try {
      return await command(type, { table: id, ...fields });
    } catch (error) {
      notice(refusal(error.reason));
      draw();
      return null;
    }
  }

  const act = {
    mine,
    plays,
    name: (seat) => seatName(state.info.seats[seat], seat),
    set: (changes) => { Object.assign(state, changes); draw(); },
    send: (type, fields = {}) => tell(type, { seq: state.seq, ...fields }),

    /** Take a tile from those on show, or put it back. */
    async choose(slot) {
      const { game } = state;
      if (!plays(game?.seat_to_move) || !game.legal?.slots.includes(slot)) return;
      if (state.slot === slot) {
        forget();
        return draw();
      }
      Object.assign(state, { slot, trials: null, looking: null });
      draw();
      if (!game.standings) return;
      const tile = game.offer[slot];
      const answer = await command("what if", { table: id, seat: game.seat_to_move, tile }).catch(() => null);
      if (answer && state.slot === slot && state.game?.offer[slot] === tile) act.set({ trials: answer });
    },

    /** Try the tile on a face; on the same face, turn it. */
    aim(face) {
      if (state.slot === null || !state.game.legal?.faces.includes(face)) return;
      if (state.face === face) act.turn(1);
      else act.set({ face });
    },

    turn(steps) {
      if (state.face !== null) act.set({ rotation: (state.rotation + steps + 5) % 5 });
    },

    async place() {
      const { slot, face, rotation, game } = state;
      if (state.placing || slot === null || face === null || !plays(game.seat_to_move)) return;
      state.placing = true;
      await act.send("play", { seat: game.seat_to_move, move: 60 * slot + 5 * face + rotation });
      state.placing = false;
    },

    putBack() {
      forget();
      draw();
    },
  };

  listen({
    message: (news) => { queue = queue.then(() => heard(news)); },
    connected: (there) => {
      if (state.connected !== there) notice(there ? W.back : W.lost, there ? 2 : 3600);
      state.connected = there;
    },
  });
  watch(id, () => state.seq);
  const keys = keysFor(state, act);
  document.addEventListener("keydown", keys);
  const clock = setInterval(() => tick(state), 250);
  fill(place, W.loading);
  return () => {
    unwatch();
    listen({ message: () => {}, connected: () => {} });
    document.removeEventListener("keydown", keys);
    clearInterval(clock);
    cancelAnimationFrame(drawn);
  };
}
