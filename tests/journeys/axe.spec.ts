import { watchRest } from "#scripts/shots/at-rest.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { documentedRoutes } from "#scripts/web/route-list.ts";
import { extent, isFull, routesOf } from "#tests/support/extent.ts";
import { scanPage } from "./support/axe-scan.ts";
import { expect, test } from "./support/shop.ts";
import { navigate, openBare } from "./support/steps.ts";
import { findBars, findOverflow } from "./support/window-faults.ts";

/** They run in parallel; each opens its pages one after the other in the same document. */
const PARTS = extent(2, 8);

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Held upright. */
const TABLET = { width: 834, height: 844 };
/** WCAG 1.4.10: a window of 1280 × 1024 magnified to 400 %, one of 1366 × 768 to 300 % and to 200 %. */
const SMALL = [
  { width: 320, height: 256 },
  { width: 455, height: 256 },
  { width: 683, height: 384 },
];

/** Addresses of pages that differ from the documented ones in what they show. */
const MORE = ["/ppzq/info/3", "/kxzq/goods/kangning/31,32", "/Hdzx/9,8/8", "/zhmz/list?id=2"];

/**
 * Axe takes a second a page, so the sample looks at each page in one of the sizes; all are measured in small windows.
 */
function sizesOf(path: string, index: number) {
  const sizes = isFull ? [DESKTOP, PHONE] : [index % 2 === 0 ? DESKTOP : PHONE];
  return path === "/list" ? [...sizes, TABLET] : sizes;
}

/** Other addresses of pages that are looked at already. */
const ALIASES = new Set([
  "/list/other/3",
  "/user/user_hyzx",
  "/zhzx/basic",
  "/zhzx/zzzj",
  "/zhzx/ddgl",
  "/zhzx/bdwx",
  "/zhzx/addr",
  "/zhzx/wdxx",
  "/wdxx",
  "/order/jfdd",
  "/ppzq/2",
  "/ppzq/info/1/2",
  "/kxzq/goods/kangning/1",
  "/yjh/1",
  "/Hdzx/1,2/2",
  "/register_dd_step1",
]);

/** A redirected URL shows a page that is in the list with its own URL. */
const pages = [
  ...routesOf(documentedRoutes)
    .filter(({ path, leadsTo }) => leadsTo === undefined && !ALIASES.has(path))
    .map(({ path }) => path),
  ...(isFull ? MORE : []),
];

test.use({ viewport: DESKTOP });

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing on any page, none is wider than its window, and bars leave room in small ones, part ${part + 1} of ${PARTS}`, async ({
    page,
    logInAs,
  }) => {
    await logInAs("buyer");
    const rest = watchRest(page, { timeoutMs: WAIT_MS });
    await openBare(page);
    const findings: string[] = [];
    const ofPart = pages.filter((_, index) => index % PARTS === part);
    for (const [index, path] of ofPart.entries()) {
      await test.step(path, async () => {
        await page.setViewportSize(DESKTOP);
        await page.evaluate(holdResponses);
        await navigate(page, path);
        for (const responses of ["held", undefined] as const) {
          if (!responses) await page.evaluate(() => dispatchEvent(new Event("release")));
          for (const size of sizesOf(path, index)) {
            await page.setViewportSize(size);
            const unrest = await rest(responses);
            if (unrest) findings.push(`${path} never comes to rest: ${unrest}`);
            const found = [...(await scanPage(page, responses)), ...(await findOverflow(page))];
            const state = responses ? " while it loads" : "";
            findings.push(...found.map((each) => `${path} at ${size.width} px${state}: ${each}`));
          }
        }
        for (const size of SMALL) {
          await page.setViewportSize(size);
          const found = [...(await findOverflow(page)), ...(await findBars(page))];
          findings.push(...found.map((each) => `${path} at ${size.width} × ${size.height} px: ${each}`));
        }
      });
    }
    expect(findings).toEqual([]);
  });
}

/** Holds back all new requests of the page until `release` is called, so that it shows its loading state. */
function holdResponses(): void {
  const send = window.fetch.bind(window);
  const { promise, resolve } = Promise.withResolvers<void>();
  window.fetch = async (...asked) => {
    await promise;
    return send(...asked);
  };
  const release = () => {
    window.fetch = send;
    resolve();
  };
  addEventListener("release", release, { once: true });
}
