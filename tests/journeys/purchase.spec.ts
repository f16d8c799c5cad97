import { expect, test } from "./support/shop.ts";
import {
  addFromSearch,
  cartLines,
  clickTwice,
  openCheckout,
  payOnCredit,
  placeOrder,
} from "./support/steps.ts";

test("a buyer finds a medicine, orders it and pays on credit", async ({ page, mock, logIn }) => {
  await logIn("buyer");
  await addFromSearch(page, "amxl", /阿莫西林胶囊/);
  await openCheckout(page);
  // Each step has its picture, a finished one a tick.
  await expect(page.getByRole("list", { name: "购物步骤" }).locator("svg")).toHaveCount(4);
  const amount = await placeOrder(page);
  expect(amount).toMatch(/^¥[\d,]+\.\d{2}$/);
  await payOnCredit(page);

  await expect(page.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(amount);
  await page.getByRole("link", { name: "查看订单" }).click();
  await expect(page).toHaveURL(/\/order\/info\/\d+$/);
  await expect(page.getByRole("region", { name: "订单状态" })).toContainText("待发货");
  await expect(page.getByRole("main")).toContainText(amount);

  expect(await mock.requests({ operationId: "createOrder" })).toHaveLength(1);
  expect(await mock.requests({ operationId: "payCreditPayment" })).toHaveLength(1);
});

test.describe("a visitor", () => {
  // The cart is requested before the visitor is known to be logged out.
  test.use({ failOnViolations: false });

  test("is redirected to the login and back to the cart", async ({ page, logIn }) => {
    await page.goto("/cart");
    await page.waitForURL(/\/login\?redirect=%2Fcart$/);
    await logIn("buyer");
    await expect(page).toHaveURL(/\/cart$/);
    await expect(cartLines(page).first()).toBeVisible();
  });
});

test("a double click on pay makes one payment", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/cart");
  await openCheckout(page);
  await placeOrder(page);
  await clickTwice(page.getByRole("button", { name: "确认支付" }));
  await page.waitForURL(/\/cart\/step4/);
  expect(await mock.requests({ operationId: "createCreditPayment" })).toHaveLength(1);
  expect(await mock.requests({ operationId: "payCreditPayment" })).toHaveLength(1);
});

test("a double click on submit places one order", async ({ page, mock, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/cart");
  await openCheckout(page);
  await clickTwice(page.getByRole("button", { name: "提交订单" }));
  await page.waitForURL(/\/cart\/step3\/\d+$/);
  expect(await mock.requests({ operationId: "createOrder" })).toHaveLength(1);
});

test("a reload at any step stays at that step", async ({ page, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/cart");
  await cartLines(page).first().waitFor();
  await page.reload();
  await expect(cartLines(page).first()).toBeVisible();

  await openCheckout(page);
  await page.getByLabel("订单备注").fill("周末可收货");
  await page.getByRole("radio", { name: "电子专用发票" }).check();
  await page.reload();
  await expect(page).toHaveURL(/\/cart\/step2$/);
  await expect(page.getByLabel("订单备注")).toHaveValue("周末可收货");
  await expect(page.getByRole("radio", { name: "电子专用发票" })).toBeChecked();

  const amount = await placeOrder(page);
  const payPage = page.url();
  await page.reload();
  await expect(page.getByRole("button", { name: "确认支付" })).toBeVisible();
  expect(page.url()).toBe(payPage);
  await expect(page.getByRole("main")).toContainText("周末可收货");

  await payOnCredit(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(amount);

  // The payment page redirects, because the order is paid.
  await page.goto(payPage);
  await expect(page).toHaveURL(/\/cart\/step4/);
});
