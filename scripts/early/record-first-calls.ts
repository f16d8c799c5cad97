import type { Page, Request as PageRequest, Route } from "@playwright/test";
import { operations } from "#generated/operations.ts";

/**
 * For so many frames the page may send no further call, and load nothing: calls that need no response are sent within
 * some frames, which take longer on a slow machine.
 */
const QUIET_FRAMES = 42;

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
  const loading = new Set<PageRequest>();
  await page.addInitScript(ignoreEarlyCalls);
  await page.route(
    () => true,
    (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const isCall = ["fetch", "xhr"].includes(request.resourceType()) && pathname !== "/config.json";
      // Many pages wait for nothing but the user, and then send the same calls for everyone.
      if (!isCall || pathname === operations.getCurrentUser.path) {
        loading.add(request);
        return route.continue();
      }
      held.push(route);
      return undefined;
    },
  );
  page.on("response", (response) => {
    const request = response.request();
    // Nobody reads the body of the early call, so that it finishes only when it is aborted.
    if (request.resourceType() === "fetch") loading.delete(request);
  });
  page.on("requestfinished", (request) => loading.delete(request));
  page.on("requestfailed", (request) => loading.delete(request));
  await page.goto(url, { waitUntil: "load" });
  await page.getByRole("main").or(page.getByRole("heading")).first().waitFor();
  let wasLoading = true;
  while (wasLoading) {
    wasLoading = loading.size > 0;
    await page.evaluate(passQuietFrames, QUIET_FRAMES);
    wasLoading ||= loading.size > 0;
  }
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

/** In the page: resolves after so many frames without a call. */
async function passQuietFrames(frames: number): Promise<void> {
  let calls = globalThis.fetched?.length;
  for (let left = frames; left > 0; left -= 1) {
    await new Promise(requestAnimationFrame);
    if (globalThis.fetched?.length === calls) continue;
    calls = globalThis.fetched?.length;
    left = frames;
  }
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
