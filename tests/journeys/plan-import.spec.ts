import { utils, write } from "@e965/xlsx";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { countEffort } from "./support/steps.ts";

const buckets = (page: Page) => page.getByRole("group", { name: "按状态筛选" });
const bulk = (page: Page) => page.getByRole("group", { name: "批量处理" });
const bar = (page: Page) => page.getByRole("region", { name: "加入购物车" });
const matched = (page: Page) => expect(page.getByRole("progressbar", { name: "匹配进度" })).toHaveCount(0);

test.use({ world: { persona: "buyer" } });

/** Names of which the shop has several sizes or makers. */
const AMBIGUOUS = (
  "阿莫西林胶囊 阿莫西林颗粒 阿莫西林克拉维酸钾片 阿莫西林克拉维酸钾干混悬剂 氨苄西林胶囊 " +
  "青霉素V钾片 头孢克肟分散片 头孢克肟颗粒 头孢拉定胶囊 头孢氨苄胶囊 头孢丙烯分散片 头孢地尼胶囊 " +
  "头孢地尼分散片 头孢羟氨苄片 头孢克洛缓释片 头孢克洛干混悬剂 阿奇霉素片 阿奇霉素分散片 " +
  "阿奇霉素干混悬剂 罗红霉素胶囊 罗红霉素分散片 克拉霉素片 红霉素肠溶胶囊 琥乙红霉素颗粒 " +
  "乙酰螺旋霉素片 左氧氟沙星片 盐酸左氧氟沙星胶囊 诺氟沙星胶囊 盐酸环丙沙星片 盐酸莫西沙星片 " +
  "甲硝唑片 替硝唑片 甲硝唑芬布芬胶囊 阿昔洛韦片 盐酸伐昔洛韦片 磷酸奥司他韦胶囊 磷酸奥司他韦颗粒 " +
  "利巴韦林颗粒"
).split(" ");

/** 300 lines: of 232 the goods are certain, 38 are ambiguous, 30 unknown; the units are those of everyday plans. */
function longPlan(): string {
  const rows = Array.from(
    { length: 232 },
    (_, index) => `${index + 26}\t\t${index % 7 === 0 ? "2中包" : 20}`,
  );
  rows.push(...AMBIGUOUS.map((name) => `\t${name}\t10`));
  for (let index = 0; index < 30; index += 1) rows.push(`\t没有这种药${index}\t5`);
  return ["商品编号\t品名\t数量", ...rows].join("\r\n");
}

/** As buyers write in a hurry. */
const MESSY = `老板好,帮我配一下这些货
1、阿莫西林膠囊 0.25g*24粒 江南康宁 两盒 12.50 25.00
2、布洛芬缓释胶囊20盒,蒙脱石散10盒
感冒灵颗粒 9袋
十盒
板蓝根颗粒 十几袋
阿莫西林胶囊 江南康宁 0.25g*24粒 3盒
奥美拉唑肠溶胶囊 退2盒
急!谢谢`;

test("a message is read line by line: doubtful numbers stay blank, and no word vanishes", async ({
  page,
  expectAccessible,
}) => {
  const line = (text: string) => page.getByRole("row").filter({ hasText: text });
  await page.goto("/zzfw/kjcg?way=paste");
  await page.getByLabel("粘贴采购计划").fill(MESSY);
  await page.getByRole("button", { name: "识别并匹配" }).click();
  await matched(page);
  const account = page.getByRole("status", { name: "导入核对" });
  await expect(account).toHaveText(
    "共导入 9 行，有的一行写了几项，拆成 10 行 = 商品 6 行 + 写明不要或退货 1 行 + 聊天内容 2 行 + 并入上一行 1 行",
  );
  await expect(account).toBeInViewport();
  await page.getByText("查看未列入的 4 行").click();
  await expect(page.getByRole("region", { name: "未列入的行" })).toContainText("奥美拉唑肠溶胶囊 退2盒");
  await expect(line("要 2 盒")).toContainText("还有文字没有用到：12.50 25.00");
  await expect(line("蒙脱石散")).toContainText("要 10 盒");
  await expect(line("感冒灵颗粒 9袋")).toContainText("要 10 盒");
  await expect(line("板蓝根颗粒")).toContainText("“十几袋”不是确定的数量");
  // The same goods in other words say so.
  await page.getByRole("group", { name: "批量处理" }).getByRole("button", { name: "选最便宜" }).click();
  await expect(line("要 2 盒")).toContainText(/与第 7 行是同一商品，合计 \d+ 盒/u);
  await expectAccessible();
});

