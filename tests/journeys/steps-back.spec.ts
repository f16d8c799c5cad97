import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";

test.use({ world: { persona: "buyer" }, lotteryPopup: false });

const STEPS = 5;

/** Returns the number of listeners on the window and the document, counted by the browser's developer tools. */
async function countListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  for (const expression of ["window", "document"]) {
    const { result } = await session.send("Runtime.evaluate", { expression });
    const { listeners } = await session.send("DOMDebugger.getEventListeners", {
      objectId: result.objectId ?? "",
    });
    count += listeners.length;
  }
  await session.detach();
  return count;
}

test("steps through the history leave no listeners behind", { tag: "@walk" }, async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "证照与经营资料" }).click();
  await page.waitForURL(/\/help\//);
  const backAndForth = async () => {
    await page.goBack();
    await page.waitForURL(/\/privacy$/);
    await page.goForward();
    await page.waitForURL(/\/help\//);
  };
  // Parts of the page that wait for an idle browser add theirs once, whenever that is; a leak adds some at every step.
  await expect(async () => {
    const before = await countListeners(page);
    for (let step = 0; step < STEPS; step += 1) await backAndForth();
    expect(await countListeners(page)).toBeLessThanOrEqual(before);
  }).toPass();
});
