import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { clickTwice } from "./support/steps.ts";

const fen = (text: string) => Math.round(Number(text.replaceAll(/[¥,]/g, "")) * 100);
const records = (page: Page, label: string) =>
  page
    .getByRole("table", { name: label })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.describe("the balance", () => {
  test.use({ world: { persona: "buyer" } });

  test("its log adds up to the balance, filters are in the URL, and back undoes them", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/wdqb/yegl");
    const sums = panel(page, "余额明细").getByRole("status").filter({ hasText: "共" });
    await expect(sums).toHaveText("共 25 笔，收入 ¥12,718.58，支出 ¥10,038.08");
    await expect(page.getByRole("main")).toContainText("¥2,680.50");
    const [income = "", expense = ""] = (await sums.innerText()).match(/¥[\d,.]+/g) ?? [];
    expect(fen(income) - fen(expense)).toBe(268_050);

    const curve = page.getByRole("slider", { name: "余额走势" });
    await expect(curve).toHaveAttribute("aria-valuetext", "2026-11-21，¥2,680.50");
    await curve.press("ArrowLeft");
    await expect(curve).toHaveAttribute("aria-valuetext", "2026-11-18，¥3,000.00");
    await expectAccessible();

    await page.getByRole("link", { name: "订单退款" }).click();
    await expect(page).toHaveURL(/use_type=3$/);
    await expect(records(page, "余额明细").first()).toContainText("退货单 TH2026111500000005 退款");
    await page.getByRole("button", { name: "近 7 天" }).click();
    await expect(page).toHaveURL(/use_type=3&start_time=2026-11-15&end_time=2026-11-21$/);
    await expect(sums).toHaveText("共 1 笔，收入 ¥60.70，支出 ¥0.00");
    await page.reload();
    await expect(sums).toContainText("共 1 笔");
    await page.goBack();
    await page.goBack();
    await expect(sums).toContainText("共 25 笔");
    await page.getByRole("link", { name: "第 2 页" }).click();
    await expect(records(page, "余额明细")).toHaveCount(5);
    await expect(page).toHaveURL(/yegl\?page=2$/);
  });

  test("an inverted date range is rejected, in the form and in the URL", async ({ page, mock }) => {
    await page.goto("/wdqb/yegl");
    await page.getByLabel("开始日期").fill("2026-11-21");
    await page.getByLabel("结束日期").fill("2026-11-01");
    await expect(page.getByRole("alert").getByText("结束日期不能早于开始日期")).toBeVisible();
    await expect(page.getByRole("button", { name: "查询" })).toBeDisabled();
    await page.goto("/wdqb/yegl?start_time=2026-11-21&end_time=2026-11-01");
    await page.getByRole("link", { name: "查看全部明细" }).click();
    await expect(records(page, "余额明细").first()).toBeVisible();
    expect(await mock.requests({ operationId: "listBalanceLog", status: "4xx" })).toEqual([]);
  });

  test("the whole filtered log is exported", async ({ page }) => {
    await page.goto("/wdqb/yegl");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出 CSV" }).click();
    const lines = (await readFile(await (await download).path(), "utf8")).split("\r\n");
    expect(lines).toHaveLength(26);
    expect(lines[1]).toBe(
      "2026-11-21 08:00:00,订单支付,-319.50,2680.50,DD2026112000000001,支付订单 DD2026112000000001",
    );
    await expect(page.getByText("已导出 25 笔")).toBeVisible();
  });

  test(
    "each failed block shows its error in place, with a retry",
    { tag: "@walk" },
    async ({ page, mock }) => {
      const fault = { kind: "status", status: 500 } as const;
      const broken = [
        await mock.fault({ match: { operationId: "listBalanceLog" }, fault }),
        await mock.fault({ match: { operationId: "getCredit" }, fault }),
      ];
      await page.goto("/wdqb/yegl");
      await expect(page.getByText("系统繁忙，请稍候再试").first()).toBeVisible();
      await expect(page.getByRole("main")).toContainText("¥2,680.50");
      await expect(page.getByText("余额走势加载失败")).toBeVisible();
      expect(await mock.requests({ operationId: "listBalanceLog" })).toHaveLength(1);
      await mock.faults.clear(broken[0]?.id);
      await panel(page, "余额明细").getByRole("button", { name: "重新加载" }).press("Enter");
      await expect(records(page, "余额明细")).toHaveCount(20);
      // The button is gone; whoever pressed it continues where it was.
      await expect(panel(page, "余额明细")).toBeFocused();
      // The chart shares the request, so it is retried with the log.
      await expect(page.getByRole("slider", { name: "余额走势" })).toBeAttached();

      await page.goto("/wdqb/zqgl");
      await expect(page.getByText("账期额度加载失败")).toBeVisible();
      await expect(records(page, "账期账单").first()).toContainText("¥4,860.20");
      await expect(panel(page, "还款日历")).toContainText("应还 2 笔，共 ¥8,260.50");
    },
  );
});

