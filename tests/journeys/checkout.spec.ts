import type { Page } from "@playwright/test";
import Big from "big.js";
import type { AddToCartItem } from "#generated/model/addToCartItem.ts";
import type { Goods } from "#generated/model/goods.ts";
import type { PersonaName } from "#mock/names.ts";
import { mockWorld } from "#mock/test-kit/mock-world.ts";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import { expect, test } from "./support/shop.ts";
import { clickTwice, countEffort, hold, openCheckout, settleBar } from "./support/steps.ts";

/** A product with a stock of four in the seed, and its line in the cart of `buyer`. */
const FOUR_LEFT = { goods: 9, line: 113 };

const yuan = (text: string) => new Big(/-?[\d,]+\.\d{2}/.exec(text)?.[0].replaceAll(",", "") ?? Number.NaN);
const amounts = (page: Page) => page.getByRole("region", { name: "费用明细" });
const submit = (page: Page) => page.getByRole("button", { name: "提交订单" });

/** One of the amounts; 0 if absent. */
async function part(page: Page, name: string): Promise<Big> {
  const row = amounts(page).locator("dl > div").filter({ hasText: name });
  return (await row.count()) === 0 ? new Big(0) : yuan((await row.innerText()).replace("免运费", "0.00"));
}

/** Opens the price ledger of a line by keyboard; its steps added up, and what it says is paid. */
async function ledgerOf(page: Page, goods: string) {
  const button = page.getByRole("button", { name: new RegExp(`${goods} 价格明细$`) }).first();
  const dialog = page.getByRole("dialog", { name: `${goods} 价格明细` });
  await button.press("Enter");
  await expect(dialog.getByRole("row", { name: /^实付/ })).toBeVisible();
  const rows = await dialog.getByRole("row").allInnerTexts();
  const changes = rows.slice(0, -1).map((row) => {
    const [, sign = "", value] = /([−+]?) ?(¥[\d,.]+)$/.exec(row) ?? [];
    return value === undefined ? new Big(0) : yuan(value).times(sign === "−" ? -1 : 1);
  });
  const steps = changes.reduce((sum, change) => sum.plus(change), new Big(0));
  return { steps, paid: yuan(rows.at(-1)?.split("\t").at(-1) ?? ""), text: rows.join("\n") };
}

async function sumUp(page: Page, sumLabel: string) {
  const [goods, manjian, discount, gift, coupon, voucher, points, shipping, amount] = await Promise.all(
    ["商品金额", "满减", "整单折扣", "换购", "优惠券", "现金券", "积分抵扣", "运费", sumLabel].map((name) =>
      part(page, name),
    ),
  );
  const sum = goods!
    .minus(manjian!)
    .minus(discount!)
    .plus(gift!)
    .minus(coupon!)
    .minus(voucher!)
    .minus(points!);
  return { shipping: shipping!, amount: amount!, sum: sum.plus(shipping!) };
}

