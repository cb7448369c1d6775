/** Where tables live. Everything else in the client asks here for a wire or a backend, and doesn't know what it gets. */
import type { Backend } from "./backend.ts";
import { network } from "./network.ts";
import { SocketWire } from "./socket.ts";

/** What answers a request. */
export const backendFor = (_path: string): Backend => network;

/** Whether the server can be reached. */
const answers = (): Promise<boolean> =>
  network.request({ method: "GET", path: "/api/about", body: null, language: "en" }).then(
    () => true,
    () => false,
  );

let wire: SocketWire | undefined;

/** The page's only wire. */
export function theWire(): SocketWire {
  if (wire) return wire;
  const made = new SocketWire(network.dial);
  wire = made;
  const look = async (): Promise<void> => {
    // A server on this device can be reached without a network.
    const offline = !navigator.onLine && !(await answers());
    made.setOffline(offline && !navigator.onLine);
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
