import { expect, it } from "vitest";
import { postponeUpdate, update, watchUpdates } from "./update.ts";

class FakeWorker extends EventTarget {
  readonly said: unknown[] = [];
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  /** A new version arrives and waits. */
  install(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    [this.installing, this.waiting] = [null, worker];
    worker.dispatchEvent(new Event("statechange"));
    return worker;
  }
}

// A test has no real ones, and the page uses no more than this of them.
const watch = (registration: FakeRegistration, hasPage: boolean): void =>
  watchUpdates(registration as unknown as ServiceWorkerRegistration, () => hasPage);

it("offers a new version, and forgets it when the player doesn't want it now", () => {
  const registration = new FakeRegistration();
  watch(registration, true);
  expect(update.value).toBeNull();
  const worker = registration.install();
  expect(update.value).toBe(worker);
  postponeUpdate();
  expect(update.value).toBeNull();
});

it("offers a version that was found before", () => {
  const registration = new FakeRegistration();
  registration.waiting = new FakeWorker();
  watch(registration, true);
  expect(update.value).toBe(registration.waiting);
  postponeUpdate();
});

it("doesn't offer the first version to a page that has just loaded it", () => {
  const registration = new FakeRegistration();
  watch(registration, false);
  registration.install();
  expect(update.value).toBeNull();
});
