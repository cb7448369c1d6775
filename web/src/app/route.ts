/** Maps an address to a screen. */
import { computed } from "@preact/signals";
import { address } from "../ui/navigate.ts";

/** A screen. */
export type Place =
  | { readonly kind: "home" }
  | { readonly kind: "table"; readonly id: string }
  /** A table's short code, as typed or scanned. */
  | { readonly kind: "code"; readonly code: string }
  /** A record that was uploaded to this server. */
  | { readonly kind: "record"; readonly digest: string }
  /** A game of a table on this server, the last one unless its number is given; without a table, a record from a file. */
  | { readonly kind: "replay"; readonly table: string | null; readonly game: string | null }
  /** The review of a game: of a table, of an uploaded record, or of a record from a file. */
  | {
      readonly kind: "review";
      readonly table: string | null;
      readonly game: string | null;
      readonly digest: string | null;
    }
  | { readonly kind: "rules" }
  /** The lesson: a first game that teaches the rules. */
  | { readonly kind: "learn" }
  /** The player's own mistakes: an overview, or exercises. */
  | { readonly kind: "mistakes" }
  /** A puzzle by its id or `daily`; null for one that suits the player. */
  | { readonly kind: "puzzles"; readonly name: string | null }
  | { readonly kind: "nowhere" };

/** What a table's id looks like. */
const ID = /^[\w-]{22}$/;

function part(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
}

/** The screen for an address. */
export function placeOf(address: URL): Place {
  const [, kind = "", name, ...more] = address.pathname.split("/");
  const word = part(name);
  if (more.some((each) => each !== "")) return { kind: "nowhere" };
  if (kind === "" && word === "") return { kind: "home" };
  if (kind === "table" && ID.test(word)) return { kind, id: word };
  if (kind === "code" && word) return { kind, code: word };
  if (kind === "record" && word) return { kind, digest: word };
  if (kind === "replay" && !word) {
    return { kind, table: address.searchParams.get("table"), game: address.searchParams.get("game") };
  }
  if (kind === "review" && !word) {
    const [table, game, digest] = ["table", "game", "record"].map((name) => address.searchParams.get(name));
    return { kind, table: table ?? null, game: game ?? null, digest: digest ?? null };
  }
  if ((kind === "rules" || kind === "learn" || kind === "mistakes") && !word) return { kind };
  if (kind === "puzzles") return { kind, name: word || null };
  return { kind: "nowhere" };
}

/** The current screen. */
export const place = computed(() => placeOf(new URL(address.value, "http://here/")));

/** Whether an address is a screen of this client. */
export const isScreen = (address: URL): boolean => placeOf(address).kind !== "nowhere";
