/** The service worker, which keeps the page for visits without a network, and new versions of the page. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { linkTo } from "../ui/root.ts";

/** Milliseconds between two looks for a new version while the page stays open. */
const BETWEEN = 60 * 60 * 1_000;

const found = signal<ServiceWorker | null>(null);

/** A new version that waits for the player to reload; null if there is none. */
export const update: ReadonlySignal<ServiceWorker | null> = found;

/** Switches to the new version. Nothing is lost: whatever was shown has been stored. */
export function reloadUpdated(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  found.peek()?.postMessage({ type: "update" });
}

/** Goes on with this version until the next visit. */
export function postponeUpdate(): void {
  found.value = null;
}

/** Watches a registration for a version that has been installed and waits. A first version doesn't count. */
export function watchUpdates(registration: ServiceWorkerRegistration, hasPage: () => boolean): void {
  const look = (): void => {
    if (registration.waiting !== null && hasPage()) found.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/**
 * Asks the browser to keep the page, so that it opens without a network. Service workers need a secure context; without
 * one, the page works as long as there is a network.
 */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const register = async (): Promise<void> => {
    const registration = await serviceWorker.register(linkTo("/worker.js"));
    watchUpdates(registration, () => serviceWorker.controller !== null);
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() < looked + BETWEEN) return;
      looked = Date.now();
      registration.update().catch(() => undefined);
    });
  };
  void register().catch(() => undefined);
}
