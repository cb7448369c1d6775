/** The table whose invitation led to the lesson, so that guests find their way back: `/learn?for=` and its id. */
import { computed } from "@preact/signals";
import { address } from "../ui/navigate.ts";

const TABLE = /^[A-Za-z0-9_-]{22}$/;

/** The address of the table that invited this player; null if there is none. */
export const invitation = computed(() => {
  const id = new URL(address.value, "http://here/").searchParams.get("for") ?? "";
  return TABLE.test(id) ? `/table/${id}` : null;
});
