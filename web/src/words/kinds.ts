/** The kinds of mistakes in words; one of a later version has none yet, and counts among the others. */
import { canSay, say } from "./say.ts";

const known = (kind: string): boolean => canSay(`mistake-${kind}`);

/** A kind's name. */
export const kindName = (kind: string): string => (known(kind) ? say(`mistake-${kind}`) : say("mistakes-other"));

/** What happened; nothing for mistakes of no kind. */
export const kindSentence = (kind: string): string => (known(kind) ? say(`mistake-${kind}.what`) : "");

/** How to do better; nothing for mistakes of no kind. */
export const kindAdvice = (kind: string): string => (known(kind) ? say(`mistake-${kind}.advice`) : "");