test("where two columns could be the quantity, none is taken before the buyer has chosen", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/zzfw/kjcg?way=paste");
  const text =
    "品名\t规格\t近30天销量\t采购数量\t要货数量\n阿莫西林胶囊\t0.25g*24粒\t90\t10\t20\n布洛芬缓释胶囊\t\t35\t5\t12";
  await page.getByLabel("粘贴采购计划").fill(text);
  await page.getByRole("button", { name: "识别并匹配" }).click();
  const question = page.getByRole("group", { name: "有 2 列都可能是采购数量，请选择这次要采购的一列" });
  const match = page.getByRole("button", { name: "匹配 2 行商品" });
  await expect(match).toBeDisabled();
  await expect(question.getByRole("button", { name: /要货数量/u })).toContainText("布洛芬缓释胶囊12");
  await expectAccessible();
  // The question survives a reload.
  await page.reload();
  await question.getByRole("button", { name: /要货数量/u }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "第 5 列“要货数量”是" })).toHaveValue("number");
  await page.getByRole("combobox", { name: "第 4 列“采购数量”是" }).selectOption("数量");
  await expect(page.getByRole("combobox", { name: "第 5 列“要货数量”是" })).toHaveValue("other");
  await match.click();
  await expect(page.getByRole("row").filter({ hasText: "布洛芬缓释胶囊" })).toContainText("要 5");
});

test("a sheet of a workbook is chosen, and hidden rows are left out; an .xls of HTML is read as well", async ({
  page,
  expectAccessible,
}) => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ["品名", "数量"],
    ["阿莫西林胶囊", 20],
    ["布洛芬缓释胶囊", 10],
  ]);
  sheet["!rows"] = [{}, { hidden: true }];
  utils.book_append_sheet(book, utils.aoa_to_sheet([["填表说明"]]), "说明");
  utils.book_append_sheet(book, sheet, "11月计划");
  const file = page.getByLabel("采购计划文件");
  await page.goto("/zzfw/kjcg?way=paste");
  for (const bookType of ["xlsx", "biff8"] as const) {
    const buffer = Buffer.from(write(book, { type: "array", bookType }) as ArrayBuffer);
    await file.setInputFiles({ name: "计划.xls", mimeType: "application/vnd.ms-excel", buffer });
    await expect(page.getByRole("heading", { name: "“计划.xls”有 2 个工作表" })).toBeFocused();
    await expectAccessible();
    await page.getByRole("button", { name: /11月计划.*3 行/u }).click();
    await expect(page.getByRole("button", { name: "匹配 2 行商品" })).toBeVisible();
    if (bookType === "xlsx") {
      await page.getByLabel("有 1 行在文件中被筛选或隐藏，不导入这些行").check();
      await expect(page.getByRole("button", { name: "匹配 1 行商品" })).toBeVisible();
    }
    // Back to the sheets, and from there to the text.
    await page.getByRole("button", { name: "返回修改" }).click();
    await page.getByRole("button", { name: "返回修改" }).click();
  }
  const html =
    "<html><table><tr><td>品名</td><td>采购数量</td></tr><tr><td>阿莫西林胶囊</td><td>20</td></tr></table></html>";
  await file.setInputFiles({
    name: "导出.xls",
    mimeType: "application/vnd.ms-excel",
    buffer: Buffer.from(html),
  });
  await page.getByRole("button", { name: "匹配 1 行商品" }).click();
  await expect(page.getByRole("row").filter({ hasText: "阿莫西林胶囊" })).toContainText("要 20");
});

