/** The rulebook over the current screen, which carries on underneath. */
import type { JSX } from "preact";
import { Dialog } from "../ui/Dialog.tsx";
import { say } from "../words/say.ts";
import { Rulebook } from "./Rulebook.tsx";

/** Shows the rules, opened at a chapter. */
export const RulesDialog = ({ at, onClose }: { readonly at: string; readonly onClose: () => void }): JSX.Element => (
  <Dialog wide title={say("rulebook-title")} onClose={onClose}>
    <Rulebook at={at} below={2} />
  </Dialog>
);
