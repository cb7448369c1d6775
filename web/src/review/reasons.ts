/** Why one move is better than another, as a sentence. */
import { faceLetter, type Names } from "../table/model/words.ts";
import { animalName } from "../words/names.ts";
import { percent } from "../words/percent.ts";
import { say } from "../words/say.ts";
import type { Reason } from "./model/parts.ts";

/** Puts a reason into words. */
export function reasonText(reason: Reason, name: Names): string {
  const { why, animal, habitat, other, seat, points } = reason;
  if (why === "objective") return say("reason-objective", { points: signed(points) });
  const told = { animal: animalName(animal ?? ""), before: percent(reason.before), after: percent(reason.after) };
  if (why === "denial") return say("reason-denial", { name: name(seat ?? 0), ...told });
  const where = { face: faceLetter(reason.face), ...told };
  if (why === "room") return say("reason-room", where);
  const within = say(`habitat-${habitat}.within`);
  if (why === "most" || other === null) return say("reason-most", { habitat: within, ...where });
  const side = why === "touching" ? "beside" : "away";
  return say(`reason-${why}`, { habitat: within, other: say(`habitat-${other}.${side}`), ...where });
}

const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
