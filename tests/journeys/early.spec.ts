import type { Page, Request } from "@playwright/test";
import { firstCalls } from "#generated/first-calls.ts";
import { addressOf, commonCalls, VISITS } from "#scripts/early/first-calls.ts";
import { recordFirstCalls } from "#scripts/early/record-first-calls.ts";
import { earlyRequests } from "#scripts/web/early-start.ts";
import { listRouteFiles } from "#scripts/web/route-files.ts";
import { routesOf } from "#tests/support/extent.ts";
import { expect, test } from "./support/shop.ts";
import { goodsItems, layoutShift } from "./support/steps.ts";

/** The calls to the mock's main host so far, as paths with their queries. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/") && request.method() === "GET") calls.push(pathname + search);
  });
  return calls;
}

/** Holds the shop's main script back; returns how to let it go. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const leftOver = (page: Page) => page.evaluate(() => [...(globalThis.earlyCalls?.keys() ?? [])]);

const routes = routesOf(await listRouteFiles());

for (const visit of VISITS)
  test.describe(`as ${visit.account} at ${visit.size.width} px`, () => {
    test.use({
      viewport: visit.size,
      world: visit.account === "visitor" ? {} : { persona: visit.account },
    });

    for (const { name, path } of routes) {
      // It leads to the login page, which makes calls of its own.
      if (visit.account === "visitor" && path.startsWith("/cart")) continue;
      const first = earlyRequests(name).map(([, rest]) => rest.replace(/\{\w+\}/, visit.id));

      test(`the first calls of ${path} are on their way before the script, and are made once`, async ({
        page,
      }) => {
        const calls = watchCalls(page);
        const release = await holdScript(page);
        await page.goto(addressOf(path, visit), { waitUntil: "commit" });
        await expect.poll(() => calls.toSorted()).toEqual(first.toSorted());
        release();
        await page.getByRole("main").waitFor();
        await expect.poll(() => leftOver(page)).toEqual([]);
        await page.waitForLoadState("networkidle");
        // The page that this one leads to makes calls of its own.
        if (new URL(page.url()).pathname !== addressOf(path, visit)) return;
        for (const call of first) expect(calls.filter((made) => made === call)).toHaveLength(1);
      });
    }
  });

for (const { name, path } of routes)
  test(`${path} sends the first calls that npm run generate -- first-calls has recorded`, async ({
    context,
    baseURL,
    enterWorld,
  }) => {
    const recorded: string[][] = [];
    for (const visit of VISITS) {
      await enterWorld(visit.account === "visitor" ? {} : { persona: visit.account });
      const page = await context.newPage();
      await page.setViewportSize(visit.size);
      recorded.push(await recordFirstCalls(page, baseURL + addressOf(path, visit), visit.isReturn));
      await page.close();
    }
    expect(commonCalls(path, recorded)).toEqual(firstCalls[name as keyof typeof firstCalls]);
  });

test("an address with filters makes its calls by itself", async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto("/list?in_stock=1");
  await goodsItems(page).or(page.getByRole("article")).first().waitFor();
  expect(await page.evaluate(() => globalThis.earlyCalls)).toBeUndefined();
  expect(calls.filter((call) => call.startsWith("/api/goods/list"))[0]).toBe("/api/goods/list?in_stock=1");
});

test("early calls that nobody has taken over after 30 s are aborted, and made again", async ({ page }) => {
  const calls = watchCalls(page);
  const release = await holdScript(page);
  const isHot = (request: Request) => request.url().endsWith("/api/goods/hot");
  const aborted = page.waitForEvent("requestfailed", isHot);
  const arrived = page.waitForEvent("response", (response) => isHot(response.request()));
  await page.goto("/404", { waitUntil: "commit" });
  await arrived;
  await page.clock.fastForward(30_000);
  // Its body is longer than what the browser buffers of a response that nobody reads.
  await aborted;
  expect(await leftOver(page)).toEqual([]);
  release();
  await page.getByRole("article").first().waitFor();
  expect(calls.filter((call) => call === "/api/goods/hot")).toHaveLength(2);
});

test("an early call that fails is shown like any other, and tried again", async ({ page, mock }) => {
  await mock.fault({
    match: { operationId: "listGoods" },
    fault: { kind: "status", status: 500 },
    times: 1,
  });
  await page.goto("/list");
  await page.getByRole("button", { name: /重试|重新加载/ }).click();
  await goodsItems(page).or(page.getByRole("article")).first().waitFor();
});

for (const [width, path] of [
  [1440, "/"],
  [1440, "/list"],
  [390, "/list"],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, world: { persona: "buyer" } });

    test(`the header of ${path} is there before the script, and nothing moves when it comes`, async ({
      page,
    }) => {
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: "commit" });
      const search = page.locator("form[role=search]");
      const logo = page.locator("header img[src='/favicon.svg']:visible");
      await expect(search).toBeVisible();
      // The browser paints nothing before its styles are there.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
      );
      const before = [await search.boundingBox(), await logo.boundingBox()];
      // Nobody can type into what is about to be replaced.
      await expect(page.locator("[inert]").locator(search)).toBeVisible();
      release();
      await page.getByRole("article").first().waitFor();
      expect([await search.boundingBox(), await logo.boundingBox()]).toEqual(before);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  });

test("settings that are wrong are told in one line, to the buyer and in the console", async ({
  browser,
  baseURL,
}) => {
  // A page of its own: here an error in the console is expected.
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: "block" });
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.route("/config.json", (route) => route.fulfill({ json: { main: "api.example" } }));
  const calls = watchCalls(page);
  await page.goto("/list");
  await expect(page.getByRole("alert")).toContainText("站点配置有误，我们会尽快修复，请稍后再试。");
  expect(errors).toEqual([
    '/config.json is wrong: main must be an address without a slash at its end, such as "https://api.example", or "" for the shop\'s own origin, not "api.example"',
  ]);
  expect(calls).toEqual([]);

  await page.unroute("/config.json");
  await page.getByRole("button", { name: "重新加载" }).click();
  await goodsItems(page).or(page.getByRole("article")).first().waitFor();
  await page.close();
});

test("the files of the page are fetched before the script asks for them, and once", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) files.push(pathname);
  });
  const release = await holdScript(page);
  await page.goto("/list", { waitUntil: "commit" });
  await expect.poll(() => files.length).toBeGreaterThan(10);
  release();
  await goodsItems(page).or(page.getByRole("article")).first().waitFor();
  expect(files.length).toBe(new Set(files).size);
});
