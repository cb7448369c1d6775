/** The buttons of a replay or a review that lead to lines: try moves from here, and the list. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../words/say.ts";
import css from "./LineButtons.module.css";
import { LinesPanel } from "./LinesPanel.tsx";
import type { LineList } from "./line-list.ts";

interface LineButtonsProps {
  readonly lines: LineList;
  /** How many moves of the game come before a line that begins now. */
  readonly ply: number;
  /** Where in the game to go back to; the same place, unless it says otherwise. */
  readonly back?: number;
}

/** Shows the buttons; after the last move of a game there is nothing to try. */
export function LineButtons({ lines, ply, back = ply }: LineButtonsProps): JSX.Element {
  const [listed, setListed] = useState(false);
  const count = lines.lines.value.length;
  const over = lines.replay.frames[ply]?.game.seat_to_move == null;
  return (
    <div class={css.buttons}>
      <Button class={css.small} disabled={over} onClick={() => lines.begin(ply, back)}>
        <Icon name="branch" size={18} />
        <span class={css.word}>{say("line-try")}</span>
      </Button>
      {count > 0 && (
        <Button class={css.small} aria-haspopup="dialog" onClick={() => setListed(true)}>
          {say("line-count", { count })}
        </Button>
      )}
      {listed && <LinesPanel list={lines} onClose={() => setListed(false)} />}
    </div>
  );
}
