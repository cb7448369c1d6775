/** Filters the rulebook by a search. */
import { say } from "../words/say.ts";
import { CHAPTERS, type Chapter, messagesIn, messagesOf, type Part, pictureCalled } from "./book.ts";
import { hasAll, unstarred } from "./search.ts";

/** A chapter in the search results: its own text or only its heading, and its matching parts. */
export interface FoundChapter {
  readonly chapter: Chapter;
  readonly own: boolean;
  readonly parts: readonly Part[];
}

/** A part's whole text, pictures included. */
function textOf({ title, blocks }: Part): string {
  const shown = blocks.flatMap((block) => [
    ...messagesOf(block),
    ...(block.picture === undefined ? [] : messagesIn(pictureCalled(block.picture))),
  ]);
  return [title, ...shown].map((id) => unstarred(say(id))).join("\n");
}

/**
 * The chapters that contain all words; without words, all chapters. A match in a heading includes everything below it.
 */
export function chaptersWith(words: readonly string[]): readonly FoundChapter[] {
  if (words.length === 0) return CHAPTERS.map((chapter) => ({ chapter, own: true, parts: chapter.parts }));
  return CHAPTERS.flatMap((chapter): readonly FoundChapter[] => {
    const heading = say(chapter.title);
    if (hasAll(heading, words)) return [{ chapter, own: true, parts: chapter.parts }];
    const own = hasAll(textOf(chapter), words);
    const parts = chapter.parts.filter((part) => hasAll(`${heading}\n${textOf(part)}`, words));
    return own || parts.length > 0 ? [{ chapter, own, parts }] : [];
  });
}
