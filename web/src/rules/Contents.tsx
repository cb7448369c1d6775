/** The rulebook's contents: beside the text, with the parts of the current chapter, or collapsed on narrow screens. */
import type { JSX, TargetedMouseEvent } from "preact";
import { useMedia } from "../ui/media.ts";
import { say } from "../words/say.ts";
import type { Part } from "./book.ts";
import css from "./Contents.module.css";
import type { FoundChapter } from "./find.ts";

interface ContentsProps {
  readonly shown: readonly FoundChapter[];
  /** The current chapter. */
  readonly reading: string | null;
  readonly onFollow: (id: string, event: TargetedMouseEvent<HTMLAnchorElement>) => void;
}

/** The window width at which the contents fit beside the text. */
const BESIDE = "(width >= 860px)";

/** Shows the headings as links. */
export function Contents({ shown, reading, onFollow }: ContentsProps): JSX.Element {
  const beside = useMedia(BESIDE);
  const line = ({ id, title }: Part): JSX.Element => (
    <a href={`#${id}`} aria-current={id === reading ? "location" : undefined} onClick={(event) => onFollow(id, event)}>
      {say(title)}
    </a>
  );
  const list = (
    <ol class="list">
      {shown.map(({ chapter, parts }) => (
        <li key={chapter.id}>
          {line(chapter)}
          {beside && chapter.id === reading && parts.length > 0 && (
            <ol class="list">
              {parts.map((part) => (
                <li key={part.id}>{line(part)}</li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav class={css.contents} aria-label={say("rulebook-contents")}>
      {beside ? (
        list
      ) : (
        <details>
          <summary>{say("rulebook-contents")}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}
