import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { readWorkbook } from "#src/features/quick-purchase/import/read-workbook.ts";
import { sheetOf } from "#src/shared/lib/sheet.ts";
import { toXlsx } from "#src/shared/lib/xlsx.ts";
import { expect, test } from "./support/shop.ts";
import { clickTwice, confirmWord, holdResponses, stopClock } from "./support/steps.ts";

const WORKBOOK = fileURLToPath(new URL("support/purchase-plan.xlsx", import.meta.url));
/** A one-pixel image. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const account = (page: Page) => page.getByRole("status", { name: "导入核对" });
const buckets = (page: Page) => page.getByRole("group", { name: "按状态筛选" });
const bar = (page: Page) => page.getByRole("region", { name: "加入购物车" });
const planRow = (page: Page, text: string | RegExp) =>
  page
    .getByRole("table", { name: "采购单" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") })
    .filter({ hasText: text });
const options = (page: Page) => page.getByRole("listbox", { name: "可选商品" }).getByRole("option");
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The counts on the buckets; the first is the sum of the others. */
async function countsOf(page: Page): Promise<number[]> {
  const texts = await buckets(page).getByRole("button").allInnerTexts();
  return texts.map((text) => Number(/\d+$/u.exec(text.trim())?.[0]));
}

test.use({ world: { persona: "buyer" } });

test("numbers are taken as phones fill them in and as papers write them", async ({ page, mock }) => {
  const lastBody = async (operationId: "createAddress" | "addFeedback" | "createInvoiceTitle") => {
    await expect.poll(() => mock.requests({ operationId, status: "2xx" })).toHaveLength(1);
    return (await mock.requests({ operationId, status: "2xx" }))[0]?.body;
  };
  await page.goto("/zhzx/addr");
  await page.getByRole("button", { name: "新增收货地址" }).click();
  await page.getByLabel("粘贴整段地址").fill("刘敏（+86）139–1234–5678 浙江省宁波市鄞州区天童南路 700 号");
  await page.getByRole("button", { name: "识别" }).click();
  await expect(page.getByLabel("联系电话")).toHaveValue("13912345678");
  await page.getByLabel("联系电话").fill("\u202A+86 139 1234 5679\u202C");
  await page.getByRole("button", { name: "保存", exact: true }).click();
  expect(await lastBody("createAddress")).toMatchObject({ name: "刘敏", phone: "13912345679" });

  await page.goto("/zzfw/yjfk");
  await page.getByLabel("具体内容").fill("希望可以按门店分开送货");
  await page.getByLabel(/^联系电话/).fill("（0086）139-1234-5679");
  await page.getByRole("radio", { name: "功能建议" }).check();
  await page.getByRole("button", { name: "提交反馈" }).click();
  expect(await lastBody("addFeedback")).toMatchObject({ phone: "13912345679" });

  await page.goto("/zzfw/dzfp?tab=titles");
  await page.getByRole("button", { name: "新增电子普通发票抬头" }).click();
  await page.getByLabel("抬头名称").fill("杭州康民二店");
  await page.getByLabel("税号", { exact: true }).fill("\uFEFF９１３３ ０１０６－ma2kj4022x");
  await page.getByRole("button", { name: "保存" }).click();
  expect(await lastBody("createInvoiceTitle")).toMatchObject({ tax_no: "91330106MA2KJ4022X" });
});

