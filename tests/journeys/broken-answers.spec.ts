import type { Page, Route } from "@playwright/test";
import { operations } from "#generated/operations.ts";
import type { chromeCalls } from "#src/app/layout/chrome-calls.ts";
import { expect, test } from "./support/shop.ts";

/** What is around a page says in the console which answer was bad. */
const loud = test.extend({ quietConsole: async ({ page: _page }, use) => use() });
loud.use({ world: { persona: "buyer" }, lotteryPopup: false });

type Id = (typeof chromeCalls)[number];
type Round = { broken: string[]; answered: Set<Id> };

/** Ads that only the home page has. */
const HOME: readonly Id[] = ["listRightBanners", "getBottomAd"];

/** The path to each field of an answer; of a list, and of the lists below one, the first entry stands for all. */
function fieldsOf(value: unknown, depth = 0): string[][] {
  if (typeof value !== "object" || value === null || depth > 4) return [];
  const entries = Object.entries(value);
  return (Array.isArray(value) ? entries.slice(0, 1) : entries).flatMap(([key, inner]) => [
    [key],
    ...fieldsOf(inner, depth + 1).map((rest) => [key, ...rest]),
  ]);
}

function setNull(answer: unknown, path: readonly string[]): void {
  const place = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), answer);
  Reflect.set(Object(place), path.at(-1) ?? "", null);
}

/** Nulls the field of this number in the answers of these calls, as far as they have so many; says which were. */
async function breakField(page: Page, ids: readonly Id[], number: number): Promise<Round> {
  const broken: string[] = [];
  const answered = new Set<Id>();
  for (const id of ids) {
    const answer = async (route: Route) => {
      const response = await route.fetch();
      const json: unknown = await response.json();
      const field = fieldsOf(json)[number];
      if (field) {
        setNull(json, field);
        broken.push(`${id} ${field.join(".")}`);
      }
      await route.fulfill({ response, json });
      answered.add(id);
    };
    await page.route((url) => url.pathname === operations[id].path, answer);
  }
  return { broken, answered };
}

/** The header is there and works, and so is the page. */
async function expectStanding(page: Page, what: string): Promise<void> {
  const header = page.getByRole("banner");
  await expect(header.getByRole("combobox", { name: /^按.*搜索$/ }), what).toBeVisible();
  await expect(header.getByRole("link", { name: /^购物车/ }), what).toBeVisible();
  await expect(page.getByRole("contentinfo"), what).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading").first(), what).toBeVisible();
  await expect(page.getByText("页面出错了"), what).toHaveCount(0);
}

async function breakEach(page: Page, ids: readonly Id[], address = "/privacy"): Promise<string[]> {
  const seen: string[] = [];
  // Help that was read before would not be asked for again.
  await page.addInitScript(() => localStorage.clear());
  for (let number = 0; ; number += 1) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const { broken, answered } = await breakField(page, ids, number);
    await page.goto(address, { waitUntil: "networkidle" });
    // Parts that are far from what is seen first come when the browser has time.
    await expect.poll(() => answered.size).toBe(ids.length);
    if (broken.length === 0) return seen;
    await expectStanding(page, broken.join(", "));
    seen.push(...broken);
  }
}

loud("null in any field of the home page's ads leaves the header and the page", async ({ page }) => {
  const seen = await breakEach(page, HOME, "/");
  for (const field of ["listRightBanners data.0.url", "getBottomAd data.image"])
    expect(seen).toContain(field);
});

test("an address that is no web address opens nothing", async ({ page, logIn }) => {
  await logIn("buyer");
  await page.route("**/api/user/dzht", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.pdf_url = "javascript:document.title='hit'";
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/dzht");
  await expect(page.getByText("合同已签署")).toBeVisible();
  await expect(page.getByText("合同文件正在生成")).toBeVisible();
  await page.route("**/api/user/zizhi", async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/"image":"[^"]+"/g, '"image":"java\\tscript:alert(1)"');
    await route.fulfill({ response, body: text });
  });
  await page.goto("/zhzx/zzzj");
  await page.getByRole("button", { name: /^查看/ }).first().click();
  await expect(page.getByText("这份证件暂时打不开。")).toBeVisible();
  await expect(page.getByRole("link", { name: "在新窗口打开" })).toHaveCount(0);
});

test("an order that nobody knows is not said to be paid", async ({ page, logIn }) => {
  await logIn("buyer");
  for (const address of ["/cart/step4?id=999999", "/cart/step4"]) {
    await page.goto(address);
    await expect(page.getByText("没有找到这个订单")).toBeVisible();
    await expect(page.getByRole("heading", { name: "支付完成" })).toHaveCount(0);
    await expect(page).not.toHaveTitle(/支付完成/);
    const steps = page.getByRole("list", { name: "购物步骤" });
    await expect(steps.getByText("支付订单")).toBeVisible();
    await expect(steps.locator("li", { hasText: "支付完成" })).toHaveAttribute("data-state", "coming");
  }
});
