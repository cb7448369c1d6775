/** The replay of a record: of a table of this server, of one that somebody brought, or from a file. */
import type { JSX } from "preact";
import { Message } from "../app/Message.tsx";
import { say } from "../words/say.ts";

interface ReplayProps {
  /** The table whose last game is shown, from `/api/tables/<id>/record`. */
  readonly table: string | null;
  /** The record that somebody brought, from `/api/records/<digest>`; without either, a file is asked for. */
  readonly digest: string | null;
}

/** Shows a record. */
export function ReplayScreen({ table, digest }: ReplayProps): JSX.Element {
  const file = table ? `/api/tables/${table}/record` : digest ? `/api/records/${digest}` : null;
  return (
    <Message text={say("replay-later")}>
      {file && (
        <p>
          <a class="button primary" href={file} download="record.jsonl">
            {say("replay-download")}
          </a>
        </p>
      )}
    </Message>
  );
}
