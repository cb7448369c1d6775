/** What a table screen is given. */

import type { Table } from "./table.ts";

/** What the screen needs of a table; a replay gives the same. */
export type TableSource = Pick<
  Table,
  | "id"
  | "info"
  | "game"
  | "yours"
  | "online"
  | "log"
  | "box"
  | "connection"
  | "onEvents"
  | "send"
  | "whatIf"
  | "hint"
  | "now"
>;
