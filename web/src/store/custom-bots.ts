/** The bots that the server's host has registered, and which bot the player's choice means on this server. */
import { isCustom } from "../words/names.ts";
import { server } from "./ask.ts";
import { type Choices, FIRST_CHOICES } from "./choices.ts";

/** Their names; none until the server has answered. Servers from before there were any don't list them. */
export const customBots = (): readonly string[] => server.value?.own_bots ?? [];

/** The chosen level or bot; the first choice if the bot was another server's, or isn't registered any more. */
export function levelNow({ level }: Pick<Choices, "level">): string {
  const gone = isCustom(level) && server.value !== null && !customBots().includes(level);
  return gone ? FIRST_CHOICES.level : level;
}
