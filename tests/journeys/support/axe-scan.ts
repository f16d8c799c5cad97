import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { WAIT_MS } from "#scripts/test/limits.ts";

/** In px, by WCAG 2.5.8. */
const MIN_TARGET = 24;

/** Returns axe's violations on the page in its current state, by the rules up to WCAG 2.2 AA and best practices. */
export async function scanPage(page: Page, responses?: "held"): Promise<string[]> {
  // Fading elements have too little contrast, also those that appear while axe looks, and buttons that become enabled.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(stopTransitions);
  // A list that is loaded anew is dimmed meanwhile, and a page that is loading has only a bar above all landmarks. A
  // page that was left while it loaded waits, hidden, until it is shown again.
  if (responses !== "held")
    await page.waitForFunction(
      () =>
        ![...document.querySelectorAll("[aria-busy=true], [role=progressbar][aria-label=页面加载中]")].some(
          (element) => element.checkVisibility(),
        ),
      undefined,
      { timeout: WAIT_MS },
    );
  const findings = await scanStill(page, responses);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await page.emulateMedia({ reducedMotion: null });
  return findings;
}

async function scanStill(page: Page, responses: "held" | undefined): Promise<string[]> {
  await page.evaluate(animationsEnded);
  // Axe leaves out the one rule of WCAG 2.2 unless told otherwise.
  // A page that is named by its response has no heading before it.
  const rules = {
    "target-size": { enabled: true },
    "page-has-heading-one": { enabled: responses !== "held" },
  };
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

/** Without what is large enough and what lies half under a bar or a panel, from where scrolling brings it. */
async function smallOnes<T extends { target: unknown[] }>(page: Page, nodes: readonly T[]): Promise<T[]> {
  const selectors = nodes.map(({ target }) => String(target[0]));
  const isSmall = await page.evaluate(findSmall, { selectors, least: MIN_TARGET });
  return nodes.filter((_, index) => isSmall[index]);
}

function findSmall({ selectors, least }: { selectors: string[]; least: number }): boolean[] {
  const isCovered = (element: Element, { left, right, top, bottom }: DOMRect) =>
    [left + 1, right - 1].some((x) =>
      [top + 1, bottom - 1].some((y) => {
        // Nothing is hit outside of the window, where nothing covers either.
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !hit.contains(element) && !element.contains(hit);
      }),
    );
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    return !element || !box || (Math.min(box.width, box.height) < least && !isCovered(element, box));
  });
}

function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** Waits for the animations that were under way; those without an end never finish. */
async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
