import { expect, test } from "./support/shop.ts";
import { goodsItems } from "./support/steps.ts";

test("filters, sorting and page are in the URL, and back restores them and the scroll position", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/list/table");
  await page.getByRole("checkbox", { name: "仅看有货" }).check();
  await expect(page).toHaveURL(/in_stock=1/);
  await page.getByRole("link", { name: /^价格/ }).click();
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole("link", { name: "下一页" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("region", { name: "商品列表" })).toHaveAttribute("aria-busy", "false");

  const address = page.url();
  const name = await goodsItems(page).nth(9).getByRole("link").last().innerText();
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await goodsItems(page)
    .nth(9)
    .getByRole("link")
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/list\/info\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(goodsItems(page).nth(9)).toContainText(name);
  await expect(page.getByRole("checkbox", { name: "仅看有货" })).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test("invalid URL parameters are ignored, and an unknown product is not found", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/list?page=-3&sort=__proto__&price_min=abc&select=1e9&order=%00");
  await expect(goodsItems(page).first().or(page.getByText("没有找到")).first()).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.goto("/list/info/abc");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await mock.requests({ operationId: "getGoodsDetail" })).toHaveLength(0);
  await page.goto("/nowhere/at/all");
  await expect(page).toHaveURL(/\/404$/);
});

test("adding more than is in stock shows the server's message and leaves the cart unchanged", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/list?in_stock=1");
  await mock.faults.add({
    match: { operationId: "addCartLines" },
    fault: { kind: "status", status: 422, errors: { "params.0.number": ["库存仅剩 4 盒，请减少数量"] } },
  });
  const item = goodsItems(page).nth(3);
  await item.getByRole("button", { name: "加入购物车" }).click();
  await expect(page.getByText("库存仅剩 4 盒，请减少数量")).toBeVisible();
  await expect(page.getByText("已加入购物车")).toHaveCount(0);
});

test("a zone is a list with fixed filters, its own menu, and view and page in the URL", async ({
  page,
  mock,
  logInAs,
}) => {
  await mock.faults.add({
    match: { operationId: "listHerbalAds" },
    fault: { kind: "status", status: 500 },
  });
  await logInAs("buyer");
  await page.goto("/yx?select=2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("包邮专区 · 感冒止咳");
  await expect(page.getByRole("region", { name: "包邮专区活动" }).getByRole("link")).toHaveCount(2);
  await expect(page.getByRole("checkbox", { name: "仅包邮" })).toHaveCount(0);
  await page.getByRole("link", { name: "清空" }).click();
  await expect(page).toHaveURL(/\/yx$/);
  const calls = await mock.requests({ operationId: "listGoods" });
  expect(calls.every((call) => JSON.stringify(call).includes("yx=1"))).toBe(true);

  // The banners of the next zone fail silently; its goods are still listed.
  await page.goto("/zyyp");
  await page.getByRole("button", { name: "筛选", exact: true }).click();
  await page.getByRole("group", { name: "分类" }).getByRole("link", { name: "补虚药" }).click();
  await page.getByRole("list", { name: "显示方式" }).getByRole("link", { name: "列表" }).click();
  await expect(page).toHaveURL(/\/zyyp\?select=33&view=table$/);
  await expect(page.getByRole("columnheader", { name: "效期至" })).toBeVisible();
  await page.getByRole("textbox", { name: /^页码/ }).fill("3");
  await page.getByRole("button", { name: "跳转" }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByRole("link", { name: "第 3 页" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("系统繁忙")).toHaveCount(0);
});

test("links lead to the view in which a list was last seen, also after a reload", async ({ page }) => {
  const nav = page.getByRole("navigation", { name: "主导航" });
  await page.goto("/list/table");
  await page.getByRole("region", { name: "商品列表" }).getByRole("row").first().waitFor();
  await page.goto("/yx/table");
  await page.getByRole("region", { name: "商品列表" }).getByRole("row").first().waitFor();
  await page.goto("/search/table?keywords=%E8%83%B6%E5%9B%8A&type=1");
  await page.getByRole("region", { name: "商品列表" }).getByRole("row").first().waitFor();

  await page.goto("/lqzx");
  await expect(nav.getByRole("link", { name: "包邮专区" })).toHaveAttribute("href", "/yx/table");
  await page.getByRole("button", { name: /全部商品分类/ }).hover();
  const categories = page.getByRole("navigation", { name: "全部商品分类" });
  await expect(categories.getByRole("link").first()).toHaveAttribute("href", /^\/list\/table\?select=\d+$/);
  const box = page.getByRole("combobox", { name: "按药品名称搜索" });
  await box.fill("颗粒");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\/table\?/);
});

test("a favorite is toggled, on every page; a failed request reverts it", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  // Low rows hold the same controls.
  await page.goto("/list/no_image");
  const item = goodsItems(page, "布洛芬缓释胶囊").first();
  const star = item.getByRole("button", { name: /收藏 布洛芬缓释胶囊$/ });
  await star.click();
  await expect(page.getByText("收藏成功", { exact: true })).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await item.getByRole("link", { name: "布洛芬缓释胶囊" }).last().click();
  // The list is kept alive and has that button too, so wait until its page is hidden.
  await page.getByRole("heading", { level: 1, name: "布洛芬缓释胶囊" }).waitFor();
  await page.getByRole("button", { name: "取消收藏 布洛芬缓释胶囊" }).click();
  await expect(page.getByText("取消收藏成功")).toBeVisible();
  await page.goBack();
  await expect(star).toHaveAttribute("aria-pressed", "false");

  await mock.faults.add({ match: { operationId: "addFavorites" }, fault: { kind: "status", status: 500 } });
  await star.click();
  await expect(page.getByText("系统繁忙，请稍候再试")).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "false");

  await mock.faults.clear();
  await star.click();
  await page.getByRole("button", { name: "查看我的收藏" }).click();
  await expect(page).toHaveURL(/\/zzfw\/star$/);
});

