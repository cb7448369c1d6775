/** Why one move is better than another, as a sentence: for hints and reviews. */
import type { MoveReason } from "../protocol.ts";
import { FACE_LETTERS } from "../world/geometry.ts";
import { animalName } from "./names.ts";
import { percent } from "./percent.ts";
import { type Arguments, canSay, languageTag, say } from "./say.ts";

/** A number of points with its sign: `+2.4`. */
export const signedText = (points: number): string =>
  new Intl.NumberFormat(languageTag(), {
    signDisplay: "always",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(points)
    .replace("-", "−");

/** A habitat's name in one of its forms; in a custom box, things keep the box's names. */
const habitat = (id: string | null, form: "within" | "beside" | "away"): string =>
  id !== null && canSay(`habitat-${id}`) ? say(`habitat-${id}.${form}`) : (id ?? "");

/** A reason in the player's language; `name` is the name of the player in a seat. */
export function reasonText(reason: MoveReason, name: (seat: number) => string): string {
  if (reason.why === "objective") return say("reason-objective", { points: signedText(reason.points) });
  const told: Arguments = {
    face: (FACE_LETTERS[reason.face] ?? "").toUpperCase(),
    animal: animalName(reason.animal ?? ""),
    before: percent(reason.before),
    after: percent(reason.after),
  };
  if (reason.why === "denial") return say("reason-denial", { ...told, name: name(reason.seat ?? 0) });
  if (reason.why === "room") return say("reason-room", told);
  const own = habitat(reason.habitat, "within");
  if (reason.why === "most" || reason.other === null) return say("reason-most", { ...told, habitat: own });
  const other = habitat(reason.other, reason.why === "touching" ? "beside" : "away");
  return say(`reason-${reason.why}`, { ...told, habitat: own, other });
}
