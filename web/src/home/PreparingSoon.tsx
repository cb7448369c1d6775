/** Shown while a game waits for the offline part. */
import { laterOver } from "../ui/later.tsx";
import { wordsOf } from "../words/language.ts";

/** Loads it and shows it. */
export const PreparingSoon = laterOver(async () => {
  const [dialog] = await Promise.all([import("./Preparing.tsx"), wordsOf("offline")]);
  return dialog.Preparing;
});
