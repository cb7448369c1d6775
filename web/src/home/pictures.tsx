/** The small drawings on the home screen, all made of pentagons and planets. */
import { cx } from "../ui/cx.ts";
import css from "./Choice.module.css";

const pentagon = (x: number, y: number, r: number): string =>
  `M${[0, 1, 2, 3, 4]
    .map((corner) => {
      const angle = -Math.PI / 2 + (corner * 2 * Math.PI) / 5;
      return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
    })
    .join("L")}Z`;

/** The pictures on the cards. */
export const PICTURES = {
  /** A planet with an eye: a bot. */
  bots: (
    <>
      <circle cx="24" cy="26" r="16" class={css.solid} />
      <path d={pentagon(24, 26, 9)} class={css.cut} />
      <circle cx="20" cy="25" r="2.2" class={css.ink} />
      <circle cx="28" cy="25" r="2.2" class={css.ink} />
      <path d="M24 10V4" class={css.line} />
      <circle cx="24" cy="4" r="2.4" class={css.solid} />
    </>
  ),
  /** Two planets over one screen: taking turns. */
  screen: (
    <>
      <rect x="5" y="10" width="38" height="25" rx="4" class={css.line} />
      <path d={pentagon(17, 23, 7)} class={css.solid} />
      <path d={pentagon(31, 23, 7)} class={css.line} />
      <path d="M16 42h16" class={css.line} />
    </>
  ),
  /** Planets linked by a path: friends. */
  friends: (
    <>
      <path d="M15 15 33 33M33 15 15 33" class={css.line} />
      <path d={pentagon(12, 12, 9)} class={css.solid} />
      <path d={pentagon(36, 12, 9)} class={css.solid} />
      <path d={pentagon(12, 37, 9)} class={css.solid} />
      <path d={pentagon(36, 37, 9)} class={cx(css.line, css.backed)} />
    </>
  ),
  /** A seedling: the lesson. */
  learn: (
    <>
      <path d="M24 42V22" class={css.line} />
      <path d="M24 24C24 14 16 10 7 10c0 11 7 16 17 14Z" class={css.solid} />
      <path d="M24 20c0-8 6-12 16-12 0 10-6 14-16 12Z" class={css.line} />
    </>
  ),
  continue: <path d="M18 12 36 24 18 36Z" class={css.solid} />,
};
