/** The files of the offline part: fetched once, counted in bytes as they come, and kept for the next visit. */

type Why = "no-webassembly" | "fetch" | "outdated" | "start";

/** Why Python can't be started: its files can't be fetched, or the host has those of a newer version by now. */
export class Unstartable extends Error {
  override readonly name = "Unstartable";
  readonly why: Why;

  constructor(why: Why, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** A file in the list. Its name, relative to the list, contains a hash of the content. */
export interface ListedFile {
  readonly part: "wasm" | "stdlib" | "game" | "model" | "module" | "pyodide";
  readonly name: string;
  readonly bytes: number;
  /** What Pyodide's own list of packages says about its version. */
  readonly info?: Readonly<Record<string, string>>;
}

/** Reports how many bytes of how many have come. */
export type Progress = (loaded: number, total: number) => void;

/** The cache that the service worker answers from. */
export const KEPT = "twelvefold-2";

/** The cache; null where there is none: over plain HTTP, or where a browser keeps nothing for a page inside another. */
async function kept(): Promise<Cache | null> {
  try {
    return await caches.open(KEPT);
  } catch {
    return null;
  }
}

async function fetched(url: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url);
  } catch (mistake) {
    throw new Unstartable("fetch", mistake);
  }
  // The name of a file that is gone belongs to a version that is gone.
  if (!answer.ok) throw new Unstartable(answer.status === 404 || answer.status === 410 ? "outdated" : "fetch");
  return answer;
}

/** The bytes of an answer, passed on as they come. */
function counted(answer: Response, count: (bytes: number) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  if (answer.body === null) throw new Unstartable("fetch");
  return answer.body.pipeThrough(counting);
}

/** Files that are on their way. */
export class Files {
  private readonly list: string;
  private readonly cache: Cache | null;
  private readonly files: readonly ListedFile[];
  private readonly progress: Progress;
  private readonly total: number;
  private readonly keeping: Promise<unknown>[] = [];
  private loaded = 0;

  private constructor(list: string, cache: Cache | null, files: readonly ListedFile[], progress: Progress) {
    this.list = list;
    this.cache = cache;
    this.files = files;
    this.progress = progress;
    this.total = files.reduce((sum, file) => sum + file.bytes, 0);
    progress(0, this.total);
  }

  /** Reads the list at an address. */
  static async listed(list: string, progress: Progress): Promise<Files> {
    const cache = await kept();
    const answer = (await cache?.match(list, { ignoreVary: true })) ?? (await fetched(list));
    return new Files(list, cache, await answer.json(), progress);
  }

  /** A file of the list. */
  file(part: ListedFile["part"]): ListedFile {
    const found = this.files.find((file) => file.part === part);
    if (found === undefined) throw new Unstartable("outdated");
    return found;
  }

  /** The address of a file. */
  url(part: ListedFile["part"]): string {
    return new URL(this.file(part).name, this.list).href;
  }

  /** A file's bytes as they come. */
  async stream(part: ListedFile["part"]): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const url = this.url(part);
    const here = await this.cache?.match(url, { ignoreVary: true });
    const answer = here ?? (await fetched(url));
    // A full disk keeps nobody from playing; the next visit fetches the file again.
    if (!here && this.cache !== null) this.keeping.push(this.cache.put(url, answer.clone()));
    return counted(answer, (bytes) => {
      this.loaded += bytes;
      this.progress(Math.min(this.loaded, this.total), this.total);
    });
  }

  /** A file's bytes, unpacked, as the body of an answer. */
  async unpacked(part: ListedFile["part"], type: string): Promise<Response> {
    const body = (await this.stream(part)).pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": type } });
  }

  /** Keeps the list, after all its files: with it, the offline part is complete. Whether that worked. */
  async complete(): Promise<boolean> {
    if (this.cache === null) return false;
    try {
      await Promise.all(this.keeping);
      if (!(await this.cache.match(this.list, { ignoreVary: true }))) {
        await this.cache.put(this.list, new Response(JSON.stringify(this.files)));
      }
      return true;
    } catch {
      return false;
    }
  }
}
