import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { cartLines, goodsItems, hold, holdResponses, settleBar } from "./support/steps.ts";

/** A tool in the sidebar at the right edge. */
const tool = (page: Page, name: RegExp) =>
  page.getByRole("complementary", { name: "快捷工具" }).getByRole("button", { name });

/** The width of the sidebar, including its drawer. */
const barWidth = async (page: Page) =>
  (await page.getByRole("complementary", { name: "快捷工具" }).boundingBox())?.width;

const drawer = (page: Page) => page.getByRole("region", { name: "购物车", exact: true });

test("the cart drawer and the cart page stay in sync", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/cart");
  await cartLines(page).first().waitFor();
  expect(await barWidth(page)).toBe(40);
  await tool(page, /^购物车/).click();
  await expect(drawer(page)).toBeFocused();
  await expect.poll(() => barWidth(page)).toBe(310);
  const totals = drawer(page).getByRole("status").filter({ hasText: "合计" });
  const sum = await settleBar(page).locator("strong").innerText();
  await expect(totals).toContainText(sum);

  const name = (await cartLines(page).first().getByRole("link").first().innerText()).trim();
  const inDrawer = drawer(page).getByRole("spinbutton", { name: `购物车中${name}的数量` });
  const onPage = cartLines(page).first().getByRole("spinbutton");
  await inDrawer.press("ArrowUp");
  const more = await inDrawer.inputValue();
  await expect(onPage).toHaveValue(more);
  await expect(settleBar(page).locator("strong")).not.toHaveText(sum);
  await expect(totals).toContainText(await settleBar(page).locator("strong").innerText());
  await expect
    .poll(async () => (await mock.requests({ operationId: "editCartLine", status: "200" })).length)
    .toBe(1);

  await drawer(page)
    .getByRole("button", { name: `从购物车删除 ${name}` })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("确定删除这件商品吗?");
  await question.getByRole("button", { name: "删除" }).click();
  await expect(page.getByRole("button", { name: `删除 ${name}`, exact: true })).toHaveCount(0);
  await expect(inDrawer).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
});

test("the count of the cart is not that of an older response, which came after the change", async ({
  page,
  mock,
  logIn,
}) => {
  await logIn("buyer");
  const older = await holdResponses(page, "**/api/cart/total*");
  await page.goto("/list?keywords=布洛芬");
  await older.given;
  const count = page.getByRole("banner").getByRole("link", { name: /^购物车/ });
  await expect(count).toContainText("种商品");
  const before = Number(/\d+/.exec(await count.innerText())?.[0]);
  await goodsItems(page, "布洛芬").first().getByRole("button", { name: "加入购物车" }).click();
  await expect(count).toContainText(`${before + 1}`);
  older.release();
  await expect
    .poll(async () => (await mock.requests({ operationId: "getCartTotal" })).length)
    .toBeGreaterThan(1);
  await expect(count).toContainText(`${before + 1}`);
});

test(
  "the drawer virtualizes a cart of 3,000 lines; an empty cart and a failed request show what to do next",
  { tag: "@walk" },
  async ({ page, mock, logInAs }) => {
    await logInAs("big");
    await page.goto("/404");
    await tool(page, /^购物车/).click();
    await expect(drawer(page).getByText(/共 3,000 种/)).toBeVisible();
    expect(await drawer(page).getByRole("listitem").count()).toBeLessThan(30);

    await logInAs("empty");
    await mock.fault({
      match: { operationId: "listCartLines" },
      fault: { kind: "status", status: 500 },
      times: 1,
    });
    await page.goto("/404");
    await tool(page, /^购物车/).click();
    await expect(drawer(page)).toContainText("购物车加载失败");
    await drawer(page).getByRole("button", { name: "重新加载" }).click();
    await expect(drawer(page)).toContainText("购物车是空的");
    await drawer(page).getByRole("link", { name: "去逛逛" }).click();
    await expect(page).toHaveURL(/\/list$/);
  },
);

