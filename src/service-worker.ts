/**
 * The service worker. It responds to navigation with its cached index.html, and caches the code of visited pages and
 * the settings. It never sees a call of the API. A script of its own, which scripts/web/pwa-plugin.ts bundles.
 */
import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

declare const self: EventTarget & { skipWaiting: () => Promise<void> };
/** The files to cache before any page is visited, inserted by the build. */
declare const PRECACHED: { url: string; revision: string | null }[];

// A new worker waits until the buyer agrees: replaced beneath an open page, its code would be gone.
self.addEventListener("message", (event) => {
  const { data } = event as MessageEvent<{ type?: string } | undefined>;
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
clientsClaim();
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html")));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "visited-pages",
    // By its types it has methods that are undefined, which a plugin may not have.
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * 86_400 }) as WorkboxPlugin],
  }),
);
registerRoute(
  // Those of the last visit where the network is gone or slow; never older than they have to be.
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/config.json",
  new NetworkFirst({ cacheName: "settings", networkTimeoutSeconds: 3 }),
);
// If the cache cannot be read, the network still responds.
setCatchHandler(({ request }) => fetch(request));
