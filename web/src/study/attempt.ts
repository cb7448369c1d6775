/** Things that may be refused. */
import { tell } from "../ui/notice.ts";
import { why } from "../words/refusal.ts";

/** Does something, and says why it didn't work. */
export const attempt = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (refusal) => tell(why(refusal)),
  );
