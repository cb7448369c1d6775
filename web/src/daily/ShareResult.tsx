/** The button that shares a daily game's result as text: by the system where it can, or else copied. */
import type { JSX } from "preact";
import { server } from "../store/ask.ts";
import type { Comparison } from "../store/daily.ts";
import { Button } from "../ui/Button.tsx";
import { copy } from "../ui/copy.ts";
import { tell } from "../ui/notice.ts";
import { HERE } from "../ui/root.ts";
import { say } from "../words/say.ts";
import { shareText } from "./share-text.ts";

/** Shows the button; nothing without a result. */
export function ShareResult({ comparison }: { readonly comparison: Comparison }): JSX.Element | null {
  const text = shareText(comparison, server.value?.url ?? HERE);
  if (text === null) return null;
  const share = async (): Promise<void> => {
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ text });
      } catch (refused) {
        if (refused instanceof DOMException && refused.name === "AbortError") return;
      }
    }
    tell(say((await copy(text)) ? "daily-copied" : "daily-not-copied"));
  };
  return <Button class="primary" text={say("daily-share")} onClick={() => void share()} />;
}
