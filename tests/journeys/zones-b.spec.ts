import { expect, test } from "./support/shop.ts";
import { cartLines, clickTwice, navigate, passMinutes } from "./support/steps.ts";

test.use({ lotteryPopup: false });

test("coupons are filtered by kind and claimed in place; sold-out and refused ones say so", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/lqzx");
  const tickets = page.getByRole("region", { name: "可领优惠券" }).getByRole("article");
  await expect(
    tickets.filter({ hasText: "满 99 减 20" }).getByRole("button", { name: "已领完" }),
  ).toBeDisabled();

  const first = tickets.first();
  await expect(first).toHaveAccessibleName("满 500 减 40");
  await first.getByRole("button", { name: "立即领取" }).click();
  await expect(page.getByText("领取成功：满 500 减 40")).toBeVisible();
  await expect(first.getByRole("link", { name: "去使用" })).toBeFocused();
  await expect(first).toHaveAccessibleName("满 500 减 40");

  await page.getByRole("navigation", { name: "券类型" }).getByRole("link", { name: "折扣券" }).click();
  await expect(page).toHaveURL(/\/lqzx\?type=2$/);
  await expect(tickets).toHaveCount(2);
  await mock.faults.add({ match: { operationId: "claimCoupon" }, fault: { kind: "status", status: 409 } });
  await tickets.first().getByRole("button", { name: "立即领取" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tickets.first().getByRole("button", { name: "立即领取" })).toBeVisible();
});

test.describe("a minute before eight", () => {
  test.use({ world: { persona: "buyer", clock: "2026-11-21 19:59:00" } });

  test("a coupon becomes available by the server's clock", async ({ page, mock }) => {
    await page.goto("/lqzx");
    const ticket = page.getByRole("article", { name: "晚八点满 400 减 60" });
    await expect(ticket.getByRole("timer")).toHaveText(/^00:00:\d\d$/);
    await expect(ticket.getByRole("button", { name: "尚未开始" })).toBeDisabled();
    await passMinutes(page, mock, 2);
    await expect(ticket.getByRole("button", { name: "立即领取" })).toBeEnabled();
  });
});

