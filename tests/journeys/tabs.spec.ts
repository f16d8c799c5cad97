import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { holdResponses } from "./support/steps.ts";

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

test(
  "a tab that never saw the login page knows whose it is, after the session has ended",
  { tag: "@walk" },
  async ({ page, mock }) => {
    await begin(page);
    await mock.clock.advance("8d");
    await page.getByRole("textbox", { name: "求购数量" }).fill("5");
    await page.goto("/zzfw/pzqg/add");
    await expect(page).toHaveURL(/\/login/);
    await enter(page, "buyer");
    await page.goto("/zzfw/pzqg/add");
    await expectNothingLeft(page);
  },
);

test("the same account finds its draft again, however it logs in", async ({ page, logInAs }) => {
  await begin(page);
  await logInAs("manager");
  await page.reload();
  await expect(page.getByLabel("通用名")).toHaveValue("甲账号写的药名");
});

test(
  "a plan of another account is gone, also from a tab that takes long to begin anew",
  { tag: "@walk" },
  async ({ page, logInAs }) => {
    await page.goto("/zzfw/kjcg?way=paste");
    await page.getByLabel("粘贴采购计划").fill("甲账号要的药 5");
    await page.getByRole("button", { name: "识别并匹配" }).click();
    const plan = page.getByText("甲账号要的药");
    await expect(plan.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("甲账号");

    await page.goto("/404");
    // This page knows whose it is: its call must not get the other account's response.
    await expect(banner(page).getByRole("button", { name: "安全退出" })).toBeVisible();
    await logInAs("buyer");
    const who = await holdResponses(page, "**/api/user");
    await page.goto("/zzfw/kjcg");
    await expect(plan.first()).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    who.release();
    await expect(company(page, "杭州西溪康民大药房")).toBeVisible();
    await expect(plan).toHaveCount(0);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    // Drafts are written some time after they have changed.
    await page.getByLabel("要采购的商品").fill("阿莫西林");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    const kept = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(await kept()).not.toContain("甲账号");
    await page.reload();
    await expect(page.getByLabel("要采购的商品")).toBeVisible();
    await expect(plan).toHaveCount(0);
  },
);
