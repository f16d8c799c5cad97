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
  /** What the test's world is like: `test.use({ world: { persona: "buyer" } })`. */
  world: WorldOptions;
  /** Where the mock's main host stands. Without it MOCK_URL of the environment, else http://localhost:4010. */
  mockUrl: string;
  /** Fails a test that passed when a call of its page, or an answer, broke the contract. */
  failOnViolations: boolean;
};

export type MockFixtures = MockOptions & {
  /** The control API of the test's own world; `start` is how the test found it. */
  mock: WorldControl & { readonly start: WorldStart };
  /** Changes who the browser is logged in as, without the login page; open pages learn of it when they next ask. */
  logInAs: (persona: string) => Promise<void>;
};

/**
 * Fixtures for Playwright: `const test = base.extend(mockFixtures)`. They bring no Playwright of their own, so that
 * another project's copy can be extended.
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

  mock: async ({ world, mockUrl, failOnViolations }, provide, info) => {
    const control = createWorldControl(mockUrl, world.name ?? nameOf(info));
    await provide({ ...control, start: await setUpWorld(control, world) });
    await judge(info, control, failOnViolations);
  },

  // Asked for before the browser's context, the world outlives it: no late call of a page brings it back.
  context: async ({ mock, mockUrl, baseURL, context }, provide) => {
    const { session, now } = mock.start;
    await context.addCookies(cookiesFor([mockUrl, baseURL ?? mockUrl], "mock_world", mock.world));
    if (session !== undefined)
      await context.addCookies(cookiesFor([mockUrl, baseURL ?? mockUrl], "session", session));
    await context.clock.install({ time: new Date(`${now.replace(" ", "T")}+08:00`) });
    await provide(context);
  },

  logInAs: async ({ mock, mockUrl, baseURL, context }, provide) => {
    await provide(async (persona) => {
      const { session } = await mock.session.logInAs(persona);
      await context.addCookies(cookiesFor([mockUrl, baseURL ?? mockUrl], "session", sessionToken(session)));
    });
  },
};

/** One that a person finds in the panel: file and line of the test, and something that no other has. */
const nameOf = ({ file, line }: TestInfo) =>
  `${file.replace(/^.*[\\/]/, "").replaceAll(/[^\w.-]/g, "-")}-${line}`.slice(-50) +
  `-${randomUUID().slice(0, 8)}`;

/** A cookie for every page of a context, under the host of the shop and that of the mock. */
const cookiesFor = (urls: readonly string[], name: string, value: string) =>
  urls.map((url) => ({ name, value, url, httpOnly: name === "session" }));

/** Ends a test's world: evidence for a failure, and a failure for traffic that broke the contract if that is wished. */
async function judge(info: TestInfo, control: WorldControl, failOnViolations: boolean): Promise<void> {
  const passed = info.status === info.expectedStatus;
  const violations = passed && failOnViolations ? await findViolations(control) : [];
  if (!passed || violations.length > 0) await attachEvidence(info, control);
  // Where the mock has gone, the test has said so already.
  await control.drop().catch(() => {});
  if (violations.length > 0) throw new Error(`the traffic broke the contract:\n${violations.join("\n")}`);
}
