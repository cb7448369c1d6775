/** Who plays which seat of a line: the person, or a bot of any level. */
import type { JSX } from "preact";
import { CustomBots } from "../settings/CustomBots.tsx";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { botName, LEVELS } from "../words/names.ts";
import { say } from "../words/say.ts";
import css from "./LinePlayers.module.css";
import type { LineSource } from "./line-source.ts";

/** The value of the choice that isn't a bot. */
const PERSON = "";

/** Shows a choice for each seat. */
export function LinePlayers({ source, onClose }: { source: LineSource; onClose: () => void }): JSX.Element {
  const seats = source.info.value?.seats ?? [];
  return (
    <Dialog title={say("line-players")} onClose={onClose}>
      <ul class="list">
        {source.bots.value.map((bot, seat) => (
          <li key={seat} class={`seat-${seat} ${css.seat}`}>
            <SeatBadge seat={seat} />
            <label class={cx("field", css.choice)}>
              <span>{seats[seat]?.name || say("seat-nameless", { seat: seat + 1 })}</span>
              <select
                value={bot ?? PERSON}
                onChange={(event) => source.letPlay(seat, event.currentTarget.value || null)}
              >
                <option value={PERSON}>{say("line-you")}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {botName(level)}
                  </option>
                ))}
                <CustomBots />
              </select>
            </label>
          </li>
        ))}
      </ul>
      <p class="quiet">{say("line-players-hint")}</p>
    </Dialog>
  );
}
