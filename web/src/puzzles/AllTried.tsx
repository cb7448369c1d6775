/** What the player sees once all puzzles with the theme have been tried. */
import type { JSX } from "preact";
import { puzzleResults } from "../store/puzzle-results.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { say } from "../words/say.ts";
import { triedAlready, tryAgain } from "./next.ts";

/** Shows it, with the ways to go on. */
export function AllTried({ onNext }: { readonly onNext: () => void }): JSX.Element {
  const { theme } = puzzleResults.value;
  const again = (onlyMissed: boolean) => () => {
    tryAgain(onlyMissed);
    onNext();
  };
  const anyTheme = (): void => {
    puzzleResults.value = { ...puzzleResults.peek(), theme: null };
    onNext();
  };
  return (
    <Message text={say(theme === null ? "puzzle-all-tried" : "puzzle-theme-tried")}>
      {triedAlready(true).length > 0 && (
        <Button class="primary" text={say("puzzle-missed-again")} onClick={again(true)} />
      )}
      <Button text={say("puzzle-start-over")} onClick={again(false)} />
      {theme !== null && <Button text={say("puzzle-theme-any")} onClick={anyTheme} />}
    </Message>
  );
}
