/** What the coach says, from the state of the table and the progress. */
import type { Bid, Event } from "../protocol.ts";
import type { AnimalCard } from "../store/box.ts";
import { cardOf, ROUNDS, requirement, within } from "../table/model/words.ts";
import { animalName, habitatName } from "../words/names.ts";
import { type Arguments, say } from "../words/say.ts";
import { HABITATS } from "../world/geometry.ts";
import { isThrough, LAST } from "./steps.ts";
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
const WITH_KEYS = ["take", "aim", "turn", "place"];

/** A sentence of the lesson. */
export const lessonSays = (id: string, args?: Arguments): string => say(`lesson-${id}`, args);

const plain = (text: string): Said => ({ text, task: null, keys: null });

/** The arguments for sentences about an animal. */
const about = (card: AnimalCard | null): Arguments => ({
  animal: card === null ? "" : animalName(card.id),
  requirement: card === null ? "" : requirement(card),
  habitat: card === null ? "" : within(card.habitat),
});

const bidsOf = (bids: readonly Bid[]): Arguments => ({
  value: bids[LEARNER]?.value ?? 0,
  other: bids[BOT]?.value ?? 0,
});

/** Returns a task's introduction or the result of the last try, and its goal. */
function taskWords(teacher: Teacher, subject: string, bot: string): Said {
  const { goal, card, rival } = teacher;
  const missed = teacher.missed.value;
  if (!teacher.isSet) return plain("");
  if (goal === null) return plain(lessonSays("wait-task"));
  const measure = subject === "grow" ? "region" : "bid";
  const args = { ...about(card), goal: goal.least, bot, other: rival };
  const asked = lessonSays(goal.wins ? "task-win" : `task-${measure}`, args);
  const intro = subject === "grow" || card === null ? "grow" : card.requirement;
  const text = missed === null ? lessonSays(intro, args) : lessonSays(`missed-${measure}`, { value: missed });
  return { text, task: teacher.shown.value ? lessonSays("shown") : asked, keys: null };
}

type Fate = Event & { readonly type: "awarded" | "carried" };

const isFate = (event: Event): event is Fate => event.type === "awarded" || event.type === "carried";

/** Says what became of the first animal, or that it's still to come. */
function lifeWords(teacher: Teacher, bot: string): string {
  const fate = teacher.model.shownLog.value.find(isFate);
  if (fate === undefined) return lessonSays("wait", { bot });
  const args = { ...about(cardOf(teacher.model.table.box.value, fate.animal)), ...bidsOf(fate.bids), bot };
  if (fate.type === "carried") return lessonSays("life-waits", args);
  return lessonSays(fate.seat === LEARNER ? "life-yours" : "life-theirs", args);
}

/** Says what the player's objective is. */
function objectiveWords({ model }: Teacher): string {
  const [word] = model.table.yours.value?.objectives ?? [];
  const habitat = HABITATS.find((each) => each === word);
  const box = model.table.box.value;
  if (habitat === undefined || box === null) return lessonSays("objective-secret");
  const [areas, points] = box.objectives[habitat][0] ?? [0, 0];
  return lessonSays("objective", { habitat: habitatName(habitat), areas, points });
}

/** Explains the objective, and leaves the player alone with the rest of the game. */
function freeWords(teacher: Teacher): Said {
  const rounds = ROUNDS + 1 - (teacher.model.table.game.value?.round ?? 1);
  return { text: objectiveWords(teacher), task: lessonSays(LAST, { rounds }), keys: null };
}

/** The first tie at the table, if it ended the previous round. */
export function newTie(teacher: Teacher): Fate | null {
  const log = teacher.model.shownLog.value;
  const tie = log.findIndex((event) => event.type === "carried" && event.why === "draw");
  const event = log[tie];
  const later = log.slice(tie).filter(({ type }) => type === "round opened");
  return event?.type === "carried" && later.length <= 1 ? event : null;
}

/** Comments on the rest of the game: a new kind of animal, the first tie, or the race for the next animal. */
function comment(teacher: Teacher, bot: string): Said {
  const { card, model } = teacher;
  const { box, game } = model.table;
  const standing = game.value?.standings?.[0];
  if (card === null || standing === undefined) return plain(lessonSays("idle"));
  const args = { ...about(card), ...bidsOf(standing.bids), bot };
  const known = model.shownLog.value
    .filter(isFate)
    .some(({ animal }) => cardOf(box.value, animal)?.requirement === card.requirement);
  const task = teacher.shown.value ? lessonSays("shown") : lessonSays("next", args);
  const tie = newTie(teacher);
  if (tie === null) return { text: known ? "" : lessonSays(card.requirement, args), task, keys: null };
  const tied = { ...about(cardOf(box.value, tie.animal)), ...bidsOf(tie.bids) };
  return { text: lessonSays("tie-seen", tied), task, keys: null };
}

/** What the coach says between two steps: how the last task went, or that it's the bot's turn. */
function between(teacher: Teacher, bot: string): Said {
  const { done, verdicts } = teacher.progress.value;
  if (teacher.model.held !== LEARNER) return plain(lessonSays("wait", { bot }));
  const last = done.at(-1) ?? "";
  const verdict = verdicts[last];
  if (verdict === undefined) return plain(lessonSays("laid", { bot }));
  const measure = last === "grow" ? "region" : "bid";
  return plain(lessonSays(`${verdict.how}-${measure}`, { value: verdict.value }));
}

/** Returns what the lesson says now. */
export function wordsNow(teacher: Teacher): Said {
  const { step, card, model } = teacher;
  const bot = model.name(BOT);
  if (step === null)
    return isThrough(teacher.progress.value) && model.seat.value === LEARNER
      ? comment(teacher, bot)
      : between(teacher, bot);
  if (step.subject !== null) return taskWords(teacher, step.subject, bot);
  if (step.id === "life") return plain(lifeWords(teacher, bot));
  if (step.id === LAST) return freeWords(teacher);
  const hand = model.hand.value;
  if (hand === null && ["aim", "turn", "place"].includes(step.id)) return plain(lessonSays("again"));
  const other = step.id === "take" && hand !== null;
  const text = lessonSays(other ? "take-other" : step.id, { ...about(teacher.subject ?? card), bot });
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
