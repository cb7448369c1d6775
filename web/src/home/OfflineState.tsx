/** One quiet line: whether the game can be played here without a connection, or how far it is with that. */
import type { JSX } from "preact";
import { asksFirst, offlineWish } from "../store/keep-offline.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { startOffline } from "../wire/backends.ts";
import { offline } from "../wire/offline.ts";
import { megabytes } from "../words/megabytes.ts";
import { say } from "../words/say.ts";
import css from "./OfflineState.module.css";

/** Shows it. */
export function OfflineState(): JSX.Element | null {
  const now = offline.value;
  if (asksFirst.value) {
    const load = (): void => {
      offlineWish.value = "yes";
      void startOffline().catch(() => undefined);
    };
    return <Button class="plain" text={say("offline-ask")} onClick={load} />;
  }
  if (now.at === "loading") {
    const bytes = { loaded: megabytes(now.loaded), total: megabytes(now.total) };
    return (
      <span>
        {say("offline-soon")} {now.total > 0 && <span class={css.bytes}>{say("offline-bytes", bytes)}</span>}
      </span>
    );
  }
  if (now.at !== "ready") return null;
  return (
    <>
      <Icon name="check" size={14} />
      {say(now.kept ? "offline-ready" : "offline-not-kept")}
    </>
  );
}
