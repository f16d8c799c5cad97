import { watchRest } from "#scripts/shots/at-rest.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { documentedRoutes } from "#scripts/web/route-list.ts";
import { extent, routesOf } from "#tests/support/extent.ts";
import { expect, test } from "./support/shop.ts";
import { answerDocumentedOnly } from "./support/without-inferred.ts";
import { goodsItems, goOn, openBare, openCheckout, payOnCredit, placeOrder } from "./support/steps.ts";

// The answers break the contract on purpose.
test.use({ failOnViolations: false });

const PARTS = extent(1, 4);
const pages = routesOf(documentedRoutes).filter(({ leadsTo, visitors }) => !leadsTo && !visitors);

test.describe("a backend that answers nothing but documented fields", () => {
  for (const persona of ["buyer", "visitor"])
    for (let part = 0; part < PARTS; part += 1)
      test.describe(`for a ${persona}, part ${part + 1} of ${PARTS}`, () => {
        test.use({ world: persona === "visitor" ? {} : { persona } });

        test("shows every page", async ({ page }) => {
          const rest = watchRest(page, { patienceMs: WAIT_MS });
          await answerDocumentedOnly(page);
          await openBare(page);
          const findings: string[] = [];
          for (const { path } of pages.filter((_, index) => index % PARTS === part))
            await test.step(path, async () => {
              await goOn(page, path);
              expect(await rest()).toBe(undefined);
              const text = await page.locator("body").innerText();
              for (const wrong of ["系统繁忙", "没有加载出来", "页面出错了", "undefined", "NaN", "Invalid"])
                if (text.includes(wrong)) findings.push(`${path}: ${wrong}`);
            });
          expect(findings).toEqual([]);
          await page.unrouteAll({ behavior: "ignoreErrors" });
        });
      });

  test.describe("with a buyer", () => {
    test.use({ world: { persona: "buyer" } });

    test("sells from the list to the paid order", async ({ page }) => {
      await answerDocumentedOnly(page);
      const answer = page.waitForResponse(/\/api\/goods\/list/);
      await page.goto("/list");
      const { data } = await (await answer).json();
      expect(data.list[0]).toHaveProperty("base_price");
      expect(data.list[0]).not.toHaveProperty("price");
      const goods = goodsItems(page).first();
      await expect(goods).toContainText(/¥\d/);
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
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
});