test("a bundle is added to the cart as a set; its groups have their own pages", async ({ page, logInAs }) => {
  await page.goto("/zhzq");
  const set = page.getByRole("article", { name: "滋补养生组合" });
  await expect(set).toContainText("登录后可见价格");
  await expect(set).not.toContainText("¥");
  await expect(set.getByRole("link", { name: "登录后采购" })).toHaveAttribute("href", /redirect=%2Fzhzq/);

  await logInAs("empty");
  await page.goto("/zhmz");
  await page.getByRole("link", { name: "看全部 3 个组合：慢病与滋补" }).click();
  await expect(page).toHaveURL(/\/zhmz\/list\?id=2$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("慢病与滋补");
  await expect(set).toContainText("每套省 ¥9.60");
  await set.getByRole("spinbutton").fill("2");
  await set.getByRole("button", { name: "整套加入购物车" }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await page.goto("/cart");
  const line = cartLines(page).filter({ hasText: "滋补养生组合" });
  await expect(line.getByRole("spinbutton")).toHaveValue("2");

  await page.goto("/zhmz/list?id=__proto__");
  await expect(page.getByText("没有找到这个组合分组")).toBeVisible();
  await page.getByRole("link", { name: "看全部组合" }).click();
  const sets = page.getByRole("article");
  await expect(sets).toHaveCount(8);
  // The rows add up to the sum.
  for (const text of await sets.allInnerTexts()) {
    const rows = [...text.matchAll(/单买 ¥([\d,.]+)/gu)].map(([, amount]) => fenOf(amount));
    expect(
      rows.reduce((sum, amount) => sum + amount, 0),
      text,
    ).toBe(fenOf(/单买合计\s*¥([\d,.]+)/u.exec(text)?.[1]));
  }
});

const fenOf = (amount = "") => Math.round(Number(amount.replaceAll(",", "")) * 100);

test("the cashback shows the amount still needed, asks visitors to log in, and says when it has ended", async ({
  page,
  mock,
  logInAs,
}) => {
  const cashback = { match: { operationId: "getCashback" } } as const;
  await page.goto("/hb");
  await expect(page.getByRole("link", { name: "登录查看我的进度" })).toBeVisible();
  await expect(page.getByRole("list", { name: "返现档位" }).getByRole("listitem")).toHaveCount(3);

  await logInAs("buyer");
  await mock.faults.add({ ...cashback, fault: { kind: "status", status: 500 } });
  await page.goto("/hb");
  await expect(page.getByText("返现进度加载失败")).toBeVisible();
  await expect(page.getByRole("group", { name: "热销商品" }).getByRole("article").first()).toBeVisible();
  await mock.faults.clear();
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(page.getByRole("region", { name: "我的返现进度" })).toContainText(
    "再买 ¥7,332.14，可返 ¥300.00",
  );

  await mock.faults.add({ ...cashback, fault: { kind: "status", status: 404 } });
  await page.reload();
  await expect(page.getByText("满额返现活动已结束")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("an activity built from blocks does not execute its content", async ({ page }) => {
  const marker = '<img src="x" onerror="document.title=1"><script>document.title=1</script>';
  await page.route("**/api/focus/demo", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [image, text, coupon, goods] = body.data.blocks;
    image.ads = [{ id: 1, title: "坏链接", url: "javascript:document.title=1", image: "javascript:1" }];
    text.text = marker;
    coupon.title = marker;
    body.data.blocks = [image, text, coupon, goods];
    await route.fulfill({ response, json: body });
  });
  await page.goto("/hdmb");
  await expect(page.getByRole("heading", { level: 1, name: "药店经营工具箱" })).toBeVisible();
  await expect(page.getByRole("region", { name: "开店常备清单" })).toHaveCount(1);
  await expect(page.getByText(marker)).toHaveCount(2);
  await expect(page.getByRole("article", { name: "九六折券" })).toContainText("9.6折");
  await page.getByRole("button", { name: "坏链接" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("活动未开始");
  await expect(page).toHaveTitle("百草汇医药批发商城");
});

test("the promotion works without its posters, and its goods can be bought", async ({
  page,
  mock,
  logInAs,
}) => {
  await mock.faults.add({ match: { operationId: "listPosters" }, fault: { kind: "status", status: 500 } });
  await logInAs("buyer");
  await page.goto("/yyh");
  await expect(page.getByRole("heading", { level: 1, name: "药店优惠日" })).toBeVisible();
  await page.getByRole("article", { name: "九六折券" }).getByRole("button", { name: "立即领取" }).click();
  await expect(page.getByText("领取成功：九六折券")).toBeVisible();
  await expect(page.getByRole("group", { name: "活动商品" }).getByRole("article").first()).toBeVisible();
  await page.getByRole("link", { name: "全部优惠活动" }).click();
  await expect(page.getByRole("region", { name: "活动", exact: true }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("活动海报加载失败。")).toBeVisible();
  await mock.faults.clear();
  await page.getByRole("button", { name: "重新加载" }).click();
  await page.getByRole("button", { name: "神秘海报" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("活动未开始");
});

test("points are redeemed for a gift, with an address, never beyond the balance", async ({
  page,
  mock,
  expectAccessible,
  logInAs,
}) => {
  await page.goto("/jfsc?category=abc&sort=__proto__&gift=606");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "登录后兑换" })).toBeVisible();

  await logInAs("buyer");
  await page.goto("/jfsc");
  await page.getByRole("checkbox", { name: "仅看可兑换" }).click();
  await expect(page).toHaveURL(/affordable=1/);
  await page.getByRole("link", { name: "立即兑换：电子体温计 2 支装" }).click();
  await expect(page).toHaveURL(/gift=606$/);
  const number = dialog.getByRole("spinbutton");
  await number.fill("4");
  await number.press("Tab");
  await expect(dialog.getByText("积分不足，还差 660 积分，请减少数量")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "确认兑换" })).toBeDisabled();
  await number.fill("3");
  await number.press("Tab");
  await dialog.getByRole("radio", { name: /吴刚/ }).check();
  await expectAccessible();
  await clickTwice(dialog.getByRole("button", { name: "确认兑换" }));
  await expect(page.getByRole("dialog", { name: "兑换成功" })).toContainText(
    "已用 2,940 积分兑换 电子体温计 2 支装 3 件",
  );
  expect(await mock.requests({ operationId: "exchangePoints" })).toHaveLength(1);
  await dialog.getByRole("button", { name: "继续逛逛" }).click();
  await expect(page.getByRole("term").filter({ hasText: "可用积分" }).locator("..")).toContainText("320");

  await page.goto("/jfsc?gift=999999");
  await expect(dialog).toContainText("礼品不存在或已下架");
  await dialog.getByRole("button", { name: "看其他礼品" }).click();
  await expect(page).toHaveURL(/\/jfsc$/);

  await navigate(page, "/privacy");
  await navigate(page, "/jfsc?gift=606");
  await expect(dialog).toContainText("电子体温计");
  // The page before has to be loaded again.
  await page.reload();
  await expect(dialog).toContainText("电子体温计");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/隐私/);
  await expect(page).toHaveURL(/\/privacy$/);
});
