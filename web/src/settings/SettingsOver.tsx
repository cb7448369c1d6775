/** The settings over any screen, loaded when somebody opens them. */
import { laterOver } from "../ui/later.tsx";
import { wordsOf } from "../words/language.ts";

/** Shows the settings. */
export const SettingsOver = laterOver(async () => {
  const [dialog] = await Promise.all([import("./SettingsDialog.tsx"), wordsOf("lists")]);
  return dialog.SettingsDialog;
});
