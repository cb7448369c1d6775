/** What is left of the rulebook when somebody looks for words. */
import { say } from "../words/say.ts";
import { CHAPTERS, type Chapter, messagesIn, messagesOf, type Part, pictureCalled } from "./book.ts";
import { hasAll, unstarred } from "./search.ts";

/** A chapter as it is shown: its own text or only its heading, and those of its parts that have something to say. */
export interface FoundChapter {
  readonly chapter: Chapter;
  readonly own: boolean;
  readonly parts: readonly Part[];
}

/** All that stands in a part, as one text. */
function textOf({ title, blocks }: Part): string {
  const shown = blocks.flatMap((block) => [
    ...messagesOf(block),
    ...(block.picture === undefined ? [] : messagesIn(pictureCalled(block.picture))),
  ]);
  return [title, ...shown].map((id) => unstarred(say(id))).join("\n");
}

/** The chapters in which all words are found; without words, all of them. A heading stands for all that is below it. */
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
