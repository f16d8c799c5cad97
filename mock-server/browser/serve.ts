import { operations } from "#generated/operations.ts";
import type { Backend } from "#mock/test-kit/create-backend.ts";
import { type BrowserBackendOptions, createBackend } from "./create-backend.ts";

type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Event & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};
declare const self: EventTarget & {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
};

/** The first folders of all paths. The contract does not have those of pictures, documents, cashier and controls. */
const FOLDERS = new Set([
  "images",
  "files",
  "cashier",
  "__mock__",
  ...Object.values(operations).map(({ path }) => path.split("/")[1] ?? ""),
]);

/**
 * Lets a service worker respond to the backend's calls, and to no other request: by default those of its own origin,
 * where the panel is, too. Worlds are kept in the database `mock` unless `keep` names another. `prepare` is called with
 * the backend when it is created, which is when the worker is installed or gets the first call after a pause.
 */
export function serve(
  { keep = "mock", urls = atOrigin(), ...options }: BrowserBackendOptions = {},
  prepare: (backend: Backend) => void = () => undefined,
): void {
  let started: Backend | undefined;
  const start = () => {
    if (started) return started;
    started = createBackend({ ...options, keep, urls });
    prepare(started);
    return started;
  };
  self.addEventListener("install", (event) =>
    (event as WorkEvent).waitUntil(Promise.resolve().then(() => void start())),
  );
  // A page that was loaded past the worker, as at the first visit and by a forced reload.
  self.addEventListener("message", (event) => {
    const { data } = event as MessageEvent<{ type?: string } | undefined>;
    if (data?.type === "CLAIM") void self.clients.claim();
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event as FetchEvent;
    const isOurs = Object.values(urls).some(
      (base) =>
        request.url.startsWith(`${base}/`) &&
        FOLDERS.has(request.url.slice(base.length).split(/[/?#]/)[1] ?? ""),
    );
    if (!isOurs) return;
    // The application's own worker may have listeners after this one.
    event.stopImmediatePropagation();
    (event as FetchEvent).respondWith(Promise.resolve().then(() => start().fetch(request)));
  });
}

function atOrigin() {
  const { origin } = self.location;
  return { main: origin, activity: origin, chat: origin };
}
