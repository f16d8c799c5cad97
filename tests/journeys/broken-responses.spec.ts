import type { Page, Route } from "@playwright/test";
import { type OperationId, operations } from "#generated/operations.ts";
import type { chromeCalls } from "#src/app/layout/chrome-calls.ts";
import { expectedOf, faultIn } from "#src/shared/api/check-shape.ts";
import { extent, isFull } from "#tests/support/extent.ts";
import { loads } from "./support/errors/loads.ts";
import { fieldsOf, valueAt, withValue } from "./support/errors/response-parts.ts";
import { expect, test } from "./support/shop.ts";
import { navigate, goToBare, openBare } from "./support/steps.ts";

/** Allows console errors: the frame around a page logs which response was bad. */
const loud = test.extend({ quietConsole: async ({ page: _page }, use) => use() });
loud.use({ world: { persona: "buyer" }, lotteryPopup: false });

type Id = (typeof chromeCalls)[number];
type Round = { broken: string[]; served: Set<Id> };

/** Ads that only the home page has. */
const HOME: readonly Id[] = ["listRightBanners", "getBottomAd"];

/** The only two responses of `EVERYWHERE` that the sample breaks. */
const SAMPLE: readonly Id[] = ["getCommonData", "getCartTotal"];

/** The operations that every page calls, for a visitor too. */
const EVERYWHERE: readonly Id[] = [
  "getCommonData",
  "listTopAds",
  "getLotteryStatus",
  "getCartTotal",
  "getMessageCounts",
  "listArticleCategories",
];

const nulled = (body: unknown, path: readonly string[]) => withValue(body, path, () => null);

/**
 * The body with null in one field, for each case that the page can meet. A null that the contract allows reaches the
 * components, whichever field it is in. Of those that it does not allow the page sees only that the call failed: of
 * them the whole and the innermost stand for all.
 */
async function brokenResponses(id: Id, body: unknown): Promise<{ field: string; json: unknown }[]> {
  const expected = await expectedOf(id);
  const paths = fieldsOf(body).toSorted((a, b) => a.length - b.length);
  const isRefused = (path: string[]) => faultIn(nulled(body, path), expected) !== undefined;
  const refused = paths.filter(isRefused);
  const cases = [refused[0], refused.at(-1), ...paths.filter((path) => !isRefused(path))];
  return cases.flatMap((path) => (path ? { field: path.join("."), json: nulled(body, path) } : []));
}

/** Breaks the responses of these calls in their case of this number, as far as they have so many; says which were. */
async function breakCalls(page: Page, ids: readonly Id[], number: number): Promise<Round> {
  const broken: string[] = [];
  const served = new Set<Id>();
  for (const id of ids) {
    const respond = async (route: Route) => {
      const response = await route.fetch();
      const sound: unknown = await response.json();
      const { field, json } = (await brokenResponses(id, sound))[number] ?? { json: sound };
      if (field !== undefined) broken.push(`${id} ${field}`);
      await route.fulfill({ response, json });
      served.add(id);
    };
    await page.route((url) => url.pathname === operations[id].path, respond);
  }
  return { broken, served };
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

async function breakEach(page: Page, ids: readonly Id[], address: string): Promise<string[]> {
  const seen: string[] = [];
  // Help that was read before would not be asked for again.
  await page.addInitScript(() => localStorage.clear());
  for (let number = 0; ; number += 1) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const { broken, served } = await breakCalls(page, ids, number);
    await page.goto(address, { waitUntil: "commit" });
    // Parts that are far from what is seen first come when the browser has time.
    await expect.poll(() => served.size, { intervals: [20] }).toBe(ids.length);
    if (broken.length === 0) return seen;
    await expectStanding(page, broken.join(", "));
    seen.push(...broken);
  }
}

for (const [where, ids, address] of [
  ["what every page asks for", isFull ? EVERYWHERE : SAMPLE, "/privacy"],
  ...(isFull ? [["the home page's ads", HOME, "/"] as const] : []),
] as const)
  loud(`null in any field of ${where} leaves the header and the page`, async ({ page }) => {
    const seen = await breakEach(page, ids, address);
    for (const id of ids)
      expect(new Set(seen.filter((one) => one.startsWith(`${id} `))).size).toBeGreaterThan(1);
  });

/** The ways to break a list, or an object in its place; undefined if a way does not apply. */
const WRONGS = {
  dropped: () => ({ value: undefined }),
  empty: (value) => (Array.isArray(value) ? { value: [] } : undefined),
  retyped: () => ({ value: "维护中" }),
} satisfies Record<string, (value: unknown) => { value: unknown } | undefined>;

/** The main part of a body: its first list, or all of it. */
function mainPart(body: unknown): string[] {
  const lists = fieldsOf(body).filter((path) => Array.isArray(valueAt(body, path)));
  return lists.toSorted((a, b) => a.length - b.length)[0] ?? ["data"];
}

