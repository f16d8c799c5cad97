import type { Locator, Page } from "@playwright/test";

/** From the timestamp of a click event to just after the next frame, in ms. */
export async function timeToPaint(page: Page, target: Locator): Promise<number> {
  // Scrolls to it; rows of a virtual list that scrolling replaces are found anew.
  await target.click({ trial: true });
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          "click",
          ({ timeStamp }) => void nextPaint().then((now) => resolve(now - timeStamp)),
          { capture: true, once: true },
        );
      }),
  );
  await target.click({ noWaitAfter: true });
  return measured;
}
