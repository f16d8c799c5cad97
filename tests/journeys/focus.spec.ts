import type { Page } from "@playwright/test";
import { watchRest } from "#scripts/shots/at-rest.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { extent } from "#tests/support/extent.ts";
import { expect, test } from "./support/shop.ts";
import { navigate, openBare } from "./support/steps.ts";

/**
 * Pages with bars that stay in the window while the page scrolls, and long ones; in two parts, which run in parallel.
 */
const PARTS = [
  ["/list", "/list/table", "/list/info/7", "/cart"].slice(0, extent(1, 4)),
  ["/cart/step2", "/zzfw/kjcg", "/zzfw/star", "/wdqb/zqgl", "/dzht", "/order"].slice(0, extent(1, 6)),
];

const MOST_STOPS = 600;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].slice(0, extent(1, 2))) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [part, pages] of PARTS.entries())
      test(`no bar hides the focus on any page, nor scrolls the page while the focus goes through it, part ${part + 1} of ${PARTS.length}`, async ({
        page,
        logInAs,
      }) => {
        await logInAs("buyer");
        const rest = watchRest(page, { timeoutMs: WAIT_MS });
        await openBare(page);
        const findings: string[] = [];
        for (const path of pages) {
          await test.step(path, async () => {
            await navigate(page, path);
            expect(await rest()).toBe(undefined);
            const { stops, hidden } = await tabThrough(page, path === PARTS[0]?.[0] ? "body" : "main");
            expect(stops, path).toBeGreaterThan(0);
            findings.push(...hidden.map((one) => `${path}: ${one}`));
          });
        }
        expect(findings).toEqual([]);
      });
  });
}

/**
 * Presses Tab until the focus has been everywhere in an element, and before it leaves for the footer: the number of
 * stops, and those that something else hides or that moved the page though they were in view before.
 */
async function tabThrough(page: Page, within: "body" | "main"): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  await page.evaluate(startAtTop, within);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const { isOver, problem } = await page.evaluate(lookAtFocus, within);
    if (isOver) return { stops, hidden };
    if (problem) hidden.push(problem);
  }
  throw new Error(`the focus has not been everywhere after ${MOST_STOPS} stops`);
}

/** Tab comes to the first stop in the element next; in the body as after opening the page by its address. */
function startAtTop(within: "body" | "main"): void {
  // The shop keeps its header, and pages that were left.
  for (const one of document.querySelectorAll("[data-stop]")) one.removeAttribute("data-stop");
  scrollTo(0, 0);
  const start = document.querySelector<HTMLElement>(within)!;
  const before = start.getAttribute("tabindex");
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  if (before === null) start.removeAttribute("tabindex");
}

/** In the page, once bars have moved: whether the focus has been everywhere, and what hides it wholly. */
async function lookAtFocus(within: "body" | "main"): Promise<{ isOver: boolean; problem?: string }> {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.hasAttribute("data-stop")) return { isOver: true };
  // The same on every page, and seen on the first.
  if (within === "main" && focused.closest("footer")) return { isOver: true };
  focused.setAttribute("data-stop", "");
  // A bar that stays in the window is in view wherever the page is: going through it moves nothing.
  const bar = focused.closest<HTMLElement>("[data-bottom-bar]");
  const former = document.querySelector<HTMLElement>("[data-scrolled-to]");
  const before = former?.dataset.scrolledTo;
  delete former?.dataset.scrolledTo;
  if (bar) bar.dataset.scrolledTo = String(scrollY);
  // An invisible input is seen by its label.
  const shown =
    focused.clientWidth > 1 ? focused : (focused.closest("label") ?? focused.parentElement ?? focused);
  const describe = (one: Element | null) => one?.outerHTML.replaceAll(/<svg.*?<\/svg>/gs, "").slice(0, 120);

  if (bar && bar === former && before !== String(scrollY))
    return {
      isOver: false,
      problem: `the page scrolled from ${before} to ${scrollY} for ${describe(focused)}`,
    };

  const findProblem = () => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const [fromX, toX] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1];
    const [fromY, toY] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
    if (fromX > toX || fromY > toY) return `outside of the window: ${describe(focused)}`;
    const points = [fromX, (fromX + toX) / 2, toX].flatMap((x) =>
      [fromY, (fromY + toY) / 2, toY].map((y) => [x, y] as const),
    );
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
    const isSeen = hits.some((hit) => shown.contains(hit) || focused.contains(hit));
    return isSeen ? undefined : `${describe(focused)} is under ${describe(hits[4] ?? null)}`;
  };
  // A bar comes or goes some frames after the page has scrolled.
  let problem: string | undefined;
  for (let frames = 0; frames < 60; frames += 1) {
    await new Promise(requestAnimationFrame);
    problem = findProblem();
    if (problem === undefined && frames > 0) break;
  }
  return problem === undefined ? { isOver: false } : { isOver: false, problem };
}
