/** The socket: commands that are answered once, whatever happens to the connection; a table that is looked at. */

const PROTOCOL = 1;
const PATIENCE = 20000;

const listeners = { message: () => {}, connected: () => {} };
const pending = new Map();
let socket = null;
let greeted = false;
let tries = 0;
let looking = null;

/** Say who wants to hear: `message` for what the server says, `connected` for whether it is there. */
export function listen(heard) {
  Object.assign(listeners, heard);
}

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function send(frame) {
  if (greeted && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

/** Open the socket if it is not; it opens itself again when it breaks. */
export function connect() {
  if (socket !== null) return;
  greeted = false;
  const here = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket = here;
  here.onopen = () => here.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
  here.onmessage = (event) => here === socket && heard(JSON.parse(event.data));
  here.onclose = () => {
    if (here !== socket) return;
    socket = null;
    listeners.connected(false);
    const wait = Math.min(15000, 400 * 2 ** tries++) * (0.5 + Math.random());
    setTimeout(connect, wait);
  };
}

function heard(message) {
  if (message.type === "welcome") {
    greeted = true;
    tries = 0;
    listeners.connected(true);
    watchAgain();
    for (const { frame } of pending.values()) send(frame);
    return;
  }
  const waiting = pending.get(message.cmd_id);
  if (message.type === "rejected" && message.reason === "unknown" && waiting) {
    setTimeout(() => pending.has(message.cmd_id) && send(waiting.frame), 1000);
    return;
  }
  if (waiting && ["ack", "trials", "rejected"].includes(message.type)) {
    pending.delete(message.cmd_id);
    clearTimeout(waiting.timer);
    if (message.type === "rejected") waiting.reject(Object.assign(new Error(message.reason), { reason: message.reason }));
    else waiting.resolve(message);
  }
  listeners.message(message);
}

function watchAgain() {
  if (looking) send({ type: "watch", cmd_id: newId(), table: looking.table, since: looking.seen() });
}

/** Look at a table from now on; `seen` says what was last seen of it. */
export function watch(table, seen) {
  looking = { table, seen };
  connect();
  watchAgain();
}

/** Ask for what was missed. */
export const catchUp = watchAgain;

/** Look away. */
export function unwatch() {
  if (looking) send({ type: "unwatch", cmd_id: newId() });
  looking = null;
}

/** Send a command; the answer comes once, also after a break. */
export function command(type, fields) {
  connect();
  const frame = { type, cmd_id: newId(), ...fields };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      pending.delete(frame.cmd_id);
      reject(Object.assign(new Error("unknown"), { reason: "unknown" }));
    }, PATIENCE);
    pending.set(frame.cmd_id, { frame, resolve, reject, timer });
    send(frame);
  });
}
