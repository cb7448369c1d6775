/** What players have to know wherever they are, at the top of the screen. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { tell } from "../ui/notice.ts";
import { announce } from "../ui/voice.ts";
import { isHere } from "../wire/backends.ts";
import { offline, storageFull } from "../wire/offline.ts";
import { say } from "../words/say.ts";
import css from "./PageSigns.module.css";
import { place } from "./route.ts";
import { keepPage, postponeUpdate, reloadUpdated, update } from "./update.ts";

/** Announces a sentence once, when it's first shown. */
function useAnnounced(text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => announce(text), []);
}

/** Offers a new version of the page; a game may go on without it. */
function UpdateSign(): JSX.Element {
  useAnnounced(say("connection-outdated"));
  return (
    <div class={css.sign} role="note" data-sign="update">
      {say("connection-outdated")}
      <Button text={say("connection-reload")} onClick={reloadUpdated} />
      <Button class="plain" text={say("offline-later")} onClick={postponeUpdate} />
    </div>
  );
}

/** Says that moves can't be kept; they are sent again and again until there is room. */
function FullSign(): JSX.Element {
  useAnnounced(say("offline-full"));
  return (
    <div class={css.sign} role="note" data-sign="full">
      <span class={css.mark} aria-hidden="true" />
      {say("offline-full")}
    </div>
  );
}

/** Says once, at a table in this browser, that the browser won't keep it. */
function useNotKept(): void {
  const now = offline.value;
  const at = place.value;
  const isLost = now.at === "ready" && !now.kept && at.kind === "table" && isHere(at.id);
  useEffect(() => {
    if (isLost) tell(say("offline-not-kept"));
  }, [isLost]);
}

/** Shows all of it. */
export function PageSigns(): JSX.Element {
  useNotKept();
  useEffect(keepPage, []);
  return (
    <>
      {storageFull.value && <FullSign />}
      {update.value !== null && <UpdateSign />}
    </>
  );
}
