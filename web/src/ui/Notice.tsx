/** The notice at the foot of the screen. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import css from "./Notice.module.css";
import { notice } from "./notice.ts";

/** As a popover that was opened last it is above every dialog. */
function Popover({ text }: { readonly text: string }): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = element.current;
    if (popover?.matches(":popover-open")) popover.hidePopover();
    if (text) popover?.showPopover();
  }, [text]);
  return (
    <div ref={element} class={css.notice} popover="manual">
      {text && <p>{text}</p>}
    </div>
  );
}

/** What was told last, for as long as it stays. */
export const Notice = (): JSX.Element => <Popover text={notice.value} />;
