/** Sends commands; players are told when an answer takes long, and when their move went through after all. */
import type { Ack } from "../../protocol.ts";
import type { TableSource } from "../../store/source.ts";
import { tell } from "../../ui/notice.ts";
import { say } from "../../words/say.ts";

/** Milliseconds without an answer after which the player is told. */
export const SLOW = 1_000;

/** Sends a command; throws a `Refusal`. Says at once that the connection is lost, else if there's no answer soon. */
export async function sendAndTell(table: TableSource, command: Parameters<TableSource["send"]>[0]): Promise<Ack> {
  const lost = table.lost.peek();
  let told = lost !== null;
  if (lost !== null) tell(say(`connection-${lost}`));
  const timer = setTimeout(() => {
    if (!told) tell(say("connection-sending"));
    told = true;
  }, SLOW);
  try {
    const answer = await table.send(command);
    if (told && command.type === "play") tell(say("connection-sent"));
    return answer;
  } finally {
    clearTimeout(timer);
  }
}
