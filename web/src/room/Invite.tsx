/** How others get to the table: link, QR code, short code. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { TableInfo } from "../protocol.ts";
import { meetServer, server } from "../store/ask.ts";
import { Button } from "../ui/Button.tsx";
import { copy } from "../ui/copy.ts";
import { cx } from "../ui/cx.ts";
import { tell } from "../ui/notice.ts";
import { QrCode } from "../ui/QrCode.tsx";
import { HERE } from "../ui/root.ts";
import { say } from "../words/say.ts";
import css from "./Invite.module.css";

/** Shows how to join a table. */
export function Invite({ info }: { readonly info: TableInfo }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useEffect(meetServer, []);
  const address = server.value?.url ?? HERE;
  const link = `${address}/table/${info.id}`;
  const copyLink = async (): Promise<void> => {
    if (await copy(link)) return tell(say("room-copied"));
    field.current?.select();
    tell(say("room-not-copied"));
  };
  const share = (): void => {
    navigator.share({ title: say("game"), text: say("room-share-text"), url: link }).catch(() => undefined);
  };
  return (
    <section class={cx(css.invite, "glass")} aria-label={say("room-invite")}>
      <QrCode text={link} label={say("room-qr")} />
      <div class={css.words}>
        <h2>{say("room-invite")}</h2>
        <p class={cx("quiet", css.hint)}>{say("room-open-to-all")}</p>
        <label class="field">
          <span class="unseen">{say("room-link")}</span>
          <input ref={field} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class={css.row}>
          <Button class="primary" text={say("room-copy")} onClick={() => void copyLink()} />
          {typeof navigator.share === "function" && <Button text={say("room-share")} onClick={share} />}
        </div>
        <p class={css.shortCode}>
          <b class={css.letters}>
            <span class="unseen">{say("room-code")} </span>
            {info.code}
          </b>
          <small class="quiet">{say("room-code-hint", { address: address.replace(/^https?:\/\//, "") })}</small>
        </p>
        {server.value?.reachable === false && (
          <p class={cx("quiet", css.onlyHere)}>
            {say("room-only-here")} <code>{say("room-command")}</code>
          </p>
        )}
      </div>
    </section>
  );
}
