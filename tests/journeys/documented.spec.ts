import type { Page } from "@playwright/test";
import { watchRest } from "#scripts/shots/at-rest.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { documentedRoutes } from "#scripts/web/route-list.ts";
import { extent, routesOf } from "#tests/support/extent.ts";
import { expect, test } from "./support/shop.ts";
import { goodsItems, navigate, openBare, openCheckout, payOnCredit, placeOrder } from "./support/steps.ts";

// The responses break the contract on purpose.
test.use({ failOnViolations: false });

/** From the first call on, responses have no field that the contract infers. */
const FAULTS = [{ match: {}, fault: { kind: "documented-only" } }] as const;
/** Nobody may read these. */
const WRONG = ["系统繁忙", "加载失败", "页面出错了", "undefined", "NaN", "Invalid"];

const PARTS = extent(1, 4);
const allPages = documentedRoutes.filter(({ leadsTo }) => !leadsTo);
const pages = routesOf(documentedRoutes).filter(({ leadsTo, visitors }) => !leadsTo && !visitors);

type Route = { readonly path: string };

const partOf = (routes: readonly Route[], part: number) =>
  routes.filter((_, index) => index % PARTS === part);

/** Opens each page in the app: those that show a wrong word, or nothing. */
async function findWrong(page: Page, routes: readonly Route[], wrong: readonly string[]): Promise<string[]> {
  const rest = watchRest(page, { timeoutMs: WAIT_MS });
  await openBare(page);
  const findings: string[] = [];
  for (const { path } of routes)
    await test.step(path, async () => {
      await navigate(page, path);
      expect(await rest()).toBe(undefined);
      const text = await page.locator("body").innerText();
      findings.push(...wrong.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`));
      if (!(await page.locator("main").first().isVisible())) findings.push(`${path}: nothing`);
    });
  return findings;
}

test.describe("a backend that responds with nothing but documented fields", () => {
  for (const persona of ["buyer", "visitor"] as const)
    for (let part = 0; part < PARTS; part += 1)
      test.describe(`for a ${persona}, part ${part + 1} of ${PARTS}`, () => {
        test.use({ world: { faults: FAULTS, ...(persona !== "visitor" && { persona }) } });

        test("shows every page", async ({ page }) => {
          expect(await findWrong(page, partOf(pages, part), WRONG)).toEqual([]);
        });
      });

  test.describe("with a buyer", () => {
    test.use({ world: { persona: "buyer", faults: FAULTS } });

    test("sells from the list to the paid order", async ({ page }) => {
      const response = page.waitForResponse(/\/api\/goods\/list/);
      await page.goto("/list");
      const { data } = await (await response).json();
      expect(data.list[0]).toHaveProperty("base_price");
      expect(data.list[0]).not.toHaveProperty("price");
      const goods = goodsItems(page).first();
      await expect(goods).toContainText(/¥\d/);
      await page.getByRole("button", { name: "筛选", exact: true }).click();
      await expect(page.getByRole("group", { name: "类别" })).toBeVisible();
      await expect(page.getByRole("group", { name: "厂家" })).toHaveCount(0);
      await expect(page.getByText("中包装")).toHaveCount(0);
      await goods.getByRole("button", { name: "加入购物车" }).first().click();
      await expect(page.getByText(/已加入购物车/).first()).toBeVisible();
      await page.goto("/list/info/7");
      // A stand-in for a picture that is missing is no <img>.
      await expect(page.locator('img[alt="阿莫西林胶囊"]')).toBeVisible();
      await page.goto("/cart");
      await openCheckout(page);
      await placeOrder(page);
      await payOnCredit(page);
    });
  });
});

test.describe("a backend that has nothing but the documented calls", () => {
  for (const viewer of ["buyer", "visitor"] as const)
    for (let part = 0; part < PARTS; part += 1)
      test.describe(`for a ${viewer}, part ${part + 1} of ${PARTS}`, () => {
        test.use({ world: { scenario: "documented-only" } });

        test("shows every page", async ({ page }) => {
          if (viewer === "visitor") await page.context().clearCookies({ name: "session" });
          const wrong = [...WRONG, "温馨提示", "重新加载"];
          expect(await findWrong(page, partOf(routesOf(allPages), part), wrong)).toEqual([]);
        });
      });

  test.describe("with a buyer", () => {
    test.use({ world: { scenario: "documented-only" } });

    test("does what is documented, and says what is not offered", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("combobox", { name: "按药品名称搜索" }).fill("阿莫西林");
      await page.keyboard.press("Enter");
      const goods = goodsItems(page).first();
      await goods.getByRole("button", { name: "加入购物车" }).first().click();
      await expect(page.getByText(/已加入购物车/).first()).toBeVisible();
      await page.goto("/zzfw/star");
      await expect(page.getByRole("button", { name: "加入购物车" }).first()).toBeVisible();
      await page.goto("/wdqb/yegl");
      await expect(page.getByText(/^¥[\d,]+\.\d\d$/).first()).toBeVisible();
      await page.goto("/order");
      await expect(page.getByText("订单暂未开通")).toBeVisible();
      await page.goto("/cart");
      await page.getByRole("button", { name: "去结算" }).click();
      await page.waitForURL(/\/cart\/step2$/);
    });
  });
});
