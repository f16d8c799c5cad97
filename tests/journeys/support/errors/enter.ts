import type { Page } from "@playwright/test";
import type { MockFixtures } from "#mock/test-kit/playwright.ts";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import type { WorldOptions } from "#mock/test-kit/world-options.ts";

/** A file of the shop that is no page: whoever is there runs none of the shop's code. */
const NO_PAGE = "/favicon.svg";

/**
 * Begins anew in the open page: in another world, with nothing stored. It takes half the time of a new page in a browser
 * context of its own, which has to load and compile the shop.
 */
export async function enterAnew(
  page: Page,
  enterWorld: MockFixtures["enterWorld"],
  world: WorldOptions,
): Promise<WorldControl> {
  await page.goto(NO_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return enterWorld(world);
}

/** Divides what is tried into tests of about this weight, in order. */
export function portions<T>(
  all: readonly T[],
  most: number,
  weightOf: (one: T) => number = () => 1,
): readonly (readonly T[])[] {
  const parts: T[][] = [];
  let weight = most;
  for (const one of all) {
    if (weight >= most) {
      parts.push([]);
      weight = 0;
    }
    parts.at(-1)?.push(one);
    weight += weightOf(one);
  }
  return parts;
}
