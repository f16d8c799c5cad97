import {
  expect as ask,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
} from "@playwright/test";

type Matcher<Receiver> = (
  this: ExpectMatcherState,
  receiver: Receiver,
  ...args: unknown[]
) => Promise<MatcherReturnType>;
type Wait<Receiver> = (receiver: Receiver, timeout: number, expected: unknown) => Promise<unknown>;

const hasTimeout = (arg: unknown): arg is { timeout: number } =>
  typeof arg === "object" && arg !== null && "timeout" in arg;

/** The matcher of Playwright, which is asked after the wait. Whether the wait failed is for the matcher to say. */
function afterWaiting<Receiver>(name: string, wait: Wait<Receiver>): Matcher<Receiver> {
  return async function (receiver, ...args) {
    const timeoutMs = args.find(hasTimeout)?.timeout ?? this.timeout;
    const until = Date.now() + timeoutMs;
    if (!this.isNot && !Array.isArray(args[0]))
      await wait(receiver, until - Date.now(), args[0]).catch(() => {});
    const timeout = Math.max(until - Date.now(), 1);
    const asked = ask.configure({ timeout })(receiver);
    const matchers = (this.isNot ? asked.not : asked) as unknown as Record<
      string,
      (...args: unknown[]) => unknown
    >;
    try {
      await matchers[name]?.(...args.map((arg) => (hasTimeout(arg) ? { ...arg, timeout } : arg)));
      return { pass: !this.isNot, message: () => `not ${name}` };
    } catch (error) {
      return { pass: this.isNot, message: () => `${(error as Error).message}\n\nAfter ${timeoutMs} ms.` };
    }
  };
}

const until =
  (state: "attached" | "visible"): Wait<Locator> =>
  (locator, timeout) =>
    locator.first().waitFor({ state, timeout });

/** As `toHaveURL` compares: the whole address, a pattern or a predicate. */
const untilAt: Wait<Page> = (page, timeout, expected) =>
  page.waitForURL(
    typeof expected === "string"
      ? (url) => url.href === new URL(expected, process.env.WEB_URL).href
      : (expected as RegExp),
    { timeout, waitUntil: "commit" },
  );

/**
 * Playwright's `expect`, but that it waits for what it asks about: at each failed try Playwright's takes a snapshot of
 * the whole page, and while a page loads most tries fail.
 */
export const expect = ask.extend({
  toHaveURL: afterWaiting("toHaveURL", untilAt),
  toBeVisible: afterWaiting("toBeVisible", until("visible")),
  toBeInViewport: afterWaiting("toBeInViewport", until("visible")),
  ...Object.fromEntries(
    ["toContainText", "toHaveText", "toHaveValue", "toHaveAttribute", "toHaveAccessibleName"]
      .concat("toBeFocused", "toBeEnabled", "toBeDisabled", "toBeChecked")
      .map((name) => [name, afterWaiting(name, until("attached"))]),
  ),
}) as typeof ask;
