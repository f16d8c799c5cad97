import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { passMinutes } from "./support/steps.ts";

/** The blocks of the home page: operation, name in the retry button, and region. */
const BLOCKS = [
  ["listRightAds", "服务与优惠", "服务与优惠"],
  ["listNewProductAds", "新品推荐", "新品推荐"],
  ["getSpike", "限时秒杀", "限时秒杀"],
  ["listGoodsActivities", "优惠活动", "优惠活动"],
  ["listNews", "行业资讯", "资讯"],
  ["listHotGoods", "热销商品", "热销商品"],
  ["listHomeFloors", "推荐楼层", "感冒止咳"],
  ["listPosters", "海报", "海报"],
] as const;

const retry = (page: Page, what: string) =>
  page.getByRole("button", { name: `重新加载${what}`, exact: true });
const floor = (page: Page) => page.getByRole("region", { name: "感冒止咳", exact: true });
const timer = (page: Page) => page.getByRole("region", { name: "限时秒杀" }).getByRole("timer");

/** Scroll distance per step in px: less than the margin within which blocks are rendered ahead. */
const STEP = 600;

/** Scrolls to a block, by default the last one, so that every block above it is rendered. */
async function readOn(page: Page, to = page.getByRole("navigation", { name: "友情链接" })): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, STEP);
      return to.isVisible();
    })
    .toBe(true);
}

test.describe("a client whose clock is two days ahead", () => {
  test.use({ world: { clock: "2026-11-21 10:00:00" } });

  test("the countdown follows the server's clock, and so does the end of the sale", async ({
    page,
    mock,
  }) => {
    await page.clock.setSystemTime(new Date("2026-11-23T10:00:00+08:00"));
    await page.goto("/");
    await expect(timer(page)).toHaveText(/^(01:5\d:\d\d|02:00:00)$/);
    await expect(timer(page)).toHaveAccessibleName(/^距本场结束：(1 小时 5\d 分钟|2 小时)$/);
    await expect(page.getByText("今天 11:59 截止").first()).toBeVisible();

    await passMinutes(page, mock, 120);
    await expect(timer(page)).toHaveAccessibleName(/^距本场开始/);
    await expect(page.getByText("即将开始").first()).toBeVisible();
  });
});

test.describe("every block fails", () => {
  test.use({
    world: {
      faults: (["listFocusBanners", ...BLOCKS.map(([operationId]) => operationId)] as const).map(
        (operationId) => ({
          match: { operationId },
          fault: { kind: "status", status: 500 },
          times: 1,
        }),
      ),
    },
  });

  test(
    "each shows its error in place and reloads on retry; the rest is unaffected",
    { tag: "@walk" },
    async ({ page, expectAccessible }) => {
      await page.goto("/");
      await expect(page.getByText("常备药品，一次配齐")).toBeVisible();
      await page.getByRole("button", { name: "重新加载焦点图" }).click();
      await expect(page.getByRole("region", { name: "焦点图" })).toBeVisible();
      await readOn(page);
      for (const [, what] of BLOCKS) await expect(retry(page, what)).toBeVisible();
      await expectAccessible();
      await expect(page.getByText("系统繁忙")).toHaveCount(0);
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      for (const [, what, name] of BLOCKS) {
        await retry(page, what).click();
        await expect(retry(page, what)).toHaveCount(0);
        // Before the next click scrolls away: floors render only near the viewport.
        await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
      }
      await expect(floor(page).getByRole("article").first()).toBeVisible();
    },
  );
});

for (const half of [0, 1])
  test(
    `pending blocks keep their space, and the others render: half ${half + 1}`,
    { tag: "@walk" },
    async ({ page, mock }) => {
      const isSlow = (place: number) => place % 2 === half;
      const slow = BLOCKS.filter((_, place) => isSlow(place)).map(([operationId]) => operationId);
      for (const operationId of half === 0 ? [...slow, "listFocusBanners" as const] : slow)
        await mock.faults.add({ match: { operationId }, fault: { kind: "hang" } });
      await page.goto("/");
      await readOn(page);
      for (const [place, [, , name]] of BLOCKS.entries()) {
        const picture = page
          .getByRole("region", { name, exact: true })
          .locator("li a, article a, a:has(img)");
        await (isSlow(place) ? expect(picture).toHaveCount(0) : expect(picture.first()).toBeVisible());
      }
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    },
  );

