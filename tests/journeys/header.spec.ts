import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { hold, intercept, layoutShift } from "./support/steps.ts";

const searchBox = (page: Page) => page.getByRole("combobox", { name: /^按.*搜索$/ });
const options = (page: Page) => page.getByRole("listbox", { name: "搜索建议" }).getByRole("option");
const topAd = (page: Page) => page.getByRole("complementary", { name: "顶部广告" });

/** Overrides the mock's top ad. */
async function replaceTopAd(
  page: Page,
  ad: { url: string; id?: number; image?: string; title?: string },
): Promise<void> {
  await page.route("**/api/focus/top", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object[] };
    await route.fulfill({ response, json: { ...body, data: [{ ...body.data[0], ...ad }] } });
  });
}

test.describe("the search box", () => {
  test("works by keyboard alone, from the suggestions to the results", async ({ page }) => {
    const response = await hold(page, "**/api/goods/search?*");
    await page.goto("/404");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(" amx");
    await expect(page.getByText("搜索中……")).toBeVisible();
    await response();
    await expect(options(page).first()).toContainText("阿莫西林胶囊");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      /\/search\?keywords=%E9%98%BF%E8%8E%AB%E8%A5%BF%E6%9E%97%E8%83%B6%E5%9B%8A&type=1$/,
    );
    await expect(options(page)).toHaveCount(0);

    await searchBox(page).press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/&type=2$/);
    await expect(page.getByRole("combobox", { name: "按生产厂家搜索" })).toHaveValue("阿莫西林胶囊");
  });

  test("searches again on a change of the type, on any page with a keyword in the box", async ({ page }) => {
    await page.goto("/404");
    const type = page.getByRole("combobox", { name: "搜索范围" });
    await type.selectOption("生产厂家");
    await expect(page).toHaveURL(/\/404$/);
    await searchBox(page).fill("国药");
    await type.selectOption("批准文号");
    await expect(page).toHaveURL(/\/search\?keywords=%E5%9B%BD%E8%8D%AF&type=3$/);
  });

  test("keeps what is typed and chosen while the results load", async ({ page }) => {
    await page.goto("/404");
    await searchBox(page).fill("amxl");
    await expect(options(page).first()).toBeVisible();
    const release = await hold(page, "**/assets/*.js");
    await page.keyboard.press("Enter");
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("End");
    await page.keyboard.type("02");
    await expect(page).toHaveURL(/\/404$/);
    await release();
    await expect(page).toHaveURL(/\/search\?keywords=amxl&type=2$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.getByRole("combobox", { name: "按生产厂家搜索" })).toHaveValue("amxl02");
  });

  test("reports no matches, hides when empty, reopens on focus and closes on blur", async ({
    page,
    mock,
  }) => {
    await page.goto("/404");
    await searchBox(page).fill("zzqqxx");
    await expect(page.getByText("暂无数据")).toBeVisible();
    await searchBox(page).fill("  ");
    await expect(page.getByText("暂无数据")).toHaveCount(0);
    await searchBox(page).fill("zzqqxx");
    await expect(page.getByText("暂无数据")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByText("暂无数据")).toHaveCount(0);
    await searchBox(page).focus();
    await expect(page.getByText("暂无数据")).toBeVisible();
    expect(await mock.requests({ operationId: "searchGoods" })).toHaveLength(1);
  });

  test(
    "keeps this session's suggestions for five seconds after a remount",
    { tag: "@walk" },
    async ({ page, mock }) => {
      const asked = async () => (await mock.requests({ operationId: "searchGoods" })).length;
      const start = Date.parse("2026-11-21T10:00:00+08:00");
      await page.clock.setFixedTime(start);
      await page.goto("/search?keywords=amxl");
      await searchBox(page).focus();
      await expect(options(page).first()).toContainText("阿莫西林胶囊");
      expect(await asked()).toBe(1);

      await page.clock.setFixedTime(start + 4999);
      await page.reload();
      await searchBox(page).focus();
      await expect(options(page).first()).toContainText("阿莫西林胶囊");
      expect(await asked()).toBe(1);

      await page.clock.setFixedTime(start + 5000);
      await page.reload();
      await expect.poll(asked).toBe(2);
    },
  );

  test("sticks to the top from 205 px on", async ({ page }) => {
    await page.goto("/list");
    await page.getByRole("article").first().waitFor();
    const top = async () => (await searchBox(page).boundingBox())?.y ?? -1;
    await page.evaluate(() => scrollTo(0, 204));
    await expect.poll(top).toBeLessThan(0);
    await page.evaluate(() => scrollTo(0, 205));
    await expect.poll(top).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(top).toBeGreaterThan(80);
  });
});

