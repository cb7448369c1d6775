/** All plans of a running game: begin another, open, name, delete and compare them. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../words/say.ts";
import { LineRows } from "./LineRows.tsx";
import css from "./LinesPanel.module.css";
import { PlanCompare } from "./PlanCompare.tsx";
import type { PlanList } from "./plan-list.ts";

/** Shows the panel. */
export function PlansPanel({ list, onClose }: { list: PlanList; onClose: () => void }): JSX.Element {
  const [comparing, setComparing] = useState(false);
  const some = list.lines.value.length > 0;
  if (comparing) return <PlanCompare list={list} onClose={() => setComparing(false)} />;
  const begin = (): void => {
    list.begin(list.source.seat.peek());
    onClose();
  };
  return (
    <Dialog title={say("plan-list")} onClose={onClose}>
      <p class="quiet">{say(some ? "plan-hint" : "plan-none")}</p>
      {some && (
        <>
          <LineRows list={list} onOpened={onClose} />
          <div class={css.foot}>
            <Button onClick={begin}>
              <Icon name="branch" />
              {say("plan-begin")}
            </Button>
            <Button onClick={() => setComparing(true)}>
              <Icon name="pass" />
              {say("line-compare")}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
