/** The rulebook: contents, search and chapters, on a page of its own or over the table. */
import type { JSX, TargetedMouseEvent } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lessMotion } from "../store/settings.ts";
import { locale, say } from "../words/say.ts";
import { BlockView } from "./BlockView.tsx";
import type { Part } from "./book.ts";
import { Contents } from "./Contents.tsx";
import { chaptersWith, type FoundChapter } from "./find.ts";
import css from "./Rulebook.module.css";
import { useReading } from "./reading.ts";
import { wordsIn } from "./search.ts";
import { Text } from "./Text.tsx";

/** The level of the heading above the chapters: 1 for the page, 2 for the panel. */
export type Level = 1 | 2;

interface RulebookProps {
  /** The chapter or part to open; null opens the beginning. */
  readonly at: string | null;
  readonly below: Level;
}

const HEADINGS = { 2: "h2", 3: "h3", 4: "h4" } as const;

/** Scrolls to a chapter or part and focuses its heading, so that screen readers continue there. */
function goTo(root: HTMLElement, id: string, smooth: boolean): void {
  const heading = root.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: smooth && !lessMotion() ? "smooth" : "auto", block: "start" });
}

/** Shows the rulebook. */
export function Rulebook({ at, below }: RulebookProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const words = wordsIn(query);
  const spoken = locale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result depends on the language too
  const shown = useMemo(() => chaptersWith(wordsIn(query)), [query, spoken]);

  const reading = useReading(root, shown);

  useEffect(() => {
    // A panel takes the focus when it opens, so the chapter takes it in the next frame.
    const frame = requestAnimationFrame(() => root.current && at !== null && goTo(root.current, at, false));
    return () => cancelAnimationFrame(frame);
  }, [at]);

  const search = (text: string): void => {
    setQuery(text);
    // Show the results from the top.
    root.current?.scrollIntoView({ block: "start" });
  };
  const follow = (id: string, event: TargetedMouseEvent<HTMLAnchorElement>): void => {
    // Over the table, the address stays the table's.
    if (below === 2) event.preventDefault();
    if (root.current !== null) goTo(root.current, id, true);
  };
  return (
    <div class={css.rulebook} ref={root}>
      <div class={css.side}>
        <search class={css.search}>
          <label>
            <span class="unseen">{say("rulebook-search")}</span>
            <input
              type="search"
              placeholder={say("rulebook-search")}
              value={query}
              onInput={(event) => search(event.currentTarget.value)}
            />
          </label>
          <p role="status">{words.length > 0 && foundWords(shown, query)}</p>
        </search>
        <Contents shown={shown} reading={reading ?? shown[0]?.chapter.id ?? null} onFollow={follow} />
      </div>
      <div class={css.text}>
        {shown.map(({ chapter, own, parts }) => (
          <section key={chapter.id} class={css.chapter} aria-labelledby={chapter.id}>
            <Piece part={chapter} level={below === 1 ? 2 : 3} words={words} whole={own} />
            {parts.map((part) => (
              <Piece key={part.id} part={part} level={below === 1 ? 3 : 4} words={words} whole />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

const foundWords = (shown: readonly FoundChapter[], query: string): string =>
  shown.length > 0
    ? say("rulebook-found", { chapters: shown.length })
    : say("rulebook-nothing", { words: query.trim() });

interface PieceProps {
  readonly part: Part;
  readonly level: keyof typeof HEADINGS;
  readonly words: readonly string[];
  /** Whether the blocks below the heading are shown. */
  readonly whole: boolean;
}

/** A heading and its blocks. */
function Piece({ part, level, words, whole }: PieceProps): JSX.Element {
  const Heading = HEADINGS[level];
  return (
    <>
      <Heading id={part.id} tabIndex={-1}>
        <Text of={part.title} words={words} />
      </Heading>
      {whole && part.blocks.map((block, index) => <BlockView key={index} block={block} words={words} />)}
    </>
  );
}
