import { expect, test } from "./support/shop.ts";
import { goodsItems, openCheckout, payOnCredit, placeOrder, readAgreement } from "./support/steps.ts";

test("the session expires in the cart: after login the cart is back, with the typed quantity", async ({
  page,
  mock,
  logIn,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/cart");
  const quantity = page.getByRole("spinbutton", { name: /的数量$/ }).first();
  const before = Number(await quantity.inputValue());
  const multiple = 10;
  // Other requests of the page would end the session first.
  await page.waitForLoadState("networkidle");
  await mock.clock.advance("200h");
  await page.getByRole("button", { name: /^增加/ }).first().click();
  await page.waitForURL(/\/login\?redirect=%2Fcart$/);
  await logIn("buyer");
  await expect(page).toHaveURL(/\/cart$/);
  await expect(quantity).toHaveValue(String(before + multiple));
  await expect
    .poll(async () => (await mock.requests({ operationId: "editCartLine", status: "200" })).length)
    .toBe(1);
  await page.reload();
  await expect(quantity).toHaveValue(String(before + multiple));
});

test("a session that has expired leads to the main site's login, where the buyer's is elsewhere", async ({
  page,
  mock,
  logInAs,
}) => {
  const elsewhere = `${mock.url}/__mock__/health`;
  await page.route("**/api/user", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.data) body.data.login_url = elsewhere;
    await route.fulfill({ response, json: body });
  });
  await logInAs("buyer");
  await page.goto("/cart");
  await page.waitForLoadState("networkidle");
  const there = page.waitForURL(elsewhere);
  await mock.clock.advance("200h");
  // A call of the page's own can be the first to learn of it, and there is then nothing to click any more.
  await Promise.race([there, page.getByRole("button", { name: /^增加/ }).first().click()]);
  await there;
});

test("the contract is not signed at checkout: signing leads back", async ({ page, mock, logInAs }) => {
  await logInAs("unsigned");
  await page.goto("/cart");
  await page.getByRole("button", { name: "去结算" }).click();
  const alert = page.getByRole("alertdialog", { name: "温馨提示" });
  await expect(alert).toContainText("电子合同");
  // Behind the question the page says the same, and blames no network.
  await expect(page.getByRole("main", { includeHidden: true })).not.toContainText("网络");
  await alert.getByRole("button", { name: "去签署" }).click();
  await page.waitForURL(/\/dzht/);

  await expect(page.getByRole("button", { name: "同意并签署" })).toBeDisabled();
  await readAgreement(page);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /秒后重发/ })).toBeVisible();
  const [sms] = await mock.outbox();
  await page.getByRole("textbox", { name: "短信验证码" }).fill("000000");
  await page.getByRole("button", { name: "同意并签署" }).click();
  await expect(page.getByText(/验证码不正确/).first()).toBeVisible();
  await page.getByRole("textbox", { name: "短信验证码" }).fill(sms!.code);
  await page.getByRole("button", { name: "同意并签署" }).click();

  // By itself, where the buyer was.
  await page.waitForURL(/\/cart(\/step2)?$/);
  if (page.url().endsWith("/cart")) await openCheckout(page);
  await placeOrder(page);
  await payOnCredit(page);
});

test("a refused quantity shows the server's message and is reset", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/cart");
  const quantity = page.getByRole("spinbutton", { name: /的数量$/ }).first();
  const before = await quantity.inputValue();
  await mock.faults.add({
    match: { operationId: "editCartLine" },
    fault: {
      kind: "status",
      status: 422,
      errors: { "params.number": ["库存不足，最多可购 4 盒", "第二条"] },
    },
    times: 1,
  });
  await page.getByRole("button", { name: /^增加/ }).first().click();
  await expect(page.getByText("库存不足，最多可购 4 盒")).toBeVisible();
  await expect(quantity).toHaveValue(before);

  await page.getByRole("button", { name: /^增加/ }).first().click();
  await expect
    .poll(async () => (await mock.requests({ operationId: "editCartLine", status: "200" })).length)
    .toBe(1);
  await expect(quantity).not.toHaveValue(before);
});

