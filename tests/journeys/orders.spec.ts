import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import papa from "papaparse";
import { readWorkbook } from "#src/features/quick-purchase/import/read-workbook.ts";
import { expect, test } from "./support/shop.ts";
import { clickTwice, countEffort, passMinutes } from "./support/steps.ts";

/** A one-pixel image. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const list = (page: Page) => page.getByRole("region", { name: "订单列表" });
const state = (page: Page, name: string) => page.getByRole("region", { name }).getByRole("status");

test.use({ lotteryPopup: false, world: { persona: "buyer", clock: "2026-11-21 10:00:00" } });

test("part of an order is returned, from the application to the refund", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/order?status=4");
  await page
    .getByRole("article")
    .filter({ hasText: "上臂式电子血压计" })
    .getByRole("link", { name: "申请退货" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "申请退货" })).toBeVisible();
  await page.getByRole("button", { name: "提交退货申请" }).click();
  await expect(page.getByText("请选择要退货的商品")).toBeVisible();

  // Nothing is to be returned that the buyer did not say.
  await expect(page.getByRole("spinbutton", { name: /多种维生素矿物质片/ })).toHaveValue("0");
  await page.getByRole("spinbutton", { name: /多种维生素矿物质片/ }).fill("2");
  await page.getByRole("spinbutton", { name: /多种维生素矿物质片/ }).press("Tab");
  await expect(page.getByText("¥118.70")).toBeVisible();
  await page.getByRole("radio", { name: "质量问题" }).check();
  await page.getByLabel("补充说明（选填）").fill("两瓶封口开裂");
  await page.getByLabel("添加图片").setInputFiles([
    { name: "封口.png", mimeType: "image/png", buffer: PICTURE },
    { name: "单据.pdf", mimeType: "application/pdf", buffer: PICTURE },
  ]);
  await expect(page.getByRole("button", { name: "移除 封口.png" })).toBeVisible();
  await expect(page.getByText("“单据.pdf”不是 JPG、PNG、WebP 或 HEIC 图片")).toBeVisible();
  await expectAccessible();

  // The draft survives a reload.
  await page.reload();
  await expect(page.getByLabel("补充说明（选填）")).toHaveValue("两瓶封口开裂");
  await expect(page.getByText("¥118.70")).toBeVisible();
  await clickTwice(page.getByRole("button", { name: "提交退货申请" }));

  await page.waitForURL(/\/order\/returnInfo\/\d+$/);
  await expect(state(page, "退货状态")).toContainText("待审核");
  expect(await mock.requests({ operationId: "createReturn" })).toHaveLength(1);

  await mock.clock.advance("2h");
  await page.reload();
  await expect(state(page, "退货状态")).toContainText("待寄回");
  await page.getByRole("radio", { name: "自行寄回" }).check();
  await page.getByLabel("物流公司").fill("顺丰速运");
  await page.getByLabel("运单号").fill("SF 1");
  await page.getByRole("button", { name: "提交物流信息" }).click();
  await expect(page.getByText("运单号为 6 到 30 位字母或数字")).toBeVisible();
  await page.getByLabel("运单号").fill("SF1400012345678");
  await page.getByRole("button", { name: "提交物流信息" }).click();
  await expect(state(page, "退货状态")).toContainText("待收货");

  await mock.clock.advance("4d");
  await page.reload();
  await expect(state(page, "退货状态")).toContainText("已完成");
  await expect(page.getByRole("region", { name: "退货商品" })).toContainText("×2");
  await page.getByRole("link", { name: /^DD/ }).click();
  await expect(page.getByRole("region", { name: "退货与售后" })).toContainText("已完成");
});

test("an order is bought again with three changes, alone, by six clicks on two pages", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/cart");
  const ticked = () => page.getByRole("region", { name: "结算" }).getByRole("status").innerText();
  await expect(page.getByRole("button", { name: "去结算" })).toBeEnabled();
  const before = await ticked();

  await page.goto("/order?status=4");
  const effort = await countEffort(page);
  const order = list(page).getByRole("article").filter({ hasText: "上臂式电子血压计" });
  await order.getByRole("button", { name: "再次购买" }).click();
  const sheet = page.getByRole("dialog", { name: /^再次购买/ });
  const row = (name: string) => sheet.getByRole("row").filter({ hasText: name });
  await expect(row("上臂式电子血压计")).toContainText(/¥[\d,.]+\s*×2 台/);
  await row("上臂式电子血压计").getByRole("button", { name: /^增加/ }).click();
  await row("多种维生素矿物质片").getByRole("checkbox").uncheck();
  await row("阿托伐他汀钙片").getByRole("button", { name: /^减少/ }).click();
  await expect(sheet.getByRole("status")).toContainText("已选 2 种");
  await expectAccessible();
  await sheet.getByRole("button", { name: "只结这一单" }).click();
  await page.waitForURL(/\/cart\/step2$/);
  const lines = page.getByRole("table", { name: "商品清单" }).getByRole("row");
  await expect(lines).toHaveCount(3);
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/cart\/step3\/\d+$/);
  const { clicks, keys, pages } = await effort();
  expect({ clicks, keys, pages: pages.slice(0, -1) }).toEqual({
    clicks: 6,
    keys: 0,
    pages: ["/order", "/cart/step2"],
  });

  // The lines that were selected in the cart before are still there and selected.
  await page.goto("/cart");
  await expect.poll(ticked).toBe(before);
});

test("buying again reports what could not be bought, and why", { tag: "@walk" }, async ({ page }) => {
  // With what was ordered today, buying the first order again exhausts a limited product that the second one contains
  // as well.
  const sheet = page.getByRole("dialog", { name: /^再次购买/ });
  await page.goto("/order/info/9002");
  await page.getByRole("button", { name: "再次购买" }).click();
  await clickTwice(sheet.getByRole("button", { name: "加入购物车" }));
  const question = page.getByRole("alertdialog", { name: /^近效期商品/ });
  await expect(question.getByRole("listitem")).toHaveText([/^多种维生素矿物质片.*效期至/]);
  await question.getByRole("button", { name: "全部加入" }).click();
  await expect(page.getByText("3 种商品已加入购物车")).toBeVisible();

  await page.goto("/order/info/9005");
  await page.getByRole("button", { name: "再次购买" }).click();
  const full = sheet.getByRole("row").filter({ hasText: "阿托伐他汀钙片" });
  await expect(full).toContainText("购物车中的数量已达到库存或限购上限");
  await expect(full.getByRole("checkbox")).toBeDisabled();
  await sheet.getByRole("button", { name: "加入购物车" }).click();
  await page.getByRole("button", { name: "去购物车" }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test("an order's invoice is requested once, with a selected title, and downloaded", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/order/info/9003");
  const invoice = page.getByRole("region", { name: "电子发票" });
  await invoice
    .getByRole("combobox", { name: "发票抬头" })
    .selectOption("杭州西溪康民大药房（电子专用发票）");
  await clickTwice(invoice.getByRole("button", { name: "申请开票" }));
  await expect(invoice).toContainText("待开票，一般 1 小时内开出");
  await expect(invoice).not.toContainText("--");
  expect(await mock.requests({ operationId: "applyInvoice" })).toHaveLength(1);
  await expectAccessible();
  await mock.clock.advance("70m");
  await page.reload();
  await expect(invoice).toContainText("已开票");
  const file = await invoice.getByRole("link", { name: /查看|下载/ }).getAttribute("href");
  expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("application/pdf");
});

test("an order paid with points is shipped, found by its status and received", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await mock.clock.advance("7h");
  await page.goto("/jfdd");
  await page.getByRole("link", { name: "待收货" }).click();
  await expect(page).toHaveURL(/\/jfdd\?status=2$/);
  const order = page.getByRole("article", { name: /^积分订单 JF20261121/ });
  await expect(order.getByRole("button", { name: "复制运单号" })).toBeVisible();
  await expectAccessible();
  await order.getByRole("button", { name: "确认收货" }).click();
  await clickTwice(page.getByRole("alertdialog").getByRole("button", { name: "确认收货" }));
  await expect(page.getByText("没有待收货的积分订单")).toBeVisible();
  expect(await mock.requests({ operationId: "receivePointsOrder" })).toHaveLength(1);
  await page.getByRole("link", { name: "已完成" }).click();
  await expect(order).toContainText("已完成");
});

test.describe("a rejected cancellation", () => {
  test.use({
    world: {
      persona: "buyer",
      clock: "2026-11-21 10:00:00",
      faults: [
        {
          match: { operationId: "cancelOrder" },
          fault: { kind: "status", status: 422, errors: { remark: ["补充说明含有不支持的字符"] } },
          times: 1,
        },
      ],
    },
    failOnViolations: false,
  });

  test("shows the error at its field, keeps the input, and succeeds on retry", async ({ page }) => {
    await page.goto("/order?status=1");
    await list(page).getByRole("button", { name: "取消订单" }).click();
    const dialog = page.getByRole("dialog", { name: "取消订单" });
    await dialog.getByRole("button", { name: "确认取消" }).click();
    await expect(dialog.getByText("请选择取消原因")).toBeVisible();
    await dialog.getByRole("radio", { name: "其他" }).check();
    await dialog.getByLabel("补充说明（选填）").fill("换一家仓库发货");
    await dialog.getByRole("button", { name: "确认取消" }).click();
    await expect(dialog.getByText("补充说明含有不支持的字符")).toBeVisible();
    await expect(dialog.getByLabel("补充说明（选填）")).toHaveValue("换一家仓库发货");
    await dialog.getByRole("button", { name: "确认取消" }).click();
    await expect(page.getByText("没有待付款的订单")).toBeVisible();
  });
});

test("the export contains every line of the filtered orders as CSV and as a workbook, and either is a plan", async ({
  page,
  mock,
}) => {
  await page.goto("/order");
  await page.getByRole("link", { name: /^已取消/ }).click();
  await expect(list(page).getByRole("article")).toHaveCount(4);
  await page.getByRole("button", { name: "导出订单" }).click();
  const dialog = page.getByRole("dialog", { name: "导出订单" });
  await dialog.getByRole("radio", { name: /按商品/ }).check();
  const save = async (format: string) => {
    await dialog.getByRole("radio", { name: format, exact: true }).check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "导出", exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), path: await download.path() };
  };
  const csv = await save("CSV");
  expect(csv.name).toBe("订单明细-已取消-2026-11-21.csv");
  const text = await readFile(csv.path, "utf8");
  expect(text.startsWith("\uFEFF订单号,下单时间,付款时间,状态,商品名称")).toBe(true);

  const [header = "", ...rows] = text.slice(1).split("\r\n");
  expect(header).toContain("小计（元）,分摊（元）,券（元）,实付（元）,价格说明");
  const orders = await mock.requests({ operationId: "getOrder", status: "200" });
  expect(orders).toHaveLength(4);
  expect(rows.every((row) => row.includes(",已取消,"))).toBe(true);
  expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(4);
  await expect(dialog.getByText(`共 ${rows.length} 行`)).toBeVisible();

  const excel = await save("Excel");
  expect(excel.name).toBe("订单明细-已取消-2026-11-21.xlsx");
  const [book] = await readWorkbook(new Uint8Array(await readFile(excel.path)).buffer);
  const [head = [], ...cells] = book?.rows ?? [];
  expect(head.join(",")).toBe(header);
  expect(cells).toHaveLength(rows.length);
  const amounts = head.indexOf("实付（元）");
  const written = papa.parse<string[]>(text.slice(1)).data.slice(1);
  expect(cells.map((row) => Number(row[amounts]))).toEqual(written.map((row) => Number(row[amounts])));

  await page.goto("/zzfw/kjcg?way=paste");
  for (const { name, path } of [csv, excel]) {
    await page
      .getByLabel("采购计划文件")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: await readFile(path) });
    await expect(page.getByRole("button", { name: `匹配 ${rows.length} 行商品` })).toBeVisible();
    await page.getByRole("button", { name: "返回修改" }).click();
  }
});

test("selected orders are printed with their amounts in words", async ({ page, expectAccessible }) => {
  await page.goto("/order");
  await page.getByRole("checkbox", { name: "选择订单 DD2026111800000001" }).check();
  await page.getByRole("checkbox", { name: "选择订单 DD2026111400000001" }).check();
  const [sheets] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "打印所选（2）" }).click(),
  ]);
  await expect(sheets.getByRole("article")).toHaveCount(2);
  await expect(sheets.getByText("捌佰伍拾捌元贰角整")).toBeVisible();
  await expectAccessible(sheets);
  await sheets.emulateMedia({ media: "print" });
  await expect(sheets.getByRole("button", { name: "打印" })).toBeHidden();
  await expect(sheets.getByRole("article").first()).toBeVisible();
});

test.describe("goods that arrived", () => {
  test.use({
    world: {
      persona: "buyer",
      clock: "2026-11-21 10:00:00",
      faults: [{ match: { operationId: "receiveOrder" }, fault: { kind: "status", status: 500 }, times: 1 }],
    },
    failOnViolations: false,
  });

  test(
    "is not ticked off in vain: a conflict, a lost response, an ended session and a closed tab leave the ticks",
    { tag: "@walk" },
    async ({ page, context, mock, logInAs }) => {
      const ticks = (tab: Page) => tab.getByRole("checkbox", { name: /^已核对/, checked: true });
      const submit = (tab: Page) => tab.getByRole("button", { name: "确认收货", exact: true });
      const receive = async (tab: Page) => {
        await expect(submit(tab)).toBeEnabled();
        await submit(tab).click();
      };
      await mock.faults.clear();
      await page.goto("/order/info/9003?apply=receive");
      await page.getByRole("button", { name: "全部勾选" }).click();
      await expect(ticks(page)).toHaveCount(3);

      const match = { operationId: "receiveOrder" };
      await mock.fault({
        match,
        fault: { kind: "status", status: 409, message: "订单状态已变化" },
        times: 1,
      });
      await receive(page);
      await expect(page.getByText("订单状态已变化")).toBeVisible();
      await expect(ticks(page)).toHaveCount(3);
      await mock.fault({ match, fault: { kind: "cut" }, times: 1 });
      await receive(page);
      await expect.poll(async () => (await mock.requests(match)).length).toBe(2);
      await expect(submit(page)).toBeEnabled();
      await expect(ticks(page)).toHaveCount(3);

      await page.close();
      const again = await context.newPage();
      await again.goto("/order/info/9003?apply=receive");
      await expect(ticks(again)).toHaveCount(3);
      await mock.fault({ match, fault: { kind: "status", status: 401 }, times: 1 });
      await receive(again);
      await again.waitForURL(/\/login/);
      await logInAs("buyer");
      await again.goto("/order/info/9003?apply=receive");
      await expect(ticks(again)).toHaveCount(3);
      await receive(again);
      await again.waitForURL(/\/order\/info\/9003$/);
    },
  );

  test("is ticked off by scan; what is short survives a failure and a reload and fills the complaint; the papers print", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/order/info/9003");
    const effort = await countEffort(page);
    await page.getByRole("link", { name: "确认收货" }).click();
    await page.getByLabel("扫码核对").fill("6901000000028");
    await page.getByLabel("扫码核对").press("Enter");
    await expect(page.getByRole("checkbox", { name: /^已核对 布洛芬缓释胶囊/ }).first()).toBeChecked();
    await page
      .getByRole("button", { name: /^藿香正气口服液 .* 少货 \/ 破损$/ })
      .first()
      .click();
    const missing = page.getByRole("spinbutton", { name: /^藿香正气口服液 .* 少货数量$/ }).first();
    await missing.fill("2");
    await missing.press("Tab");
    await page.getByRole("button", { name: "全部勾选" }).click();
    await expectAccessible();
    const submit = page.getByRole("button", { name: "确认收货并申请售后" });
    await submit.click();
    await expect(page.getByText("系统繁忙，请稍候再试")).toBeVisible();
    expect((await effort()).clicks).toBe(4);
    await page.reload();
    await expect(missing).toHaveValue("2");
    await submit.click();

    await expect(page.getByRole("heading", { level: 1, name: "申请售后" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "少货" })).toBeChecked();
    await expect(page.getByLabel("问题描述")).toHaveValue(/^藿香正气口服液 批号 \d+：少 2 盒$/);
    await expect(page.getByRole("spinbutton", { name: /^藿香正气口服液/ })).toHaveValue("2");
    await page.getByRole("button", { name: "提交售后申请" }).click();
    await page.waitForURL(/\/order\/afterSalesInfo\/\d+$/);
    expect(await mock.requests({ operationId: "receiveOrder", status: "200" })).toHaveLength(1);

    await page.goto("/order/info/9003?apply=return");
    await expect(page.getByText("购买 20，处理中 2")).toBeVisible();

    await page.goto("/order/print?dossier=9003");
    await expect(page.getByRole("article", { name: /检验报告$/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "打印全部" })).toBeEnabled();
    await expectAccessible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "导出 CSV" }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("批准文号,批号,生产日期,有效期至");
    expect(text).toContain(',"=""6901000000028""",布洛芬缓释胶囊,');
    const { data } = papa.parse<Record<string, string>>(text.slice(1), { header: true });
    const fenOf = (row: Record<string, string>, column: string) => Math.round(Number(row[column]) * 100);
    for (const row of data)
      expect(Math.round(Number(row["进价（元）"]) * Number(row["数量"]) * 100)).toBe(
        fenOf(row, "金额（元）"),
      );
    const total = data.reduce((sum, row) => sum + fenOf(row, "金额（元）"), 0) / 100;
    await expect(page.getByRole("row", { name: /^合计/ })).toContainText(`¥${total.toFixed(2)}`);
    // The file names the price that the sheet has.
    await expect(page.getByRole("row", { name: /布洛芬缓释胶囊/ }).first()).toContainText(
      `¥${data[0]?.["进价（元）"]}`,
    );
  });
});

test.describe("an order that expires", () => {
  test.use({ world: { scenario: "order-expiring" } });

  test("is canceled while it is open, in the list and on its page", async ({ page, mock }) => {
    await page.goto("/order/info/9006");
    await expect(state(page, "订单状态")).toContainText("待付款");
    await expect(page.getByRole("link", { name: "去支付" })).toBeVisible();
    await passMinutes(page, mock, 3);
    await expect(state(page, "订单状态")).toContainText("已取消");
    await expect(page.getByRole("link", { name: "去支付" })).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "orders, an order, a return and a complaint fit the viewport and are accessible",
    { tag: "@walk" },
    async ({ page, expectAccessible }) => {
      for (const [path, ready] of [
        ["/order", "查看物流"],
        ["/order/info/9003", "批次质检报告"],
        ["/order/returnInfo/1002", "取件时段"],
        ["/order/afterSalesInfo/3101", "处理记录"],
      ] as const) {
        await page.goto(path);
        await page.getByText(ready).first().waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        await expectAccessible();
      }
    },
  );
});

test(
  "exports of orders, bills and invoices name orders by their number, and money with its parts",
  { tag: "@walk" },
  async ({ page, logInAs }) => {
    await logInAs("credit");
    const csv = async (button: Locator) => {
      const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
      const text = await readFile(await download.path(), "utf8");
      return text.slice(1).split("\r\n");
    };
    await page.goto("/order");
    await page.getByRole("link", { name: /^已完成/ }).click();
    await page.getByRole("button", { name: "导出订单" }).click();
    const dialog = page.getByRole("dialog", { name: "导出订单" });
    await dialog.getByRole("radio", { name: "CSV" }).check();
    const [header = "", ...orders] = await csv(dialog.getByRole("button", { name: "导出", exact: true }));
    for (const column of ["订单号", "付款时间", "优惠（元）", "运费（元）", "已退款（元）", "发票号码"])
      expect(header.split(",")).toContain(column);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every((row) => /^DD\d+,/.test(row))).toBe(true);
    await page.goto("/wdqb/zqgl");
    const [bills = "", ...owed] = await csv(page.getByRole("button", { name: "导出 CSV" }));
    expect(bills).toContain("订单号,出账时间,还款日");
    expect(owed.every((row) => /^DD\d+,/.test(row))).toBe(true);
    await page.goto("/zzfw/dzfp");
    const [invoices = "", ...made] = await csv(page.getByRole("button", { name: "导出 CSV" }));
    expect(invoices).toContain("发票号码,订单号");
    expect(made.some((row) => /^"=""\d{20}""",DD\d+,/.test(row))).toBe(true);
  },
);
