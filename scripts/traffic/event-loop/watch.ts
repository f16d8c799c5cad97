import { send } from "../../api-client/http/send.ts";
import { REFERENCE_PASS_MS, passMs, processorClock } from "../../support/calibration.ts";
import { type MockProcess, startMockProcess } from "../../support/mock-process.ts";
import { TrafficFailure } from "../engine/failure.ts";
import { freshSession } from "../engine/fresh-session.ts";
import type { Run, RunOptions } from "../engine/run.ts";
import { type LargeCall, largeCalls } from "./large-calls.ts";

/**
 * No call may hold the mock's event loop longer, in passes of the calibration loop: 50 ms on an idle machine of ours.
 * Everybody else waits meanwhile.
 */
const MOST_PASSES = 50 / REFERENCE_PASS_MS;

/**
 * A call that took too long is measured again in a new mock, because a garbage collection for earlier calls may have
 * slowed it. If it was slow because it was the first to use something, it is slow in the new mock as well.
 */
const ATTEMPTS = 3;
const TIMEOUT_MS = 120_000;
const WORLD = "large-calls";

/** The time for which a call blocked the event loop, in ms and in passes of the calibration loop, and its status. */
export type Held = Pick<LargeCall, "operation" | "what"> & {
  /** 0 without a response. */
  readonly status: number;
  readonly ms: number;
  readonly passes: number;
};

/**
 * Watches the event loop of a mock through all of `largeCalls`, prints its longest turns, and records those too long.
 */
export async function watchLargeCalls(run: Run<RunOptions>): Promise<void> {
  const { summary, table, failures } = heldLines(await watchEventLoop());
  console.log([summary, ...table].join("\n"));
  for (const failure of failures) run.fail(new TrafficFailure("the event loop", failure));
}

/**
 * Makes every call of `largeCalls` to a mock of its own, each in a fresh world as the buyer with a cart of thousands of
 * lines, and measures in the mock's process how long each holds the event loop at most. Returns all, the longest first.
 */
async function watchEventLoop(): Promise<Held[]> {
  const buyer = new Buyer();
  try {
    const held: Held[] = [];
    for (const call of largeCalls()) held.push(await shortestHold(buyer, call));
    return held.toSorted((a, b) => b.passes - a.passes);
  } finally {
    await buyer.leave();
  }
}

/** The buyer in a mock that is measured. */
class Buyer {
  #mock: MockProcess | undefined;
  #cookie: string | undefined;
  /** A pass of the calibration loop, in ms. */
  pass = passMs(processorClock);

  /** The mock, a new one if there is none or it has ended, with the cookie of a session in a fresh world. */
  async enter(): Promise<{ readonly mock: MockProcess; readonly cookie: string }> {
    if (!this.#mock || this.#mock.ended() !== undefined) {
      this.#mock = await startMockProcess();
      this.#cookie = undefined;
    }
    return { mock: this.#mock, cookie: (this.#cookie ??= await freshSession(this.#mock, WORLD, "big")) };
  }

  /** After a call with this response: a refusal of what was sent has left the world as it was. */
  note(status: number): void {
    if (![400, 413, 415, 422].includes(status)) this.#cookie = undefined;
  }

  async leave(): Promise<void> {
    await this.#mock?.stop();
    this.#mock = undefined;
    this.pass = passMs(processorClock);
  }
}

/** A summary, the table of every operation with its worst turn, and one line for each call that took too long. */
export function heldLines(held: readonly Held[]): {
  readonly summary: string;
  readonly table: string[];
  readonly failures: string[];
} {
  const [worst] = held;
  const tooLong = held.filter(({ passes }) => passes > MOST_PASSES);
  const worstOf = new Map(held.toReversed().map((one) => [one.operation, one]));
  return {
    summary: `event loop: ${held.length} calls with the largest and far too large inputs, held at most ${worst ? describe(worst) : "0 ms"}`,
    table: [
      row("ms", "passes", "operation", "its longest turn"),
      ...[...worstOf.values()]
        .toSorted((a, b) => b.passes - a.passes)
        .map(({ operation, what, status, ms, passes }) =>
          row(ms.toFixed(0), passes.toFixed(1), operation, `${what} (${status})`),
        ),
    ],
    failures: tooLong.map((one) => `held ${describe(one)}; ${MOST_PASSES} passes are allowed`),
  };
}

const row = (ms: string, passes: string, operation: string, what: string): string =>
  `${ms.padStart(6)} ${passes.padStart(6)}  ${operation.padEnd(28)} ${what}`;

const describe = ({ operation, what, status, ms, passes }: Held): string =>
  `${ms.toFixed(0)} ms (${passes.toFixed(1)} passes of calibration) by ${operation} with ${what} (${status})`;

async function shortestHold(buyer: Buyer, call: LargeCall): Promise<Held> {
  let shortest = await hold(buyer, call);
  for (let attempt = 1; attempt < ATTEMPTS && shortest.passes > MOST_PASSES; attempt += 1) {
    await buyer.leave();
    const again = await hold(buyer, call);
    if (again.passes < shortest.passes) shortest = again;
  }
  return shortest;
}

async function hold(buyer: Buyer, call: LargeCall): Promise<Held> {
  const { mock, cookie } = await buyer.enter();
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
        ...call.headers,
      },
      body: call.body,
      cookie,
    },
    TIMEOUT_MS,
  );
  buyer.note(status);
  // Work that a call leaves behind is done with the next one.
  await fetch(`${mock.urls.main}/__mock__/clock`, { headers: { "x-mock-world": WORLD } });
  const delay = await mock.delay();
  // By the clock, another program may have had the processor meanwhile.
  const ms = Math.min(delay.clockMs, delay.processorMs);
  return { operation: call.operation, what: call.what, status, ms, passes: ms / buyer.pass };
}