test.describe("the credit term", () => {
  test.use({ world: { persona: "manager" } });

  test("a repayment that fails says whether the money may have left", async ({ page, mock }) => {
    await page.goto("/wdqb/zqgl");
    await page.getByRole("checkbox").first().check();
    const repay = async () => {
      await page.getByRole("button", { name: "用余额还款" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "确定还款" }).click();
    };
    const match = { operationId: "payCreditBills" };
    await mock.fault({ match, fault: { kind: "status", status: 409, message: "余额被冻结" }, times: 1 });
    await repay();
    await page.getByRole("alertdialog").getByRole("button", { name: "知道了" }).click();
    await expect(panel(page, "还款")).toContainText("还款没有完成，没有扣款。");
    await mock.fault({ match, fault: { kind: "status", status: 500 }, times: 1 });
    await repay();
    await expect(panel(page, "还款")).toContainText("款项可能已经扣除，请先在余额明细中核对，请勿重复还款。");
    // The bills are asked for anew: one that was repaid cannot be repaid again.
    await mock.fault({ match, fault: { kind: "status", status: 500, when: "after" }, times: 1 });
    await repay();
    await expect(panel(page, "还款日历")).toContainText("没有要还的账单");
    await expect(panel(page, "还款")).toHaveCount(0);
  });

  test("a bill is repaid from the balance, once, and the limit is available again", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/wdqb/zqgl");
    await expect(panel(page, "还款日历")).toContainText("2026 年 12 月应还 1 笔，共 ¥2,186.40");
    await page.getByRole("checkbox").first().check();
    const bar = panel(page, "还款");
    await expect(bar).toContainText("已选 1 笔，待还 ¥2,186.40");
    await bar.getByRole("button", { name: "用余额还款" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("确定用余额还清 1 笔账单，共 ¥2,186.40 吗？");
    await expectAccessible();
    await clickTwice(question.getByRole("button", { name: "确定还款" }));
    await expect(page.getByText("已还清 1 笔账单，共 ¥2,186.40")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("已用 ¥0.00");
    await expect(records(page, "账期账单").first()).toContainText("已还清");
    await expect(panel(page, "还款日历")).toContainText("没有要还的账单");
    await expect(bar).toHaveCount(0);
    expect(await mock.requests({ operationId: "payCreditBills" })).toHaveLength(1);

    await page.goto("/wdqb/yegl?use_type=6");
    await expect(records(page, "余额明细")).toHaveCount(1);
    await expect(records(page, "余额明细")).toContainText("-¥2,186.40");
    await expect(page.getByRole("main")).toContainText("¥10,471.60");
  });
});

test.describe("a credit term that is repaid in parts", () => {
  test.use({ world: { persona: "manager" } });

  test("takes a sum, says what is wrong with one, and leaves the rest to be repaid", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/wdqb/zqgl");
    await page.getByRole("checkbox").first().check();
    const bar = panel(page, "还款");
    const sum = bar.getByRole("textbox", { name: "本次还款" });
    await expect(sum).toHaveValue("2186.40");
    for (const [written, said] of [
      ["2186.41", "最多还 ¥2,186.40"],
      ["1.005", "请填写还款金额，最多两位小数"],
      ["", "请填写还款金额，最多两位小数"],
    ] as const) {
      await sum.fill(written);
      await expect(sum).toHaveAccessibleDescription(`${said}。`);
      for (const way of ["用余额还款", "扫码还款", "转账还款"])
        await expect(bar.getByRole("button", { name: way })).toBeDisabled();
    }
    await expectAccessible();
    await sum.fill("1,000");
    await bar.getByRole("button", { name: "用余额还款" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "确定还款" }).click();
    await expect(page.getByText("已还款 ¥1,000.00")).toBeVisible();
    await expect(records(page, "账期账单").first()).toContainText("¥1,186.40");
    await expect(bar).toHaveCount(0);

    await page.getByRole("checkbox").first().check();
    await sum.fill("186.40");
    await bar.getByRole("button", { name: "扫码还款" }).click();
    await expect(page.getByRole("dialog", { name: "扫码还款" })).toContainText("¥186.40");
    await mock.clock.advance("20s");
    await page.clock.fastForward("00:03");
    await expect(page.getByText("已还款 ¥186.40")).toBeVisible();
    await expect(records(page, "账期账单").first()).toContainText("¥1,000.00");
  });
});

test.describe("an overdue credit term", () => {
  test.use({ world: { persona: "credit" }, viewport: { width: 390, height: 844 } });

  test("shows the consequences and the shortfall; each month has its own URL", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/wdqb/zqgl");
    const notice = page.getByRole("alert").filter({ hasText: "逾期" });
    await expect(notice).toContainText("有 2 笔账单逾期，共 ¥5,990.50，最长已逾期 16 天");
    await notice.getByRole("button", { name: "选中逾期账单还款" }).click();
    await expect(panel(page, "还款")).toContainText("可用余额 ¥126.00，还差 ¥5,864.50，可少还一些");
    await expect(panel(page, "还款")).toBeInViewport();
    await expect(page.getByRole("button", { name: "用余额还款" })).toBeDisabled();
    await page.getByRole("button", { name: "如何充值" }).click();
    await expect(page.getByRole("dialog", { name: "余额充值" })).toContainText("对公转账");
    await expectAccessible();
    await page.keyboard.press("Escape");

    const calendar = panel(page, "还款日历");
    await expect(calendar).toContainText("2026 年 11 月应还 3 笔，共 ¥9,245.30");
    await calendar.getByRole("link", { name: "下一月" }).click();
    await expect(page).toHaveURL(/month=2026-12$/);
    await expect(calendar).toContainText("2026 年 12 月应还 1 笔，共 ¥2,689.00");
    await page.getByRole("link", { name: /^已逾期/ }).click();
    await expect(page).toHaveURL(/type=2.*month=2026-12|month=2026-12.*type=2/);
    await expect(records(page, "账期账单")).toHaveCount(2);
    await page.goBack();
    await page.goBack();
    await expect(calendar).toContainText("2026 年 11 月");
    expect(await mock.requests({ operationId: "payCreditBills" })).toEqual([]);
  });
});

