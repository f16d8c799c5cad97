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
import { trustMock } from "./trust-mock.ts";
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
  mock: OpenedWorld;
  /** Logs the browser in as another user, without the login page; open pages notice with their next call. */
  logInAs: (persona: string) => Promise<void>;
  /**
   * Moves the browser into another new world, with its login and its clock, and returns that world's control: a
   * separate browser for each short trial would take longer than the trial. Storage other than cookies stays.
   */
  enterWorld: (world: WorldOptions) => Promise<OpenedWorld>;
  /** For the other fixtures: opens a world that is judged and dropped when the browser is closed. */
  openedWorlds: { open: (world: WorldOptions) => Promise<OpenedWorld> };
};

type OpenedWorld = WorldControl & { readonly start: WorldStart };

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

  // All else depends on it, so the worlds outlive the browser's context: a late call of a page does not recreate them.
  openedWorlds: async ({ mockUrl, failOnViolations }, provide, info) => {
    const opened: WorldControl[] = [];
    const open = async (world: WorldOptions) => {
      trustMock(mockUrl);
      const control = createWorldControl(mockUrl, world.name ?? nameOf(info));
      opened.push(control);
      return { ...control, start: await setUpWorld(control, world) };
    };
    await provide({ open });
    await judge(info, opened, failOnViolations);
  },

  mock: async ({ world, openedWorlds }, provide) => provide(await openedWorlds.open(world)),

  context: async ({ mock, mockUrl, baseURL, context }, provide) => {
    await context.clock.install({ time: timeOf(mock.start) });
    await context.addCookies(worldCookies([baseURL ?? mockUrl, mockUrl], mock));
    await provide(context);
  },

  logInAs: async ({ mock, mockUrl, baseURL, context }, provide) => {
    await provide(async (persona) => {
      const { session } = await mock.session.logInAs(persona);
      await context.addCookies(cookiesFor([baseURL ?? mockUrl, mockUrl], "session", sessionToken(session)));
    });
  },

  enterWorld: async ({ openedWorlds, mockUrl, baseURL, context }, provide) => {
    await provide(async (world) => {
      const entered = await openedWorlds.open(world);
      await context.clearCookies();
      await context.addCookies(worldCookies([baseURL ?? mockUrl, mockUrl], entered));
      await context.clock.setSystemTime(timeOf(entered.start));
      return entered;
    });
  },
};

/** A name that can be recognized in the panel: file and line of the test, with a unique suffix. */
const nameOf = ({ file, line }: TestInfo) =>
  `${file.replace(/^.*[\\/]/, "").replaceAll(/[^\w.-]/g, "-")}-${line}`.slice(-50) +
  `-${randomUUID().slice(0, 8)}`;

const timeOf = ({ now }: WorldStart) => new Date(`${now.replace(" ", "T")}+08:00`);

/** Returns the cookies that put a browser on these hosts into a world, and log its persona in. */
const worldCookies = (urls: readonly string[], { world, start: { session } }: OpenedWorld) => [
  ...cookiesFor(urls, "mock_world", world),
  ...(session === undefined ? [] : cookiesFor(urls, "session", session)),
];

/** A cookie for every page of a context, on the hosts of the shop and of the mock. */
const cookiesFor = (urls: readonly string[], name: string, value: string) =>
  urls.map((url) => ({ name, value, url, httpOnly: name === "session", ...(isSecure(url) && CROSS_SITE) }));

const isSecure = (url: string) => url.startsWith("https:");

/** Pages of http://localhost are another site for https://localhost. */
const CROSS_SITE = { secure: true, sameSite: "None" } as const;

/**
 * Ends a test's worlds: fails the test on contract violations if enabled, and attaches evidence from where they are, or
 * of another failure from the last.
 */
async function judge(
  info: TestInfo,
  worlds: readonly WorldControl[],
  failOnViolations: boolean,
): Promise<void> {
  const passed = info.status === info.expectedStatus;
  const found =
    passed && failOnViolations ? await Promise.all(worlds.map((world) => findViolations(world))) : [];
  const violations = found.flat();
  const witness = passed ? worlds.find((_, index) => (found[index] ?? []).length > 0) : worlds.at(-1);
  if (witness) await attachEvidence(info, witness);
  // If the mock has stopped, the test has already reported it.
  await Promise.allSettled(worlds.map((world) => world.drop()));
  if (violations.length > 0) throw new Error(`the traffic broke the contract:\n${violations.join("\n")}`);
}
