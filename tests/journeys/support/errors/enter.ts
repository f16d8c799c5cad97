import type { Page } from "@playwright/test";
import type { MockFixtures } from "#mock/test-kit/playwright.ts";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import type { WorldOptions } from "#mock/test-kit/world-options.ts";

/** A file of the shop that is no page: whoever is there runs none of the shop's code. */
const NO_PAGE = "/favicon.svg";

/** The user and the world of a trial: the user is `buyer` by default; null is a visitor. */
type Setting = { as?: WorldOptions["persona"] | null; scenario?: WorldOptions["scenario"]; clock?: string };

/**
 * Begins anew in the open page: in another world, with nothing stored. It takes half the time of a new page in a
 * browser context of its own, which has to load and compile the shop.
 */
export async function enterAnew(
  page: Page,
  enterWorld: MockFixtures["enterWorld"],
  { as = "buyer", scenario, clock }: Setting,
): Promise<WorldControl> {
  await leaveAndForget(page);
  return enterWorld({
    ...(scenario === undefined ? as !== null && { persona: as } : { scenario }),
    ...(clock !== undefined && { clock }),
  });
}

/** Leaves the shop, and forgets what it has stored. */
export async function leaveAndForget(page: Page): Promise<void> {
  await page.goto(NO_PAGE);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

const isLottery = ({ scenario }: Setting) => scenario === "lottery-open";

/**
 * Divides what is tried into tests of about this weight, in order; those in which the lottery opens by itself are
 * apart.
 */
export function portions<T extends Setting>(all: readonly T[], most: number, weightOf: (one: T) => number) {
  const parts: T[][] = [];
  let weight = most;
  for (const one of all.filter((each) => !isLottery(each))) {
    if (weight >= most) {
      parts.push([]);
      weight = 0;
    }
    parts.at(-1)?.push(one);
    weight += weightOf(one);
  }
  return [
    ...parts.map((part) => ({ part, lotteryPopup: false })),
    { part: all.filter(isLottery), lotteryPopup: true },
  ].filter(({ part }) => part.length > 0);
}