test("a compact plan shows name, size, maker and reason of every row in two lines at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/zzfw/kjcg?way=paste");
  const rows = Array.from(
    { length: 60 },
    (_, index) => `${index + 1}\t${index % 3 === 0 ? "13.5" : "2中包"}`,
  );
  await page.getByLabel("粘贴采购计划").fill(["商品编号\t数量", ...rows].join("\n"));
  await page.getByRole("button", { name: "识别并匹配" }).click();
  await page.getByRole("button", { name: "匹配 60 行商品" }).click();
  await matched(page);
  await expect(page.getByRole("button", { name: "紧凑" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("table", { name: "采购单" })).toBeInViewport();
  const cut = await page.getByRole("table", { name: "采购单" }).evaluate((table) =>
    Array.from(table.querySelectorAll("[role=row] [role=cell]:nth-child(3)")).flatMap((goods) => {
      const { height } = goods.getBoundingClientRect();
      const isCut = [goods, ...goods.children].some(
        (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
      );
      return isCut || height > 48 ? [goods.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test("a plan of 300 lines, 38 of them ambiguous and 30 unknown, takes at most 15 clicks", async ({
  page,
  mock,
  expectAccessible,
}) => {
  let clicks = 0;
  await page.exposeFunction("countClick", () => (clicks += 1));
  await page.addInitScript(() => {
    addEventListener(
      "click",
      ({ isTrusted }) => isTrusted && (globalThis as unknown as { countClick(): void }).countClick(),
      true,
    );
  });
  await page.goto("/zzfw/kjcg");
  await page.getByRole("link", { name: "粘贴与导入" }).click();
  await page.getByLabel("粘贴采购计划").fill(longPlan());
  await page.getByRole("button", { name: "识别并匹配" }).click();
  await page.getByRole("button", { name: "匹配 300 行商品" }).click();
  await expect(buckets(page)).toContainText("待选择 38");
  await matched(page);
  await expect(buckets(page)).toContainText("未找到 30");
  await expect(page.getByText(/已改量 2 中包 → \d+/u).first()).toBeVisible();
  await expectAccessible();

  await bulk(page).getByRole("button", { name: "选上次买的" }).click();
  await bulk(page).getByRole("button", { name: "选最便宜" }).click();
  // Granules of different weights do not compare.
  await expect(page.getByText("还有 2 行不能这样选")).toBeVisible();
  await bulk(page).getByRole("button", { name: "选效期最长" }).click();
  await expect(buckets(page)).not.toContainText("待选择");
  await bulk(page).getByRole("button", { name: "批量求购 30 个" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "提交求购" }).click();
  await expect(buckets(page)).toContainText("已求购 30");
  const ready = Number(/可加购 (\d+)/u.exec(await buckets(page).innerText())?.[1]);
  await bar(page).getByRole("button", { name: "加入购物车" }).click();
  // Some of so many goods expire soon.
  await page.getByRole("alertdialog").getByRole("button", { name: "全部加入" }).click();
  await expect
    .poll(async () => {
      const text = await bar(page).innerText();
      return Number(/已加入 (\d+) 行/u.exec(text)?.[1]) + Number(/未能加入 (\d+) 行/u.exec(text)?.[1] ?? 0);
    })
    .toBe(ready);
  expect(ready).toBeGreaterThan(200);
  expect(clicks).toBeLessThanOrEqual(15);
  const [asked] = await mock.requests({ operationId: "addVarietyRequests" });
  expect(asked?.status).toBe(201);
});

test(
  "a fault at each step of an import loses nothing",
  { tag: "@walk" },
  async ({ page, context, mock, logIn }) => {
    const fail = async (
      operationId: string,
      status: number,
      more: { message?: string; when?: "after" } = {},
    ) => mock.fault({ match: { operationId }, fault: { kind: "status", status, ...more }, times: 1 });
    const askForAll = async () => {
      await bulk(page).getByRole("button", { name: "批量求购 2 个" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "提交求购" }).click();
    };
    await page.goto("/zzfw/kjcg?way=paste");
    const plan = "商品编号\t品名\t数量\n7\t\t20\n26\t\t\n27\t\t2件\n\t没有这种药甲\t5\n\t没有这种药乙\t6";
    await page.getByLabel("粘贴采购计划").fill(plan);
    await page.getByRole("button", { name: "识别并匹配" }).click();
    await page.reload();

    // Matching: the session ends, then the server fails.
    await fail("matchGoods", 401);
    await page.getByRole("button", { name: "匹配 5 行商品" }).click();
    await page.waitForURL(/\/login\?redirect=/u);
    await fail("matchGoods", 500);
    await logIn("buyer");
    await page.getByRole("button", { name: "继续匹配" }).click();
    await expect(buckets(page)).toContainText("未找到 2");
    await expect(buckets(page)).toContainText("待填数量 1");

    // Asking for what is missing: a conflict, then a response that is lost on its way.
    await fail("addVarietyRequests", 409, { message: "求购正在处理" });
    await askForAll();
    const refusal = page.getByRole("alertdialog");
    await expect(refusal).toContainText("求购正在处理");
    await refusal.getByRole("button", { name: "知道了" }).click();
    await expect(buckets(page)).toContainText("未找到 2");
    await fail("addVarietyRequests", 500, { when: "after" });
    await askForAll();
    await expect(page.getByText(/系统繁忙|稍候再试/u).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "批量求购 2 个" })).toBeEnabled();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(buckets(page)).toContainText("未找到 2");
    await askForAll();
    await expect(page.getByText("已提交 2 个品种的求购，其中 2 个今天已求购过")).toBeVisible();
    await expect(buckets(page)).toContainText("已求购 2");

    // The tab is closed: another one offers the plan, with what was asked for.
    await page.close();
    const again = await context.newPage();
    await again.goto("/zzfw/kjcg");
    await again.getByRole("button", { name: "接着做" }).click();
    await expect(buckets(again)).toContainText("已求购 2");
    await expect(buckets(again)).toContainText("待填数量 1");
    await bulk(again).getByRole("button", { name: "填起购数量" }).click();
    await expect(buckets(again)).not.toContainText("待填数量");

    // The cart: a server that fails adds nothing, and the next try adds each line once.
    await fail("addCartLines", 500);
    await bar(again).getByRole("button", { name: "加入购物车" }).click();
    await expect(again.getByText(/系统繁忙|稍候再试/u).first()).toBeVisible();
    await bar(again).getByRole("button", { name: "加入购物车" }).click();
    await expect(bar(again)).toContainText("已加入 3 行");
    expect(await mock.requests({ operationId: "addCartLines", status: "200" })).toHaveLength(1);
  },
);

test("a plan is saved, run again by the other store of the account, renamed, and deleted with a way back", async ({
  page,
  mock,
  logInAs,
  expectAccessible,
}) => {
  const row = (name: string) => page.getByRole("listitem", { name, exact: true });
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("计划名称");
  await page.goto("/zzfw/kjcg");
  await expect(page.getByLabel("要采购的商品")).toBeFocused();
  await page.getByRole("link", { name: "粘贴与导入" }).click();
  await page.getByLabel("粘贴采购计划").fill("7\n27 2中包\n没有这种药甲 5");
  await page.getByRole("button", { name: "识别并匹配" }).click();
  await matched(page);
  await page.getByRole("button", { name: "存为计划" }).click();
  await dialog.getByRole("button", { name: "保存计划" }).click();
  await expect(dialog).toContainText("请填写计划名称");
  await name.fill("慢病月度");
  await expect(dialog).toContainText("已有同名计划（4 行");
  await expectAccessible();
  await name.fill("夜班补货");
  // The other store is quicker with the same name: nothing is lost, and another name is asked for.
  await mock.fault({
    match: { operationId: "createSavedPlan" },
    fault: { kind: "status", status: 409, message: "已有名为“夜班补货”的采购计划，请换一个名称" },
    times: 1,
  });
  await dialog.getByRole("button", { name: "保存计划" }).click();
  await expect(dialog).toContainText("请换一个名称");
  await name.fill("夜班常备");
  await dialog.getByRole("button", { name: "保存计划" }).click();
  await expect(dialog).toHaveCount(0);

  await logInAs("branch");
  await page.goto("/zzfw/kjcg");
  // Only then is the plan of the other store gone from this tab.
  await expect(page.getByRole("banner")).toContainText("文三路店");
  await expect(buckets(page)).toHaveCount(0);
  const effort = await countEffort(page);
  await page.getByRole("link", { name: "保存的计划" }).click();
  await page.getByRole("button", { name: "按 夜班常备 采购" }).click();
  await expect(page.getByText(/已改量 2 中包 → \d+/u).first()).toBeVisible();
  await expect(buckets(page)).toContainText("未找到 1");
  expect(await effort()).toMatchObject({ clicks: 2 });
  await expectAccessible();

  await page.getByRole("link", { name: "保存的计划" }).click();
  await page.getByRole("button", { name: "改名 夜班常备" }).click();
  await name.fill("慢病月度");
  await dialog.getByRole("button", { name: "保存名称" }).click();
  await expect(dialog).toContainText("已有名为“慢病月度”的采购计划");
  await name.fill("夜班");
  await dialog.getByRole("button", { name: "保存名称" }).click();
  await expect(row("夜班")).toContainText("3 行商品");
  await page.getByRole("button", { name: "删除 夜班" }).click();
  await expect(row("夜班")).toHaveCount(0);
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(row("夜班")).toContainText("3 行商品");
});
