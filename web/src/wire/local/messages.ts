/** What the page and the worker with the tables say to each other. */

/** From the page. `id` counts sockets and requests; the page makes it up. */
export type ToWorker =
  /** First: where to find the list of the files that the worker loads. */
  | { readonly type: "start"; readonly files: string }
  | { readonly type: "open"; readonly id: number }
  | { readonly type: "say"; readonly id: number; readonly text: string }
  | { readonly type: "close"; readonly id: number }
  | {
      readonly type: "request";
      readonly id: number;
      readonly method: "GET" | "POST";
      readonly path: string;
      readonly body: string | null;
      readonly language: string;
    };

/** Why the worker couldn't start. */
export type Unstartable = "no-webassembly" | "fetch" | "outdated" | "start";

/** From the worker. */
export type FromWorker =
  | { readonly type: "opened"; readonly id: number }
  | { readonly type: "said"; readonly id: number; readonly text: string }
  | { readonly type: "closed"; readonly id: number }
  | { readonly type: "response"; readonly id: number; readonly status: number; readonly body: string }
  /** How much has been loaded, in bytes. */
  | { readonly type: "progress"; readonly loaded: number; readonly total: number }
  /** `kept` is false if the browser doesn't let us store anything, as in some private windows. */
  | { readonly type: "ready"; readonly kept: boolean }
  | { readonly type: "failed"; readonly why: Unstartable }
  /** Something couldn't be stored because the storage is full; null once there is room again. */
  | { readonly type: "trouble"; readonly why: "full" | null };
