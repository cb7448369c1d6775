/** The notice at the foot of the screen. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import css from "./Notice.module.css";
import { notice } from "./notice.ts";

/** A popover, because the one opened last is above every dialog. `Voice` has already read it out. */
function Popover({ text }: { readonly text: string }): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = element.current;
    if (popover?.matches(":popover-open")) popover.hidePopover();
    if (text) popover?.showPopover();
  }, [text]);
  return (
    <div ref={element} class={css.notice} popover="manual" role="status" aria-live="off">
      {text && <p>{text}</p>}
    </div>
  );
}

/** Shows the latest notice until it expires. */
export const Notice = (): JSX.Element => <Popover text={notice.value} />;