test("customer service is a sandboxed chat if available, otherwise two links, for visitors too", async ({
  page,
  logInAs,
  expectAccessible,
}) => {
  const links = page.getByRole("region", { name: "客服" }).getByRole("link", { name: /在线客服/ });
  await page.goto("/404");
  await tool(page, /^在线客服/).click();
  await expect(links).toHaveCount(2);
  await expect(page.getByRole("region", { name: "客服" }).getByRole("link", { name: "登录" })).toBeVisible();

  await logInAs("manager");
  await page.goto("/404");
  await tool(page, /^在线客服/).click();
  const frame = page.locator('iframe[title="在线客服"]');
  await expect(frame).toHaveAttribute("src", /\/chat\?username=manager&token=\w+$/);
  await expect(frame).toHaveAttribute("sandbox", /^allow-scripts/);
  await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(frame.contentFrame().getByText(/请问有什么可以帮您/)).toBeVisible();
  await page.getByRole("button", { name: "关闭客服" }).click();
  await expect(tool(page, /^在线客服/)).toBeFocused();

  await logInAs("unsigned");
  await page.reload();
  await tool(page, /^在线客服/).click();
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute("href", /^https:/);
  await expect(frame).toHaveCount(0);
  await expectAccessible();
});

test.describe("the lottery", () => {
  test.use({ lotteryPopup: true, world: { scenario: "lottery-open", clock: "2026-11-21 10:00:00" } });

  test("draws once: a delay, the prize, and no pop-up on the next visit", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/");
    const popup = page.getByRole("dialog", { name: "冬日抽奖" });
    await tool(page, /^参加抽奖/).click();
    await expect(popup.getByRole("list", { name: "奖品" }).getByRole("listitem")).toHaveCount(6);
    await expect(popup.getByRole("timer")).toContainText("9 天");
    await expect(popup.getByRole("button", { name: "立即抽奖" })).toBeFocused();
    await expectAccessible();

    await mock.fault({
      match: { operationId: "drawLottery" },
      fault: { kind: "status", status: 500, when: "after" },
      times: 1,
    });
    await popup.getByRole("button", { name: "立即抽奖" }).click();
    await expect(popup.getByRole("alert")).toContainText("若已抽中，会显示同一结果");
    const clickedAt = Date.now();
    await popup.getByRole("button", { name: "重新抽奖" }).click();
    const result = page.getByRole("alertdialog", { name: "抽奖结果" });
    await expect(result).toContainText(/恭喜您，抽中了.+（.+）|很遗憾，这次没有中奖/);
    expect(Date.now() - clickedAt).toBeGreaterThanOrEqual(2000);
    const faded = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const onEnd = ({ target, elapsedTime, pseudoElement }: AnimationEvent) => {
            const isPopup = target instanceof Element && target.matches("[data-state=closed]");
            if (isPopup && pseudoElement === "") resolve(elapsedTime);
          };
          addEventListener("animationend", onEnd, true);
        }),
    );
    await result.getByRole("button").click();
    await expect(popup).toBeHidden();
    expect(await faded).toBe(1);

    await page.reload({ waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await tool(page, /^购物车/).waitFor();
    await expect(tool(page, /^参加抽奖/)).toHaveCount(0);
    await expect(popup).toHaveCount(0);
  });

  test(
    "comes once the page is at rest, takes no key typed elsewhere, and then stays away until asked",
    { tag: "@walk" },
    async ({ page, mock }) => {
      await page.goto("/");
      const popup = page.getByRole("dialog", { name: "冬日抽奖" });
      const search = page.getByRole("combobox", { name: "按药品名称搜索" });
      await tool(page, /^参加抽奖/).waitFor();
      await page.keyboard.press("/");
      await page.keyboard.type("bljg");
      await expect(search).toHaveValue("bljg");
      await expect(popup).toBeHidden();
      await page.keyboard.press("Escape");
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(popup).toBeVisible();
      await expect(popup).toBeFocused();
      // The search receives the keys of a buyer who does not look up, and the only draw is not spent.
      await page.keyboard.press("Enter");
      await page.keyboard.type("/amxl");
      await expect(popup).toHaveCount(0);
      await expect(search).toHaveValue("amxl");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/search/);
      expect(await mock.requests({ operationId: "drawLottery" })).toEqual([]);
      await tool(page, /^参加抽奖/).click();
      await expect(popup.getByRole("button", { name: "立即抽奖" })).toBeFocused();
    },
  );

  test("does not come before the first order", async ({ page, logInAs }) => {
    const popup = page.getByRole("dialog", { name: "冬日抽奖" });
    await page.clock.install();
    await logInAs("empty");
    await page.goto("/");
    await page.getByRole("article", { name: "第一单" }).getByRole("link", { name: "快捷采购" }).waitFor();
    await tool(page, /^参加抽奖/).waitFor();
    await page.clock.runFor(10_000);
    await expect(popup).toHaveCount(0);

    await logInAs("buyer");
    await page.reload({ waitUntil: "commit" });
    await page.getByRole("article", { name: "上次订单" }).waitFor();
    await page.clock.runFor(10_000);
    await expect(popup).toBeVisible();
  });

  test(
    "reopens only on request after being dismissed; closed during a draw, it still reports the result",
    { tag: "@walk" },
    async ({ page }) => {
      await page.goto("/");
      const popup = page.getByRole("dialog", { name: "冬日抽奖" });
      await popup.getByRole("button", { name: "关闭抽奖" }).click();
      await expect(popup).toHaveCount(0);
      await page.reload({ waitUntil: "commit" });
      await tool(page, /^参加抽奖/).click();

      const draw = await hold(page, /\/api\/draw(\?|$)/);
      await popup.getByRole("button", { name: "立即抽奖" }).click();
      await expect(popup.getByRole("button", { name: "正在抽奖……" })).toBeVisible();
      await page.keyboard.press("Escape");
      const question = page.getByRole("alertdialog", { name: "温馨提示" });
      await expect(question).toContainText("请到会员中心查看抽奖结果");
      await question.getByRole("button", { name: "继续等待" }).click();
      await expect(popup).toBeVisible();
      await popup.getByRole("button", { name: "关闭抽奖" }).click();
      await question.getByRole("button", { name: "关闭" }).click();
      await expect(popup).toHaveCount(0);
      await draw();
      await expect(page.getByRole("alertdialog", { name: "抽奖结果" })).toBeVisible();
    },
  );
});

