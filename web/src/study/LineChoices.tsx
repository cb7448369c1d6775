/** Choosing one of the lines that are compared. */
import type { JSX } from "preact";
import type { Line } from "../store/named-lines.ts";
import { say } from "../words/say.ts";

/** The width of a compared planet, in pixels, before the layout shrinks it. */
export const WIDTH = 300;

/** The value of the choice that is no line. */
export const NONE = 0;

interface ChoiceProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly nameOf: (line: Line) => string;
  /** The name of the choice that is no line. */
  readonly none: string;
  readonly id: number;
  readonly onPick: (id: number) => void;
}

const Choice = ({ label, lines, nameOf, none, id, onPick }: ChoiceProps): JSX.Element => (
  <label class="field">
    <span class="unseen">{label}</span>
    <select value={id} onChange={(event) => onPick(Number(event.currentTarget.value))}>
      <option value={NONE}>{none}</option>
      {lines.map((line) => (
        <option key={line.id} value={line.id}>
          {nameOf(line)}
        </option>
      ))}
    </select>
  </label>
);

interface ChoicesProps extends Pick<ChoiceProps, "lines" | "nameOf" | "none"> {
  readonly left: number;
  readonly right: number;
  readonly onLeft: (id: number) => void;
  readonly onRight: (id: number) => void;
}

/** Shows a choice for each side. */
export const LineChoices = ({ left, right, onLeft, onRight, ...props }: ChoicesProps): JSX.Element => (
  <>
    <Choice label={say("line-left")} id={left} onPick={onLeft} {...props} />
    <Choice label={say("line-right")} id={right} onPick={onRight} {...props} />
  </>
);
