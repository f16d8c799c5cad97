import { Cookies } from "../../conformance/http/cookies.ts";
import { send } from "../../conformance/http/send.ts";
import { REFERENCE_PASS_MS, passMs, processorClock } from "../calibration.ts";
import { type MockProcess, startMockProcess } from "../mock-process.ts";
import { type LargeCall, largeCalls } from "./large-calls.ts";

/**
 * No call may hold the mock's event loop longer, in passes of the calibration loop: 50 ms on an idle machine of ours.
 * Everybody else waits meanwhile.
 */
const MOST_PASSES = 50 / REFERENCE_PASS_MS;

/** What is measured as too long is measured again: a garbage collection of what came before may have fallen into it. */
const ATTEMPTS = 3;
const TIMEOUT_MS = 120_000;
const WORLD = "large-calls";
const FORM = "application/x-www-form-urlencoded";

/** How long a call has held the event loop, in ms and in passes of the calibration loop, and how it was answered. */
export type Held = {
  readonly what: string;
  readonly status: number;
  readonly ms: number;
  readonly passes: number;
};

/**
 * Makes every call of `largeCalls` to a mock of its own, each in a fresh world as the buyer with a cart of thousands of lines,
 * and measures in the mock's process how long each holds the event loop. Returns all, the longest first.
 */
export async function watchEventLoop(): Promise<Held[]> {
  const mock = await startMockProcess();
  try {
    const held: Held[] = [];
    const pass = passMs(processorClock);
    for (const call of largeCalls()) held.push(await shortestHold(mock, call, pass));
    return held.toSorted((a, b) => b.passes - a.passes);
  } finally {
    await mock.stop();
  }
}

/** One line on all, and one for each call that took too long. */
export function heldLines(held: readonly Held[]): { readonly summary: string; readonly failures: string[] } {
  const [worst] = held;
  const describe = ({ what, status, ms, passes }: Held) =>
    `${ms.toFixed(0)} ms (${passes.toFixed(1)} passes of calibration) by ${what} (${status})`;
  return {
    summary: `event loop: ${held.length} calls with the largest and far too large inputs, held at most ${worst ? describe(worst) : "0 ms"}`,
    failures: held
      .filter(({ passes }) => passes > MOST_PASSES)
      .map((one) => `held ${describe(one)}; ${MOST_PASSES} passes are allowed`),
  };
}

async function shortestHold(mock: MockProcess, call: LargeCall, pass: number): Promise<Held> {
  let shortest = await hold(mock, call, pass);
  for (let attempt = 1; attempt < ATTEMPTS && shortest.passes > MOST_PASSES; attempt += 1) {
    const again = await hold(mock, call, passMs(processorClock));
    if (again.passes < shortest.passes) shortest = again;
  }
  return shortest;
}

async function hold(mock: MockProcess, call: LargeCall, pass: number): Promise<Held> {
  const cookie = await logIn(mock);
  // The new world is not part of it.
  await mock.delay();
  const { status } = await send(
    {
      method: call.method,
      url: mock.urls[call.host] + call.path,
      headers: {
        "x-mock-world": WORLD,
        // As the shop sends it: without it a GET that changes something is refused.
        "x-requested-with": "XMLHttpRequest",
        ...(call.type !== undefined && { "content-type": call.type }),
      },
      body: call.body,
      cookie,
    },
    TIMEOUT_MS,
  );
  const delay = await mock.delay();
  // By the clock, another program may have had the processor meanwhile.
  const ms = Math.min(delay.clockMs, delay.processorMs);
  return { what: call.what, status, ms, passes: ms / pass };
}

/** The session's cookie in a fresh world. */
async function logIn({ urls }: MockProcess): Promise<string> {
  const headers = { "x-mock-world": WORLD };
  await send(
    { method: "POST", url: `${urls.main}/__mock__/reset`, headers, body: undefined, cookie: "" },
    TIMEOUT_MS,
  );
  const { status, text, cookies } = await send(
    {
      method: "POST",
      url: `${urls.main}/api/user/login`,
      headers: { ...headers, "content-type": FORM },
      body: "username=big&password=demo1234",
      cookie: "",
    },
    TIMEOUT_MS,
  );
  if (status !== 200) throw new Error(`cannot log in: ${status} ${text}`);
  const session = new Cookies();
  for (const cookie of cookies) session.take(cookie);
  return session.header();
}
