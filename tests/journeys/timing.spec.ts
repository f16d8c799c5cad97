import { expect, test } from "./support/shop.ts";
import { clickTwice, goodsItems, stopClock } from "./support/steps.ts";

test("page views, scroll position and common data follow a route change with their delays", async ({
  page,
  mock,
}) => {
  const views: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/page-views")) views.push(request.postDataJSON());
  });
  const commonData = async () => (await mock.requests({ operationId: "getCommonData" })).length;
  const scrolled = () => page.evaluate(() => scrollY);

  await page.goto("/list");
  await goodsItems(page).or(page.getByRole("article")).first().waitFor();
  await expect.poll(() => views.length).toBe(1);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(scrolled).toBe(700);
  const asked = await commonData();

  await stopClock(page);
  await page.evaluate(() => document.querySelector<HTMLElement>("nav a[href='/lqzx']")?.click());
  await expect(page).toHaveTitle(/^领券中心/);
  await page.clock.runFor(299);
  expect(views).toHaveLength(1);
  // The address of a change that has begun meanwhile is not that of this view.
  await page.evaluate(() => history.replaceState(history.state, "", "/qxzq"));
  await page.clock.runFor(1);
  await expect.poll(() => views.at(-1)).toMatchObject({ name: "lqzx", path: "/lqzx" });
  // The mock stands for the analytics service.
  await expect
    .poll(async () => (await mock.pageViews()).map(({ name }) => name))
    .toEqual(["list_index", "lqzx"]);
  await expect.poll(commonData).toBe(asked + 1);

  await page.evaluate(() => history.replaceState(history.state, "", "/lqzx"));
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/^商品列表/);
  await page.clock.runFor(99);
  expect(await scrolled()).toBe(0);
  await page.clock.runFor(1);
  expect(await scrolled()).toBe(700);
});

test("how quick a page was is reported when it is hidden", async ({ browser, baseURL }) => {
  // Under the frozen clock of the other journeys nothing takes any time.
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: "block" });
  const reports: { vitals?: object }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/page-views")) reports.push(request.postDataJSON());
  });
  await page.goto("/lqzx");
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  // The figures are taken once the page is at rest.
  await expect(async () => {
    await hide();
    expect(reports.find(({ vitals }) => vitals)).toMatchObject({
      name: "lqzx",
      path: "/lqzx",
      vitals: { TTFB: { name: "lqzx", value: expect.any(Number), rating: expect.any(String) } },
    });
  }).toPass();
  await page.close();
});

test("the sticky search row, suggestions and the cart have their delays", async ({ page, mock, logInAs }) => {
  const count = async (operationId: "searchGoods" | "addCartLines") =>
    (await mock.requests({ operationId })).length;
  await logInAs("buyer");
  await page.goto("/list");
  await goodsItems(page).first().waitFor();

  await stopClock(page);
  const pinned = page.locator("[data-stuck]");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("scroll", () => resolve(), { once: true });
        scrollTo(0, 205);
      }),
  );
  await page.clock.runFor(99);
  await expect(pinned).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(pinned).toHaveCount(1);

  await goodsItems(page).first().getByRole("button", { name: "加入购物车" }).click();
  await page.clock.runFor(199);
  expect(await count("addCartLines")).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => count("addCartLines")).toBe(1);

  await clickTwice(goodsItems(page).first().getByRole("button", { name: "加入购物车" }));
  await page.clock.runFor(200);
  const toast = page.getByText(/^已加入购物车 ×2，共 \d+ ./);
  await expect(toast).toBeVisible();
  const search = await page.getByRole("search").boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
  expect(await count("addCartLines")).toBe(2);

  const box = page.getByRole("combobox", { name: "按药品名称搜索" });
  await box.fill("amxl");
  await page.clock.runFor(499);
  expect(await count("searchGoods")).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => count("searchGoods")).toBe(1);
});
