/** Addresses of the mistakes: the overview, and exercises of a game, of a kind, or of everything. */

/** Which mistakes to retry: those of a game, by its id, or of a kind; with neither, all. */
export interface Wanted {
  readonly game: string | null;
  readonly kind: string | null;
}

/** The overview. */
export const OVERVIEW = "/mistakes";

/** The exercises of a game or a kind; with neither, all of them. */
export function exercisesAt({ game = null, kind = null }: Partial<Wanted>): string {
  const query = new URLSearchParams({ retry: game === null && kind === null ? "all" : "some" });
  if (game !== null) query.set("game", game);
  if (kind !== null) query.set("kind", kind);
  return `${OVERVIEW}?${query}`;
}

/** Which exercises an address asks for; null for the overview. */
export function wantedIn(address: string): Wanted | null {
  const query = new URL(address, "http://here/").searchParams;
  return query.has("retry") ? { game: query.get("game"), kind: query.get("kind") } : null;
}