test.describe("decorative content", () => {
  const broken = [
    "getBottomAd",
    "listRightBanners",
    "listTopAds",
    "getLotteryStatus",
    "getMessageCounts",
    "getCartTotal",
    "listArticleCategories",
  ] as const;
  test.use({
    world: {
      persona: "buyer",
      faults: broken.map((operationId) => ({
        match: { operationId },
        fault: { kind: "status" as const, status: 500 as const },
      })),
    },
  });

  test("fails without affecting the page, and one toast says so", async ({ page, mock }) => {
    await page.goto("/");
    await tool(page, /^购物车/).waitFor();
    await expect.poll(async () => (await mock.requests({ status: "5xx" })).length).toBeGreaterThan(6);
    await expect(page.getByText("系统繁忙，请稍候再试")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toContainText("药品经营许可证");
    await expect(page.getByRole("contentinfo")).toContainText("© 2026");
  });
});

/** The bar at the right edge: messages, QR code and the cart drawer, which covers neither. */
async function expectSidebarTools(page: Page) {
  await expect(page.getByRole("link", { name: /^我的消息.*3.*条未读/ })).toBeVisible();
  const code = page
    .getByRole("complementary", { name: "快捷工具" })
    .getByRole("img", { name: "微信小程序二维码" });
  await tool(page, /^微信扫码/).click();
  await expect(code).toBeVisible();
  await tool(page, /^购物车/).click();
  await expect(drawer(page).getByRole("link", { name: "去购物车结算" })).toBeVisible();
  await tool(page, /^微信扫码/).click();
  await code.hover();
}

/** The same tools in a phone's menu, but for the code that no phone can scan off its own screen. */
async function expectMenuTools(page: Page) {
  const menu = page.getByRole("dialog", { name: "菜单" });
  await page.getByRole("button", { name: "打开菜单" }).click();
  const tools = menu.getByRole("list", { name: "快捷工具" });
  await expect(tools.getByRole("link", { name: /^我的消息.*3.*条未读/ })).toBeVisible();
  await expect(tools.getByRole("link", { name: "微信小程序" })).toBeVisible();
  await tools.getByRole("button", { name: "在线客服" }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole("region", { name: "客服" })).toBeVisible();
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, { tag: width === 390 ? [] : "@walk" }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the tools are reachable, the bottom ad stays closed, and axe finds no violations", async ({
      page,
      expectAccessible,
      logInAs,
    }) => {
      await logInAs("buyer");
      await page.goto("/", { waitUntil: "commit" });
      const ad = page.getByRole("complementary", { name: "底部广告" });
      await ad.getByRole("button", { name: "关闭底部广告" }).click();
      await expect(ad).toHaveCount(0);
      await page.reload({ waitUntil: "commit" });

      if (width >= 768) await expectSidebarTools(page);
      else await expectMenuTools(page);
      await expect(ad).toHaveCount(0);
      await expectAccessible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test("shows the site name while the scripts load", async ({ page }) => {
  const { promise: arrival, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const name = page.getByText("百草汇医药批发商城", { exact: true });
  // In its color: the CSP allows the document's inline style.
  await expect(name).toHaveCSS("color", "rgb(8, 121, 91)");
  await expect(page.getByText("正在打开……")).toBeVisible();
  letThemCome();
  await expect(page.getByRole("textbox", { name: "用户名" })).toBeVisible();
  await expect(page.getByText("正在打开……")).toHaveCount(0);
});

test("a page that was left before its code had come opens later", async ({ page }) => {
  await page.goto("/404");
  const help = page.getByRole("contentinfo").getByRole("navigation", { name: "帮助" }).getByRole("link");
  await expect(help.first()).toBeVisible();
  const release = await hold(page, "**/assets/*.js");
  const code = page.waitForRequest("**/assets/*.js");
  await help.first().click();
  await code;
  await page.getByRole("banner").getByRole("link", { name: "首页" }).first().click();
  await release();
  await expect(page).toHaveURL("/");
  await help.first().click();
  await expect(page).toHaveURL(/\/help\//);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("under a thumb", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("five places at the bottom, no bar over another, and what is tapped often is large enough", async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn("buyer");
    const bar = page.getByRole("navigation", { name: "底部导航" });
    const here = bar.locator("[aria-current]");
    await expect(here).toHaveText("首页");
    await expect(bar.locator("a, button")).toHaveText(["首页", "分类", "快捷采购", /^购物车\s*13/, "我的"]);

    await bar.getByRole("button", { name: "分类" }).tap();
    const sheet = page.getByRole("dialog", { name: "商品分类" });
    await sheet.getByText("心脑血管", { exact: true }).tap();
    await expectAccessible();
    await sheet.getByRole("link", { name: "降压药" }).tap();
    await expect(page).toHaveURL(/\/list\?select=30101$/);
    await expect(sheet).toHaveCount(0);
    await expect(here).toHaveText("分类");
    expect(await tooSmall(page)).toEqual([]);

    await expect(page.getByRole("link", { name: "列表", exact: true })).toHaveAttribute("aria-current");
    const row = page.locator("[data-goods-row]");
    await row.nth(11).waitFor();
    await row.first().evaluate((first) => first.scrollIntoView());
    expect(await tooSmall(page)).toEqual([]);
    expect(await rowsInView(page)).toBeGreaterThanOrEqual(5);

    await bar.getByRole("link", { name: "快捷采购" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("快捷采购");
    await expect(here).toHaveText("快捷采购");
    await expect(page.getByText(/点选商品，填好数量/)).toBeVisible();
    await expect(page.getByText(/回车/)).toBeHidden();

    await bar.getByRole("link", { name: /^购物车/ }).tap();
    await cartLines(page).first().waitFor();
    await expect(here).toHaveText(/^购物车/);
    expect(await tooSmall(page)).toEqual([]);
    const [settle, thumbs] = await Promise.all([settleBar(page).boundingBox(), bar.boundingBox()]);
    expect(settle && settle.y + settle.height).toBeLessThanOrEqual(thumbs?.y ?? 0);
    await page.getByRole("button", { name: "去结算" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/确认订单/);
    await expect(bar).toHaveCount(0);
    await page.goBack({ waitUntil: "commit" });
    await bar.getByRole("link", { name: "我的" }).tap();
    await expect(page).toHaveURL(/\/user$/);
    await expect(here).toHaveText("我的");
  });
});

/** Returns the frequently tapped elements in the window that are less than 44 px wide or high. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const OFTEN = [
      "nav[aria-label=底部导航] > *",
      "header button:not([aria-label=关闭广告])",
      "header a[href='/cart']",
      "main button[aria-label^=增加]",
      "main button[aria-label^=减少]",
      "main form button[type=submit]",
      "main button[aria-pressed][aria-label*=收藏]",
      "main [aria-label=排序] a",
      "main [aria-label=显示方式] a",
      "main label:has(> input[type=checkbox])",
    ];
    const LEAST = 44;
    return [...document.querySelectorAll<HTMLElement>(OFTEN.join(","))].flatMap((one) => {
      const { width, height, top, bottom } = one.getBoundingClientRect();
      const isSeen = one.checkVisibility() && bottom > 0 && top < innerHeight;
      const isSmall = Math.round(width) < LEAST || Math.round(height) < LEAST;
      const name = one.ariaLabel ?? one.innerText;
      return isSeen && isSmall ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  });
}

/** Returns the number of rows of goods that are fully visible between the top bar and the bottom bar. */
function rowsInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const end = document.querySelector("nav[aria-label=底部导航]")?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll("[data-goods-row]")].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 56 && bottom <= end;
    }).length;
  });
}

