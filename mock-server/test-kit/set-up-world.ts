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
 * Sets up a new world by the options: scenario, clock, login, faults. Rejects with the mock's message, or with advice
 * when the mock is unreachable.
 */
export const setUpWorld = (control: WorldControl, options: WorldOptions): Promise<WorldStart> =>
  reachMock(control.url, () => makeWorld(control, options));

/** Calls the mock at `url`. Rejects with its message, or with advice when it is unreachable. */
export async function reachMock<T>(url: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    // fetch rejects with a TypeError when the server is unreachable; a refusal by the mock is a plain Error.
    if (!(error instanceof TypeError)) throw error;
    const { code = "" } = (error.cause ?? {}) as NodeJS.ErrnoException;
    const advice = /CERT|SIGNATURE|SSL|TLS/.test(code)
      ? `its certificate is not trusted (${code}): name its file by NODE_EXTRA_CA_CERTS before the tests start`
      : "start one with `npm run mock`, or name another by MOCK_URL";
    throw new Error(`no mock responds at ${url}: ${advice}`, { cause: error });
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