test.describe("as a buyer", () => {
  test.use({ world: { persona: "buyer" } });

  test("forty mixed lines become a paid order, and all sums agree along the way", async ({ page, mock }) => {
    await addForty(mock);
    await page.goto("/cart");
    await expect(settleBar(page)).toContainText(/已选 [45]\d 种/);
    const inCart = yuan(/合计\s*(¥[\d,.]+)/.exec(await settleBar(page).innerText())?.[1] ?? "");
    await openCheckout(page);
    await expect(submit(page)).toBeEnabled();
    await page.getByRole("radio", { name: /满 500 减 30/ }).check();
    await page.getByRole("checkbox", { name: /满额返现/ }).check();
    await page.getByLabel("使用积分").fill("333");
    await expect(amounts(page)).toContainText("− ¥3.33");
    await expect(submit(page)).toBeEnabled();

    const order = await sumUp(page, "应付金额");
    expect(order.sum.toFixed(2)).toBe(order.amount.toFixed(2));
    const table = page.getByRole("table", { name: "商品清单" });
    const lines = await table
      .getByRole("row")
      .filter({ has: page.getByRole("link") })
      .all();
    expect(lines.length).toBeGreaterThanOrEqual(40);
    let [paid, onLines] = [new Big(0), new Big(0)];
    for (const line of lines) {
      const [price, number, off, amount] = (await line.getByRole("cell").allInnerTexts()).slice(2);
      const raw = yuan(price!).times(number!.slice(1));
      const changes = [...off!.matchAll(/(满减|换购|分摊|券) [−+] (¥[\d,.]+)/g)].map(([, name, value]) => ({
        name,
        change: yuan(value!).times(name === "换购" ? 1 : -1),
      }));
      const explained = changes.reduce((sum, { change }) => sum.plus(change), raw);
      expect(explained.toFixed(2), await line.innerText()).toBe(yuan(amount!).toFixed(2));
      const own = changes.filter(({ name }) => name !== "分摊" && name !== "券");
      onLines = own.reduce((sum, { change }) => sum.plus(change), onLines.plus(raw));
      paid = paid.plus(yuan(amount!));
    }
    // The cart totals the lines with their own discounts and gifts (section 5).
    expect(onLines.toFixed(2)).toBe(inCart.toFixed(2));
    expect(paid.plus(order.shipping).toFixed(2)).toBe(order.amount.toFixed(2));

    const shown = await ledgerOf(page, "阿莫西林胶囊");
    expect(shown.steps.toFixed(2)).toBe(shown.paid.toFixed(2));
    expect(shown.text).toMatch(/满 \d+ 减 \d+.*按金额分摊/);

    await clickTwice(submit(page));
    await page.waitForURL(/\/cart\/step3\/\d+$/);
    await expect(page.getByRole("button", { name: "确认支付" })).toBeEnabled();
    const toPay = await sumUp(page, "应付金额");
    expect(toPay.amount.toFixed(2)).toBe(order.amount.toFixed(2));
    expect(toPay.sum.toFixed(2)).toBe(order.amount.toFixed(2));
    await page.getByRole("radio", { name: /账期支付/ }).check();
    await page.getByRole("button", { name: "确认支付" }).click();
    await page.waitForURL(/\/cart\/step4/);
    await expect(page.getByRole("main")).toContainText(
      order.amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ","),
    );
    expect(await mock.requests({ operationId: "createOrder" })).toHaveLength(1);

    // The order keeps what the checkout said, line by line.
    await page.getByRole("link", { name: "查看订单" }).click();
    await expect(page.getByRole("table", { name: "商品清单" })).toContainText("实付");
    const effort = await countEffort(page);
    const kept = await ledgerOf(page, "阿莫西林胶囊");
    expect(await effort()).toMatchObject({ clicks: 0, keys: 1 });
    expect(kept).toEqual(shown);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: /价格明细$/ })).toHaveCount(0);
  });

  test("an address is pasted, corrected and used", async ({ page, mock, expectAccessible }) => {
    await page.goto("/cart/step2");
    await page.getByRole("button", { name: "新增收货地址" }).click();
    const form = page.getByRole("form", { name: "新增收货地址" });
    await form.getByLabel("粘贴整段地址").fill("李四 1380000123 浙江省杭州市余杭区文一西路 969 号");
    await form.getByRole("button", { name: "识别" }).click();
    await expect(form.getByText(/没有识别出联系电话/)).toBeVisible();
    await expect(form.getByLabel("区县")).toHaveValue("余杭区");
    await form.getByLabel("联系电话").fill("1380000123");
    await form.getByRole("button", { name: "保存并使用" }).click();
    await expect(form.getByText(/请填写 11 位手机号/)).toBeVisible();
    await expect(submit(page)).toBeDisabled();

    // The draft survives a reload.
    await page.reload();
    await expect(form.getByLabel("收货人")).toHaveValue("李四");
    await form.getByLabel("省", { exact: true }).selectOption("北京市");
    await expect(form.getByLabel("市", { exact: true })).toHaveValue("北京市");
    await form.getByLabel("区县").selectOption("朝阳区");
    await form.getByLabel("联系电话").fill("13800001234");
    await expectAccessible();
    await form.getByRole("button", { name: "保存并使用" }).click();
    await expect(page.getByRole("radio", { name: /李四.*朝阳区/ })).toBeChecked();
    await submit(page).click();
    await page.waitForURL(/\/cart\/step3/);
    await expect(page.getByRole("main")).toContainText("北京市朝阳区");
    expect(await mock.requests({ operationId: "createAddress" })).toHaveLength(1);
  });

  test("too many points are reported at the field, which keeps the value", async ({ page }) => {
    await page.goto("/cart/step2");
    await expect(submit(page)).toBeEnabled();
    await page.getByLabel("使用积分").fill("999999");
    await expect(page.getByText(/本单最多可用 [\d,]+ 积分，请减少/).first()).toBeVisible();
    await expect(page.getByLabel("使用积分")).toHaveValue("999999");
    await expect(submit(page)).toBeDisabled();
    for (const typed of ["12.7", "1e9", "-5"]) {
      await page.getByLabel("使用积分").fill(typed);
      await expect(page.getByText("积分须为整数，现在没有使用积分，请重新填写")).toBeVisible();
      await expect(page.getByLabel("使用积分")).toHaveValue(typed);
      await expect(amounts(page)).not.toContainText("积分抵扣");
    }
    await page.getByRole("button", { name: "用最多" }).click();
    await expect(page.getByText("积分须为整数")).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
  });

  test("whoever leaves while the order is being made is told of it elsewhere", async ({ page, mock }) => {
    await page.goto("/cart/step2");
    await expect(submit(page)).toBeEnabled();
    const order = await hold(page, /\/api\/order$/);
    await submit(page).click();
    await page.getByRole("link", { name: "返回购物车" }).click();
    // The address changes before the page does.
    await expect(page.getByRole("button", { name: "去结算" })).toBeVisible();
    await order();
    const notice = page
      .getByRole("status")
      .filter({ hasText: /^订单 DD\d+ 已提交，请在 2026-\d\d-\d\d \d\d:\d\d 前付款/ });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
    await notice.getByRole("button", { name: "去支付" }).click();
    await page.waitForURL(/\/cart\/step3\/\d+$/);
    expect(await mock.requests({ operationId: "createOrder" })).toHaveLength(1);
  });

  test("stock that sells out meanwhile is reported with a link back", async ({ page, mock }) => {
    const buyer = await actAs(mock, "buyer");
    await buyer.call("selectCartLines", { body: { ids: [FOUR_LEFT.line], is_selected: 1 } });
    await page.goto("/cart/step2");
    await expect(submit(page)).toBeEnabled();
    await page.getByLabel("订单备注").fill("周末可收货");
    await orderAsAnother(mock, FOUR_LEFT.goods, 4);
    await submit(page).click();
    const notice = page.getByRole("alert").filter({ hasText: /请返回购物车/ });
    await expect(notice).toBeVisible();
    await expect(page.getByLabel("订单备注")).toHaveValue("周末可收货");
    await notice.getByRole("link", { name: "返回购物车" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    // The sold-out line is deselected, and the rest can be ordered.
    await openCheckout(page);
    await submit(page).click();
    await page.waitForURL(/\/cart\/step3/);
    await expect(page.getByRole("main")).toContainText("周末可收货");
  });
});

