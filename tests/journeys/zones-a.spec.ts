import { expect, test } from "./support/shop.ts";
import { goodsItems } from "./support/steps.ts";

test("access to a controlled group is requested, reviewed and granted", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/kxzq");
  await page.getByRole("link", { name: "康宁控销：申请采购权限" }).click();
  await page.waitForURL(/\/kxzq\/goods\/kangning$/);
  await expect(page.getByRole("heading", { level: 1, name: "康宁控销" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(goodsItems(page)).toHaveCount(0);

  const remark = page.getByRole("textbox", { name: "申请说明（选填）" });
  await remark.fill("良渚街道，三公里内没有同类门店");
  await page.reload();
  await expect(remark).toHaveValue("良渚街道，三公里内没有同类门店");
  await page.getByRole("button", { name: "申请采购权限" }).click();
  await expect(page.getByText("已提交康宁控销的申请，一般 1 天内有结果")).toBeVisible();

  await mock.clock.advance("25h");
  await page.getByRole("button", { name: "查询审核结果" }).click();
  await expect(page.getByRole("heading", { name: "已获采购权限" })).toBeVisible();
  await page.reload();
  await expect(goodsItems(page).first()).toBeVisible();
});

test("visitors and unapproved buyers see what a controlled group requires; its ads fill the row", async ({
  page,
  logInAs,
}) => {
  const ads = page.getByRole("region", { name: "控销广告" });
  const widths = () =>
    ads.getByRole("link").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  await page.goto("/kxzq/goods/kangning/31,32,33");
  await expect(page.getByRole("link", { name: "登录并申请" })).toHaveAttribute("href", /\/login\?redirect=/);
  await expect(ads.getByRole("img")).toHaveCount(3);
  const { width = 0 } = (await ads.boundingBox()) ?? {};
  for (const one of await widths()) expect(one).toBeCloseTo((width - 24) / 3, 0);
  await logInAs("newbie");
  await page.goto("/kxzq/goods/kangning/31");
  await expect(ads.getByRole("img")).toHaveCount(1);
  expect(await widths()).toEqual([width]);
  await expect(page.getByRole("link", { name: "查看资质审核" }).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: /申请说明/ })).toHaveCount(0);
});

test("brands by letter and by page; the page of a brand's goods is in the path", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/ppzq");
  const brands = page.getByRole("region", { name: "全部品牌" });
  await brands.getByRole("link", { name: "第 2 页" }).click();
  await expect(page).toHaveURL(/\/ppzq\/2$/);
  await expect(brands.getByRole("link", { name: "和泰" })).toBeVisible();
  await brands.getByRole("link", { name: "Z", exact: true }).click();
  await expect(page).toHaveURL(/\/ppzq\?letter=Z$/);
  await brands.getByRole("link", { name: "正元" }).click();
  await page.waitForURL(/\/ppzq\/info\/3$/);
  const first = await goodsItems(page).first().innerText();

  await page.getByRole("link", { name: "下一页" }).click();
  await expect(page).toHaveURL(/\/ppzq\/info\/3\/2$/);
  await expect(page.getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
  await expect(goodsItems(page).first()).not.toHaveText(first);
  await page.getByRole("checkbox", { name: "仅看有货" }).click();
  await expect(page).toHaveURL(/\/ppzq\/info\/3\?in_stock=1$/);
});

test("special prices show the previous price, and count down by the server's clock", async ({
  page,
  mock,
  logIn,
}) => {
  await logIn("buyer");
  // This machine's clock is a day and a half behind the server's.
  await page.clock.setFixedTime(new Date("2026-11-19T22:00:00+08:00"));
  await page.goto("/mrtj?sort=off");
  await expect(page.getByRole("heading", { level: 1, name: "每日特价 · 11 月 21 日周六" })).toBeVisible();
  await expect(page.getByRole("timer", { name: /^距今日特价结束：1[34] 小时/ })).toHaveText(
    /^1[34]:\d\d:\d\d$/,
  );
  const specials = page.getByRole("region", { name: "今日特价商品" }).getByRole("article");
  await expect(specials.first()).toContainText(/供货价 ¥[\d.]+，省 ¥[\d.]+/);
  expect(await mock.requests({ operationId: "getEverydayPrice" })).toHaveLength(1);

  await page.goto("/welfare");
  await expect(page.getByText("¥18.65 × 94% = ¥17.531，舍去到分，实付 ¥17.53")).toBeVisible();
  await expect(goodsItems(page).first()).toContainText("94折");
  await expect(goodsItems(page).first()).toContainText("供货价");
});