/** Five drugs by their initials, the last one with a slip of the finger: it is mtss. */
const FIVE = [
  ["blf", "布洛芬"],
  ["atft", "阿托伐他汀"],
  ["amxl", "阿莫西林"],
  ["lhqw", "连花清瘟"],
  ["mtsd", "蒙脱石"],
] as const;

test("five drugs go into the cart by their initials, in 35 keys and without a Tab", async ({
  page,
  mock,
  logIn,
}) => {
  await logIn("empty");
  await page.getByRole("heading", { level: 1 }).waitFor();
  let keys = 0;
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
    keys += names.length;
  };
  await press("/");
  for (const [initials, name] of FIVE) {
    // Faster than the suggestions, like one who knows the initials by heart.
    await press(...Array.from(initials), "ArrowDown", "Enter");
    await expect(page.getByRole("form", { name: new RegExp(`^${name}.*的采购数量$`) })).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: /的数量$/ }).first()).toBeFocused();
    await press("Enter");
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue("");
  }
  expect(keys).toBe(35);
  await expect(page.getByRole("link", { name: "购物车 5 种商品" })).toBeVisible();
  expect(await mock.requests({ operationId: "addCartLines" })).toHaveLength(5);
});

test("suggestions know the buyer: what was bought leads, and asks for a quantity with the last one in it", async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn("buyer");
  await searchBox(page).fill("blf");
  const first = options(page).first();
  await expect(first).toContainText(/布洛芬缓释胶囊.*买过 · 上次 ¥4\.35 · \d\d-\d\d.*效期至 20/);
  await expectAccessible();
  await first.click();
  const quantity = page.getByRole("spinbutton", { name: "布洛芬缓释胶囊的数量" }).first();
  await expect(quantity).toBeFocused();
  const last = Number(/上次 (\d+) 盒/.exec(await page.getByRole("form").last().innerText())?.[1]);
  await expect(quantity).toHaveValue(String(last));
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(searchBox(page)).toBeFocused();
  await expect(first).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?keywords=blf/);
  await page.getByRole("checkbox", { name: "买过" }).check();
  await expect(page).toHaveURL(/bought=1/);
  await expect(page.getByRole("article").first()).toContainText("买过 · 上次 ¥4.35");
  await expect(page.getByRole("article").filter({ hasNotText: "买过" })).toHaveCount(0);
});

