import type { Session } from "#generated/control/model/session.ts";
import { trustMock } from "./trust-mock.ts";
import type { WorldControl } from "./world-control.ts";
import { TEST_START, type WorldOptions } from "./world-options.ts";

export type WorldStart = {
  /** The value of the session cookie; undefined for a visitor. */
  readonly session: string | undefined;
  /** The world's time: `2026-11-21 10:00:00`. */
  readonly now: string;
};

/**
 * Sets up a new world by the options: scenario, clock, login, faults. Rejects with the mock's message, or with advice
 * when the mock is unreachable.
 */
export async function setUpWorld(control: WorldControl, options: WorldOptions): Promise<WorldStart> {
  trustMock(control.url);
  try {
    return await makeWorld(control, options);
  } catch (error) {
    // fetch rejects with a TypeError when the server is unreachable; a refusal by the mock is a plain Error.
    if (!(error instanceof TypeError)) throw error;
    const advice = "start one with `npm run mock`, or name another by MOCK_URL";
    throw new Error(`no mock responds at ${control.url}: ${advice}`, { cause: error });
  }
}

async function makeWorld(
  control: WorldControl,
  { persona, scenario, clock, faults = [] }: WorldOptions,
): Promise<WorldStart> {
  const running = clock === "running";
  const set = scenario === undefined ? undefined : await control.scenario(scenario, { freeze: !running });
  const { now } = await setClock(control, running, clock ?? (set ? undefined : TEST_START));
  // Moving the clock may have expired the scenario's session.
  const who = persona ?? (clock === undefined ? undefined : set?.session?.username);
  const logged = who === undefined ? set?.session : (await control.session.logInAs(who)).session;
  for (const rule of faults) await control.fault(rule);
  return { session: logged ? sessionToken(logged) : undefined, now };
}

/** The value of the session cookie; empty for a visitor. */
export const sessionToken = (session: Session): string => session?.cookie.replace(/^session=/, "") ?? "";

const setClock = (control: WorldControl, running: boolean, time: string | undefined) =>
  running || time === undefined ? control.clock.read() : control.clock.freeze(time);
