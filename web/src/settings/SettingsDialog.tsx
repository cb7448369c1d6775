/** The settings, over the current screen, in sections. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { meetServer, server } from "../store/ask.ts";
import {
  hasTablesHere,
  isMetered,
  mayChoose,
  offlineWish,
  prepareOffline,
  wantsOffline,
} from "../store/keep-offline.ts";
import { change, MOTIONS, PACES, QUALITIES, settings } from "../store/settings.ts";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Pick, Toggle } from "../ui/Fields.tsx";
import { tell } from "../ui/notice.ts";
import { linkTo } from "../ui/root.ts";
import { say } from "../words/say.ts";
import { ForgetMe } from "./ForgetMe.tsx";
import { HistoryFile } from "./HistoryFile.tsx";
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

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

const Section = ({ title, children }: SectionProps): JSX.Element => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

function Play(): JSX.Element {
  const { confirm, others, wait, typing, notify } = settings.value;
  return (
    <Section title={say("settings-play")}>
      <OwnName label={say("settings-name")} placeholder={say("seat-nameless", { seat: 1 })} />
      <Toggle label={say("settings-confirm")} on={confirm} onToggle={(on) => change({ confirm: on })} />
      <Pick
        label={say("settings-others")}
        of={PACES}
        chosen={others}
        onPick={(one) => change({ others: one })}
        name={(one) => say(`settings-others-${one}`)}
      />
      <Toggle label={say("settings-wait")} on={wait} onToggle={(on) => change({ wait: on })} />
      <Toggle label={say("settings-typing")} on={typing} onToggle={(on) => change({ typing: on })} />
      <Toggle label={say("settings-notify")} on={notify} onToggle={(on) => void allowMessages(on)} />
    </Section>
  );
}

function Planet(): JSX.Element {
  return (
    <Section title={say("settings-planet")}>
      <Pick
        label={say("settings-quality")}
        of={QUALITIES}
        chosen={settings.value.quality}
        onPick={(quality) => change({ quality })}
        name={(one) => say(`settings-quality-${one}`)}
        columns={3}
      />
    </Section>
  );
}

function Sound(): JSX.Element {
  const { sound, volume } = settings.value;
  return (
    <Section title={say("settings-sound")}>
      <Toggle label={say("settings-sound-on")} on={sound} onToggle={(on) => change({ sound: on })} />
      <label class="toggle">
        <span>{say("settings-volume")}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          disabled={!sound}
          value={volume}
          onInput={(event) => change({ volume: event.currentTarget.valueAsNumber })}
        />
      </label>
    </Section>
  );
}

function Accessibility(): JSX.Element {
  const { motion, glyphs, leftHanded } = settings.value;
  return (
    <Section title={say("settings-access")}>
      <Pick
        label={say("settings-motion")}
        of={MOTIONS}
        chosen={motion}
        onPick={(one) => change({ motion: one })}
        name={(one) => say(`settings-motion-${one}`)}
      />
      <Toggle label={say("settings-glyphs")} on={glyphs} onToggle={(on) => change({ glyphs: on })} />
      <Toggle label={say("settings-left")} on={leftHanded} onToggle={(on) => change({ leftHanded: on })} />
    </Section>
  );
}

function Device(): JSX.Element {
  useEffect(meetServer, []);
  return (
    <Section title={say("settings-device")}>
      <p class={cx("quiet", css.small)}>{say("settings-device-hint")}</p>
      {mayChoose && (
        <Toggle
          label={say("settings-offline")}
          on={wantsOffline(offlineWish.value, isMetered(), hasTablesHere.value)}
          onToggle={(on) => {
            offlineWish.value = on ? "yes" : "no";
            prepareOffline();
          }}
        />
      )}
      <div class={css.buttons}>
        <HistoryFile />
      </div>
      <ForgetMe />
      <p class={cx("quiet", css.small)}>
        {say("settings-about", { version: server.value?.version ?? "" })} · {say("fan-project")}{" "}
        <a href={linkTo("/licences.txt")} target="_blank" rel="noreferrer">
          {say("settings-licences")}
        </a>
      </p>
    </Section>
  );
}

/** Everything that can be set on this device. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }): JSX.Element => (
  <Dialog title={say("settings-title")} onClose={onClose} wide>
    <div class={css.settings}>
      <div>
        <Play />
        <Sound />
        <Section title={say("choose-language")}>
          <LanguagePick bare />
        </Section>
      </div>
      <div>
        <Planet />
        <Accessibility />
        <Device />
      </div>
    </div>
  </Dialog>
);
