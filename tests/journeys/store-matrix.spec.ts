import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { countEffort, pasteCells } from "./support/steps.ts";

const STORES = ["湖州百年同康医药连锁有限公司", "湖州百年同康医药连锁红旗路店", "湖州百年同康医药连锁南浔店"];
const [HEAD, SECOND, THIRD] = STORES as [string, string, string];
const AMOXICILLIN = "阿莫西林胶囊";

const entry = (page: Page) => page.getByLabel("粘贴商品和各店数量");
const table = (page: Page) => page.getByRole("region", { name: "各店数量" });
const cell = (page: Page, goods: string, store: string) =>
  table(page).getByRole("textbox", { name: `${goods}，${store}` });
const columnOf = (page: Page, head: string) => page.getByRole("combobox", { name: `“${head}”是` });
const problems = (page: Page) => page.getByRole("list", { name: "无法填入的单元格" });
const row = (page: Page, name: string) => table(page).getByRole("row").filter({ hasText: name });
const fill = (page: Page) => page.getByRole("button", { name: /^填入 \d+ 家购物车$/ });
const summary = (page: Page) => page.getByRole("region", { name: "商品与门店" }).getByRole("status");

test.use({ world: { persona: "chain" } });

test("four lines over three stores are twelve cells and two clicks", async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto("/zhzx/ddgl");
  await expect(page.getByRole("list", { name: "门店" }).getByRole("listitem")).toHaveCount(4);
  const effort = await countEffort(page);
  await page.getByRole("link", { name: "多店采购" }).click();
  await expect(entry(page)).toBeFocused();
  await pasteCells(entry(page), [["7"], ["1"], ["6"], ["4"]]);
  // The numbers follow at once: down the goods, then the next store.
  await expect(cell(page, AMOXICILLIN, HEAD)).toBeFocused();
  for (const [column, numbers] of [
    [10, 6, 12, 3],
    [20, 8, 24, 6],
    [30, 4, 36, 9],
  ].entries())
    for (const number of numbers) {
      await expect(table(page).locator("tbody td input:focus")).toHaveAccessibleName(
        new RegExp(`，${STORES[column]}$`),
      );
      await page.keyboard.type(String(number));
      await page.keyboard.press("Enter");
    }
  await expect(row(page, AMOXICILLIN)).toContainText(/60 盒\s*有货/);
  await expect(row(page, "包邮")).toContainText(/还差 ¥[\d,.]+/);
  await expect(summary(page)).toHaveText("共 12 格");
  await fill(page).click();
  await expect(summary(page)).toHaveText("已填入 3 家门店的购物车，共 12 格。");
  const { clicks, pages } = await effort();
  expect({ clicks, pages }).toEqual({ clicks: 2, pages: ["/zhzx/ddgl"] });
  expect(await mock.requests({ operationId: "distributeCart", status: "200" })).toHaveLength(1);
  await expectAccessible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^切换门店/ })
    .click();
  const stores = page.getByRole("list", { name: "切换到" });
  for (const name of STORES)
    await expect(stores.getByRole("listitem").filter({ hasText: name })).toContainText("购物车 4 种");
});

