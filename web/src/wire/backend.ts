/** What runs tables and answers requests: a server, or the same program in a worker of this page. */

/** An open or opening socket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Callbacks of a socket. */
export interface Ears {
  readonly opened: () => void;
  readonly said: (text: string) => void;
  readonly closed: () => void;
}

/** A request, as in HTTP. */
export interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** JSON; null without a body. */
  readonly body: string | null;
  /** The language for explanations in a refusal. */
  readonly language: string;
}

/** The answer to a request. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Something that speaks the protocol; nobody but `backends.ts` knows which one it is. */
export interface Backend {
  /** Opens a socket, which carries the frames of the protocol. */
  dial(ears: Ears): Socket;
  /** Sends a request; throws if nobody answers. */
  request(request: Request): Promise<Reply>;
}