test.describe("coupons and points", () => {
  test.use({ world: { persona: "buyer" } });

  test("coupons by state and kind, vouchers with their balance, and where to use them", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/wdqb/yhq");
    const coupons = panel(page, "我的优惠券");
    const tabs = coupons.getByRole("navigation", { name: "券状态" });
    await expect(tabs.getByRole("link")).toHaveText(["未使用 8", "已使用 3", "已过期 2"]);
    await expect(coupons.getByRole("article")).toHaveCount(8);
    await expect(coupons).toContainText("2 张将在 3 天内到期");
    await coupons.getByRole("link", { name: "折扣券" }).click();
    await expect(page).toHaveURL(/yhq\?type=2$/);
    await expect(coupons.getByRole("article", { name: "九五折券" })).toContainText("满 ¥1,000 可用");
    await tabs.getByRole("link", { name: "已使用" }).click();
    await expect(page.getByText("没有已使用的折扣券")).toBeVisible();
    await page.goBack();
    await coupons.getByRole("link", { name: "去使用：九五折券" }).click();
    await expect(page).toHaveURL(/\/list\?with_coupon=1&coupon=\d+$/);
    await expect(page.getByRole("complementary", { name: "用券条件" })).toContainText("满 ¥1,000 可用");

    await page.goto("/wdqb/xjq");
    await expect(page.getByRole("main")).toContainText("¥162.40");
    const begun = page.getByRole("article", { name: "售后补偿" });
    await expect(begun).toContainText("面额 ¥30.00，已用 ¥17.60");
    await expectAccessible();
    await page.getByRole("link", { name: "已过期" }).click();
    await expect(page.getByRole("article", { name: "新客礼包" })).toContainText("已过期");
  });

  test("points with their log, their chart and a link to the points mall", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/wdqb/jfgl");
    await expect(panel(page, "积分明细")).toContainText("共 55 笔");
    await expect(page.getByRole("slider", { name: "积分走势" })).toHaveAttribute(
      "aria-valuetext",
      "2026-11-21，3,260",
    );
    await page.getByRole("button", { name: "看表格" }).click();
    await expect(panel(page, "积分走势").getByRole("row").nth(1)).toContainText("3,260");
    await expectAccessible();
    await page.getByRole("link", { name: "订单抵扣" }).click();
    await expect(records(page, "积分明细").first()).toContainText("DD2026112000000001 抵扣");
    await page.getByRole("link", { name: "去积分商城" }).click();
    await expect(page).toHaveURL(/\/jfsc$/);
  });
});

test.describe("before approval", () => {
  test.use({ world: { persona: "newbie" } });

  test("the wallet is empty, and says why and what to do", async ({ page, expectAccessible }) => {
    for (const [path, empty] of [
      ["/wdqb/yegl", "还没有余额变动"],
      ["/wdqb/zqgl", "尚未开通账期"],
      ["/wdqb/jfgl", "还没有积分变动"],
      ["/wdqb/yhq", "没有未使用的优惠券"],
      ["/wdqb/xjq", "没有未使用的现金券"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(empty)).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: /审核通过后才能.*资料已于/ })).toBeVisible();
    }
    await expectAccessible();
    await page.getByRole("link", { name: "查看审核进度" }).click();
    await expect(page).toHaveURL(/\/register\/step3$/);
  });
});