test("a failed payment shows a toast, turns out to be unpaid, and the retry pays once", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/cart");
  await openCheckout(page);
  await placeOrder(page);
  await mock.faults.add({
    match: { operationId: "payCreditPayment" },
    fault: { kind: "status", status: 500 },
    times: 1,
  });
  await page.getByRole("button", { name: "确认支付" }).click();
  await expect(page.getByText("系统繁忙，请稍候再试").first()).toBeVisible();
  await expect(page).toHaveURL(/\/cart\/step3/);
  await page.getByRole("button", { name: "刷新结果" }).click();
  await expect(page.getByText("支付没有完成，没有记账，可以再次支付")).toBeVisible();
  await payOnCredit(page);
  const paid = await mock.requests({ operationId: "payCreditPayment" });
  expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 500]);
});

test("the list times out: an alert after 30 seconds, and refreshing recovers", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await mock.faults.add({ match: { operationId: "listGoods" }, fault: { kind: "hang" }, times: 1 });
  await page.goto("/list");
  await expect.poll(async () => (await mock.faults.list())[0]?.hits).toBe(1);
  // The call is sent before the scripts have come; the page waits for it from then on.
  await page.getByRole("heading", { name: "全部商品" }).waitFor();
  // The clock keeps running meanwhile; leave slow machines a margin before the 30 seconds.
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.clock.fastForward(11_000);
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("请求超时，请刷新页面");
  await alert.getByRole("button", { name: "刷新" }).click();
  await expect(goodsItems(page).first()).toBeVisible();
});

test("an alert leaves whoever is typing in peace: it shows, and takes the focus once the text is entered", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await mock.fault({ match: { operationId: "listGoods" }, fault: { kind: "hang" }, times: 1 });
  await page.goto("/list");
  await expect.poll(async () => (await mock.faults.list())[0]?.hits).toBe(1);
  await page.getByRole("heading", { name: "全部商品" }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("amx");
  await page.clock.fastForward(31_000);
  const alert = page.getByRole("alertdialog", { name: "温馨提示" });
  await expect(alert).toContainText("请求超时，请刷新页面");
  const search = page.getByRole("combobox", { name: "按药品名称搜索" });
  await page.keyboard.type("l");
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("amxl");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/keywords=amxl/);
  const refresh = alert.getByRole("button", { name: "刷新" });
  await expect(refresh).toBeFocused();
  await refresh.press("Enter");
  await expect(alert).toHaveCount(0);
  await expect(goodsItems(page).first()).toBeVisible();
});

test("any other error is an alert with the server's message", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/list");
  await goodsItems(page).first().waitFor();
  await mock.faults.add({
    match: { operationId: "addCartLines" },
    fault: { kind: "status", status: 403, message: "您的资质尚未审核通过，暂不能采购" },
  });
  await goodsItems(page).first().getByRole("button", { name: "加入购物车" }).click();
  const alert = page.getByRole("alertdialog", { name: "温馨提示" });
  await expect(alert).toContainText("您的资质尚未审核通过，暂不能采购");
  await alert.getByRole("button", { name: "知道了" }).click();
  await expect(alert).toHaveCount(0);
});

test("code 10001 in a 200 response requires login, too", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  await mock.faults.add({ match: { operationId: "listCartLines" }, fault: { kind: "login-code" }, times: 1 });
  await page.goto("/cart");
  await page.waitForURL(/\/login\?redirect=%2Fcart$/);
});

test("silent requests fail silently", async ({ page, mock, logIn }) => {
  await logIn("buyer");
  for (const operationId of ["getCommonData", "searchGoods", "listTopAds"])
    await mock.faults.add({ match: { operationId }, fault: { kind: "status", status: 500 } });
  await page.goto("/list");
  await goodsItems(page).first().waitFor();
  await page.getByRole("combobox", { name: "按药品名称搜索" }).fill("amxl");
  await expect.poll(async () => (await mock.requests({ operationId: "searchGoods" })).length).toBe(1);
  await expect(page.getByText("暂无数据")).toBeVisible();
  await expect(page.getByText("系统繁忙")).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
