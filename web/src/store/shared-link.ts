/** The shared review in an address: whoever opens it joins. */

/** The parameter of an address with the id of a shared review. */
const WITH = "with";
const ID = /^[\w-]{22}$/;

/** The shared review that an address names; null for none. */
export function reviewIn(path: string): string | null {
  const id = new URL(path, "http://here/").searchParams.get(WITH);
  return id !== null && ID.test(id) ? id : null;
}

/** An address with a shared review, or without one. */
export function withReview(path: string, id: string | null): string {
  const url = new URL(path, "http://here/");
  if (id === null) url.searchParams.delete(WITH);
  else url.searchParams.set(WITH, id);
  return url.pathname + url.search;
}