test("the carousel works by keyboard, and can be paused", async ({ page }) => {
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "焦点图" });
  const place = carousel.locator("[aria-current=true]");
  await expect(place).toHaveAccessibleName(/^第 1 张/);
  await carousel.getByRole("button", { name: "暂停轮播" }).click();
  await carousel.getByRole("button", { name: "开始轮播" }).press("ArrowLeft");
  await expect(place).toHaveAccessibleName(/^第 6 张/);
  await carousel.getByRole("button", { name: /^第 5 张/ }).click();
  await carousel.getByRole("group", { name: "5 / 6" }).getByRole("button").click();
  const notice = page.getByRole("alertdialog", { name: "温馨提示" });
  await expect(notice).toContainText("年终大促将于 12 月 1 日 10:00 开始");
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(place).toHaveAccessibleName(/^第 5 张/);

  // Ads that stay take at most a twentieth of the window.
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole("complementary", { name: "底部广告" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const share = await shareOfAds(page);
    expect(share).toBeGreaterThan(1);
    expect(share).toBeLessThanOrEqual(5);
  }
});

/**
 * The share of the window that ads take once the page is scrolled, in per cent. Those on the page scroll away with it;
 * what stays is there on every screen that is read.
 */
const shareOfAds = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ads = document.querySelectorAll<HTMLElement>('[aria-label$="广告"]:not(button), [data-ad]');
    const areas = [...ads].map((ad) => {
      const { left, right, top, bottom } = ad.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      return Math.max(0, width) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return (100 * areas.reduce((sum, area) => sum + area, 0)) / (innerWidth * innerHeight);
  });

test("malicious ads and texts have no effect", { tag: "@walk" }, async ({ page, mock }) => {
  const hostile = [
    ["javascript:document.title='未过滤'", "脚本链接"],
    ["//evil.example/a", "别的网站"],
    ["*", "无字星标"],
    ["", "空链接"],
  ].map(([url, title], index) => ({
    id: index + 1,
    url,
    title: `<img src=x onerror="document.title='未过滤'">${title}`,
    image: index === 0 ? "javascript:document.title='未过滤'" : `${mock.url}/images/ads/0.svg`,
  }));
  await page.route("**/api/focus/right", (route) =>
    route.fulfill({
      json: { code: 200, message: "成功", data: hostile },
      headers: {
        "access-control-allow-origin": new URL(page.url()).origin,
        "access-control-allow-credentials": "true",
      },
    }),
  );
  await page.route("**/api/index_wntj/1", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object[] };
    const [script] = hostile;
    const notice = { id: 9, title: "网页通知", image: "", url: "#<img src=x onerror=alert(1)>今日停发" };
    Object.assign(body.data[0]!, { name: script!.title, url: script!.url, ads: [notice] });
    await route.fulfill({ response, json: body });
  });
  await page.goto("/");
  const ads = page.getByRole("region", { name: "服务与优惠" });
  for (const [title, says] of [
    ["脚本链接", "活动未开始"],
    ["别的网站", "活动未开始"],
    ["无字星标", "活动暂未开始"],
    ["空链接", "活动未开始"],
  ] as const) {
    await ads.getByRole("button", { name: title }).click();
    await expect(page.getByRole("alertdialog")).toContainText(says);
    await page.getByRole("button", { name: "知道了" }).click();
  }
  const hostileFloor = page.getByRole("region", { name: "脚本链接" });
  await readOn(page, hostileFloor);
  for (const [name, says] of [
    ["查看全部", "活动未开始"],
    ["网页通知", "<img src=x onerror=alert(1)>今日停发"],
  ] as const) {
    await hostileFloor.getByRole("button", { name }).click();
    await expect(page.getByRole("alertdialog")).toContainText(says);
    await page.getByRole("button", { name: "知道了" }).click();
  }
  await expect(page).toHaveTitle(/百草汇/);
  await expect(page).not.toHaveTitle(/未过滤/);

  await page.route("**/api/article/page/privacy", async (route) => {
    const reply = await route.fetch({ url: `${mock.url}/api/article/99` });
    await route.fulfill({ response: reply });
  });
  await page.goto("/privacy");
  await expect(page.getByRole("cell", { name: "这一格应当保留" })).toBeVisible();
  await page.getByText("不应能点击").click();
  await expect(page.getByText("［图片：不存在的图片］")).toBeVisible();
  await expect(page.getByRole("button", { name: "不应出现的按钮" })).toHaveCount(0);
  await expect(page).toHaveTitle(/^隐私政策/);
});

