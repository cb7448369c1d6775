/** The button that makes this device forget its player, after a warning. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { forgetDevice } from "../store/forget.ts";
import { Button } from "../ui/Button.tsx";
import { tell } from "../ui/notice.ts";
import { linkTo } from "../ui/root.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import css from "./ForgetMe.module.css";

async function forget(): Promise<void> {
  try {
    await forgetDevice();
    // Reload, so that the page's memory is cleared as well.
    location.replace(linkTo("/"));
  } catch (refusal) {
    tell(why(refusal));
  }
}

/** Asks first: it can't be undone. */
export function ForgetMe(): JSX.Element {
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button class="plain" text={say("settings-forget")} onClick={() => setAsked(true)} />;
  return (
    <div role="alert" class={css.ask}>
      <p>{say("settings-forget-hint")}</p>
      <Button text={say("settings-forget-yes")} onClick={() => void forget()} />
      <Button class="plain" text={say("settings-forget-no")} onClick={() => setAsked(false)} />
    </div>
  );
}