test("a sheet is pasted, what cannot be is named, and nothing typed is lost", async ({
  page,
  context,
  mock,
  logInAs,
}) => {
  const fail = (status: number, when?: "after") =>
    mock.fault({
      match: { operationId: "distributeCart" },
      fault: {
        kind: "status",
        status,
        ...(status === 409 && { message: "购物车正在结算" }),
        ...(when && { when }),
      },
      times: 1,
    });
  const numbers = async (tab: Page) =>
    table(tab)
      .locator("tbody input")
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  await page.goto("/zhzx/ddgl?tab=matrix");
  await pasteCells(entry(page), [
    ["11 月要货", "", "", ""],
    ["商品编号", "南浔店", "红旗路店", HEAD],
    ["7", "430", "15", "430"],
    ["1", "2件", "", "8"],
    ["合计", "", "", ""],
  ]);
  await expect(columnOf(page, "南浔店")).toHaveValue(/^store:/u);
  await expect(page.getByText("，2 行是标题、合计或空行；3 家门店有数量。", { exact: false })).toBeVisible();
  // The sheet is under review still after a reload.
  await page.reload();
  await page.getByRole("button", { name: "填入表格 2 种" }).click();
  await expect(cell(page, AMOXICILLIN, THIRD)).toHaveValue("430");
  await expect(problems(page)).toContainText(`${SECOND} · ${AMOXICILLIN}：数量须为 10 的倍数，请改为 20`);
  await page.getByRole("button", { name: "按中包装改好数量" }).click();
  await expect(cell(page, AMOXICILLIN, SECOND)).toHaveValue("20");
  // 880 of 860: one stock for all of them.
  await expect(row(page, AMOXICILLIN)).toContainText("超出 20");
  await expect(problems(page).getByRole("listitem")).toHaveCount(3);
  await expect(problems(page)).toContainText("各店共要 880 盒");
  await cell(page, AMOXICILLIN, THIRD).fill("410");
  await expect(problems(page)).toHaveCount(0);
  await expect(summary(page)).toHaveText("共 5 格");
  const typed = await numbers(page);

  // A conflict, a server that fails, and one whose response is lost on the way.
  await fail(409);
  await fill(page).click();
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText("购物车正在结算");
  await refusal.getByRole("button", { name: "知道了" }).click();
  for (const when of [undefined, "after"] as const) {
    await fail(500, when);
    await fill(page).click();
    await expect(page.getByText(/系统繁忙|稍候再试/u).first()).toBeVisible();
    await expect(fill(page)).toBeEnabled();
    expect(await numbers(page)).toEqual(typed);
  }

  // The tab is closed, then the session has ended: the matrix is offered again, and is filled as it was.
  await page.close();
  const again = await context.newPage();
  await again.goto("/zhzx/ddgl?tab=matrix");
  await again.getByRole("button", { name: "接着做" }).click();
  await expect(summary(again)).toHaveText("共 5 格");
  expect(await numbers(again)).toEqual(typed);
  await mock.clock.advance("8d");
  await fill(again).click();
  await again.waitForURL(/\/login/);
  await expect(again.getByText("登录已失效，请重新登录")).toBeVisible();
  await logInAs("chain");
  await again.goto("/zhzx/ddgl?tab=matrix");
  await expect(summary(again)).toHaveText("共 5 格");
  await fill(again).click();
  await expect(summary(again)).toHaveText("已填入 3 家门店的购物车，共 5 格。");

  // The cart is copied in other numbers than its own.
  await again.getByRole("link", { name: "我的门店" }).click();
  await again.getByRole("link", { name: "按店填写数量" }).click();
  await expect(cell(again, AMOXICILLIN, SECOND)).toHaveValue("430");
  await expect(problems(again)).toContainText("各店共要 1290 盒");
  await cell(again, AMOXICILLIN, SECOND).fill("50");
  // A cell that cannot be filled is neither sent nor counted.
  await cell(again, AMOXICILLIN, THIRD).fill("15");
  await again.getByRole("button", { name: "只填没有问题的 5 格" }).click();
  await expect(summary(again)).toHaveText("已填入 3 家门店的购物车，共 5 格；1 格没有填入。");
  await logInAs("chain01");
  await again.goto("/cart");
  await expect(again.getByRole("spinbutton", { name: `${AMOXICILLIN}的数量` })).toHaveValue("50");
});

test("a file fills the table, and goods with several makers are chosen at once", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/zhzx/ddgl?tab=matrix");
  const choose = (name: string, text: string) =>
    page
      .getByLabel("各店数量文件")
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text, "utf8") });
  await choose("要货.pdf", "%PDF-1.7");
  await expect(page.getByText("“要货.pdf”不是 Excel", { exact: false })).toBeVisible();
  await choose("要货.csv", "商品,南浔店,红旗路店,老店\n布洛芬缓释胶囊,10,20,10\n7,10,20,\n合计,20,40,10\n");
  await expect(page.getByText("“老店”不在您的门店中，不导入", { exact: false })).toBeVisible();
  await expect(columnOf(page, "老店")).toHaveValue("other");
  await expectAccessible();
  await columnOf(page, "老店").selectOption({ label: HEAD });
  await page.getByRole("button", { name: "填入表格 2 种" }).click();
  await expect(page.getByText("识别到 2 种商品")).toBeVisible();
  await expect(cell(page, AMOXICILLIN, SECOND)).toHaveValue("20");
  const ambiguous = row(page, "布洛芬缓释胶囊");
  const select = ambiguous.getByRole("combobox");
  await expect(select).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "选最便宜" }).click();
  await expect(ambiguous.getByRole("link", { name: "布洛芬缓释胶囊" })).toBeVisible();
  await expect(summary(page)).toHaveText("共 5 格");
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(select).toBeVisible();
  await expect(page.getByRole("button", { name: "选上次买的" })).toBeVisible();
});
