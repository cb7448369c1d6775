/** What the lesson says: the text of a step, given the state of the table. */
import type { Bid, Event } from "../protocol.ts";
import { cardOf, ROUNDS, requirement } from "../table/model/words.ts";
import { animalName, habitatName } from "../words/names.ts";
import { type Arguments, say } from "../words/say.ts";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import { type Step, TIE } from "./steps.ts";
import { BOT, LEARNER, type Teacher } from "./teacher.ts";

/** What the coach says at one time. */
export interface Said {
  readonly text: string;
  /** The goal, if this is a task. */
  readonly task: string | null;
  /** The keys that do it. */
  readonly keys: string | null;
}

/** The steps that mention keys. */
const WITH_KEYS = ["take", "turn", "place"];

/** A sentence of the lesson. */
export const lessonSays = (id: string, args?: Arguments): string => say(`lesson-${id}`, args);

const plain = (text: string): Said => ({ text, task: null, keys: null });

/** The player's objective. */
function objective(teacher: Teacher): Habitat | null {
  const [word] = teacher.model.table.yours.value?.objectives ?? [];
  return HABITATS.find((each) => each === word) ?? null;
}

/** The arguments for sentences about an animal. */
function aboutAnimal(teacher: Teacher, animal: string | null): Arguments {
  const card = animal === null ? null : cardOf(teacher.model.table.box.value, animal);
  return {
    animal: animal === null ? "" : animalName(animal),
    requirement: card === null ? "" : requirement(card),
    habitat: card === null ? "" : habitatName(card.habitat),
  };
}

const bidsOf = (bids: readonly Bid[]): Arguments => ({
  value: bids[LEARNER]?.value ?? 0,
  other: bids[BOT]?.value ?? 0,
});

/** Returns a task's introduction or the result of the last try, and its goal. */
function taskWords(teacher: Teacher, subject: string): Said {
  const goal = teacher.goal.value;
  const missed = teacher.missed.value;
  const about = aboutAnimal(teacher, goal?.animal ?? null);
  if (!teacher.isSet) return plain("");
  if (goal === null) return plain(lessonSays(subject === "grow" ? "grow" : "wait-task"));
  const measure = goal.animal === null ? "region" : "bid";
  const args = { ...about, habitat: habitatName(goal.habitat), goal: goal.least };
  const task = teacher.shown.value ? lessonSays("shown") : lessonSays(`task-${measure}`, args);
  const text = missed === null ? lessonSays(subject, args) : lessonSays(`missed-${measure}`, { value: missed });
  return { text, task, keys: null };
}

/** Returns the result of a task. */
function afterWords(teacher: Teacher, subject: string): string {
  const verdict = teacher.progress.value.verdicts[subject];
  if (verdict?.how !== "solved") return lessonSays(subject === "grow" ? "passed-region" : "passed-bid");
  return lessonSays(subject === "grow" ? "solved-region" : "solved-bid", { value: verdict.value });
}

type Fate = Event & { readonly type: "awarded" | "carried" };

/** Says what became of the first animal, or that it's still to come. */
function lifeWords(teacher: Teacher, bot: string): string {
  const isFate = (event: Event): event is Fate => event.type === "awarded" || event.type === "carried";
  const fate = teacher.model.table.log.value.find(isFate);
  if (fate === undefined) return lessonSays("wait", { bot });
  const args = { ...aboutAnimal(teacher, fate.animal), ...bidsOf(fate.bids), bot };
  if (fate.type === "carried") return lessonSays("life-waits", args);
  return lessonSays(fate.seat === LEARNER ? "life-yours" : "life-theirs", args);
}

function tieWords(teacher: Teacher): string {
  const drawn = teacher.model.table.log.value.find((event) => event.type === "carried" && event.why === "draw");
  if (drawn?.type !== "carried") return lessonSays("tie");
  return lessonSays("tie-seen", { ...aboutAnimal(teacher, drawn.animal), ...bidsOf(drawn.bids) });
}

function objectiveWords(teacher: Teacher): string {
  const habitat = objective(teacher);
  const box = teacher.model.table.box.value;
  if (habitat === null || box === null) return lessonSays("objective-secret");
  const [areas, points] = box.objectives[habitat][0] ?? [0, 0];
  return lessonSays("objective", { habitat: habitatName(habitat), areas, points });
}

function readWords(teacher: Teacher, { id }: Step, bot: string): string {
  const round = teacher.model.table.game.value?.round ?? 1;
  if (id.endsWith("-after")) return afterWords(teacher, id.replace("-after", ""));
  if (id === "life") return lifeWords(teacher, bot);
  if (id === TIE) return tieWords(teacher);
  if (id === "objective") return objectiveWords(teacher);
  if (id === "free") return lessonSays(id, { rounds: ROUNDS + 1 - round });
  return lessonSays(id, { ...aboutAnimal(teacher, teacher.animal()), bot });
}

/** Returns what the lesson says now. */
export function wordsNow(teacher: Teacher): Said {
  const { step } = teacher;
  const bot = teacher.model.name(BOT);
  if (step === null)
    return plain(teacher.progress.value.done.includes("free") ? lessonSays("idle") : lessonSays("wait", { bot }));
  if (step.subject !== null) return taskWords(teacher, step.subject);
  const wants = step.id === "turn" || step.id === "place";
  if (wants && teacher.model.hand.value === null) return plain(lessonSays("again"));
  const text = readWords(teacher, step, bot);
  return { text, task: null, keys: WITH_KEYS.includes(step.id) ? say(`lesson-${step.id}.keys`) : null };
}

/** Explains the player's score at the end. */
export function endWords(teacher: Teacher): string | null {
  const end = teacher.model.table.game.value?.end ?? null;
  const own = end?.scores.find(({ seat }) => seat === LEARNER);
  const other = end?.scores.find(({ seat }) => seat === BOT);
  if (end === null || own === undefined || other === undefined) return null;
  const [objectivePoints, animals, total] = [own.objective, own.animals, own.total];
  return lessonSays("end", {
    objective: objectivePoints,
    animals,
    total,
    bot: teacher.model.name(BOT),
    other: other.total,
  });
}
