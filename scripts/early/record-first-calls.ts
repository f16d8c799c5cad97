import type { Page, Route } from "@playwright/test";
import { operations } from "#generated/operations.ts";

/** For this long the page may send no further call: calls that need no response are sent within some frames. */
const QUIET_MS = 700;

declare global {
  /** The addresses that the page itself has fetched. */
  var fetched: string[] | undefined;
}

/**
 * Opens a page of the built shop, lets no call get a response but who is logged in, and resolves with the GETs that it
 * makes all the same, in their order: paths with their queries. They are what it needs whatever the responses are.
 */
export async function recordFirstCalls(page: Page, url: string, isReturn: boolean): Promise<string[]> {
  if (isReturn) {
    await page.goto(url, { waitUntil: "networkidle" });
    const close = page.getByRole("button", { name: /^关闭.*广告$/ });
    while ((await close.count()) > 0) await close.first().click();
  }
  const held: Route[] = [];
  let requestedAt = 0;
  await page.addInitScript(ignoreEarlyCalls);
  await page.route(
    () => true,
    (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const isCall = ["fetch", "xhr"].includes(request.resourceType()) && pathname !== "/config.json";
      if (isCall) requestedAt = Date.now();
      // Many pages wait for nothing but the user, and then send the same calls for everyone.
      if (!isCall || pathname === operations.getCurrentUser.path) return route.continue();
      held.push(route);
      return undefined;
    },
  );
  await page.goto(url, { waitUntil: "load" });
  await page.getByRole("main").or(page.getByRole("heading")).first().waitFor();
  requestedAt = Date.now();
  while (Date.now() - requestedAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
  const calls = await page.evaluate(() => globalThis.fetched ?? []);
  await page.goto("about:blank");
  // The browser would send them once nothing holds them any more.
  await Promise.allSettled(held.map((route) => route.abort()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return calls.map((call) => {
    const { pathname, search } = new URL(call, url);
    return decodeURIComponent(pathname) + search;
  });
}

/** In the page: makes it do without the calls that index.html has begun (src/app/early/begin.ts), and notes its own. */
function ignoreEarlyCalls(): void {
  // The script runs once for each page that has been recorded.
  if (globalThis.fetched) return;
  globalThis.fetched = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    if ((init?.method ?? "GET") === "GET")
      fetched?.push(input instanceof Request ? input.url : String(input));
    return fetch(input, init);
  };
  // A call that waits until the page is idle is no first call.
  Object.assign(globalThis, { requestIdleCallback: () => 0 });
  Object.defineProperty(globalThis, "earlyCalls", {
    get: () => undefined,
    set: () => {
      globalThis.fetched = [];
    },
  });
}
