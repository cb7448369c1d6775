/** The unfinished game to go on with: one click. */
import type { JSX } from "preact";
import type { OwnTable } from "../protocol.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { useLoaded } from "../ui/later.tsx";
import { linkTo } from "../ui/root.ts";
import { say } from "../words/say.ts";
import choice from "./Choice.module.css";
import css from "./ContinueCard.module.css";
import { isYourTurn, kindText, playersText, stageText, touchedText } from "./tables.ts";

const loadPlanet = async () => (await import("./SmallPlanet.tsx")).SmallPlanet;

/** The player's planet there; until it has loaded, and at a table without a game, a sign. */
function TablePlanet({ letters }: { readonly letters: string | null }): JSX.Element {
  const planet = useLoaded(loadPlanet);
  if (letters === null || planet === "loading" || planet === "failed") return <Icon name="play" size={40} />;
  const Planet = planet.part;
  return <Planet letters={letters} />;
}

/** Holds the place of the card until it arrives. */
export const ContinueSoon = (): JSX.Element => (
  <div class={cx(choice.choice, css.soon)} data-card="continue" aria-hidden="true">
    <span class={cx(choice.start, css.start)} />
  </div>
);

interface ContinueProps {
  readonly table: OwnTable;
  /** How many other tables there are. */
  readonly more: number;
  readonly onMore: () => void;
}

/** The table to go on with, and the way to the others. */
export function ContinueCard({ table, more, onMore }: ContinueProps): JSX.Element {
  return (
    <div class={cx(choice.choice, choice.primary)} data-card="continue">
      <a class={cx(choice.start, css.start)} href={linkTo(`/table/${table.id}`)}>
        <span class={css.picture}>
          <TablePlanet letters={table.your_planet} />
        </span>
        <span class={choice.words}>
          <b class={css.title}>
            {say("home-continue")}
            {isYourTurn(table) && <span class={css.turn}>{say("your-turn")}</span>}
          </b>
          <small class={css.line}>{playersText(table) || kindText(table)}</small>
          <small class={css.line}>
            {stageText(table)} · {touchedText(table, Date.now())}
          </small>
        </span>
      </a>
      {more > 0 && (
        <button type="button" class={choice.change} onClick={onMore}>
          <span class="unseen">{say("home-more-tables", { count: more })}</span>
          <span aria-hidden="true">+{more}</span>
        </button>
      )}
    </div>
  );
}
