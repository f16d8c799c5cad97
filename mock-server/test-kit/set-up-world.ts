import type { Session } from "#generated/control/model/session.ts";
import type { WorldControl } from "./world-control.ts";
import { TEST_START, type WorldOptions } from "./world-options.ts";

export type WorldStart = {
  /** The value of the session cookie; undefined for a visitor. */
  readonly session: string | undefined;
  /** The world's time: `2026-11-21 10:00:00`. */
  readonly now: string;
};

/**
 * Makes a new world what the options say: scenario, clock, login, faults. Rejects with the mock's own message, or with
 * advice when none answers.
 */
export async function setUpWorld(control: WorldControl, options: WorldOptions): Promise<WorldStart> {
  try {
    return await makeWorld(control, options);
  } catch (error) {
    // fetch rejects with a TypeError when nobody is there; what the mock refuses is a plain Error.
    if (!(error instanceof TypeError)) throw error;
    const advice = "start one with `npm run mock`, or name another by MOCK_URL";
    throw new Error(`no mock answers at ${control.url}: ${advice}`, { cause: error });
  }
}

async function makeWorld(
  control: WorldControl,
  { persona, scenario, clock, faults = [] }: WorldOptions,
): Promise<WorldStart> {
  const running = clock === "running";
  const set = scenario === undefined ? undefined : await control.scenario(scenario, { freeze: !running });
  const { now } = await setClock(control, running, clock ?? (set ? undefined : TEST_START));
  // Who logged in before the clock was moved may have been logged out by it.
  const who = persona ?? (clock === undefined ? undefined : set?.session?.username);
  const logged = who === undefined ? set?.session : (await control.session.logInAs(who)).session;
  for (const rule of faults) await control.fault(rule);
  return { session: logged ? sessionToken(logged) : undefined, now };
}

/** The value of the cookie by which the mock knows who asks; empty for nobody. */
export const sessionToken = (session: Session): string => session?.cookie.replace(/^session=/, "") ?? "";

const setClock = (control: WorldControl, running: boolean, time: string | undefined) =>
  running || time === undefined ? control.clock.read() : control.clock.freeze(time);
