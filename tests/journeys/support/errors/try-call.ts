import type { Locator, Page } from "@playwright/test";
import type { OperationId } from "#generated/operations.ts";
import type { Fault } from "#mock/faults/fault.ts";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import { watchRest } from "#scripts/shots/at-rest.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { silentCalls } from "#src/app/silent-calls.ts";
import { expect } from "../expect.ts";
import { untilAnswered } from "../steps.ts";

/** The texts of the error catalogue (specification section 8). */
const BUSY = "系统繁忙，请稍候再试";
const TIMED_OUT = "请求超时，请刷新页面";

/** A call that has no answer after 30 s has timed out; a machine's clock may lag a little. */
const PAST_THE_TIMEOUT_MS = 31_000;

type Try = {
  page: Page;
  mock: WorldControl;
  operationId: OperationId;
  /** Makes the page call the operation, each time anew. */
  call: () => Promise<void>;
  /** Leaves the page before the fault is there, which a late call of that page would meet instead of the next one's. */
  leave?: () => Promise<void>;
  /** The button of a page that could not load something. Later faults meet the call that it makes. */
  inPlace?: Locator | undefined;
  /** What to try; everything by default. */
  faults?: readonly FaultName[];
};

export type FaultName = keyof typeof FAULTS;

const wrong = (operationId: OperationId) => `${operationId} 的参数有误`;

const FAULTS = {
  "500": () => ({ kind: "status", status: 500 }),
  "422": (id: OperationId) => ({
    kind: "status",
    status: 422,
    errors: { field: [wrong(id), "第二条"], other: ["别的"] },
  }),
  hang: () => ({ kind: "hang" }),
} satisfies Record<string, (id: OperationId) => Fault>;

const ALL = ["500", "422", "hang"] as const;

/**
 * Sees that a call fails as the error catalogue says, with 500, with 422 and without an answer: aloud, or silently if
 * the specification allows it. The alert of the last one stays open.
 */
export async function tryCall(trial: Try): Promise<void> {
  const { page, mock, operationId, call, leave, inPlace, faults = ALL } = trial;
  const isSilent = operationId in silentCalls;
  for (const name of faults) {
    await mock.faults.clear();
    await putToastsAway(page);
    const retry = inPlace && (await inPlace.first().isVisible()) ? inPlace.first() : undefined;
    if (!retry) await leave?.();
    await mock.fault({ match: { operationId }, fault: FAULTS[name](operationId) });
    const rest = isSilent ? watchRest(page, { pictures: false, patienceMs: WAIT_MS }) : undefined;
    await (retry ? clickByScript(retry) : call());
    await reached(mock, page, `${operationId} is called with ${name}`);
    if (name === "hang") {
      // Only that call shall time out.
      await untilAnswered(page, () => hitsOf(mock));
      await page.clock.fastForward(PAST_THE_TIMEOUT_MS);
    }
    // What it would say is said by then.
    expect(await rest?.()).toBe(undefined);
    const what = `${operationId} with ${name}`;
    if (name === "hang") await expectAlert(page, isSilent, what);
    else await expectToast(page, name === "500" ? BUSY : wrong(operationId), isSilent, what);
    if (name === "500" && inPlace)
      await expect(inPlace.first(), `${operationId} with 500, in its place`).toBeVisible();
  }
  await mock.faults.clear();
}

async function expectAlert(page: Page, isSilent: boolean, what: string): Promise<void> {
  const refresh = page.getByRole("button", { name: "刷新", exact: true });
  const alert = page
    .getByRole("alertdialog", { name: "温馨提示" })
    .filter({ hasText: TIMED_OUT, has: refresh });
  await (isSilent ? expect(alert, `${what} is silent`).toHaveCount(0) : expect(alert, what).toBeVisible());
}

async function expectToast(page: Page, text: string, isSilent: boolean, what: string): Promise<void> {
  const isShown = async () => (await page.evaluate(() => toastsShown)).some((each) => each.includes(text));
  if (isSilent) expect(await isShown(), `${what} is silent`).toBe(false);
  else await expect.poll(isShown, { message: what, intervals: [30, 100] }).toBe(true);
}

declare global {
  /** The texts of the toasts since they were last put away. */
  var toastsShown: string[];
}

/** To be called before the first page: a toast is there for four seconds, which a busy machine can need to look again. */
export async function rememberToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.toastsShown = [];
    new MutationObserver(() => {
      for (const button of document.querySelectorAll("[aria-label=关闭提示]"))
        toastsShown.push(button.parentElement?.textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
}

/** By script, because a modal dialog makes the rest of the page inert. */
async function putToastsAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>("[aria-label=关闭提示]")) button.click();
    globalThis.toastsShown = [];
  });
}

/** Without waiting until nothing moves or covers it. */
function clickByScript(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => element.click());
}

/** How many calls the fault has met. */
const hitsOf = async (mock: WorldControl): Promise<number> => (await mock.faults.list())[0]?.hits ?? 0;

/** Waits until the fault has met its call. What is far down loads when it comes near. */
async function reached(mock: WorldControl, page: Page, what: string): Promise<void> {
  const isReached = async () => {
    await page.evaluate(comeNear);
    return (await hitsOf(mock)) > 0;
  };
  await expect.poll(isReached, { message: what, intervals: [30, 50, 100] }).toBe(true);
}

/** Scrolls to a part that is not rendered yet; a jump to the end of the page could skip it. */
function comeNear(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("main [data-away]")];
  const far = parts.find((part) => part.offsetParent !== null);
  if (far) far.scrollIntoView({ behavior: "instant" });
  // The page may just be about to be replaced.
  else scrollTo({ top: document.documentElement?.scrollHeight ?? 0, behavior: "instant" });
}
