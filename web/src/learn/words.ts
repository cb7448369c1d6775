/** What the lesson says: the words of a step as things stand at the table. */
import type { Bid, Event } from "../protocol.ts";
import { cardOf, requirement } from "../table/model/words.ts";
import { animalName, habitatName } from "../words/names.ts";
import { type Arguments, say } from "../words/say.ts";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import { type Step, TIE } from "./steps.ts";
import { BOT, LEARNER, type Teacher } from "./teacher.ts";

/** What is said at once. */
export interface Said {
  readonly text: string;
  /** What there is to do, where it is a task. */
  readonly task: string | null;
  /** Which keys do it. */
  readonly keys: string | null;
}

/** The steps with keys of their own. */
const WITH_KEYS = ["take", "turn", "place"];

const ROUNDS = 12;

/** A sentence of the lesson. */
export const lessonSays = (id: string, args?: Arguments): string => say(`lesson-${id}`, args);

const plain = (text: string): Said => ({ text, task: null, keys: null });

/** One's objective. */
function objective(teacher: Teacher): Habitat | null {
  const [word] = teacher.model.table.yours.value?.objectives ?? [];
  return HABITATS.find((each) => each === word) ?? null;
}

/** What the sentences about an animal need. */
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

/** What a task asks, what became of the last try, and what there is to do. */
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

/** What came of a task. */
function afterWords(teacher: Teacher, subject: string): string {
  const verdict = teacher.progress.value.verdicts[subject];
  if (verdict?.how !== "solved") return lessonSays(subject === "grow" ? "passed-region" : "passed-bid");
  return lessonSays(subject === "grow" ? "solved-region" : "solved-bid", { value: verdict.value });
}

type Fate = Event & { readonly type: "awarded" | "carried" };

/** How the first animals found their planets, or did not. */
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

/** What the lesson says now. */
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

/** How the points came about, for the end. */
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
