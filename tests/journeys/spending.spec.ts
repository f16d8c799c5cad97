import { readFile } from "node:fs/promises";
import { expect, test } from "./support/shop.ts";

test("what was bought is read by maker, opened to its goods and exported", async ({
  page,
  expectAccessible,
  logInAs,
}) => {
  await logInAs("chain");
  await page.goto("/user");
  await page.getByRole("navigation", { name: "会员中心" }).getByRole("link", { name: "采购分析" }).click();
  const analysis = page.getByRole("region", { name: "采购分析" });
  await expect(analysis.getByRole("list", { name: "按月份的采购金额" }).getByRole("listitem")).toHaveCount(
    12,
  );
  const amounts = analysis.getByRole("definition");
  const all = await amounts.first().innerText();
  await expectAccessible();

  const groups = page.getByRole("navigation", { name: "分组" });
  await groups.getByRole("link", { name: "按生产企业" }).click();
  await expect(page).toHaveURL(/group_by=maker/);
  const rows = analysis.getByRole("table", { name: "采购金额" }).getByRole("row");
  const first = rows.nth(1).getByRole("cell");
  await expect(first.first()).toHaveText(/公司$/);
  await expect(amounts.first()).toHaveText(all);
  const [maker = "", amount = ""] = await first.allInnerTexts();

  await first.getByRole("link", { name: maker }).click();
  await expect(analysis.getByRole("list", { name: "筛选条件" })).toContainText(`生产企业：${maker}`);
  await expect(amounts.first()).toHaveText(amount);
  await expect(rows.nth(1).getByRole("cell").first()).toContainText(maker);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    analysis.getByRole("button", { name: "导出 CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("采购分析-按商品.csv");
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain("商品,规格与生产企业,采购金额（元）,去年同期（元）,同比,订单数,数量");
  const cents = lines.slice(1).map((line) => Math.round(Number(line.split(",")[2]) * 100));
  const sum = cents.reduce((total, each) => total + each, 0);
  expect(sum).toBe(Math.round(Number(amount.replaceAll(/[¥,]/gu, "")) * 100));
  await expectAccessible();

  await page.getByRole("link", { name: `取消生产企业：${maker}` }).click();
  await expect(amounts.first()).toHaveText(all);
  await page.goBack();
  await expect(amounts.first()).toHaveText(amount);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, world: { persona: "buyer" } });

  test("a target price is set, the price falls to it, and the message opens the goods", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/list/info/13");
    await page.getByRole("link", { name: "降价提醒" }).click();
    const target = page.getByRole("form", { name: "降价提醒" });
    await target.getByLabel("目标价（元）").fill("99999");
    await target.getByRole("button", { name: "设置" }).click();
    await expect(target.getByText("目标价须低于现价")).toBeVisible();
    await target.getByLabel("目标价（元）").fill("1.5");
    await target.getByRole("button", { name: "设置" }).click();
    await expect(target.getByRole("status")).toContainText("目标价 ¥1.50");
    await page.getByRole("button", { name: "看表格" }).click();
    await expect(page.getByRole("table", { name: "价格走势" })).toContainText("2026-11-21");
    await expectAccessible();
    await page.goto("/zzfw/star");
    const waiting = page.getByRole("region", { name: "降价提醒" }).getByRole("listitem");
    await expect(waiting.first()).toContainText("目标价 ¥1.50");
    await expectAccessible();

    await mock.state.change("goods", 13, { base_price: 150 });
    await page.goto("/wdxx");
    await page.getByRole("link", { name: /降到目标价/ }).click();
    await expect(page.getByText("您设的目标价是 ¥1.50")).toBeVisible();
    await page.getByRole("link", { name: "查看详情" }).click();
    await expect(page).toHaveURL(/\/list\/info\/13$/);
    await expect(page.getByRole("region", { name: "价格", exact: true })).toContainText("¥1.50");
  });
});
