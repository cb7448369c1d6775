/** What else can be done with the move under review. */
import type { JSX } from "preact";
import css from "./MoveActions.module.css";

/** Shows the buttons in a row that wraps. */
export const MoveActions = (): JSX.Element => <div class={css.actions} />;
