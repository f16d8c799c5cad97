/** Orders typed from paper, at any speed and without a look at the screen. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";

test.use({ world: { persona: "buyer" } });

const rows = (page: Page) =>
  page
    .getByRole("table", { name: "采购单" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

/** A line of the paper, and its line of the plan. */
type Line = readonly [text: string, quantity: string, shown: RegExp];

const PAPER: readonly [Line, ...Line[]] = [
  // Sold in packs of ten; more than there are; less than the minimum.
  ["7", "13", /阿莫西林胶囊要 20/u],
  ["28", "999999", /头孢拉定胶囊要 2774/u],
  ["29", "1", /格列美脲片要 10/u],
  ["blf", "40", /布洛芬缓释胶囊要 40/u],
  ["没有这种药", "5", /没有这种药要 5.*没有找到/u],
  ["32", "5", /阿托伐他汀钙片要 5.*厂家暂停供货/u],
  ...[33, 34, 35, 36, 37, 38, 39, 40, 42, 43, 44, 45, 46, 47].map(
    (id) => [String(id), "30", /要 30/u] as const,
  ),
];

test("twenty drugs typed blind become twenty lines, three of them with the number that is said", async ({
  page,
}) => {
  await page.goto("/zzfw/kjcg");
  const field = page.getByRole("combobox", { name: "要采购的商品" });
  await expect(field).toBeFocused();
  const [[first, quantity], ...others] = PAPER;
  // A look at the first line: the code that orders fast keys has come by then.
  await page.keyboard.type(first);
  await expect(page.getByRole("listbox", { name: "可选商品" }).getByRole("option")).toHaveCount(1);
  await page.keyboard.type(`\n${quantity}\n`);
  await page.keyboard.type(others.map(([text, number]) => `${text}\n${number}\n`).join(""));
  await expect(rows(page)).toHaveCount(PAPER.length);
  await expect(rows(page)).toHaveText(PAPER.map(([, , shown]) => shown).toReversed());
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
});

/** Types lines one after the other, each with a letter in its quantity, and waits for what became of it. */
async function typeWatched(page: Page, look: () => Promise<void>): Promise<void> {
  const entry = page.getByRole("form", { name: "逐行录入" });
  await expect(page.getByRole("combobox", { name: "要采购的商品" })).toBeFocused();
  for (const [text, quantity, said] of [
    ["29", "1", "已录入 格列美脲片 10 盒（最少购买 10 盒，已改为 10）"],
    ["zzzqqq", "5", "已录入“zzzqqq”，请在采购单里选商品"],
    ["32", "5", "已录入 阿托伐他汀钙片 5 盒（厂家暂停供货，到货时间未定，请选购同类商品）"],
  ] as const) {
    await page.keyboard.type(`${text}\n`);
    const number = entry.getByRole("spinbutton");
    await expect(number).toBeFocused();
    await page.keyboard.type(`x${quantity}`);
    await expect(number).toHaveValue(quantity);
    await expect(entry).toContainText(/“\d*x”不是数量/u);
    await look();
    await page.keyboard.press("Enter");
    await expect(entry).toContainText(said);
  }
}

test("at a slower pace each line says what became of it", async ({ page, expectAccessible }) => {
  await page.goto("/zzfw/kjcg");
  await typeWatched(page, expectAccessible);
});

test("on a PC that is eight times as slow no letter is lost after an Enter, nor added to a number", async ({
  page,
}) => {
  await page.goto("/zzfw/kjcg");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  for (let turn = 0; turn < 2; turn += 1) await typeWatched(page, () => Promise.resolve());
});

test("drugs typed blind into the search go into the cart with the number that is said", async ({
  page,
  mock,
}) => {
  await page.goto("/404");
  const search = page.getByRole("combobox", { name: "按药品名称搜索" });
  await search.focus();
  const paper = [
    ["blf", "41"],
    ["amxl", "13"],
    ["lhqw", "999999"],
  ] as const;
  for (const [initials, quantity] of paper) {
    await page.keyboard.type(initials);
    // A look at the first one: the code that orders fast keys has come by then.
    if (initials === "blf")
      await page
        .getByRole("option", { name: /布洛芬/u })
        .first()
        .waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type(`\n${quantity}\n`);
  }
  await expect.poll(() => mock.requests({ operationId: "addCartLines", status: "2xx" })).toHaveLength(3);
  await expect(page.getByText("阿莫西林胶囊：已按中包装 5 的倍数调整为 15")).toBeVisible();
  await expect(page.getByText("连花清瘟颗粒：库存仅剩 5，已改为 5")).toBeVisible();
  const bodies = (await mock.requests({ operationId: "addCartLines" })).map(({ body }) => body);
  expect(bodies).toMatchObject(["41", "15", "5"].map((number) => ({ params: [{ number }] })));
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
});
