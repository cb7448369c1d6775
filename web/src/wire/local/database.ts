/** The tables' records in IndexedDB, for the Python in this worker, which decides what to read and write. */

/** The fields of each store's key, and of its indexes' keys: see `page/storage.py`. */
export interface Layout {
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly indexes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

type Key = (string | number)[];

/** What Python asks of a store: see `page/storage.py`. */
type Request =
  | { readonly type: "get"; readonly store: string; readonly key: Key }
  | {
      readonly type: "find";
      readonly store: string;
      readonly index: string | null;
      readonly prefix: Key;
      readonly after: string | number | null;
      readonly until: string | number | null;
      readonly backwards: boolean;
      readonly most: number | null;
    }
  | { readonly type: "put"; readonly store: string; readonly record: object }
  | { readonly type: "delete"; readonly store: string; readonly prefix: Key };

/** The next requests, as JSON; nothing if there are no more, and an empty text to undo the transaction. */
export type Step = (results: string | undefined) => string | undefined;

const NAME = "twelvefold";
const VERSION = 1;

/** All keys that begin with a prefix: an array comes after every number and text. */
const within = (prefix: Key): IDBKeyRange => IDBKeyRange.bound(prefix, [...prefix, []]);

function rangeOf({ prefix, after, until }: Extract<Request, { type: "find" }>): IDBKeyRange {
  // Longer keys with the same part come after it, and before the same with an array.
  const lower: IDBValidKey[] = after === null ? prefix : [...prefix, after, []];
  const upper: IDBValidKey[] = until === null ? [...prefix, []] : [...prefix, until, []];
  return IDBKeyRange.bound(lower, upper);
}

/** Reads records one by one, for the rare question that isn't about all of them in order. */
function listed(source: IDBObjectStore | IDBIndex, request: Extract<Request, { type: "find" }>, found: Found): void {
  const records: unknown[] = [];
  const cursor = source.openCursor(rangeOf(request), request.backwards ? "prev" : "next");
  cursor.onsuccess = () => {
    if (cursor.result === null || records.length === request.most) {
      found(records);
      return;
    }
    records.push(cursor.result.value);
    cursor.result.continue();
  };
}

type Found = (result: unknown) => void;

function begin(transaction: IDBTransaction, request: Request, found: Found): void {
  const store = transaction.objectStore(request.store);
  if (request.type === "find") {
    const source = request.index === null ? store : store.index(request.index);
    if (request.backwards) listed(source, request, found);
    else {
      const all = source.getAll(rangeOf(request), request.most ?? undefined);
      all.onsuccess = () => found(all.result);
    }
    return;
  }
  const one = (): IDBRequest => {
    if (request.type === "get") return store.get(request.key);
    return request.type === "put" ? store.put(request.record) : store.delete(within(request.prefix));
  };
  const asked = one();
  asked.onsuccess = () => found(request.type === "get" ? (asked.result ?? null) : null);
}

/** Ends this worker by a mistake that the page hears of. It starts another, which opens the database anew. */
const lost = (): void => reportError(new Error("The browser's storage is gone."));

/** An open database. */
export class Database {
  private readonly opened: IDBDatabase;

  constructor(opened: IDBDatabase) {
    this.opened = opened;
    // Another tab deletes everything, or brings a newer layout: don't stand in its way.
    opened.onversionchange = () => {
      opened.close();
      lost();
    };
    // The player cleared what the browser keeps.
    opened.onclose = lost;
  }

  /** Runs a transaction, asking `step` for more until it has no more; resolves once the device has stored it. */
  transact(step: Step, writes: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const mode = writes ? "readwrite" : "readonly";
      const transaction = this.opened.transaction(this.opened.objectStoreNames, mode, { durability: "strict" });
      let undone = false;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        undone ? resolve() : reject(transaction.error ?? new DOMException("", "AbortError"));
      const next = (results?: string): void => {
        const asked = step(results);
        if (asked === "") {
          undone = true;
          transaction.abort();
        } else if (asked === undefined) transaction.commit();
        else ask(JSON.parse(asked));
      };
      const ask = (requests: readonly Request[]): void => {
        const results: unknown[] = requests.map(() => null);
        let left = requests.length;
        if (left === 0) next("[]");
        for (const [number, request] of requests.entries()) {
          begin(transaction, request, (result) => {
            results[number] = result;
            left -= 1;
            if (left === 0) next(JSON.stringify(results));
          });
        }
      };
      next();
    });
  }

  close(): void {
    this.opened.close();
  }
}

/** Opens the database, making it first if necessary; null if the browser stores nothing here. */
export function openDatabase({ keys, indexes }: Layout, name = NAME): Promise<Database | null> {
  return new Promise((resolve) => {
    let asked: IDBOpenDBRequest;
    try {
      asked = indexedDB.open(name, VERSION);
    } catch {
      resolve(null);
      return;
    }
    asked.onupgradeneeded = () => {
      for (const [store, key] of Object.entries(keys)) {
        const made = asked.result.createObjectStore(store, { keyPath: [...key] });
        for (const [index, fields] of Object.entries(indexes[store] ?? {})) made.createIndex(index, [...fields]);
      }
    };
    asked.onsuccess = () => resolve(new Database(asked.result));
    asked.onerror = () => resolve(null);
  });
}