test("users who may not see prices read why and what to do", async ({ page, logInAs }) => {
  await page.goto("/list/table?rx=1");
  const row = page.getByRole("region", { name: "商品列表" }).getByRole("row").nth(1);
  await expect(row).toContainText("登录后可见价格");
  await expect(row).not.toContainText("¥");
  await expect(row.getByRole("link", { name: "登录后采购" })).toHaveAttribute(
    "href",
    "/login?redirect=%2Flist%2Ftable%3Frx%3D1",
  );
  await logInAs("newbie");
  await page.reload();
  await expect(row).toContainText("资质审核通过后可见价格");
  await row.getByRole("link", { name: "查看资质审核" }).click();
  await expect(page).toHaveURL(/\/zhzx\/zzzj$/);
});

test("a failed list is retried in place", async ({ page, mock, logInAs }) => {
  await mock.faults.add({
    match: { operationId: "listGoods" },
    fault: { kind: "status", status: 503 },
    times: 1,
  });
  await logInAs("buyer");
  await page.goto("/search?keywords=amxl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("搜索“amxl”的结果");
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(goodsItems(page, "阿莫西林").first()).toBeVisible();

  await page.goto("/search?keywords=并无此药&in_stock=1");
  await expect(page.getByText("没有找到与“并无此药”相关的商品")).toBeVisible();
  await expect(page.getByRole("link", { name: "登记求购" })).toBeVisible();
  await page.getByRole("link", { name: "清空筛选条件" }).click();
  await expect(page).not.toHaveURL(/in_stock/);
});

test("a search of too many words offers fewer, and an everyday name finds its generic", async ({
  page,
  logInAs,
  expectAccessible,
}) => {
  await logInAs("buyer");
  const search = async (text: string) => {
    await page.getByRole("combobox", { name: /^按.*搜索$/ }).fill(text);
    await page.keyboard.press("Enter");
  };
  await page.goto("/search?keywords=阿莫西林");
  await search("0.25g*24粒 阿莫西林 江南康宁 修正");
  await expect(page.getByText("没有找到与“0.25g*24粒 阿莫西林 江南康宁 修正”相关的商品")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "去掉“修正”有 1 个商品" }).click();
  await expect(page.getByText("共 1 个品种")).toBeVisible();
  await expect(goodsItems(page, "阿莫西林胶囊")).toHaveCount(1);

  await search("撲熱息痛");
  await expect(goodsItems(page, "对乙酰氨基酚片").first()).toBeVisible();
  await search("芬必得0.3g×20粒");
  await expect(page.getByText("“芬必得”即布洛芬缓释胶囊，请核对名称和生产厂家。")).toBeVisible();
  await goodsItems(page, "布洛芬缓释胶囊").first().getByRole("link", { name: "布洛芬缓释胶囊" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "芬必得" })).toBeVisible();
});

