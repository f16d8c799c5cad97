import { readFile } from "node:fs/promises";
import papa from "papaparse";
import { expect, test } from "./support/shop.ts";

test.use({
  lotteryPopup: false,
  world: { persona: "buyer", clock: "2026-11-21 10:00:00" },
  viewport: { width: 390, height: 844 },
});

test("a return is found, fetched by a courier who was booked on a phone, and exported", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/user");
  await page.getByRole("main").getByRole("link", { name: "退货与售后" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "退货与售后" })).toBeVisible();
  await page.getByRole("navigation", { name: "退货与售后" }).getByRole("link", { name: "待寄回 1" }).click();
  await expect(page).toHaveURL(/\/thsh\?status=2$/);
  const rows = page.getByRole("table", { name: "退货单" }).getByRole("row");
  await expect(rows.filter({ hasText: "TH" })).toHaveCount(1);
  const row = rows.filter({ hasText: "TH" });
  await expect(row).toContainText("请在 2026-11-27 10:00 前寄回");
  const number = (await row.getByRole("link", { name: /^TH/ }).textContent()) ?? "";
  await expectAccessible();

  // Slots that have begun are not offered, and a missing one is named.
  await row.getByRole("button", { name: "预约上门取件" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("取件地址")).toHaveValue(/文二西路 808 号/);
  await expect(dialog.getByLabel("联系电话")).toHaveValue("13800001402");
  await expect(dialog.getByRole("radio", { name: "9—11 点" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "预约上门取件" }).click();
  await expect(dialog.getByText("请选择取件时段")).toBeVisible();
  await dialog.getByRole("radio", { name: "明天 11 月 22 日" }).check();
  await dialog.getByRole("radio", { name: "9—11 点" }).check();
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole("button", { name: "预约上门取件" }).click();
  await expect(row).toContainText("快递员 11 月 22 日 9—11 点上门取件");

  // The return says it too, where the buyer can put the courier off.
  await row.getByRole("link", { name: /^TH/ }).click();
  const wayBack = page.getByRole("region", { name: "寄回商品" });
  await expect(wayBack).toContainText("11 月 22 日 9—11 点");
  await wayBack.getByRole("button", { name: "修改预约" }).click();
  await wayBack.getByRole("radio", { name: "13—15 点" }).check();
  await wayBack.getByRole("button", { name: "修改预约" }).click();
  await expect(wayBack).toContainText("11 月 22 日 13—15 点");
  await expectAccessible();

  await mock.clock.advance("28h");
  await page.goto("/thsh");
  await page.getByRole("searchbox", { name: "退货单号、订单号或商品名称" }).fill(number);
  await page.getByRole("button", { name: "搜索退货单" }).click();
  await expect(page).toHaveURL(new RegExp(`keywords=${number}$`));
  await expect(rows.filter({ hasText: "TH" })).toHaveCount(1);
  await expect(row).toContainText("待收货");
  await expect(row).toContainText(/已寄出，顺丰速运 SF\d{13}/);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "导出 CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("退货单.csv");
  const { data } = papa.parse<Record<string, string>>(
    (await readFile(await download.path(), "utf8")).replace("\uFEFF", ""),
    { header: true, skipEmptyLines: true },
  );
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ 状态: "待收货", 上门取件: "11 月 22 日 13—15 点", 物流公司: "顺丰速运" });
  expect(data[0]?.["退货单号"]).toContain(number);

  await page.getByRole("navigation", { name: "退货与售后" }).getByRole("link", { name: "售后单" }).click();
  await page.getByRole("link", { name: "已驳回" }).click();
  await expect(page).toHaveURL(/tab=after-sale&status=4$/);
  await expect(page.getByRole("table", { name: "售后单" })).toContainText("出库记录与您描述的情况不符");
  await expectAccessible();
});
