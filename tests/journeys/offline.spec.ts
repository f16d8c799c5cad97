import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { cartLines, goodsItems, intercept } from "./support/steps.ts";

const banner = (page: Page) => page.getByText(/^网络已断开，显示 \d\d-\d\d \d\d:\d\d 的内容$/);

/** The addresses of the responses kept for reading offline. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open("responses-1")).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

type Policy = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: unknown) => Policy };

declare global {
  /** The policies that the page's scripts created: the Content Security Policy allows each name once. */
  var policies: Record<string, Policy> | undefined;
}

/** Keeps the policies for trusted types that the page creates. */
function keepPolicies(): void {
  const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
  const create = trustedTypes.createPolicy.bind(trustedTypes);
  globalThis.policies = {};
  trustedTypes.createPolicy = (name, rules) => {
    const policy = create(name, rules);
    globalThis.policies = { ...globalThis.policies, [name]: policy };
    return policy;
  };
}

/** Waits until the service worker responds to this page: what is loaded from here on is kept. */
async function atWork(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow", world: { persona: "buyer" } });

  test("the second visit without a network shows the last list and the cart with their age, and sells nothing", async ({
    page,
    context,
    mock,
  }) => {
    const add = goodsItems(page).first().getByRole("button", { name: "加入购物车" });
    await page.goto("/cart");
    await atWork(page);
    await page.reload();
    await cartLines(page).first().waitFor();
    await expect.poll(() => kept(page)).toContain("/api/cart/list");
    await page.goto("/list");
    await add.click();
    await expect(page.getByText("已加入购物车")).toBeVisible();
    await expect.poll(() => kept(page)).toContain("/api/goods/list");
    await page.waitForLoadState("networkidle");
    await expect(banner(page)).toHaveCount(0);

    await context.setOffline(true);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await add.click();
    await expect(page.getByText("网络连接异常，请检查网络后重试").first()).toBeVisible();
    expect(await mock.requests({ operationId: "addCartLines" })).toHaveLength(1);

    await page.goto("/cart");
    await expect(cartLines(page).first()).toBeVisible();
    await expect(banner(page)).toBeVisible();

    await context.setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    await expect(cartLines(page).first()).toBeVisible();
  });

  test("the page creates the policies that the server names, and the console stays clean", async ({
    page,
    context,
  }) => {
    const notes: string[] = [];
    // Without its policy the sanitizer only warns.
    context.on("console", (message) => {
      if (["warning", "error"].includes(message.type())) notes.push(message.text());
    });
    await page.addInitScript(keepPolicies);
    const document = await page.goto("/help/xrzn/gwzn");
    await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
    await atWork(page);
    const names = ["dompurify", "service-worker"];
    const created = () => page.evaluate(() => Object.keys(globalThis.policies ?? {}).toSorted());
    await expect.poll(created).toEqual(names);
    expect(document?.headers()["content-security-policy"]).toContain(`; trusted-types ${names.join(" ")}`);
    expect(notes).toEqual([]);
  });

  test("pages open from the network where the service worker cannot read its caches", async ({
    page,
    context,
  }) => {
    await page.goto("/404");
    await atWork(page);
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(() => {
      const broken = () => Promise.reject(new Error("this disk is broken"));
      Object.assign(CacheStorage.prototype, { open: broken, match: broken });
    });
    await page.goto("/list");
    await expect(goodsItems(page).first()).toBeVisible();
  });

  test("a new release waits until the buyer agrees to it", async ({ page }) => {
    await page.addInitScript(keepPolicies);
    await page.goto("/lqzx");
    await atWork(page);
    // The same worker at another address is a new one to the browser, like that of the next release.
    await page.evaluate(async () => {
      const address = globalThis.policies?.["service-worker"]?.createScriptURL("/sw.js?next");
      await navigator.serviceWorker.register(address ?? "");
      document.documentElement.dataset.opened = "before";
    });
    const notice = page.getByRole("status").filter({ hasText: "新版本已就绪" });
    await expect(notice).toBeVisible();
    await expect(page.locator("html[data-opened=before]")).toHaveCount(1);
    await notice.getByRole("button", { name: "刷新" }).click();
    await expect(page.locator("html[data-opened=before]")).toHaveCount(0);
    await expect(page).toHaveTitle(/^领券中心/);
  });
});