test("an activity's URL redirects to the activity, an unknown one to the not-found page", async ({
  page,
}) => {
  await page.goto("/activity/winter/cold");
  await page.waitForURL(/\/yjh\/8$/);
  for (const address of ["/activity/none/at/all", "/activity", "/loading/activity"]) {
    await page.goto(address);
    await page.waitForURL(/\/noActivity$/);
    await expect(page.getByRole("heading", { level: 1, name: "活动不存在" })).toBeVisible();
  }
  for (const url of ["https://evil.example", "javascript:alert(1)", "/activity/winter"]) {
    await page.route("**/api/activity/resolve*", (route) =>
      route.fulfill({
        json: { code: 200, message: "成功", data: { url } },
        headers: {
          "access-control-allow-origin": new URL(page.url()).origin,
          "access-control-allow-credentials": "true",
        },
      }),
    );
    await page.goto("/activity/winter/cold");
    await page.waitForURL(/\/noActivity$/);
  }
});

test.describe("a buyer's home", () => {
  test.use({ world: { persona: "buyer", clock: "2026-11-21 10:00:00" } });

  test("begins with the desk: what is due, the last order, what is owed, on the way and ending", async ({
    page,
    mock,
    logInAs,
    expectAccessible,
  }) => {
    await page.goto("/");
    const desk = page.getByRole("region", { name: "采购台" });
    const card = (name: string) => desk.getByRole("article", { name });
    await expect(card("该补货了").getByRole("listitem").first()).toContainText(/\d+ 天前买 \d+/);
    await expect(card("7 天内应还")).toContainText("下一笔 2026-12-03 到期");
    await expect(card("在途到货")).toContainText("1 单");
    await expect(card("证照到期")).toContainText("还剩 18 天");
    // The banners come after the desk.
    const order = page.getByRole("region", { name: /^(采购台|焦点图)$/ });
    await expect(order.first()).toHaveAccessibleName("采购台");
    await expect(order.nth(1)).toHaveAccessibleName("焦点图");
    await expectAccessible();

    const last = card("上次订单");
    await last.getByRole("button", { name: /^再次购买订单/ }).click();
    await page
      .getByRole("dialog", { name: /^再次购买/ })
      .getByRole("button", { name: "加入购物车" })
      .click();
    await expect(page.getByText(/\d+ 种商品已加入购物车/).first()).toBeVisible();
    expect(await mock.requests({ operationId: "buyOrderAgain", status: "200" })).toHaveLength(1);

    await mock.fault({
      match: { operationId: "listFastBuy" },
      fault: { kind: "status", status: 500 },
      times: 1,
    });
    await page.reload({ waitUntil: "commit" });
    await retry(page, "该补货了").click();
    await expect(card("该补货了").getByRole("listitem").first()).toBeVisible();

    // Before the first order there are goods, the next step and coupons in place of what would be empty.
    await logInAs("empty");
    await page.reload({ waitUntil: "commit" });
    await expect(card("同行常买").getByRole("listitem")).toHaveText(Array.from({ length: 4 }, () => /¥\d/u));
    await expect(card("第一单").getByRole("link", { name: "快捷采购" })).toHaveAttribute(
      "href",
      "/zzfw/kjcg",
    );
    await expect(card("优惠券").getByRole("link", { name: "去领券" })).toHaveAttribute("href", "/lqzx");
    await expect(card("该补货了")).toHaveCount(0);
    await expectAccessible();
  });
});
