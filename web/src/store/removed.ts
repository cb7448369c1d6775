/** Who took a player's seat and who closed a table, according to the log. */
import type { Event } from "../protocol.ts";

/** Who took a seat: the table's host, who may have given it to a bot, or the server's administrator. */
export type Remover = "host" | "bot" | "administrator";

/** Who closed a table; “nobody” if the log doesn't say, as with a table that was loaded later. */
export type Closer = "host" | "administrator" | "nobody";

/** Who took a seat from its player; null if the player left it or handed it over. */
export function removerOf(seat: number, log: readonly Event[]): Remover | null {
  const last = log.findLast(
    (event) =>
      (event.type === "seat opened" ||
        event.type === "bot seated" ||
        event.type === "seated" ||
        event.type === "left") &&
      event.seat === seat,
  );
  if (last?.type === "bot seated") return "bot";
  if (last?.type !== "seat opened") return null;
  return last.by_administrator ? "administrator" : "host";
}

/** Who closed the table. */
export function closerIn(log: readonly Event[]): Closer {
  const closed = log.findLast((event) => event.type === "closed");
  if (closed?.type !== "closed") return "nobody";
  return closed.by_administrator ? "administrator" : "host";
}
