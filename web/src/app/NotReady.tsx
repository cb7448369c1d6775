/** Instead of a screen that needs the tables of this browser: how far they are, or what is wrong. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { Message, Waiting } from "../ui/Message.tsx";
import { Progress } from "../ui/Progress.tsx";
import { startOffline, takeOver } from "../wire/backends.ts";
import { offline, type Unusable } from "../wire/offline.ts";
import { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";

const start = (again: boolean): void => void startOffline(again).catch(() => undefined);

/** What to do about it: nothing helps without WebAssembly. */
function WayOut({ trouble }: { readonly trouble: Unusable }): JSX.Element | null {
  if (trouble === "elsewhere") {
    return <Button class="primary" text={say("offline-play-here")} onClick={() => void takeOver()} />;
  }
  if (trouble === "outdated") {
    return <Button class="primary" text={say("connection-reload")} onClick={() => location.reload()} />;
  }
  if (trouble === "no-webassembly" || trouble === "no-offline") return null;
  return <Button class="primary" text={say("offline-try-again")} onClick={() => start(true)} />;
}

/** Shows it, and starts the offline part. */
export function NotReady(): JSX.Element {
  useEffect(() => start(false), []);
  const now = offline.value;
  if (now.at === "unusable") {
    return (
      <Message text={why(new Refusal(now.why))}>
        <p>
          <WayOut trouble={now.why} />
        </p>
      </Message>
    );
  }
  const { loaded, total } = now.at === "loading" ? now : { loaded: 0, total: 0 };
  return (
    <Waiting>
      <Progress label={say("offline-loading")} loaded={loaded} total={total} />
    </Waiting>
  );
}