test.describe("pages kept for reading offline", () => {
  test.use({ world: { persona: "buyer" } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/cart");
    await expect.poll(() => kept(page)).toContain("/api/cart/list");
  });

  test("is gone after logging out", async ({ page }) => {
    await page.goto("/lqzx");
    await page.getByRole("button", { name: "安全退出" }).click();
    await expect(page.getByRole("link", { name: "请登录" })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test("is gone once another account is here", async ({ page, logInAs }) => {
    await logInAs("manager");
    await page.goto("/lqzx");
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test.describe("when a page calls without a session", () => {
    test.use({ failOnViolations: false });

    test("is gone after the session has ended", async ({ page, mock }) => {
      await mock.clock.advance("200h");
      await page.goto("/order");
      await page.waitForURL(/\/login/);
      await expect.poll(() => kept(page)).toEqual([]);
    });
  });
});

test.describe("when the code of a page is gone", () => {
  // The page that cannot be opened says so in the console too.
  const loud = test.extend({ quietConsole: async ({ page: _page }, use) => use() });
  loud.use({ world: { persona: "buyer" } });

  loud("the shop reloads into the new release once, and what was typed is kept", async ({ page }) => {
    await page.goto("/zzfw/yjfk");
    const text = page.getByRole("textbox", { name: "具体内容" });
    await text.fill("配送的纸箱破了，请加固。");
    await page.waitForLoadState("networkidle");

    let isReplaced = true;
    let visits = 0;
    const gone = new Set<string>();
    page.on("request", (request) => {
      if (request.isNavigationRequest()) visits++;
    });
    await page.route("**/index.html?release", (route) =>
      route.fulfill({ body: '<script type="module" src="/assets/next.js"></script>' }),
    );
    await intercept(page, "**/assets/*.js", (route) => {
      const address = route.request().url();
      if (visits === 0) gone.add(address);
      return isReplaced && gone.has(address) ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name: "我的订单" }).first().click();
    await expect.poll(() => visits).toBe(1);
    // The same code is missing again: now the buyer decides.
    await expect(page.getByText("暂时无法打开这个页面")).toBeVisible();
    expect(visits).toBe(1);

    isReplaced = false;
    await page.getByRole("button", { name: "刷新" }).click();
    await expect(page).toHaveTitle(/^我的订单/);
    await page.goto("/zzfw/yjfk");
    await expect(text).toHaveValue("配送的纸箱破了，请加固。");
  });
});

test.describe("code that is loaded ahead", () => {
  test.use({ world: { persona: "buyer" } });

  test(
    "is loaded again with its style when it is needed, if the network was gone",
    { tag: "@walk" },
    async ({ page }) => {
      await page.clock.install();
      await page.goto("/lqzx");
      const search = page.getByRole("banner").getByRole("combobox", { name: "按药品名称搜索" });
      await search.fill("胶囊");
      await page.waitForLoadState("networkidle");
      // The time of the page only runs a little while the list comes, however slowly: it loads code ahead after two
      // seconds.
      await page.clock.pauseAt(Date.now() + 60_000);
      await search.press("Enter");
      const first = goodsItems(page).first().getByRole("link").first();
      const isShown = () => page.clock.runFor(5).then(() => first.isVisible());
      await expect.poll(isShown).toBe(true);
      const isCode = (address: string | URL) => String(address).includes("/assets/");
      await page.route(isCode, (route) => route.abort("internetdisconnected"));
      let failures = 0;
      page.on("requestfailed", (request) => (failures += request.url().endsWith(".css") ? 1 : 0));
      await page.clock.fastForward(2000);
      await expect.poll(() => failures).toBeGreaterThan(0);

      await page.unroute(isCode);
      await page.clock.resume();
      await first.click();
      await page.waitForURL(/\/list\/info\//);
      const heading = page.getByRole("main").getByRole("article").getByRole("heading", { level: 1 });
      const looks = () =>
        heading.evaluate((element) => {
          const looks: string[] = [];
          for (let each: Element | null = element; each; each = each.parentElement) {
            const { display, padding, fontSize } = getComputedStyle(each);
            looks.push(`${each.localName} ${display} ${padding} ${fontSize}`);
          }
          return looks;
        });
      const afterwards = await looks();
      await page.reload();
      expect(afterwards).toEqual(await looks());
    },
  );
});

test("加入桌面 installs the shop, or explains how where the browser does not offer that", async ({
  page,
}) => {
  await page.goto("/lqzx");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(address!)).json();
  expect(manifest).toMatchObject({ name: "百草汇医药批发商城", lang: "zh-CN", display: "standalone" });
  for (const { src, type } of manifest.icons)
    expect((await page.request.get(src)).headers()["content-type"], src).toBe(type);

  const button = page.getByRole("banner").getByRole("button", { name: "加入桌面" }).first();
  await button.waitFor();
  // The event that Chromium sends to an installable site outside of automation.
  await page.evaluate(() => {
    const prompt = () => Promise.resolve((document.documentElement.dataset.prompted = "true"));
    dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  });
  await button.click();
  await expect(page.locator("html[data-prompted=true]")).toHaveCount(1);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await button.click();
  await expect(page.getByRole("alertdialog", { name: "加入桌面" })).toBeVisible();
});