test.describe("the top ad", () => {
  test("follows its link, and stays closed", async ({ page, context }) => {
    await page.goto("/404");
    await expect(topAd(page).getByRole("link")).toHaveAttribute("href", "/hb");
    // On a wide screen the bar at the right edge covers the end of the ad.
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.getByRole("complementary", { name: "快捷工具" }).waitFor();
    await topAd(page).getByRole("button", { name: "关闭广告" }).click();
    await expect(topAd(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await expect(topAd(page)).toHaveCount(0);
    const otherTab = await context.newPage();
    await otherTab.goto("/404");
    await otherTab.waitForLoadState("networkidle");
    await expect(topAd(otherTab)).toHaveCount(0);
  });

  test("closed once, comes back as another ad, but on no page of a purchase and on no print", async ({
    page,
    logInAs,
  }) => {
    await logInAs("buyer");
    await page.goto("/cart");
    await topAd(page).getByRole("button", { name: "关闭广告" }).click();
    await replaceTopAd(page, { url: "/lqzx", id: 9999 });
    for (const path of ["/cart", "/cart/step2", "/cart/step3/1", "/cart/step4", "/order/print?ids=1"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expect(topAd(page), path).toHaveCount(0);
    }
    await page.goto("/lqzx");
    await expect(topAd(page)).toBeVisible();
  });

  test("runs no script and shows its alt text when the picture is broken", async ({ page }) => {
    await replaceTopAd(page, {
      url: " JavaScript:document.title='hit'",
      image: "javascript:document.title='hit'",
      title: "<img src=x onerror=\"document.title='hit'\">",
    });
    await page.goto("/404");
    await topAd(page).getByText("<img src=x").click();
    await expect(page.getByRole("alertdialog")).toContainText("活动未开始");
    await page.getByRole("button", { name: "知道了" }).click();
    await expect(page).toHaveTitle(/^页面不存在/);
  });

  test.describe("when the request fails", () => {
    test.use({
      world: {
        faults: [{ match: { operationId: "listTopAds" }, fault: { kind: "status", status: 500 } }],
      },
    });

    test("is hidden without an error or layout shift", async ({ page }) => {
      await page.goto("/404");
      await expect(page.getByRole("button", { name: "全部商品分类" })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      await expect(page.getByText("系统繁忙")).toHaveCount(0);
      await page.getByRole("link", { name: "领券中心" }).first().click();
      await expect(page).toHaveURL(/\/lqzx$/);
      const header = page.getByRole("banner");
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    });
  });
});

test.describe("the account", () => {
  test("a visitor logs in, sees the company and the account manager, and logs out", async ({
    page,
    logIn,
  }) => {
    await page.goto("/list");
    const header = page.getByRole("banner");
    const channels = header.getByRole("navigation", { name: "主导航" }).getByRole("link");
    await expect(channels).toHaveCount(9);
    await expect(channels.last()).toHaveAttribute("target", "_blank");
    await expect(channels.filter({ hasText: "每日特价" }).locator("img")).toBeVisible();
    const help = page.getByRole("contentinfo").getByRole("navigation", { name: "帮助" });
    await expect(help.getByRole("heading")).toHaveCount(4);
    await header.getByRole("link", { name: "请登录" }).click();
    await page.waitForURL(/\/login\?/);
    await logIn("manager");
    await expect(page).toHaveURL(/\/list$/);
    await expect(header.getByRole("link", { name: "嘉兴南湖康宁大药房" })).toHaveAttribute("href", "/user");
    await expect(header.getByText(/^专属客服 /)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("logged-in"))).toBe('"manager"');

    await header.getByRole("button", { name: "安全退出" }).click();
    await expect(header.getByRole("link", { name: "请登录" })).toBeVisible();
    await expect(header.getByText(/^专属客服 /)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("logged-in"))).toBeNull();
  });

  test("a page that is opened while the logout is underway asks nothing without the session", async ({
    page,
    mock,
    logInAs,
  }) => {
    await logInAs("buyer");
    await page.goto("/404");
    const release = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    await intercept(page, "**/api/user/logout", async (route) => {
      // The browser has dropped the session's cookie; the shop has not heard of it yet.
      const response = await route.fetch();
      ended.resolve();
      await release.promise;
      await route.fulfill({ response });
    });
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "安全退出" }).click();
    await ended.promise;
    await header.getByRole("link", { name: "首页" }).first().click();
    await expect(page.getByRole("region", { name: "采购台" })).toBeVisible();
    release.resolve();
    await expect(header.getByRole("link", { name: "请登录" })).toBeVisible();
    expect(await mock.requests({ operationId: "listFastBuy" })).toEqual([]);
  });

  test(
    "the login page shows the account manager of the last buyer, until a logout",
    { tag: "@walk" },
    async ({ page, logInAs }) => {
      const header = page.getByRole("banner");
      await page.goto("/login");
      await expect(header.getByText("投诉热线")).toBeVisible();
      await expect(header.getByText(/^专属客服/)).toHaveCount(0);
      await logInAs("manager");
      await page.goto("/404");
      await expect(header.getByText("专属客服 王雅琴")).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/login");
        await expect(header.getByText("专属客服 王雅琴")).toBeVisible();
        await expect(header.getByRole("link", { name: "13957100620" })).toBeVisible();
        await expect(header.getByText("投诉热线")).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/404");
      await header.getByRole("button", { name: "安全退出" }).click();
      await expect(header.getByRole("link", { name: "请登录" })).toBeVisible();
      await page.goto("/login");
      await expect(header.getByText("投诉热线")).toBeVisible();
      await expect(header.getByText(/^专属客服/)).toHaveCount(0);
    },
  );

  test("a cart of 3,000 lines shows 99+ on both badges", async ({ page, logInAs }) => {
    await logInAs("big");
    await page.goto("/404");
    await expect(page.getByRole("banner").getByRole("link", { name: /^购物车/ })).toContainText("99+");
    const tools = page.getByRole("complementary", { name: "快捷工具" });
    await expect(tools.getByRole("button", { name: /^购物车/ })).toContainText("99+");
  });

  test.describe("when the requests fail", () => {
    test.use({
      world: {
        persona: "buyer",
        faults: [
          { match: { operationId: "getCurrentUser" }, fault: { kind: "status", status: 500 } },
          { match: { operationId: "getCommonData" }, fault: { kind: "status", status: 500 } },
        ],
      },
    });

    test("account and categories offer a retry in place", { tag: "@walk" }, async ({ page, mock }) => {
      await page.goto("/404");
      const header = page.getByRole("banner");
      await page.waitForLoadState("networkidle");
      await expect(header.getByRole("button", { name: "重新加载" })).toBeVisible();
      await header.getByRole("button", { name: "全部商品分类" }).hover();
      const menu = header.getByRole("navigation", { name: "全部商品分类" });
      await expect(menu).toContainText("分类加载失败");
      await mock.faults.clear();
      await menu.getByRole("button", { name: "重新加载" }).click();
      await expect(menu.getByRole("link", { name: "抗感染药" })).toBeVisible();
      await expect(menu.locator("[data-category]")).toHaveCount(7);
      await header.getByRole("button", { name: "重新加载" }).click();
      await expect(header.getByRole("button", { name: "安全退出" })).toBeVisible();
    });
  });
});