/** The path of an operation, whatever its parameters are. */
const addressOf = (id: OperationId) => new RegExp(`${operations[id].path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);

type Broken = {
  served: Set<OperationId>;
  /** Those whose response the client has to refuse. */
  refused: Set<OperationId>;
  /** Those that had no success in the first place. */
  missing: Set<OperationId>;
};

/** Breaks the main part of the responses to these calls. */
async function breakMainParts(
  page: Page,
  ids: readonly OperationId[],
  wrong: keyof typeof WRONGS,
): Promise<Broken> {
  const round: Broken = { served: new Set(), refused: new Set(), missing: new Set() };
  for (const id of ids) {
    const respond = async (route: Route) => {
      const response = await route.fetch();
      const sound: unknown = await response.json();
      const path = mainPart(sound);
      const change = WRONGS[wrong](valueAt(sound, path));
      const json = change ? withValue(sound, path, () => change.value) : sound;
      if (!response.ok()) round.missing.add(id);
      // As it is sent: what is undefined is left out.
      else if (faultIn(JSON.parse(JSON.stringify(json)), await expectedOf(id)) !== undefined)
        round.refused.add(id);
      await route.fulfill({ response, json });
      round.served.add(id);
    };
    await page.route((url) => addressOf(id).test(url.pathname), respond);
  }
  return round;
}

const PAGES_PER_TEST = 20;
const SAMPLE_PAGES = ["/list", "/order"];

/** The pages that load something by themselves, in portions; the one that only passes on is none. */
function portions(who: string | null) {
  const pages = loads.filter(
    ({ at: address, as = "buyer", calls = [], isOnce, scenario }) =>
      (isFull || SAMPLE_PAGES.includes(address)) &&
      as === who &&
      calls.length > 0 &&
      !isOnce &&
      scenario === undefined &&
      !address.startsWith("/loading"),
  );
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_TEST) }, (_, index) =>
    pages.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );
}

for (const wrong of (["retyped", "dropped", "empty"] as const).slice(0, extent(1, 3)))
  for (const who of ["buyer", null] as const)
    for (const pages of portions(who))
      loud.describe(`main lists that are ${wrong}, from ${pages[0]?.at} on`, () => {
        loud.use({ world: who === null ? {} : { persona: who }, viewport: { width: 1280, height: 500 } });
        loud("leave the header, and the page says what failed", async ({ page }) => {
          const asked = new Set<string>();
          page.on("request", (request) => asked.add(new URL(request.url()).pathname));
          const startAnew = async () => {
            await openBare(page);
            asked.clear();
          };
          await startAnew();
          for (const { at: address, calls = [], apart = [] } of pages) {
            // Responses to an earlier page may be cached.
            if (calls.some((id) => [...asked].some((path) => addressOf(id).test(path)))) await startAnew();
            // Those of other parts too: a body that was good would be kept for the page that shows it.
            const { served, refused, missing } = await breakMainParts(page, [...calls, ...apart], wrong);
            await navigate(page, address);
            await expect
              .poll(() => calls.some((id) => served.has(id)), {
                message: `${address} asks`,
                intervals: [20],
              })
              .toBe(true);
            // A dialog that the address opens hides the page from assistive technology.
            const main = page.getByRole("main", { includeHidden: true });
            const again = main
              .or(page.getByRole("dialog"))
              .getByRole("button", { name: /^(重新加载|刷新|重试)/, includeHidden: true })
              .filter({ visible: true })
              .first();
            const heading = main
              .getByRole("heading", { includeHidden: true })
              .filter({ visible: true })
              .first();
            // Print pages have no header.
            if (!address.startsWith("/order/print"))
              await expect(page.getByRole("banner", { includeHidden: true }), address).toBeVisible();
            if (calls.some((id) => refused.has(id))) await expect(again, address).toBeVisible();
            else if (missing.size === 0) await expect(heading, address).toBeVisible();
            expect(await main.getByText("页面出错了").count(), address).toBe(0);
            await page.unrouteAll({ behavior: "ignoreErrors" });
            await goToBare(page);
          }
        });
      });

test("an address that is no web address opens nothing", async ({ page, logInAs }) => {
  await logInAs("buyer");
  await page.route("**/api/user/dzht", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.pdf_url = "javascript:document.title='hit'";
    await route.fulfill({ response, json: body });
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
  await expect(page.getByText("这份证照暂时无法打开。")).toBeVisible();
  await expect(page.getByRole("link", { name: "在新窗口打开" })).toHaveCount(0);
});

test("an order that nobody knows is not said to be paid, and cannot be printed", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  for (const address of ["/cart/step4?id=999999", "/cart/step4"]) {
    await page.goto(address);
    await expect(page.getByText("没有找到这个订单")).toBeVisible();
    await expect(page.getByRole("heading", { name: "支付完成" })).toHaveCount(0);
    await expect(page).not.toHaveTitle(/支付完成/);
    const steps = page.getByRole("list", { name: "购物步骤" });
    await expect(steps.getByText("支付订单")).toBeVisible();
    await expect(steps.locator("li", { hasText: "支付完成" })).toHaveAttribute("data-state", "coming");
  }
  await page.goto("/order/info/999999");
  await expect(page.getByText("没有找到这个订单")).toBeVisible();
  await expect(page.getByRole("link", { name: "打印" })).toHaveCount(0);
});
