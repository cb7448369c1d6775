/** A fake worker for tests: it keeps what the page posts, and says what the test wants. */
import type { Hire } from "./local-backend.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

type Sent<Type extends ToWorker["type"]> = Extract<ToWorker, { type: Type }>;

/** The workers of a test, one after another. */
export class FakeWorkers {
  /** What the page has posted to the current worker. */
  heard: ToWorker[] = [];
  hired = 0;
  stopped = 0;
  say: (message: FromWorker) => void = () => undefined;
  crash: () => void = () => undefined;

  readonly hire: Hire = (heard, crashed) => {
    this.hired += 1;
    this.heard = [];
    this.say = heard;
    this.crash = crashed;
    return {
      post: (message) => this.heard.push(message),
      stop: () => {
        this.stopped += 1;
      },
    };
  };

  /** The messages of a type, in order. */
  of<Type extends ToWorker["type"]>(type: Type): readonly Sent<Type>[] {
    return this.heard.filter((message): message is Sent<Type> => message.type === type);
  }

  /** The latest message of a type. */
  last<Type extends ToWorker["type"]>(type: Type): Sent<Type> {
    const found = this.of(type).at(-1);
    if (found === undefined) throw new Error(`nobody posted ${type}`);
    return found;
  }

  /** Accepts the latest socket and lets it in. */
  welcome(): void {
    const { id } = this.last("open");
    this.say({ type: "opened", id });
    this.frame({ type: "welcome", protocol: 1, version: "0", now: 0, token: null });
  }

  /** Says something over the latest socket. */
  frame(message: object): void {
    this.say({ type: "said", id: this.last("open").id, text: JSON.stringify(message) });
  }

  /** The frames that the page has sent over its sockets. */
  get frames(): readonly { readonly type: string; readonly cmd_id?: string; readonly since?: number }[] {
    return this.of("say").map(({ text }) => JSON.parse(text));
  }
}
