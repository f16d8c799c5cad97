import type { Locator, Page } from "@playwright/test";
import type { OperationId } from "#generated/operations.ts";
import type { Fault } from "#mock/faults/fault.ts";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import { watchRest } from "#scripts/shots/at-rest.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { decoration, silentCalls } from "#src/app/silent-calls.ts";
import { expect } from "../expect.ts";
import { untilResponded } from "../steps.ts";
import { type WrongSuccess, wrongSuccess } from "./wrong-success.ts";

/** The texts of the error catalogue (specification section 8). */
const BUSY = "系统繁忙，请稍候再试";
const TIMED_OUT = "请求超时，请刷新页面";
const AT_LOGIN = /\/login(\?|$)/;

/** A call that has no response after 30 s has timed out; a machine's clock may lag a little. */
const PAST_THE_TIMEOUT_MS = 31_000;

type Try = {
  page: Page;
  operationId: OperationId;
  /** Brings the page to where the call can be made, also once an alert or a redirect has taken it away. */
  begin: () => Promise<WorldControl>;
  /** Makes the page call the operation, each time anew. */
  call: (mock: WorldControl) => Promise<void>;
  /** Leaves the page before the fault is there, which a late call of that page would meet instead of the next one's. */
  leave?: () => Promise<void>;
  /** The button of a page that could not load something. Later faults meet the call that it makes. */
  inPlace?: Locator | undefined;
  /** The faults to try; all of them by default. */
  faults?: readonly FaultName[] | undefined;
};

export type FaultName = keyof typeof FAULTS | WrongSuccess;

const wrong = (operationId: OperationId) => `${operationId} 的参数有误`;

const refusal = (operationId: OperationId) => `${operationId} 现在不能这样做`;

const FAULTS = {
  "500": () => ({ kind: "status", status: 500 }),
  "422": (id: OperationId) => ({
    kind: "status",
    status: 422,
    errors: { field: [wrong(id), "第二条"], other: ["别的"] },
  }),
  "409": (id: OperationId) => ({ kind: "status", status: 409, message: refusal(id) }),
  "403": (id: OperationId) => ({ kind: "status", status: 403, message: refusal(id) }),
  hang: () => ({ kind: "hang" }),
  "459": (id: OperationId) => ({ kind: "status", status: 459, message: refusal(id) }),
  "10001": () => ({ kind: "login-code" }),
} satisfies Record<string, (id: OperationId) => Fault>;

export const ALL: readonly FaultName[] = ["500", "422", "409", "403", "hang", "459", "10001"];
const isNamed = (name: FaultName): name is keyof typeof FAULTS => name in FAULTS;
/** A success that is none is told like a failure of the server. */
const isBusy = (name: FaultName): boolean => name === "500" || !isNamed(name);
/** They leave an alert open, or lead away: the page begins anew for the next one. */
const LEAVING: readonly FaultName[] = ["hang", "459", "10001"];

/**
 * Sees that a call fails as the error catalogue says, with every status of it and without a response: aloud, or
 * silently if the specification allows it.
 */
export async function tryCall(trial: Try): Promise<void> {
  const { page, operationId, begin, call, leave, inPlace, faults = ALL } = trial;
  const isSilent = operationId in silentCalls;
  let mock = await begin();
  for (const [index, name] of faults.entries()) {
    if (LEAVING.includes(faults[index - 1]!)) mock = await begin();
    await mock.faults.clear();
    await putToastsAway(page);
    const retry = inPlace && (await inPlace.first().isVisible()) ? inPlace.first() : undefined;
    if (!retry) await leave?.();
    const fault = isNamed(name) ? FAULTS[name](operationId) : await wrongSuccess(operationId, name);
    await mock.fault({ match: { operationId }, fault });
    // An alert can come after the message in its place, and would cover the next one.
    const isSaidTwice = inPlace !== undefined && (name === "409" || name === "403");
    const isAwaited = isSilent || decoration.has(operationId) || isSaidTwice;
    const rest = isAwaited ? watchRest(page, { pictures: false, timeoutMs: WAIT_MS }) : undefined;
    await (retry ? clickByScript(retry) : call(mock));
    await reached(mock, page, `${operationId} is called with ${name}`);
    if (name === "hang") {
      // Only that call shall time out, and none that begins once a response has been read.
      for (let turn = 0; turn < 5; turn += 1) {
        await untilResponded(page, () => hitsOf(mock));
        await nextTask(page);
      }
      await page.clock.fastForward(PAST_THE_TIMEOUT_MS);
    }
    // By then, any message would be visible.
    expect(await rest?.()).toBe(undefined);
    const what = `${operationId} with ${name}`;
    if (name === "hang") await expectAlert(page, isSilent, what);
    else if (name === "10001") await expectLogin(page, isSilent, what);
    else if (isBusy(name) || name === "422")
      await expectToast(page, isBusy(name) ? BUSY : wrong(operationId), isSilent, what);
    else {
      const isUnsaid = isSilent || (name !== "459" && decoration.has(operationId));
      await expectMessage(page, refusal(operationId), isUnsaid, what);
    }
    if (isBusy(name) && inPlace)
      await expect(inPlace.first(), `${operationId} with ${name}, in its place`).toBeVisible();
  }
  await mock.faults.clear();
}

/** Resolves after the page's pending tasks; does not depend on the page's fake clock. */
const nextTask = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve());
        port1.start();
        port2.postMessage(undefined);
      }),
  );

async function expectAlert(page: Page, isSilent: boolean, what: string): Promise<void> {
  const refresh = page.getByRole("button", { name: "刷新", exact: true });
  const alert = page
    .getByRole("alertdialog", { name: "温馨提示" })
    .filter({ hasText: TIMED_OUT, has: refresh });
  await (isSilent ? expect(alert, `${what} is silent`).toHaveCount(0) : expect(alert, what).toBeVisible());
}

async function expectLogin(page: Page, isSilent: boolean, what: string): Promise<void> {
  const atLogin = expect(page, what);
  await (isSilent ? atLogin.not.toHaveURL(AT_LOGIN) : atLogin.toHaveURL(AT_LOGIN));
}

async function expectToast(page: Page, text: string, isSilent: boolean, what: string): Promise<void> {
  const isShown = async () => (await page.evaluate(() => toastsShown)).some((each) => each.includes(text));
  if (isSilent) expect(await isShown(), `${what} is silent`).toBe(false);
  else await expect.poll(isShown, { message: what, intervals: [30, 100] }).toBe(true);
}

/** The server's message is shown, in an alert or in its place; an alert is then closed. */
async function expectMessage(page: Page, text: string, isSilent: boolean, what: string): Promise<void> {
  const said = page.getByText(text);
  if (isSilent) return expect(said, `${what} is silent`).toHaveCount(0);
  await expect(said.first(), what).toBeVisible();
  const alert = page.getByRole("alertdialog", { name: "温馨提示" }).filter({ hasText: text });
  if (await alert.isVisible()) await clickByScript(alert.getByRole("button", { name: /^(知道了|去签署)$/u }));
}

declare global {
  /** The texts of the toasts since they were last put away. */
  var toastsShown: string[];
}

/**
 * To be called before the first page: a toast is there for four seconds, which a busy machine can need to look again.
 */
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

/** Returns the number of calls that the fault has affected. */
export const hitsOf = async (mock: WorldControl): Promise<number> => (await mock.faults.list())[0]?.hits ?? 0;

/** Waits until the fault has affected a call. Scrolls, because content far down loads only near the window. */
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