declare global {
  /** Writes which order the lines are in, which was held back. */
  var writeOrdered: () => void;
}

test.describe("in two tabs", () => {
  test.use({ world: { persona: "buyer" } });

  test("the same cart is ordered once and paid once, and the other tab links to the order", async ({
    page,
    context,
    mock,
    expectAccessible,
  }) => {
    // The other tab may learn of the order before it can read which it is.
    await page.addInitScript(() => {
      const write: Storage["setItem"] = Reflect.get(Storage.prototype, "setItem");
      Storage.prototype.setItem = function (key, value) {
        if (key !== "ordered-lines") return write.call(this, key, value);
        globalThis.writeOrdered = () => write.call(this, key, value);
      };
    });
    await page.goto("/cart/step2");
    const other = await context.newPage();
    await other.goto("/cart/step2");
    await expect(submit(other)).toBeEnabled();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await page.waitForURL(/\/cart\/step3\/\d+$/);
    await expect(submit(other)).toHaveCount(0);
    await expect(other.getByText("这些商品已在另一个页面下单")).toHaveCount(0);
    await page.evaluate(() => globalThis.writeOrdered());
    const notice = other.getByRole("alert").filter({ hasText: "这些商品已在另一个页面下单" });
    await expect(notice).toContainText(/订单 DD\d+，9 种商品，¥[\d,.]+，待付款/);
    await expectAccessible(other);
    await notice.getByRole("link", { name: "去支付" }).click();
    await expect(other).toHaveURL(page.url());

    // One tab pays from the balance, while the other tries credit.
    await other.getByRole("radio", { name: /余额支付/ }).check();
    await other.getByRole("button", { name: "确认支付" }).click();
    await expect(other.getByRole("heading", { name: "支付成功" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "支付成功" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("余额支付");
    expect(await mock.requests({ operationId: "createOrder" })).toHaveLength(1);
    expect(await mock.requests({ operationId: "payByBalance" })).toHaveLength(1);
  });
});

test.describe("while goods sell out", () => {
  test.use({ world: { scenario: "sold-out-in-cart" } });

  test("the checkout names each line that cannot be ordered", async ({ page }) => {
    await page.goto("/cart/step2");
    await expect(page.getByRole("main").getByText(/连花清瘟胶囊/)).toBeVisible();
    await page.getByRole("link", { name: "返回购物车" }).last().click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test.describe("minutes before a coupon expires", () => {
  test.use({ world: { scenario: "coupons-ending-today" } });

  test("a coupon that expires meanwhile is reported, and another can be selected", async ({ page, mock }) => {
    await page.goto("/cart/step2");
    await page.getByRole("radio", { name: /满 100 减 8/ }).check();
    await expect(amounts(page)).toContainText("− ¥8.00");
    await expect(submit(page)).toBeEnabled();
    await mock.clock.advance("11m");
    await submit(page).click();
    const problem = page.getByRole("alert").filter({ hasText: "该优惠券已过期" }).first();
    await expect(problem).toBeVisible();
    await expect(page).toHaveURL(/\/cart\/step2$/);
    // The selection and its price stay until the buyer changes it.
    await expect(amounts(page)).toContainText("− ¥8.00");
    await page.getByRole("button", { name: /^改用/ }).click();
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await page.waitForURL(/\/cart\/step3/);
  });
});

test.describe("without a signed contract", () => {
  test.use({ world: { persona: "unsigned" } });

  test("the checkout leads to the contract, which keeps the exact return URL", async ({ page }) => {
    await page.goto("/cart/step2?from=message");
    await page.getByRole("alertdialog").getByRole("button").click();
    await expect(page).toHaveURL(/\/dzht\?redirect=%2Fcart%2Fstep2%3Ffrom%3Dmessage$/);
  });
});

/** A client of the journey's own world, logged in as `persona`. */
const actAs = (mock: WorldControl, persona: PersonaName) =>
  mockWorld({ url: mock.url, name: mock.world, persona });

/** Adds forty available goods to the cart, one pack of each. */
async function addForty(mock: WorldControl): Promise<void> {
  const buyer = await actAs(mock, "buyer");
  const { body } = await buyer.call("listGoods", { query: { in_stock: 1, page_size: 60, sort: "sales" } });
  const params = body.data.list
    .filter(({ is_buy }) => is_buy === 1)
    .map((goods) => toItem(goods, goods.zbz ?? 1));
  expect((await buyer.call("addCartLines", { body: { params: params.slice(0, 40) } })).status).toBe(200);
}

/** Another buyer in the same world orders `number` of a product. */
async function orderAsAnother(mock: WorldControl, goodsId: number, number: number): Promise<void> {
  const other = await actAs(mock, "manager");
  const goods = (await other.call("getGoodsDetail", { path: { id: goodsId } })).body.data.goods;
  const added = await other.call("addCartLines", { body: { params: [toItem(goods, number)] } });
  const ids = added.body.data.lines.map(({ id }) => id);
  const checkout = await other.call("checkoutCart", { body: { ids, new: 1 } });
  const [address] = (await other.call("listAddresses")).body.data;
  const body = {
    checkout_no: checkout.body.data.checkout_no,
    address_id: address?.id ?? 0,
    invoice_kind: 1,
  } as const;
  expect((await other.call("createOrder", { body })).status).toBe(201);
}

function toItem(goods: Goods, number: number): AddToCartItem {
  const {
    id,
    price,
    ck_id,
    goods_price_id = 0,
    ladder_price_id = 0,
    goods_manjian_id = 0,
    is_yj = 0,
  } = goods;
  return {
    goods_id: id,
    price: price ?? 0,
    number,
    ck_id,
    goods_price_id,
    ladder_price_id,
    goods_manjian_id,
    is_yj,
  };
}
