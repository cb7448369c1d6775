/** The grip of a sheet, which a finger drags down to close it. */
import type { JSX } from "preact";
import css from "./Grip.module.css";

/** Only for fingers: there is always a button as well. */
export const Grip = (): JSX.Element => <div class={css.grip} data-grip aria-hidden="true" />;
