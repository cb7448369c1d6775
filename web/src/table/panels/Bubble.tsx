/** A speech bubble at a seat: its player's latest reaction, for a few seconds. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { lessMotion } from "../../store/settings.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { TableModel } from "../model/table-model.ts";
import { reactionText } from "../model/words.ts";
import css from "./Bubble.module.css";
import { reactionIcon } from "./reaction-icon.ts";

/** Milliseconds that a reaction stays on screen. */
const STAY = 5000;

const PLAIN: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
/** It pops up, settles, and floats away. */
const LIVELY: Keyframe[] = [
  { opacity: 0, transform: "translateY(10px) scale(0.4)" },
  { opacity: 1, transform: "translateY(-2px) scale(1.12)", offset: 0.04 },
  { opacity: 1, transform: "none", offset: 0.08 },
  { opacity: 1, transform: "none", offset: 0.9 },
  { opacity: 0, transform: "translateY(-14px)" },
];
const NOD: Keyframe[] = [{ transform: "rotate(0)" }, { transform: "rotate(-18deg)" }, { transform: "rotate(18deg)" }];

/** Shows a seat's latest reaction. Screen readers hear it with the other events. */
export function Bubble({ model, seat }: { model: TableModel; seat: number }): JSX.Element | null {
  const bubble = useRef<HTMLSpanElement>(null);
  const last = model.table.log.value.findLast((event) => event.type === "reacted" && event.seat === seat);
  const seen = useRef(last);
  useEffect(() => {
    if (last === seen.current || bubble.current === null) return;
    seen.current = last;
    const still = lessMotion();
    bubble.current.animate(still ? PLAIN : LIVELY, { duration: STAY });
    const nod = { duration: 420, delay: 350, iterations: 2, direction: "alternate" } as const;
    if (!still) bubble.current.querySelector("svg")?.animate(NOD, nod);
  }, [last]);
  if (last?.type !== "reacted") return null;
  return (
    <span ref={bubble} class={css.bubble} data-bubble aria-hidden="true">
      <Icon name={reactionIcon(last.reaction)} />
      {reactionText(last.reaction)}
    </span>
  );
}