/** The parts of a printed page that do not belong on paper: they keep their place, or can be pressed or filled in. */
const offPaper = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          /fixed|sticky/.test(getComputedStyle(element).position) ||
          element.matches(
            "button:not([aria-haspopup=dialog]), .shop-button, select, textarea, input:not(:checked, [role=spinbutton])",
          ) ||
          (element.matches("header, footer, aside, nav") && !element.matches("main *")),
      )
      .map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent}`.slice(0, 80)),
  );

test.describe("on paper", () => {
  test.use({ world: { persona: "buyer", clock: "2026-11-21 10:00:00" } });

  test("every page is printed alone: no bars, rails, menus and buttons", async ({ page }) => {
    for (const [path, text] of [
      ["/cart", "阿莫西林胶囊"],
      ["/order", "DD2026111800000001"],
      ["/order/info/9003", "批次质检报告"],
      ["/order/print?ids=9003,9002", "销售订单"],
      ["/order/print?dossier=9003", "随货单号"],
      ["/wdqb/dzd", "账龄"],
      ["/wdqb/dzd/print", "期末应付（大写）"],
      ["/dzht", "第十条"],
      ["/zzfw/dzfp", "26330020404264955105"],
      ["/list/info/1", "批准文号"],
    ] as const) {
      await page.goto(path);
      const content = page.getByRole("main").getByText(text).first();
      await expect(content).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => offPaper(page)).toEqual([]);
      await expect(content).toBeVisible();
      await page.emulateMedia({ media: null });
    }
  });

  test(
    "a long cart is printed whole, with the names of its goods",
    { tag: "@walk" },
    async ({ page, logInAs }) => {
      await logInAs("big");
      await page.goto("/cart");
      await cartLines(page).first().waitFor();
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => page.locator("[data-line]").count()).toBeGreaterThan(2900);
      const names = page.locator("[data-line] [role=cell] a");
      const cut = await names.evaluateAll(
        (links) =>
          links.filter((link) => !link.checkVisibility() || link.scrollWidth > link.clientWidth).length,
      );
      expect(cut).toBe(0);
      const [first, last] = [page.locator("[data-line]").first(), page.locator("[data-line]").last()];
      const bottom = await first.evaluate((row) => row.getBoundingClientRect().bottom);
      expect(await last.evaluate((row) => row.getBoundingClientRect().top)).toBeGreaterThan(bottom);
      await page.emulateMedia({ media: null });
      await expect.poll(() => page.locator("[data-line]").count()).toBeLessThan(100);
    },
  );
});
