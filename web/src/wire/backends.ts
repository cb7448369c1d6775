/** Where tables live. Everybody else asks here for a wire or a backend, and doesn't know what it gets. */
import type { Backend } from "./backend.ts";
import type { Local } from "./local/run.ts";
import { network } from "./network.ts";
import { hasServer, offline, offlineFiles } from "./offline.ts";
import { Refusal } from "./refusal.ts";
import { SocketWire } from "./socket.ts";

/** How the ids of tables in this browser begin. */
const HERE = "here-";
const TABLE = /^\/api\/(?:tables|own)\/([\w-]{22})\b/;
const STUDY = /^\/api\/(?:replays|lines)\b/;
const REVIEWS = /^\/api\/reviews\b/;

/** Whether a table lives in this browser, where nobody else can come to it. */
export const isHere = (table: string): boolean => !hasServer || table.startsWith(HERE);

let loading: Promise<Local> | undefined;

/** The offline part, not started; its code is loaded when it's first needed. */
function theLocal(): Promise<Local> {
  const files = offlineFiles;
  if (files === null) return Promise.reject(new Refusal("no-offline"));
  loading ??= import("./local/run.ts").then(({ makeLocal }) => makeLocal(files));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Starts the offline part, unless it has failed before; with `again`, tries again what may work now. */
export async function startOffline(again = false): Promise<void> {
  const idle = (): boolean => {
    const now = offline.peek();
    const mayWork = now.at === "unusable" && now.why !== "elsewhere" && now.why !== "no-offline";
    return now.at === "rest" || (again && mayWork);
  };
  if (!idle()) return;
  const { start } = await theLocal();
  if (idle()) start(false);
}

/** Takes the tables of this browser over from another tab. */
export async function takeOver(): Promise<void> {
  (await theLocal()).start(true);
}

/** Waits for the offline part, and starts it if necessary; throws a `Refusal` that says why it can't be used. */
export async function offlineReady(again = false): Promise<void> {
  await startOffline(again).catch(() => {
    throw new Refusal("fetch");
  });
  await new Promise<void>((resolve, reject) => {
    const end = offline.subscribe((now) => {
      if (now.at === "loading" || now.at === "rest") return;
      // It may be called before `subscribe` has returned.
      queueMicrotask(() => end());
      if (now.at === "ready") resolve();
      else reject(new Refusal(now.why));
    });
  });
}

/** The offline part. */
export const here: Backend = {
  dial(ears) {
    let [socket, over]: [ReturnType<Backend["dial"]> | null, boolean] = [null, false];
    const close = (): void => {
      over = true;
      ears.closed();
    };
    theLocal().then(({ backend }) => {
      if (!over) socket = backend.dial(ears);
    }, close);
    return { send: (text) => socket?.send(text), close: () => (socket === null ? close() : socket.close()) };
  },
  request: async (request) => {
    await offlineReady();
    return (await theLocal()).backend.request(request);
  },
};

/** The page's server or, without one, the offline part. */
export const main = hasServer ? network : here;

/** What answers a request. */
export function backendFor(path: string): Backend {
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) return isHere(table) ? here : network;
  // A record is replayed, and lines are tried, wherever that is quicker.
  if (STUDY.test(path) && offline.peek().at === "ready") return here;
  // A server reviews faster than most phones.
  return REVIEWS.test(path) && offline.peek().at === "ready" && isAway() ? here : main;
}

/** All backends that may have tables and can be asked now. */
export const backendsNow = (): readonly Backend[] =>
  hasServer && offline.peek().at === "ready" ? [network, here] : [main];

/** Whether the server can be reached. */
const answers = (): Promise<boolean> =>
  network.request({ method: "GET", path: "/api/about", body: null, language: "en" }).then(
    () => true,
    () => false,
  );

function toServer(): SocketWire {
  const made = new SocketWire(network.dial);
  const look = async (): Promise<void> => {
    // A server on this device can be reached without a network.
    const cut = !navigator.onLine && !(await answers());
    made.setOffline(cut && !navigator.onLine);
  };
  addEventListener("online", look);
  addEventListener("offline", look);
  if (!navigator.onLine) void look();
  // A phone that was asleep may hold a dead socket: catch up at once, which also finds out whether anybody answers.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    made.connect();
    made.catchUp();
  });
  return made;
}

let [serverWire, localWire]: (SocketWire | undefined)[] = [];

/** The wire to the tables in this browser. */
function hereWire(): SocketWire {
  localWire ??= new SocketWire(here.dial);
  return localWire;
}

/** The page's main wire: to its server or, without one, to the tables in this browser. */
export function theWire(): SocketWire {
  if (!hasServer) return hereWire();
  serverWire ??= toServer();
  return serverWire;
}

/** The wire to a table. */
export const wireOf = (table: string): SocketWire => (isHere(table) ? hereWire() : theWire());

/** Whether the server can't be reached now. */
const isAway = (): boolean => {
  const { offline: cut, connection } = theWire();
  return cut.peek() || connection.peek() === "away";
};

/** What a new table is for: people on other devices, everybody's daily game, or nobody but whoever is at this screen. */
export type Purpose = "others" | "daily" | "here";

/** Somebody who may have to wait for the offline part, and may think better of it. */
export interface Patience {
  readonly waits: () => void;
  readonly signal: AbortSignal;
}

/**
 * The wire for a new table. Games that need nobody else are played in this browser as soon as the offline part is
 * ready, so that nothing that happens to the server can interrupt them. Throws a `Refusal`.
 */
export async function wireForNew(purpose: Purpose, patience?: Patience): Promise<SocketWire> {
  if (purpose === "others" && !hasServer) throw new Refusal("no server");
  const now = offline.peek();
  const usable = now.at !== "unusable" || !hasServer;
  const needsServer = purpose !== "here" || !usable || (now.at !== "ready" && !isAway());
  if (hasServer && needsServer) return theWire();
  if (now.at !== "ready") patience?.waits();
  await offlineReady(true);
  patience?.signal.throwIfAborted();
  return hereWire();
}