test("the category menu of a zone opens, expands and navigates by arrow keys", async ({ page }) => {
  await page.goto("/yx");
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "包邮商品分类" }).focus();
  await page.keyboard.press("Enter");
  await header.getByRole("link", { name: "抗感染药" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(header.getByRole("link", { name: "感冒止咳", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(header.getByRole("link", { name: "全部感冒止咳" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(header.getByRole("link", { name: "感冒止咳", exact: true })).toBeFocused();
  await expect(header.getByRole("link", { name: "感冒用药" })).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/list\?select=201&yx=1$/);
});

test("each route has its configured header", { tag: "@walk" }, async ({ page, mock }) => {
  const bar = page.getByRole("banner");
  await page.goto("/login");
  await expect(bar.getByText("投诉热线")).toBeVisible();
  await expect(searchBox(page)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await mock.requests({ operationId: "getCurrentUser" })).toHaveLength(0);
  expect(await mock.requests({ operationId: "listTopAds" })).toHaveLength(0);

  await page.goto("/jfsc");
  await expect(searchBox(page)).toBeVisible();
  await expect(bar.getByText("投诉热线")).toHaveCount(0);
  await expect(topAd(page)).toHaveCount(0);
  await expect(bar.getByRole("link", { name: "请登录" })).toHaveAttribute("href", "/login?redirect=%2Fjfsc");

  await page.goto("/yx/rule");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(bar).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  const asked = (await mock.requests({ operationId: "getCurrentUser" })).length;
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await mock.requests({ operationId: "getCurrentUser" })).toHaveLength(asked);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, world: { persona: "buyer" } });

  test("the drawer contains what the header collapses", async ({ page, expectAccessible }) => {
    await page.goto("/404");
    const opener = page.getByRole("button", { name: "打开菜单" });
    await opener.click();
    const drawer = page.getByRole("dialog", { name: "菜单" });
    await drawer.getByText("心脑血管", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "降压药" })).toHaveAttribute("href", "/list?select=30101");
    await expectAccessible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole("link", { name: "我的订单" }).click();
    await expect(page).toHaveURL(/\/order$/);
    await expect(drawer).toHaveCount(0);
  });
});
