import type { Locator } from "@playwright/test";
import { expect, test } from "./support/shop.ts";

/** In a flash sale until noon. */
const SPIKE = "/list/info/3";
/** With price tiers from 10 and from 100. */
const TIERS = "/list/info/7";
/** 61 are left. */
const NEARLY_SOLD_OUT = "/list/info/4801";
const GROUP_BUY = "/list/info-pt/22";

test("a flash sale counts down by the server's clock, regardless of the local clock", async ({
  page,
  logInAs,
}) => {
  await page.clock.setSystemTime("2031-05-05T05:05:05Z");
  await logInAs("buyer");
  await page.goto(`${SPIKE}?goods_price_id=999&is_jxq=1`);
  await expect(page.getByText("链接中的活动价、近效期特惠已经结束")).toBeVisible();
  await page.goto(SPIKE);
  const sale = page.getByRole("region", { name: "限时秒杀" });
  await expect(page.getByText("已经结束，下面是")).toHaveCount(0);
  await expect(sale.getByRole("timer")).toContainText(/01\s*:\s*59\s*:\s*\d\d/);
  await expect(sale).toContainText("每个客户限购 50 盒");
  await expect(page.getByText("剩 15 个月").first()).toBeVisible();
});

test("the subtotal follows the price tiers, and the quick-add bar stays visible", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto(TIERS);
  const product = page.getByRole("article").first();
  await product.getByRole("spinbutton").fill("100");
  await page.keyboard.press("Tab");
  await expect(product.getByRole("status").filter({ hasText: "小计" })).toContainText("¥1,190.00");
  await page.getByRole("heading", { name: "同厂商品" }).scrollIntoViewIfNeeded();
  const bar = page.getByRole("region", { name: "快速加购" });
  await expect(bar).toContainText("¥1,190.00");
  await bar.getByRole("button", { name: "加入购物车" }).click();
  await expect(page.getByText("已加入购物车").first()).toBeVisible();
  await expect(product).toContainText("已加购 ×120");
});

test("the quantity in the cart counts for the price of added units", async ({ page, logInAs }) => {
  await logInAs("buyer");
  // 25 are in the cart: with one more the tier up to 20 is past.
  await page.goto("/list/info/8");
  const product = page.getByRole("article").first();
  await expect(product.getByRole("region", { name: "价格" })).toContainText("¥21.20");
  await expect(product).toContainText(/购物车中已有的 25 .，共 26 .，每.按 ¥21.20 计价/);
  await expect(product.getByRole("status").filter({ hasText: "小计" })).toContainText("¥21.20");
  await page.goto(`/list?keywords=${encodeURIComponent("参苓白术散")}`);
  const card = page.getByRole("article").filter({ hasText: "已加购 ×25" });
  await expect(card).toContainText("¥21.20");
});

test("pictures open full screen, reports in a dialog; a failed block does not affect the rest", async ({
  page,
  mock,
  expectAccessible,
  logInAs,
}) => {
  await mock.faults.add({
    match: { operationId: "listInspectionReports" },
    fault: { kind: "status", status: 500 },
    times: 1,
  });
  await logInAs("buyer");
  await page.goto(TIERS);
  const reports = page.getByRole("region", { name: "质检报告" });
  await expect(reports).toContainText("质检报告加载失败");
  await expect(page.getByRole("region", { name: "批次与效期" }).getByRole("row")).toHaveCount(3);
  await reports.getByRole("button", { name: "重新加载" }).click();
  await reports
    .getByRole("button", { name: /^查看批号/ })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: /质检报告$/ });
  await expect(sheet.getByRole("link", { name: "打开原文件" })).toHaveAttribute("target", "_blank");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);

  await page.getByRole("button", { name: /^放大查看/ }).click();
  const viewer = page.getByRole("dialog", { name: "阿莫西林胶囊" });
  await expect(viewer.getByRole("img")).toBeVisible();
  await expectAccessible();
  await viewer.getByRole("button", { name: "关闭" }).click();
  await expect(viewer).toHaveCount(0);
});

test("each click adds one middle pack of a product with the same ingredient to the cart", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto(TIERS);
  const others = page.getByRole("region", { name: "同成分商品" });
  const add = others.getByRole("button", { name: /^加购/ }).first();
  await add.click();
  await add.click();
  await expect(page.getByText(/^已加入购物车：/).first()).toBeVisible();
  await expect
    .poll(async () => (await mock.requests({ operationId: "quickAddCartLine" })).map(({ status }) => status))
    .toEqual([200, 200]);
  await expect(others.getByText(/^已加购 ×/).first()).toBeVisible();
});