test("leaving a list while it loads restores the footer", async ({ page, mock }) => {
  await mock.faults.add({ match: { operationId: "listGoods" }, fault: { kind: "hang" } });
  await page.goto("/list");
  const footer = page.getByRole("contentinfo");
  await expect(page.getByRole("status", { name: "正在加载商品" })).toBeVisible();
  await expect(footer).toBeHidden();
  await page.getByRole("link", { name: "领券中心" }).first().click();
  await expect(page).toHaveURL(/\/lqzx$/);
  await expect(footer).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("filters are in a sheet and apply immediately", async ({ page, expectAccessible, logInAs }) => {
    await logInAs("buyer");
    await page.goto("/jxqzc");
    await page.getByRole("button", { name: "筛选", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "筛选" });
    await sheet.getByRole("link", { name: "乙类 OTC" }).click();
    await expect(page).toHaveURL(/rx=3/);
    await expectAccessible();
    await sheet.getByRole("button", { name: /^查看 [\d,]+ 个品种$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole("button", { name: "筛选（1）" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("who sees no prices is offered neither their order nor their range", async ({ page }) => {
  await page.goto("/list?price_min=5&sort=price");
  await expect(page.getByText("登录后可见价格").first()).toBeVisible();
  const sorts = page.getByRole("list", { name: "排序" });
  await expect(sorts.getByRole("link", { name: "销量" })).toBeVisible();
  await expect(sorts.getByRole("link", { name: /^价格/ })).toHaveCount(0);
  await expect(page.getByRole("form", { name: "价格区间" })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "已选条件" })).toHaveCount(0);
});

test("goods near their expiry are asked about before they go in, once, with the buyer's own pace", async ({
  page,
  mock,
  logIn,
  expectAccessible,
}) => {
  await logIn("buyer");
  const added = async () => (await mock.requests({ operationId: "addCartLines", status: "200" })).length;
  const question = page.getByRole("alertdialog", { name: /近效期商品，仍要加入购物车吗/ });
  const search = page.getByRole("combobox", { name: "按药品名称搜索" });
  await search.fill("dzwsskwzp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const quantity = page.getByRole("spinbutton", { name: "多种维生素矿物质片的数量" });
  await expect(quantity).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toContainText(/效期至 2027-0[34]-\d\d 剩 [45] 个月\s*加购 6 瓶/);
  await expect(question).toContainText("按您的用量约 6 个月用完，到期前用不完");
  await expect(question.getByRole("button", { name: "仍要加入" })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(quantity).toBeFocused();
  expect(await added()).toBe(0);
  await page.keyboard.press("Enter");
  await expect(question).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await expect.poll(added).toBe(1);

  // Once confirmed, goods are added from other pages without a question, after a reload, too.
  await page.goto("/list/info/17");
  await page.getByRole("main").getByRole("button", { name: "加入购物车" }).first().click();
  await expect.poll(added).toBe(2);

  // Several goods share one question, and the others can be added without them.
  await page.goto("/zzfw/kjcg");
  const field = page.getByRole("combobox", { name: "要采购的商品" });
  for (const id of ["14", "7", "17"]) {
    await field.fill(id);
    await expect(page.getByRole("listbox", { name: "可选商品" }).getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
  }
  const bar = page.getByRole("region", { name: "加入购物车" });
  await bar.getByRole("button", { name: "加入购物车" }).click();
  await expect(question.getByRole("listitem")).toHaveText([/^维生素C片/]);
  await question.getByRole("button", { name: "只加其余 2 种" }).click();
  await expect(bar).toContainText("已加入 2 行");
  await expect.poll(added).toBe(3);
});