test("a list is entered by keyboard alone, and added to the cart", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/zzfw/kjcg");
  const field = page.getByRole("combobox", { name: "要采购的商品" });
  const option = options(page);
  await expect(field).toBeFocused();
  await page.keyboard.type("zzzqqq");
  await expect(page.getByText("没有找到“zzzqqq”")).toBeVisible();
  await field.fill("amxl");
  await expect(option.first()).toContainText("阿莫西林");
  await expectAccessible();
  await confirmWord(field);
  await page.keyboard.press("ArrowUp");
  await expect(option.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(option).toHaveCount(0);

  // Product 7 is sold in multiples of ten.
  await field.fill("7");
  await expect(option).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("spinbutton", { name: "阿莫西林胶囊的数量" })).toBeFocused();
  await page.keyboard.type("13");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(page.getByText("已录入 阿莫西林胶囊 20 盒（已按中包装 10 的倍数调整为 20）")).toBeVisible();

  await page.keyboard.type("国药准字H20040002");
  await expect(option).toHaveCount(1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(planRow(page, "录入")).toHaveCount(2);

  const add = bar(page).getByRole("button", { name: "加入购物车" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("已加入 2 行");
  expect(await mock.requests({ operationId: "addCartLines", status: "200" })).toHaveLength(1);
  await expect(planRow(page, "阿莫西林胶囊")).toContainText("已加入购物车");
});

test("a quantity may be typed right after the choice of goods", async ({ page }) => {
  await page.goto("/zzfw/kjcg");
  await page.getByRole("combobox", { name: "要采购的商品" }).fill("7");
  await expect(options(page)).toHaveCount(1);
  // Not even an animation frame passes between the keys.
  await stopClock(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("13");
  await expect(page.getByRole("spinbutton", { name: "阿莫西林胶囊的数量" })).toHaveValue("13");
});

/** 312 rows of a realistic plan: the quantities of 260 goods, and all kinds of rows without goods. */
function messyPlan(): string {
  const rows = ["2026年11月采购计划", "序号\t商品编号\t商品名称\t规格\t单位\t数量"];
  for (let id = 26; id < 276; id += 1)
    rows.push(`${id - 25}\t${id}\t\t\t盒\t${id % 3 === 0 ? "１２" : `${id} 盒`}`);
  for (const id of [26, 27, 28, 29, 30]) rows.push(`\t #${id}\t\t\t盒\t10`.replace("#", ""));
  rows.push(...Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? "" : " \t\t　")));
  for (let index = 0; index < 10; index += 1) rows.push(`\t\t没有这种药${index}\t\t瓶\t5`);
  rows.push(
    "\t\t阿莫西林胶囊\t\t盒\t15",
    "\t\t感冒灵颗粒\t\t盒\t若干",
    "------",
    "\t\t布洛芬缓释胶囊\t\t盒\t0",
  );
  for (let index = rows.length; index < 312; index += 1) rows.push("小计\t\t\t\t\t99");
  return rows.join("\r\n");
}

test("all 312 rows of a messy plan are accounted for, corrected, matched and added", async ({
  page,
  mock,
  logIn,
  expectAccessible,
}) => {
  test.slow();
  await page.goto("/zzfw/kjcg?way=paste");
  await page.getByLabel("粘贴采购计划").fill(messyPlan());
  // Pasted text that is not parsed yet survives a reload.
  await page.reload();
  await page.getByRole("button", { name: "识别并匹配" }).click();
  const numbers = page.getByRole("combobox", { name: "第 6 列“数量”是" });
  await expect(numbers).toHaveValue("number");
  // A wrong column is corrected before anything is matched, and the correction survives a reload, too.
  await numbers.selectOption("不导入");
  await expect(page.getByText("没有找到数量列")).toBeVisible();
  await page.reload();
  await expect(numbers).toHaveValue("other");
  await numbers.selectOption("数量");
  await expectAccessible();
  await page.getByRole("button", { name: "匹配 267 行商品" }).click();
  await expect(account(page)).toHaveText(
    "共导入 312 行 = 商品 262 行 + 重复已合并 5 行 + 空行 30 行 + 表头和标题 2 行 + 合计行 11 行 + 数量为 0 1 行 + 没有商品信息 1 行",
  );
  await expect(page.getByRole("progressbar", { name: "匹配进度" })).toHaveCount(0);
  const [total = 0, ...parts] = await countsOf(page);
  expect(total).toBe(262);
  expect(parts.reduce((sum, count) => sum + count)).toBe(262);
  await page.getByText("查看未列入的 20 行").click();
  await expect(page.getByRole("listitem").filter({ hasText: "数量为 0" })).toContainText("布洛芬缓释胶囊");
  await expectAccessible();

  await buckets(page).getByRole("button", { name: "待选择" }).click();
  await expect(planRow(page, "感冒灵颗粒 若干")).toContainText("没写数量");
  const choice = page.getByRole("combobox", { name: "阿莫西林胶囊的候选商品" });
  await choice.selectOption({ index: 1 });
  await expect(choice).toHaveCount(0);
  await buckets(page).getByRole("button", { name: "未找到 10" }).click();
  await planRow(page, "没有这种药0").getByRole("button", { name: "手动查找" }).click();
  await page.getByRole("combobox", { name: "为“没有这种药0”查找商品" }).fill("7");
  await options(page).click();
  await expect(buckets(page)).toContainText("未找到 9");
  await page.getByRole("button", { name: "移除 没有这种药1" }).click();
  await expect(account(page)).toContainText("商品 261 行");
  await expect(account(page)).toContainText("已移除 1 行");

  // The next line is not on sale: it is registered as a request, and the plan is still there afterwards.
  await planRow(page, "没有这种药2").getByRole("link", { name: "登记求购" }).click();
  await expect(page.getByLabel("通用名")).toHaveValue("没有这种药2");
  await expect(page.getByLabel("求购数量")).toHaveValue("5");
  await page.getByLabel("期望单价（元，选填）").fill("１２.５");
  // A validation error appears at its field; the draft survives it, and an expired session too.
  await mock.fault({
    match: { operationId: "addVarietyRequest" },
    fault: { kind: "status", status: 422, errors: { name: ["通用名含有不支持的字符"] } },
    times: 1,
  });
  await page.getByRole("button", { name: "提交求购" }).click();
  await expect(page.getByText("通用名含有不支持的字符").first()).toBeVisible();
  await expect(page.getByLabel("通用名")).toBeFocused();
  await mock.fault({
    match: { operationId: "addVarietyRequest" },
    fault: { kind: "status", status: 401 },
    times: 1,
  });
  await page.getByRole("button", { name: "提交求购" }).click();
  await page.waitForURL(/\/login\?redirect=/);
  await logIn("buyer");
  await expect(page.getByLabel("期望单价（元，选填）")).toHaveValue("１２.５");
  await clickTwice(page.getByRole("button", { name: "提交求购" }));
  await expect(page.getByRole("heading", { level: 1, name: "求购详情" })).toBeVisible();
  await expect(panel(page, "求购信息")).toContainText("¥12.50");
  expect(await mock.requests({ operationId: "addVarietyRequest", status: "2xx" })).toHaveLength(1);
  await page.goto("/zzfw/kjcg");
  await expect(account(page)).toContainText("共导入 312 行 = 商品 261 行");
  await expect(page.getByRole("progressbar", { name: "匹配进度" })).toHaveCount(0);
  await expect(buckets(page)).toContainText("未找到 8");

  const ready = Number(
    /\d+/u.exec(await buckets(page).getByRole("button", { name: "可加购" }).innerText())?.[0],
  );
  // The session expires midway: the plan is restored, and lines already in the cart are not added again.
  await mock.fault({
    match: { operationId: "addCartLines" },
    fault: { kind: "status", status: 401 },
    after: 1,
    times: 1,
  });
  await bar(page).getByRole("button", { name: "加入购物车" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "全部加入" }).click();
  await page.waitForURL(/\/login\?redirect=%2Fzzfw%2Fkjcg/);
  await logIn("buyer");
  await expect(page.getByRole("progressbar", { name: "匹配进度" })).toHaveCount(0);
  await expect(buckets(page)).toContainText("未找到 8");
  await expect(bar(page)).toContainText(/已加入 \d{2,} 行/u);
  await bar(page).getByRole("button", { name: "加入购物车" }).click();
  await expect
    .poll(async () => {
      const text = await bar(page).innerText();
      const failed = Number(/未能加入 (\d+) 行/u.exec(text)?.[1] ?? 0);
      return Number(/已加入 (\d+) 行/u.exec(text)?.[1]) + failed;
    })
    .toBe(ready);
  const [, ...after] = await countsOf(page);
  expect(after.reduce((sum, count) => sum + count)).toBe(261);
});

test(
  "the page stays responsive with a file of 5,000 lines, and matching can be stopped",
  { tag: "@walk" },
  async ({ page, mock }) => {
    await page.goto("/zzfw/kjcg?way=paste");
    const file = page.getByLabel("采购计划文件");
    const drop = async (name: string, text: string) =>
      file.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
    await drop("旧表.xls", "\0\u0001\0\0");
    await expect(
      page.getByText("“旧表.xls”不是表格，也不是文本文件，请在 WPS 或 Excel 中打开"),
    ).toBeVisible();
    await drop("坏表.xlsx", "PK\u0003\u0004这不是表格");
    await expect(page.getByText("“坏表.xlsx”无法打开")).toBeVisible();
    const rows = Array.from({ length: 5001 }, (_, index) => `${index + 1},${(index % 30) + 1}`);
    await drop("太长.csv", ["商品编号,数量", ...rows].join("\r\n"));
    await expect(page.getByText("一次最多导入 5000 行，这次有 5001 行，请分几次导入。")).toBeVisible();

    await drop("计划.csv", ["商品编号,数量", ...rows.slice(0, 5000)].join("\r\n"));
    await page.getByRole("button", { name: "匹配 5000 行商品" }).click();
    await expect(account(page)).toHaveText("共导入 5001 行 = 商品 5000 行 + 表头和标题 1 行");
    await page.getByRole("button", { name: "停止" }).click();
    await expect(page.getByText(/已停止匹配。还有 \d+ 行没有匹配，已匹配的都保留着。/u)).toBeVisible();
    const asked = (await mock.requests({ operationId: "matchGoods" })).length;
    expect(asked).toBeLessThan(50);
    expect((await countsOf(page))[0]).toBe(5000);
    await mock.fault({
      match: { operationId: "matchGoods" },
      fault: { kind: "status", status: 500 },
    });
    await page.getByRole("button", { name: "继续匹配" }).click();
    await expect(page.getByText(/匹配中断：.*，已匹配的都保留着。/u)).toBeVisible();

    await mock.faults.clear();
    await page.getByRole("button", { name: "继续匹配" }).click();
    await expect(page.getByRole("progressbar", { name: "匹配进度" })).toBeVisible();
    // Meanwhile the list can be scrolled and filtered.
    await buckets(page).getByRole("button", { name: "可加购" }).click();
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole("progressbar", { name: "匹配进度" })).toHaveCount(0);
    await expect(buckets(page)).not.toContainText("待匹配");
    expect(await page.locator("*").count()).toBeLessThan(1500);
    const [total = 0, ...parts] = await countsOf(page);
    expect(parts.reduce((sum, count) => sum + count)).toBe(total);
  },
);

