/** The settings, over the current screen. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { meetServer, server } from "../store/ask.ts";
import { change, MOTIONS, PACES, QUALITIES, settings } from "../store/settings.ts";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Pick, Toggle } from "../ui/Fields.tsx";
import { tell } from "../ui/notice.ts";
import { say } from "../words/say.ts";
import { ForgetMe } from "./ForgetMe.tsx";
import { LanguagePick } from "./LanguagePick.tsx";
import { OwnName } from "./NameField.tsx";
import css from "./SettingsDialog.module.css";

/** Asks for permission to show notifications; the setting stays off if the browser refuses. */
async function allowMessages(on: boolean): Promise<void> {
  if (!on || typeof Notification === "undefined") return change({ notify: false });
  const answer = await Notification.requestPermission();
  change({ notify: answer === "granted" });
  if (answer !== "granted") tell(say("settings-notify-denied"));
}

function Version(): JSX.Element {
  useEffect(meetServer, []);
  return (
    <p class={cx("quiet", css.about)}>
      {say("settings-about", { version: server.value?.version ?? "" })} · {say("fan-project")}{" "}
      <a href="/licences.txt" target="_blank" rel="noreferrer">
        {say("settings-licences")}
      </a>
    </p>
  );
}

/** Everything that can be set on this device. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const now = settings.value;
  return (
    <Dialog title={say("settings-title")} onClose={onClose}>
      <div class="panel">
        <OwnName label={say("settings-name")} placeholder={say("seat-nameless", { seat: 1 })} />
        <LanguagePick />
        <Toggle label={say("settings-sound")} on={now.sound} onToggle={(sound) => change({ sound })} />
        <label class="toggle">
          <span>{say("settings-volume")}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            disabled={!now.sound}
            value={now.volume}
            onInput={(event) => change({ volume: event.currentTarget.valueAsNumber })}
          />
        </label>
        <Pick
          label={say("settings-quality")}
          of={QUALITIES}
          chosen={now.quality}
          onPick={(quality) => change({ quality })}
          name={(one) => say(`settings-quality-${one}`)}
        />
        <Pick
          label={say("settings-motion")}
          of={MOTIONS}
          chosen={now.motion}
          onPick={(motion) => change({ motion })}
          name={(one) => say(`settings-motion-${one}`)}
        />
        <Pick
          label={say("settings-others")}
          of={PACES}
          chosen={now.others}
          onPick={(others) => change({ others })}
          name={(one) => say(`settings-others-${one}`)}
        />
        <Toggle label={say("settings-wait")} on={now.wait} onToggle={(wait) => change({ wait })} />
        <Toggle label={say("settings-glyphs")} on={now.glyphs} onToggle={(glyphs) => change({ glyphs })} />
        <Toggle label={say("settings-confirm")} on={now.confirm} onToggle={(confirm) => change({ confirm })} />
        <Toggle label={say("settings-left")} on={now.leftHanded} onToggle={(leftHanded) => change({ leftHanded })} />
        <Toggle label={say("settings-typing")} on={now.typing} onToggle={(typing) => change({ typing })} />
        <Toggle label={say("settings-notify")} on={now.notify} onToggle={(on) => void allowMessages(on)} />
        <ForgetMe />
        <Version />
      </div>
    </Dialog>
  );
}
