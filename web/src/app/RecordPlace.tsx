/** A record at its address: its replay, its review, or moves tried in it. */
import type { JSX } from "preact";
import { reviewIn } from "../store/shared-link.ts";
import { later } from "../ui/later.tsx";
import { Message } from "../ui/Message.tsx";
import { address } from "../ui/navigate.ts";
import { isHere } from "../wire/backends.ts";
import { hasServer } from "../wire/offline.ts";
import { wordsOf } from "../words/language.ts";
import { say } from "../words/say.ts";
import { WhenReady } from "./WhenReady.tsx";

const RecordPage = later(async () => {
  const words = [wordsOf("table"), wordsOf("shared"), wordsOf("line")];
  const [screen] = await Promise.all([import("../study/RecordScreen.tsx"), ...words]);
  return screen.RecordScreen;
});

const ReplayPart = later(async () => (await import("../replay/ReplayScreen.tsx")).ReplayScreen);

const ReviewPart = later(async () => {
  const [screen] = await Promise.all([import("../review/ReviewScreen.tsx"), wordsOf("review"), wordsOf("mistakes")]);
  return screen.ReviewScreen;
});

interface RecordPlaceProps {
  readonly table: string | null;
  readonly game: string | null;
  readonly digest: string | null;
  readonly reviewed: boolean;
}

/** A record's replay or its review: going from one to the other doesn't open the record again. */
export function RecordPlace({ reviewed, ...source }: RecordPlaceProps): JSX.Element {
  const { table, game, digest } = source;
  const shared = reviewIn(address.value);
  if (digest !== null && !hasServer) return <Message text={say("refusal-no-server")} />;
  const query = new URLSearchParams({
    ...(table && { table }),
    ...(game && { game }),
    ...(digest && { record: digest }),
    ...(shared && { with: shared }),
  });
  const review = query.size > 0 ? `/review?${query}` : "/review";
  query.delete("record");
  const replay = `${digest === null ? "/replay" : `/record/${digest}`}${query.size > 0 ? `?${query}` : ""}`;
  return (
    <WhenReady needed={digest === null && (table === null ? !hasServer : isHere(table))}>
      <RecordPage {...source} other={reviewed ? replay : review} reviewed={reviewed}>
        {(opened) =>
          reviewed ? <ReviewPart {...opened} replay={replay} /> : <ReplayPart {...opened} review={review} />
        }
      </RecordPage>
    </WhenReady>
  );
}
