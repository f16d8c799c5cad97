import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";

test.use({ world: { persona: "manager", clock: "2026-11-21 10:00:00" } });

const banner = (page: Page) => page.getByRole("banner");
const company = (page: Page, name: string) => banner(page).getByText(name).first();
const leave = (page: Page) =>
  banner(page)
    .getByRole("button", { name: /安全退出|退出/ })
    .first()
    .click();
const tool = (page: Page) =>
  page.getByRole("complementary", { name: "快捷工具" }).getByRole("button", { name: /^在线客服/ });

/** Logs another account in with the form. */
async function enter(page: Page, username: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "用户名" }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill("demo1234");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Begins a request for a variety, whose form is kept as a draft, and opens a dialog or the chat beside it. */
async function begin(page: Page): Promise<void> {
  await page.goto("/zzfw/pzqg/add");
  await page.getByLabel("通用名").fill("甲账号写的药名");
  await tool(page).click();
  await expect(page.locator('iframe[title="在线客服"]')).toBeVisible();
}

async function expectNothingLeft(page: Page): Promise<void> {
  await expect(company(page, "杭州西溪康民大药房")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByLabel("通用名")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("甲账号");
}

test("another account that logs in elsewhere finds nothing of the first in an open tab", async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await enter(other, "buyer");
  await expectNothingLeft(page);
});

test("a logout elsewhere clears the tab, and so the next account finds nothing", async ({
  page,
  context,
}) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto("/404");
  await leave(other);
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByText("甲账号写的药名")).toHaveCount(0);
  await enter(page, "buyer");
  await page.goto("/zzfw/pzqg/add");
  await expectNothingLeft(page);
});

test("a tab that never saw the login page knows whose it is, after the session has ended", async ({
  page,
  mock,
}) => {
  await begin(page);
  await mock.clock.advance("8d");
  await page.getByRole("textbox", { name: "求购数量" }).fill("5");
  await page.goto("/zzfw/pzqg/add");
  await expect(page).toHaveURL(/\/login/);
  await enter(page, "buyer");
  await page.goto("/zzfw/pzqg/add");
  await expectNothingLeft(page);
});

test("the same account finds its draft again, however it logs in", async ({ page, logInAs }) => {
  await begin(page);
  await logInAs("manager");
  await page.reload();
  await expect(page.getByLabel("通用名")).toHaveValue("甲账号写的药名");
});
