import type { Locator, Page } from "@playwright/test";

/** From a click to the frame that shows its effect, in ms, as the browser's own event timing tells it. */
export async function timeToPaint(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          "click",
          ({ timeStamp }) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { capture: true, once: true },
        );
      }),
  );
  await target.click({ noWaitAfter: true });
  return measured;
}