test("a group-buy shows its progress and is joined at its price", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  await page.goto(GROUP_BUY);
  const group = page.getByRole("region", { name: "拼团" });
  await expect(group).toContainText(/还差 \d+ 盒成团/);
  await expect(group).toContainText("到时未成团的");
  await page.getByRole("button", { name: "立即参团" }).click();
  await expect(page.getByText("已加入购物车").first()).toBeVisible();
  const [call] = await mock.requests({ operationId: "addCartLines" });
  expect(JSON.stringify(call)).toContain("500022");

  await page.goto("/list/info-pt/7");
  await page.getByRole("link", { name: "按平时的价格购买" }).click();
  await expect(page).toHaveURL(/\/list\/info\/7$/);
});

test.describe("with an empty cart", () => {
  test.use({ world: { scenario: "empty-cart" } });

  test(
    "goods nearly sold out read alike in list, plan, favorites, drawer, cart and on their page",
    { tag: "@walk" },
    async ({ page, logInAs }) => {
      const correctTo61 = async (part: Locator) => {
        await part.getByRole("spinbutton").fill("99");
        await page.keyboard.press("Tab");
        await expect(part).toContainText("库存仅剩 61，已改为 61");
        await expect(part.getByRole("spinbutton")).toHaveValue("61");
      };
      await logInAs("buyer");
      await page.goto(`/list/table?keywords=${encodeURIComponent("国药准字Z20154801")}&type=3`);
      const row = page.getByRole("row").filter({ hasText: "补中益气丸" });
      await expect(row).toContainText("仅剩 61 盒");
      await correctTo61(row);
      await row.getByRole("button", { name: /^收藏/ }).click();
      await expect(page.getByText("收藏成功")).toBeVisible();

      await page.goto("/zzfw/kjcg");
      await page.getByRole("combobox", { name: "要采购的商品" }).fill("4801");
      await expect(page.getByRole("listbox", { name: "可选商品" })).toContainText("仅剩 61 盒");
      await page.goto("/zzfw/star");
      await expect(row).toContainText("仅剩 61 盒");
      await correctTo61(row);

      await page.goto(NEARLY_SOLD_OUT);
      const product = page.getByRole("article").first();
      await expect(product).toContainText("仅剩 61 盒");
      await product.getByRole("button", { name: "加入购物车" }).click();
      await expect(product).toContainText("已加购 ×1");
      await correctTo61(product);
      await page
        .getByRole("complementary", { name: "快捷工具" })
        .getByRole("button", { name: /^购物车/ })
        .click();
      const drawer = page.getByRole("region", { name: "购物车", exact: true });
      await correctTo61(drawer.getByRole("listitem"));
      await drawer.getByRole("link", { name: "去购物车结算" }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(row).toContainText("仅剩 61 盒");
      await correctTo61(row);
    },
  );
});

test("delisted goods read the same reason and never 有货, on their page and in the cart", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  for (const [address, part] of [
    ["/list/info/11", page.getByRole("article").first()],
    ["/cart", page.getByRole("row").filter({ hasText: "复方丹参片" })],
  ] as const) {
    await page.goto(address);
    await expect(part).toContainText("商品已下架，请选购同类商品");
    await expect(part).toContainText("暂不可购");
    await expect(part).not.toContainText("有货");
  }
});

test("controlled goods show why they cannot be bought and where to request access", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/list?zone=kxzq");
  const refused = page.getByRole("article").filter({ hasText: "控销商品，请联系专属客服" }).first();
  await refused.getByRole("link").last().click();
  await page.waitForURL(/\/list\/info\//);
  await expect(page.getByRole("alert")).toContainText("控销商品");
  await expect(page.getByRole("link", { name: "去控销专区申请" })).toHaveAttribute("href", "/kxzq");
});

for (const width of [1440, 390]) {
  test.describe(`${width} px`, { tag: "@walk" }, () => {
    test.use({ viewport: { width, height: 844 } });

    test("axe finds no violations in zones and details, and nothing is wider than the viewport", async ({
      page,
      expectAccessible,
      logInAs,
    }) => {
      await logInAs("buyer");
      for (const path of ["/yx", "/yx/rule", GROUP_BUY]) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForLoadState("networkidle");
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    });
  });
}

test("decoction pieces have no approval number and no prescription class, and say so", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/zyyp");
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card).toContainText("无批准文号");
  await expect(card).toContainText(/效期至 20\d\d-\d\d-\d\d/);
  await card.getByRole("link").last().click();
  await expect(page.getByRole("definition").filter({ hasText: "无批准文号" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "不分处方类别" })).toBeVisible();
  await expect(page.getByText("非药品")).toHaveCount(0);
});