test("a group-buy shows its progress and links to the page to join", async ({ page, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/ptzq");
  const group = page.getByRole("region", { name: "拼团列表" }).getByRole("article").nth(1);
  await expect(group.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /还差 \d+ .成团/);
  await expect(group.getByRole("timer")).toBeVisible();
  await group.getByRole("link", { name: /^去参团：/ }).click();
  await expect(page).toHaveURL(/\/list\/info-pt\/\d+\?goods_price_id=[1-9]/);
});

test("opening an activity is counted, and the activity center has several side by side", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/yjh");
  await page.getByRole("link", { name: "冬季感冒药专场" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "冬季感冒药专场" })).toBeVisible();
  await expect(page.getByText("1,024", { exact: true })).toBeVisible();
  // The banner with the same words would only repeat the heading.
  await expect(page.getByRole("main").getByRole("img", { name: "冬季感冒药专场" })).toHaveCount(0);
  await page.getByRole("button", { name: "立即领取：满 500 减 40" }).click();
  await expect(page.getByText(/领取成功/)).toBeVisible();
  expect(await mock.requests({ operationId: "tapActivity" })).toHaveLength(1);

  await page.goto("/Hdzx/9,8");
  await expect(page.getByRole("heading", { level: 1, name: "慢病用药补货节" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "活动", exact: true })
    .getByRole("link", { name: "冬季感冒药专场" })
    .click();
  await expect(page).toHaveURL(/\/Hdzx\/9,8\/8$/);
  await expect(page.getByRole("heading", { level: 1, name: "冬季感冒药专场" })).toBeVisible();
});

test(
  "missing content is reported on the page, without an alert",
  { tag: "@walk" },
  async ({ page, mock }) => {
    for (const [path, text] of [
      ["/ppzq/info/999999", "没有找到这个品牌"],
      ["/ppzq/99", "这一页没有品牌了"],
      ["/ppzq/info/3/99", "这一页没有商品"],
      ["/kxzq/goods/%3Cscript%3E/javascript:alert(1)", "没有找到这个控销分组"],
      ["/yjh/1", "活动不存在或已结束"],
      ["/Hdzx/1,2", "活动不存在或已结束"],
      ["/Hdzx/8;9/8", "活动不存在或已结束"],
      ["/ptzq?page=999", "这里暂时没有拼团"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    }
    expect(await mock.requests({ status: "422" })).toHaveLength(0);
  },
);

test.describe("a block fails", () => {
  test.use({
    world: {
      persona: "buyer",
      faults: (["getBrandDetail", "getWelfare", "getControlledGroup", "listControlledAds"] as const).map(
        (operationId) => ({
          match: { operationId },
          fault: { kind: "status" as const, status: 500 },
          times: 1,
        }),
      ),
    },
  });

  test("the goods are listed without it, and it can be retried", { tag: "@walk" }, async ({ page }) => {
    for (const [path, what] of [
      ["/ppzq/info/3", "品牌介绍"],
      ["/welfare", "活动时间和规则"],
      ["/kxzq/goods/antai/35", "分组说明和采购权限"],
    ] as const) {
      await page.goto(path);
      await expect(goodsItems(page).first()).toBeVisible();
      const failed = page.getByRole("alert").filter({ hasText: `${what}加载失败` });
      await failed.getByRole("button", { name: "重新加载" }).click();
      await expect(failed).toHaveCount(0);
    }
    await expect(page.getByRole("heading", { name: "已获采购权限" })).toBeVisible();
  });
});
