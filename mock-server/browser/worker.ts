/**
 * The demo's part of the service worker: it responds to the calls of the shop, so that no server is needed. Made for
 * src/service-worker.ts to follow in the same file, which serves all else.
 */
import "./polyfill.ts";
import { serve } from "./serve.ts";

type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Event & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};
declare const self: EventTarget & { readonly location: Location };
/** The files of the demo, to be there without a network; inserted by the build. */
declare const DEMO_FILES: readonly string[];

const CACHE = "demo-files";

/** 2,000 goods, as in most tests: enough to look at, and soon there on a phone. */
const SCALE = 1 / 6;

self.addEventListener("install", (event) =>
  (event as WorkEvent).waitUntil(caches.open(CACHE).then((cache) => cache.addAll(DEMO_FILES))),
);
self.addEventListener("fetch", (event) => {
  const call = event as FetchEvent;
  const { origin, pathname } = new URL(call.request.url);
  if (origin !== self.location.origin || !DEMO_FILES.includes(pathname)) return;
  call.stopImmediatePropagation();
  call.respondWith(caches.match(pathname).then((cached) => cached ?? fetch(call.request)));
});
serve({ seed: 1, scale: SCALE, keep: "demo", language: "zh" });
