/** What can be changed before a game against bots. */
import type { JSX } from "preact";
import { OwnName } from "../settings/NameField.tsx";
import { server } from "../store/ask.ts";
import { isIdle } from "../store/characters.ts";
import { choices, choose, MIX, NO_STYLE } from "../store/choices.ts";
import { against } from "../store/statistics.ts";
import { Pick } from "../ui/Fields.tsx";
import { botName, LEVELS, STYLES, styleName } from "../words/names.ts";
import { say } from "../words/say.ts";
import css from "./BotsPanel.module.css";
import { Aids, NewTable, type NewTableProps, Variants } from "./NewTable.tsx";

/** How strong a level is, and the player's results against it. */
function strength(level: string): string {
  const hint = say(`level-${level}-hint`);
  const results = against(level);
  return results ? say("level-results", { hint, played: results.played, won: results.won }) : hint;
}

function Bots(): JSX.Element {
  const { bots, level } = choices.value;
  return (
    <>
      <div class={css.row}>
        <OwnName label={say("new-name")} placeholder={say("seat-nameless", { seat: 1 })} />
        <Pick label={say("new-bots")} of={[1, 2, 3]} chosen={bots} onPick={(one) => choose({ bots: one })} />
      </div>
      <Pick
        label={say("new-level")}
        of={server.value?.bots ?? LEVELS}
        chosen={level}
        onPick={(one) => choose({ level: one })}
        name={botName}
        columns={1}
        aside={strength}
        hint={(one) => say(`level-${one}-plays`)}
      />
    </>
  );
}

function Character(): JSX.Element {
  const { style } = choices.value;
  const all = [NO_STYLE, ...(server.value?.styles ?? STYLES), MIX];
  return (
    <Pick
      label={say("new-style")}
      of={all}
      chosen={all.includes(style) ? style : NO_STYLE}
      onPick={(one) => choose({ style: one })}
      name={styleName}
      columns={2}
      hint={(one) => (isIdle(one, choices.value) ? say("style-idle") : say(`style-${one}.hint`))}
    />
  );
}

/** The panel. */
export function BotsPanel(props: NewTableProps): JSX.Element {
  const bots = Array.from({ length: choices.value.bots }, (_, bot) => say("new-first-bot", { number: bot + 1 }));
  return (
    <NewTable way="bots" seats={[say("new-first-you"), ...bots]} {...props}>
      <div class={css.halves}>
        <div class="panel">
          <Bots />
        </div>
        <div class="panel">
          <Character />
          <Variants />
        </div>
        <Aids />
      </div>
    </NewTable>
  );
}
