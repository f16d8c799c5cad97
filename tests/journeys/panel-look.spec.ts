import type { Page } from "@playwright/test";
import type { MockControl } from "#mock/client.ts";
import { MOCK, PANEL, call, openTab } from "./support/panel.ts";
import { expect, test } from "./support/shop.ts";

const TABS = [
  "Requests",
  "Scenarios",
  "Faults",
  "Clock",
  "Outbox",
  "Approvals",
  "Data",
  "Snapshots",
  "Coverage",
  "Worlds",
];

/** A world with content in every tab. */
async function fill(page: Page, mock: MockControl): Promise<void> {
  await mock.scenario("payment-processing", { freeze: true });
  await mock.session.logInAs("buyer");
  await mock.snapshots.save("开始");
  for (const path of ["/api/goods/list?page=0", "/api/goods/list", "/api/order", "/api/nothing"])
    await call(page, path);
  await page.request.post(`${MOCK}/api/wechat/login_code`);
  await page.request.get(`${MOCK}/api/user/captcha`);
  await mock.faults.add({
    match: { operationId: "listGoods" },
    fault: { kind: "status", status: 422, errors: { page: ["太大"] } },
    times: 2,
  });
}

for (const [width, colorScheme] of [
  [1440, "light"],
  [390, "dark"],
] as const)
  test.describe(`the panel at ${width} px, ${colorScheme}`, { tag: width === 390 ? [] : "@walk" }, () => {
    // Contract violations are part of the content shown.
    test.use({ viewport: { width, height: 844 }, colorScheme, failOnViolations: false });

    const check = async (page: Page, expectAccessible: () => Promise<void>) => {
      await expect(page.getByText("Loading…")).toHaveCount(0);
      await expectAccessible();
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    };

    // Split in two so that they run in parallel.
    for (const titles of [TABS.slice(0, 5), TABS.slice(5)])
      test(`axe finds no violations in ${titles.join(", ")}, and each fits the viewport`, async ({
        page,
        mock,
        expectAccessible,
      }) => {
        await fill(page, mock);
        await page.goto(PANEL);
        for (const title of titles)
          await test.step(title, async () => {
            await openTab(page, title);
            await page.getByRole("heading", { level: 1, name: title }).waitFor();
            // All rows are alike, and axe checks each of them.
            if (title === "Coverage")
              await page.getByRole("searchbox", { name: "Filter operations" }).fill("购物车");
            await check(page, expectAccessible);
          });
      });

    test("axe finds no violations in an open record, an open request, a typed response and the help", async ({
      page,
      mock,
      expectAccessible,
    }) => {
      await fill(page, mock);
      await page.goto(`${PANEL}#/state/carts`);
      await page.getByRole("button", { name: /^1 / }).click();
      await check(page, expectAccessible);
      await page.goto(`${PANEL}#/requests/1`);
      await page.getByRole("group", { name: "Why it was refused" }).waitFor();
      await check(page, expectAccessible);
      await openTab(page, "Faults");
      await page.getByLabel("Kind").selectOption("answer");
      await page.getByLabel("Body").fill('{"code" 200}');
      await page.getByRole("button", { name: "Line 1" }).waitFor();
      await page.getByRole("button", { name: "Another effect on the next call" }).click();
      await check(page, expectAccessible);
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
      await check(page, expectAccessible);
    });
  });
