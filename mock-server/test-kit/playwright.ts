import { randomUUID } from "node:crypto";
import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestInfo,
} from "@playwright/test";
import { attachEvidence } from "./attach-evidence.ts";
import { findViolations } from "./find-violations.ts";
import { type WorldStart, sessionToken, setUpWorld } from "./set-up-world.ts";
import { type WorldControl, createWorldControl } from "./world-control.ts";
import type { WorldOptions } from "./world-options.ts";

type MockOptions = {
  /** The setup of the test's world: `test.use({ world: { persona: "buyer" } })`. */
  world: WorldOptions;
  /** The mock's main host. Defaults to the environment variable MOCK_URL, then to http://localhost:4010. */
  mockUrl: string;
  /** Fails a passed test when a call of its page, or a response, broke the contract. */
  failOnViolations: boolean;
};

export type MockFixtures = MockOptions & {
  /** The control API of the test's own world; `start` is its initial state. */
  mock: WorldControl & { readonly start: WorldStart };
  /** Logs the browser in as another user, without the login page; open pages notice with their next call. */
  logInAs: (persona: string) => Promise<void>;
};

/**
 * Fixtures for Playwright: `const test = base.extend(mockFixtures)`. They do not import Playwright, so that another
 * project's copy can be extended.
 */
export const mockFixtures: Fixtures<
  MockFixtures,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  world: [{}, { option: true }],
  mockUrl: [process.env.MOCK_URL ?? "http://localhost:4010", { option: true }],
  failOnViolations: [false, { option: true }],

  // The mock's own certificate is known to nobody else.
  ignoreHTTPSErrors: async ({ ignoreHTTPSErrors, mockUrl }, provide) =>
    provide(ignoreHTTPSErrors === true || isSecure(mockUrl)),

  mock: async ({ world, mockUrl, failOnViolations }, provide, info) => {
    const control = createWorldControl(mockUrl, world.name ?? nameOf(info));
    await provide({ ...control, start: await setUpWorld(control, world) });
    await judge(info, control, failOnViolations);
  },

  // Depends on `mock`, so the world outlives the browser's context: a late call of a page does not recreate it.
  context: async ({ mock, mockUrl, baseURL, context }, provide) => {
    const { session, now } = mock.start;
    await context.addCookies(cookiesFor([baseURL ?? mockUrl, mockUrl], "mock_world", mock.world));
    if (session !== undefined)
      await context.addCookies(cookiesFor([baseURL ?? mockUrl, mockUrl], "session", session));
    await context.clock.install({ time: new Date(`${now.replace(" ", "T")}+08:00`) });
    await provide(context);
  },

  logInAs: async ({ mock, mockUrl, baseURL, context }, provide) => {
    await provide(async (persona) => {
      const { session } = await mock.session.logInAs(persona);
      await context.addCookies(cookiesFor([baseURL ?? mockUrl, mockUrl], "session", sessionToken(session)));
    });
  },
};

/** A name that can be recognised in the panel: file and line of the test, with a unique suffix. */
const nameOf = ({ file, line }: TestInfo) =>
  `${file.replace(/^.*[\\/]/, "").replaceAll(/[^\w.-]/g, "-")}-${line}`.slice(-50) +
  `-${randomUUID().slice(0, 8)}`;

/** A cookie for every page of a context, on the hosts of the shop and of the mock. */
const cookiesFor = (urls: readonly string[], name: string, value: string) =>
  urls.map((url) => ({ name, value, url, httpOnly: name === "session", ...(isSecure(url) && CROSS_SITE) }));

const isSecure = (url: string) => url.startsWith("https:");

/** Pages of http://localhost are another site for https://localhost. */
const CROSS_SITE = { secure: true, sameSite: "None" } as const;

/** Ends a test's world: attaches evidence of a failure, and fails the test on contract violations if enabled. */
async function judge(info: TestInfo, control: WorldControl, failOnViolations: boolean): Promise<void> {
  const passed = info.status === info.expectedStatus;
  const violations = passed && failOnViolations ? await findViolations(control) : [];
  if (!passed || violations.length > 0) await attachEvidence(info, control);
  // If the mock has stopped, the test has already reported it.
  await control.drop().catch(() => {});
  if (violations.length > 0) throw new Error(`the traffic broke the contract:\n${violations.join("\n")}`);
}
