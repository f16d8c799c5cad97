import { expect, test as base } from "@playwright/test";
import { mockFixtures, type MockFixtures } from "#mock/test-kit/playwright.ts";

const test = base.extend<MockFixtures>(mockFixtures);

test.use({
  world: {
    persona: "buyer",
    clock: "2026-11-21 10:00:00",
    faults: [
      { match: { operationId: "payCreditPayment" }, fault: { kind: "status", status: 500 }, times: 1 },
    ],
  },
  failOnViolations: true,
});

test("paying breaks once, and paying again pays", async ({ page, mock }) => {
  await page.goto("/cart");
  await page.getByRole("button", { name: "去结算" }).click();
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.getByRole("button", { name: "确认支付" }).click();
  await expect(page.getByText("系统繁忙，请稍候再试").first()).toBeVisible();
  await page.getByRole("button", { name: "刷新结果" }).click();
  await page.getByRole("button", { name: /确认支付|重新支付/ }).click();
  await expect(page.getByRole("heading", { name: "支付成功" })).toBeVisible();

  const calls = await mock.requests({ operationId: "payCreditPayment" });
  expect(calls.map(({ status }) => status)).toEqual([500, 200]);
});

test.describe("a scenario", () => {
  test.use({ world: { scenario: "cart-of-3000" } });

  test("opens logged in as its persona, at its time", async ({ page, mock, logInAs }) => {
    await page.goto("/list");
    const cart = page.getByRole("link", { name: /购物车/ }).first();
    await expect(cart).toHaveText(/99/);
    expect(await page.evaluate(() => new Date().toISOString())).toMatch(/^2026-11-21T02:0/);
    expect((await mock.clock.read()).frozen).toBe(true);

    await logInAs("empty");
    await page.reload();
    await expect(cart).toBeVisible();
    await expect(cart).not.toHaveText(/99/);
  });
});

test.describe("an expired session", () => {
  // The first 401 clears the cookie, so concurrent requests arrive without one.
  test.use({ failOnViolations: false });

  test("redirects to the login after the clock is advanced", async ({ page, mock }) => {
    await mock.clock.advance("8d");
    await page.goto("/cart");
    await page.waitForURL(/\/login\?redirect=%2Fcart$/);
  });
});