test("a workbook is imported, its template downloaded, and frequently bought goods are bought again", async ({
  page,
  mock,
}) => {
  await page.goto("/zzfw/kjcg?way=paste");
  const template = async (format: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `下载 ${format} 模板` }).click();
    return (await download).path();
  };
  const columns = ["商品编号", "条码", "商品名称", "规格", "生产厂家", "批准文号", "数量"];
  expect(await readFile(await template("CSV"), "utf8")).toContain(columns.join(","));
  const [workbook] = await readWorkbook(new Uint8Array(await readFile(await template("Excel"))).buffer);
  expect(workbook?.rows[0]).toEqual(columns);

  const goods = Array.from({ length: 2900 }, (_, index) => `商品${index}号`);
  const long = await toXlsx(
    sheetOf(
      [
        ["商品名称", (name) => name],
        ["生产厂家", (name) => `${name}的生产厂家，名称很长，占满一格`],
        ["条码", (name) => `690${String(goods.indexOf(name)).padStart(10, "0")}`],
        ["数量", () => 20],
      ],
      goods,
    ),
  );
  await page.getByLabel("采购计划文件").setInputFiles({
    name: "长.xlsx",
    mimeType: long.type,
    buffer: Buffer.from(await long.arrayBuffer()),
  });
  await expect(page.getByRole("button", { name: "匹配 2900 行商品" })).toBeVisible();
  await page.getByRole("button", { name: "返回修改" }).click();
  await page.getByLabel("采购计划文件").setInputFiles(WORKBOOK);
  await page.getByRole("button", { name: "匹配 3 行商品" }).click();
  await expect(account(page)).toHaveText("共导入 6 行 = 商品 3 行 + 空行 1 行 + 表头和标题 2 行");
  await expect(planRow(page, "国药准字H20040002").getByRole("spinbutton")).toHaveValue("13");
  await expect(planRow(page, "没有这种药")).toContainText("没有找到对应的商品");

  await page.getByRole("link", { name: "常购商品" }).click();
  const due = page.getByRole("rowgroup", { name: "该补货" });
  await expect(due).toContainText(/该补货了，过了 \d+ 天上次 \d\d-\d\d 买 \d+ \S+，约 \d+ 天一次，建议 \d+/u);
  await expect(due.getByRole("img", { name: /^历次成交价，共买过 \d+ 次：20/u }).first()).toBeVisible();
  await due.getByRole("checkbox", { name: "选择该补货" }).check();
  await expect(page.getByRole("region", { name: "批量操作" })).toContainText(/已选 [1-9]\d* 种/u);
  await page.getByRole("checkbox", { name: "只看涨价" }).check();
  await expect(page).toHaveURL(/dearer=1/u);
  const note = page.getByRole("cell").filter({ hasText: "今涨 ¥" });
  await expect(note.first()).toBeVisible();
  await expect(page.getByRole("cell").filter({ hasText: /今降 ¥/u })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "只看涨价" }).uncheck();
  const reordered = page.waitForResponse(/order=often/u);
  await page.getByRole("link", { name: "购买次数" }).click();
  await expect(page).toHaveURL(/order=often/u);
  await reordered;
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const list = page.getByRole("table", { name: "常购商品" });
  const tools = page.getByRole("region", { name: "批量操作" });
  await list.getByRole("checkbox", { name: "全选本页" }).check();
  await expect(tools).toContainText("已选 20 种");
  await clickTwice(tools.getByRole("button", { name: "加入购物车" }));
  await page.getByRole("alertdialog").getByRole("button", { name: "全部加入" }).click();
  await expect(list.getByText(/^已加入购物车 ×\d+$/u).first()).toBeVisible();
  // The whole batch first, then a retry without the refused goods.
  const calls = await mock.requests({ operationId: "addCartLines" });
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("favorites are grouped by zone with price changes, and bought and removed in bulk", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/zzfw/star");
  const list = page.getByRole("table", { name: "收藏的商品" });
  const tools = page.getByRole("region", { name: "批量操作" });
  await expect(list).toContainText("降 ¥2.38收藏时 ¥22.28");
  await expectAccessible();
  await list.getByRole("checkbox", { name: "选择药品" }).check();
  await expect(tools).toContainText("已选 2 种");
  await tools.getByRole("button", { name: "加入购物车" }).click();
  await expect(tools).toContainText("已加入购物车 2 种");

  await page.getByRole("link", { name: /中药饮片专区/u }).click();
  await expect(page).toHaveURL(/zone=zyyp$/u);
  await tools.getByRole("checkbox", { name: "全选" }).check();
  await tools.getByRole("button", { name: "取消收藏" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "取消收藏" }).click();
  await expect(page.getByText("取消收藏成功")).toBeVisible();
  await expect(page.getByText("中药饮片专区没有收藏")).toBeVisible();
  await page.getByRole("link", { name: "查看全部收藏" }).click();
  await expect(panel(page, "收藏的商品")).toContainText("共 5 种");

  await mock.fault({
    match: { operationId: "listFavorites" },
    fault: { kind: "status", status: 500 },
    times: 1,
  });
  await page.reload();
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(panel(page, "收藏的商品")).toContainText("共 5 种");
});

