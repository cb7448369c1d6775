/** The rulebook over the screen, loaded when somebody opens it. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useLoaded } from "../ui/later.tsx";
import { address } from "../ui/navigate.ts";
import { tell } from "../ui/notice.ts";
import { wordsOf } from "../words/language.ts";
import { say } from "../words/say.ts";
import { openRules, type RulePart, rulesOpen } from "./open.ts";

const load = async () => {
  const [dialog] = await Promise.all([import("./RulesDialog.tsx"), wordsOf("rules")]);
  return dialog;
};

const shut = (): void => openRules(null);

function Opened({ at }: { readonly at: RulePart }): JSX.Element | null {
  const dialog = useLoaded(load);
  useEffect(() => {
    if (dialog !== "failed") return;
    tell(say("app-part-missing"));
    shut();
  }, [dialog]);
  if (dialog === "loading" || dialog === "failed") return null;
  const { RulesDialog } = dialog.part;
  return <RulesDialog at={at} onClose={shut} />;
}

/** Shows the rulebook while it is open; going to another screen closes it. */
export function RulesOver(): JSX.Element | null {
  const at = rulesOpen.value;
  const where = address.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about changing screens
  useEffect(() => shut, [where]);
  return at === null ? null : <Opened at={at} />;
}
