import { mockFixtures, type MockFixtures } from "@pharmacy-wholesale/mock/playwright";
import { expect, test as base } from "@playwright/test";

const test = base.extend<MockFixtures>(mockFixtures);
test.use({ failOnViolations: true, mockUrl: process.env.MOCK_URL ?? "http://localhost:4010" });

test("a buyer logs in and buys", async ({ page, mock }) => {
  await page.goto("/");
  await page.getByLabel("用户名").fill("buyer");
  await page.getByLabel("密码").fill("demo1234");
  await page.getByRole("button", { name: "登录" }).click();
  await page.getByRole("button", { name: /^购买/ }).first().click();
  const status = page.getByRole("status");
  await expect(status).toHaveText(/^订单号 \w+，应付 [\d.]+ 元$/);

  const [, number = ""] = /订单号 (\w+)/.exec(await status.innerText()) ?? [];
  const { records } = await mock.state.records("orders", { q: number });
  expect(records).toHaveLength(1);
});

test("a wrong password is told", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("用户名").fill("buyer");
  await page.getByLabel("密码").fill("wrong");
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page.getByRole("alert")).toHaveText(/密码/);
});