test("an invoice is found, downloaded and e-mailed, and an invoice title saved", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/zzfw/dzfp?page=99");
  const list = page.getByRole("table", { name: "电子发票" });
  await page.getByRole("link", { name: "回到第一页" }).click();
  await expect(list.getByRole("row").filter({ has: page.getByRole("cell") })).toHaveCount(10);
  await page.getByRole("searchbox", { name: "订单号或发票号码" }).fill("DD2026111500000004");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/keywords=DD2026111500000004$/u);
  await expect(list.getByRole("row").filter({ has: page.getByRole("cell") })).toHaveCount(1);
  await expect(list.getByRole("link", { name: /^下载/u })).toHaveAttribute("href", /\.pdf$/u);
  await expectAccessible();
  await list.getByRole("button", { name: /^发邮箱/u }).click();
  const dialog = page.getByRole("dialog", { name: "发送发票到邮箱" });
  await dialog.getByLabel("收票邮箱").fill("no-at");
  await dialog.getByRole("button", { name: "发送" }).click();
  await expect(dialog.getByText("邮箱格式不正确")).toBeVisible();
  await dialog.getByLabel("收票邮箱").fill("kj@example.com");
  await clickTwice(dialog.getByRole("button", { name: "发送" }));
  await expect(page.getByText("发票已发送到 kj@example.com")).toBeVisible();
  expect((await mock.outbox()).filter(({ to }) => to === "kj@example.com")).toHaveLength(1);

  await page.getByRole("link", { name: "抬头管理" }).click();
  const titles = page.getByRole("table", { name: "发票抬头" });
  await titles.getByRole("cell").first().waitFor();
  const before = await titles.getByRole("row").count();
  await page.getByRole("button", { name: "新增电子普通发票抬头" }).click();
  await page.getByLabel("抬头名称").fill("杭州康民二店");
  await page.getByLabel("税号", { exact: true }).fill("91330106ma2kj4022x");
  await mock.fault({
    match: { operationId: "createInvoiceTitle" },
    fault: { kind: "status", status: 422, errors: { tax_no: ["税号与抬头不符"] } },
    times: 1,
  });
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("税号与抬头不符").first()).toBeVisible();
  await expect(page.getByLabel("税号", { exact: true })).toBeFocused();
  await page.reload();
  await clickTwice(page.getByRole("button", { name: "保存" }));
  await expect(titles).toContainText("91330106MA2KJ4022X");
  expect(await mock.requests({ operationId: "createInvoiceTitle", status: "2xx" })).toHaveLength(1);
  await page.getByRole("button", { name: "修改 杭州康民二店" }).click();
  await page.getByRole("button", { name: "取消" }).click();
  await expect(page.getByRole("button", { name: "修改 杭州康民二店" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel("收票邮箱（选填）").fill("er@example.com");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(titles).toContainText("er@example.com");
  await page.getByRole("button", { name: "删除 杭州康民二店" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
  await expect(titles.getByRole("row")).toHaveCount(before);
});

test("feedback is sent with a picture and appears in the history", async ({ page, expectAccessible }) => {
  await page.goto("/zzfw/yjfk");
  await expect(panel(page, "我的反馈")).toContainText("客服回复：");
  await page.getByLabel("具体内容").fill("希望");
  await page.getByRole("button", { name: "提交反馈" }).click();
  await expect(page.getByText("请至少填写 5 个字")).toBeVisible();
  await page.getByLabel("具体内容").fill("希望采购单能按厂家排序。");
  await page
    .getByLabel("添加图片")
    .setInputFiles({ name: "截图.png", mimeType: "image/png", buffer: PICTURE });
  await expect(page.getByRole("button", { name: "移除 截图.png" })).toBeVisible();
  await expectAccessible();
  await page.reload();
  await page.getByRole("button", { name: "提交反馈" }).click();
  const mine = panel(page, "我的反馈").getByRole("listitem").first();
  await expect(mine).toContainText("希望采购单能按厂家排序。");
  await expect(mine.getByRole("button", { name: "查看反馈图片 1" })).toBeVisible();
  await expect(page.getByLabel("具体内容")).toHaveValue("");
});

test.describe("a buyer pending approval", () => {
  test.use({ world: { persona: "newbie" }, viewport: { width: 390, height: 844 } });

  test("sees why nothing can be bought", async ({ page, expectAccessible }) => {
    await page.goto("/zzfw/kjcg?way=paste");
    await expect(page.getByText(/^资质审核通过后才能/)).toBeVisible();
    await page.getByLabel("粘贴采购计划").fill("7 20");
    await page.getByRole("button", { name: "识别并匹配" }).click();
    await expect(buckets(page)).toContainText("暂不可购 1");
    await expect(bar(page).getByRole("button", { name: "加入购物车" })).toBeDisabled();
    await expectAccessible();
  });
});

test("a request that is begun before it is known who the buyer is keeps what was typed, and gets their phone number", async ({
  page,
  logIn,
}) => {
  await logIn("buyer");
  const older = await holdResponses(page, "**/api/user");
  await page.goto("/zzfw/pzqg/add?number=5");
  await older.given;
  await page.getByLabel("通用名").fill("阿莫西林颗粒");
  older.release();
  await expect(page.getByLabel("联系电话")).toHaveValue("13800001402");
  // They go on typing: neither the text nor the focus is lost.
  await expect(page.getByLabel("通用名")).toHaveValue("阿莫西林颗粒");
  await expect(page.getByLabel("通用名")).toBeFocused();
});

test("the phone number alone is nothing that could be lost", async ({ page, logIn }) => {
  await logIn("buyer");
  await page.goto("/zzfw/pzqg/add");
  await expect(page.getByLabel("联系电话")).toHaveValue("13800001402");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^购物车/ })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
});
