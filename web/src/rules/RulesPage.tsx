/** The rulebook on a page of its own. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LinkButton } from "../ui/Button.tsx";
import { useTitle } from "../ui/page.ts";
import { say } from "../words/say.ts";
import { Rulebook } from "./Rulebook.tsx";
import css from "./RulesPage.module.css";

const title = (): string => say("rulebook-page", { game: say("game") });
const named = (): string | null => location.hash.slice(1) || null;

/** Shows the rules, opened at the chapter in the address. */
export function RulesPage(): JSX.Element {
  const [at, setAt] = useState(named);
  useTitle(title);
  useEffect(() => {
    const look = (): void => setAt(named());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return (
    <main class={css.page}>
      <header>
        <LinkButton class="plain" text={say("home-back")} href="/" />
        <h1>{say("rulebook-title")}</h1>
      </header>
      <Rulebook at={at} below={1} />
    </main>
  );
}
