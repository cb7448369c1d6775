/** What can be changed before a game against bots. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { OwnName } from "../settings/NameField.tsx";
import { server } from "../store/ask.ts";
import { isIdle } from "../store/characters.ts";
import { choices, choose, MIX, NO_STYLE } from "../store/choices.ts";
import { customBots, levelNow } from "../store/custom-bots.ts";
import { against } from "../store/statistics.ts";
import { Pick } from "../ui/Fields.tsx";
import { botName, isCustom, LEVELS, STYLES, styleName } from "../words/names.ts";
import { say } from "../words/say.ts";
import css from "./BotsPanel.module.css";
import { Aids, NewTable, type NewTableProps, Variants } from "./NewTable.tsx";

/** How strong a level is, and the player's results against it. */
function strength(level: string): string {
  const hint = say(`level-${level}-hint`);
  const results = against(level);
  return results ? say("level-results", { hint, played: results.played, won: results.won }) : hint;
}

/** The results against a bot; nothing before the first game. */
function resultsAgainst(bot: string): string {
  const results = against(bot);
  return results ? say("custom-bots-results", { played: results.played, won: results.won }) : "";
}

function Bots(): JSX.Element {
  const { bots } = choices.value;
  const group = useId();
  const level = levelNow(choices.value);
  const custom = customBots();
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
        group={group}
      />
      {custom.length > 0 && (
        <Pick
          label={say("custom-bots")}
          of={custom}
          chosen={level}
          onPick={(one) => choose({ level: one })}
          columns={3}
          aside={resultsAgainst}
          group={group}
        />
      )}
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
          {!isCustom(levelNow(choices.value)) && <Character />}
          <Variants />
        </div>
        <Aids />
      </div>
    </NewTable>
  );
}
