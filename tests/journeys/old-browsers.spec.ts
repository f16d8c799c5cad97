import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { goodsItems } from "./support/steps.ts";

/** The files that a page asks for. */
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/")) files.push(pathname);
  });
  return files;
}

/** The script that index.html names for browsers that lack something. */
const polyfillsOf = async (page: Page): Promise<string> => {
  const html = await (await page.request.get("/")).text();
  return /"(assets\/[^"]+\.js)",\[\[/.exec(html)?.[1] ?? "";
};

test("a browser above the floor that lacks parts of the language gets them first, and others load nothing for it", async ({
  page,
  context,
  logInAs,
}) => {
  await logInAs("buyer");
  const polyfills = await polyfillsOf(page);
  expect(polyfills).not.toBe("");
  const today = watchFiles(page);
  await page.goto("/list");
  await goodsItems(page).or(page.getByRole("article")).first().waitFor();
  expect(today).not.toContain(`/${polyfills}`);

  const old = await context.newPage();
  // As in Chromium 109.
  await old.addInitScript(() => {
    for (const name of ["toSorted", "toReversed", "toSpliced", "with"])
      Reflect.deleteProperty(Array.prototype, name);
    for (const [object, name] of [
      [URL, "canParse"],
      [URL, "parse"],
      [Object, "groupBy"],
      [Map, "groupBy"],
      [Promise, "withResolvers"],
      [Array, "fromAsync"],
      [globalThis, "Iterator"],
    ] as const)
      Reflect.deleteProperty(object, name);
  });
  const files = watchFiles(old);
  await old.goto("/list");
  await goodsItems(old).or(old.getByRole("article")).first().waitFor();
  expect(files.filter((file) => file === `/${polyfills}`)).toHaveLength(1);
});

test("a browser below the floor is told which ones work, and runs nothing", async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "inert"));
  await page.goto("/list");
  await expect(page.getByText("您的浏览器版本太旧")).toBeVisible();
  await expect(page.getByText("400-816-0571").first()).toBeVisible();
  await expect(page.getByText(/网络/).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("正在打开……").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.scripts.length)).toBe(1);
  expect(await page.evaluate(() => "shopSettings" in globalThis)).toBe(false);
  await expectAccessible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs", async ({ page }) => {
    await page.goto("/list");
    // Playwright finds no text in it.
    const advice = page.locator("noscript main");
    await expect(advice).toBeVisible();
    expect(await advice.innerText()).toMatch(/^百草汇医药批发商城\s+本站需要 JavaScript[^]*400-816-0571/);
    await expect(page.getByText("正在打开……")).toBeHidden();
  });
});

for (const [what, response, words] of [
  ["fails", { contentType: "text/javascript", body: "null.shop" }, /页面程序出错了，不是网络的问题/],
  ["does not come", undefined, /请检查网络后重新加载/],
] as const)
  test(`a script that ${what} is told as such, with a way on`, async ({ browser, baseURL }) => {
    // A page of its own: here an error in the console is expected.
    const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: "block" });
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) =>
      response ? route.fulfill(response) : route.abort(),
    );
    await page.goto("/list", { waitUntil: "commit" });
    await expect(page.getByRole("alert")).toHaveText(words);
    await page.unrouteAll();
    await page.getByRole("button", { name: "重新加载" }).click();
    await goodsItems(page).or(page.getByRole("article")).first().waitFor();
    await page.close();
  });

test("late code that does not come is told as such, and is no error of a script", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: "block" });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const html = await (await page.request.get("/list")).text();
  await page.route("**/config.json", (route) => route.abort());
  await page.route(/\.css$/, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto("/list", { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toHaveText(/有文件没有下载下来，请检查网络后重新加载/);
  expect(errors).toEqual([]);
  await page.close();
});
