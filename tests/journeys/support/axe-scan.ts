import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const PATIENCE_MS = 3000;
/** In px, by WCAG 2.5.8. */
const MIN_TARGET = 24;

/** What axe finds on the page in its current state, by the rules up to WCAG 2.2 AA and its best practices. */
export async function scanPage(page: Page): Promise<string[]> {
  // Fading elements have too little contrast, also those that appear while axe looks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const findings = await scanStill(page);
  await page.emulateMedia({ reducedMotion: null });
  return findings;
}

async function scanStill(page: Page): Promise<string[]> {
  // A list that is loaded anew is dimmed meanwhile. What never loads is looked at as it is.
  await page
    .waitForFunction(() => !document.querySelector("[aria-busy=true]"), undefined, { timeout: PATIENCE_MS })
    .catch(() => undefined);
  await page.evaluate(animationsEnded);
  // Axe leaves out the one rule of WCAG 2.2 unless told otherwise.
  const rules = { "target-size": { enabled: true } };
  const options = { resultTypes: ["violations" as const], rules };
  // In one frame, axe is put into a document once for all its pages; into several it has to be put each time.
  const { violations } =
    page.frames().length === 1
      ? await runOnce(page, options)
      : await new AxeBuilder({ page }).options(options).analyze();
  const found = await Promise.all(
    violations.map(async ({ id, nodes }) => {
      const real = id === "target-size" ? await smallOnes(page, nodes) : nodes;
      return real.length === 0 ? [] : [`${id}: ${real.map(({ html }) => html).join(" ")}`];
    }),
  );
  return found.flat();
}

async function runOnce(page: Page, options: RunOptions): Promise<Pick<AxeResults, "violations">> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked);
    return { violations };
  }, options);
}

/** Without what is large enough and only lies half under a bar, from where scrolling brings it. */
async function smallOnes<T extends { target: unknown[] }>(page: Page, nodes: readonly T[]): Promise<T[]> {
  const sizes = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return Math.min(width, height);
      }),
    nodes.map(({ target }) => String(target[0])),
  );
  return nodes.filter((_, index) => sizes[index]! < MIN_TARGET);
}

/** Waits for the animations that were under way; those without an end never finish. */
async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
