import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expect, test } from "./support/shop.ts";
import { countEffort, stopClock, untilResponded } from "./support/steps.ts";

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const cells = (page: Page, label: string) =>
  page
    .getByRole("table", { name: label })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

test("a month is settled by its statement: differences, documents, CSV and paper", async ({
  page,
  expectAccessible,
  logInAs,
}) => {
  await logInAs("credit");
  await page.goto("/wdqb/dzd");
  const differences = panel(page, "差异");
  await expect(differences.getByRole("list", { name: "差异合计" })).toContainText("账期逾期 2 笔 ¥5,990.50");
  await expect(cells(page, "差异明细").first()).toContainText("¥4,123.50");
  await expect(panel(page, "账龄")).toContainText("账期欠款 ¥11,934.30");
  await expectAccessible();

  const figures = page.getByRole("navigation", { name: "对账科目" });
  await figures.getByRole("link", { name: "期末账期欠款" }).click();
  await expect(page).toHaveURL(/figure=6$/);
  await expect(panel(page, "账期欠款的单据").getByRole("status")).toContainText("期末 ¥11,934.30");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "导出 CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("对账单-2026-11.csv");
  expect(await readFile(await download.path(), "utf8")).toMatch(/汇总,期末账期欠款,.*,11934.30,/);

  await page.getByLabel("对账月份").selectOption({ label: "2026 年 10 月" });
  await expect(page).toHaveURL(/month=2026-10/);
  await expect(page.getByText("截至 2026-10-31 23:59")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("本月截至 2026-11-21 10:00")).toBeVisible();

  await page.getByRole("link", { name: "打印", exact: true }).click();
  const sheet = page.getByRole("article", { name: "2026 年 11 月对账单" });
  await expect(sheet).toContainText("期末应付（大写）：壹万壹仟玖佰叁拾肆元叁角整");
  await expectAccessible();
});

test.describe("forty invoices and an overdue credit term", () => {
  test.use({ world: { scenario: "many-invoices" } });

  test("forty invoices are one file or one mail in three clicks; overdue bills are repaid by QR code and transfer", async ({
    page,
    mock,
    expectAccessible,
    logInAs,
  }) => {
    await page.goto("/zzfw/dzfp");
    await expect(cells(page, "电子发票").first()).toBeVisible();
    const effort = await countEffort(page);
    await page.getByRole("checkbox", { name: "全选已开的发票" }).click();
    const bar = panel(page, "批量处理发票");
    await expect(bar.getByRole("status")).toContainText("已选 40 张");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      bar.getByRole("button", { name: "打包下载" }).click(),
    ]);
    expect((await effort()).clicks).toBe(2);
    expect(download.suggestedFilename()).toBe("电子发票-20261121-40张.zip");
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(Object.keys(files)).toHaveLength(40);
    await expectAccessible();

    await bar.getByRole("button", { name: "发到邮箱" }).click();
    const mail = page.getByRole("dialog");
    await expect(mail.getByLabel("收票邮箱")).toHaveValue("kangmin@example.com");
    await mail.getByRole("button", { name: "发送" }).click();
    await expect(page.getByText("40 张发票已发送到 kangmin@example.com")).toBeVisible();
    // With the first click, which ticked them, it would have been three.
    expect((await effort()).clicks).toBe(4);
    const mails = (await mock.outbox()).filter(({ to }) => to === "kangmin@example.com");
    expect(mails).toHaveLength(1);

    await logInAs("credit");
    await page.goto("/wdqb/zqgl");
    const notice = page.getByRole("alert").filter({ hasText: "逾期" });
    await expect(notice).toContainText("还清前不能再用账期付款");
    await notice.getByRole("button", { name: "选中逾期账单还款" }).click();
    await panel(page, "还款").getByRole("button", { name: "扫码还款" }).click();
    const code = page.getByRole("dialog", { name: "扫码还款" });
    await expect(code).toContainText("¥5,990.50");
    await expect(code.getByRole("status")).toContainText("请用微信、支付宝或云闪付扫码");
    await expectAccessible();
    // Otherwise the dialog itself may ask first, and close under the click.
    await stopClock(page);
    // A question that is under way already would close the dialog under the click.
    await untilResponded(page);
    await mock.clock.advance("16s");
    await code.getByRole("button", { name: "我已支付，查询结果" }).click();
    await page.clock.resume();
    await expect(code).toHaveCount(0);
    await expect(notice).toHaveCount(0);

    await cells(page, "账期账单").first().getByRole("checkbox").check();
    await panel(page, "还款").getByRole("button", { name: "转账还款" }).click();
    const transfer = page.getByRole("dialog", { name: "转账还款" });
    await expect(transfer.getByLabel("收款账户")).toContainText("HK2026112100000102");
    await transfer.locator("input[type=file]").setInputFiles({
      name: "回单.png",
      mimeType: "image/png",
      buffer: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    });
    await expect(transfer.getByRole("img", { name: "回单.png" })).toBeVisible();
    await transfer.getByRole("button", { name: "提交转账凭证" }).click();
    await expect(transfer.getByRole("status")).toContainText("转账凭证已提交，等待财务核对");
    await page.keyboard.press("Escape");
    await expect(cells(page, "账期账单").first()).toContainText("还款处理中");
  });
});
