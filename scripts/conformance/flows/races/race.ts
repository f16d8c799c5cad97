import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { same, show, type Timed } from "../../../api-client/checks/finding.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../../api-client/http/exchange.ts";
import type { Words } from "../../../api-client/words.ts";
import { seedOf } from "../../probes/search-counterexamples.ts";
import { FlowEnds, type StepOptions, type Steps } from "../steps.ts";

/** Calls that are under way at the same time. */
export const RACERS = 4;
/**
 * By round, in ms: how much later than the first a call may be sent, since a server may have its gap later than at
 * once.
 */
const SPREADS: readonly number[] = [0, 3, 12];

export type Racer = { readonly id: string; readonly options: StepOptions };

/** The results of calls that were sent at the same time. */
export class Race {
  readonly #steps: Steps;
  readonly calls: readonly Timed[];
  constructor(steps: Steps, calls: readonly Timed[]) {
    this.#steps = steps;
    this.calls = calls;
  }

  /** The calls that succeeded. Throws FlowEnds if none did: then there is nothing to compare. */
  winners(): readonly Exchange[] {
    const exchanges = this.calls.map(({ exchange }) => exchange);
    const winners = exchanges.filter(({ response }) => isSuccess(response));
    const [first] = exchanges;
    if (winners.length > 0 || !first) return winners;
    const { status } = first.response;
    throw new FlowEnds({ zh: `答 ${status}`, en: `responded ${status}` }, first.call.operation.id);
  }

  /** The number of calls without a response: they may have taken effect, or not. */
  get withoutResponse(): number {
    return this.calls.filter(({ exchange }) => exchange.response.failure !== undefined).length;
  }

  /** The different values of one field in the data of the successes. */
  values(field: string): readonly unknown[] {
    const data = this.winners().map(({ response }) => envelopeOf(response).data);
    return [...new Set(data.map((each) => (each as Readonly<Record<string, unknown>> | undefined)?.[field]))];
  }

  /**
   * Records a violation with the times of all calls, unless calls in sequence have shown it. `isShownByResponses` says
   * whether their responses alone show it. Returns whether it holds.
   */
  law(holds: boolean, place: string, expected: Words, seen: unknown, isShownByResponses = true): boolean {
    const [exchange] = this.winners();
    if (!holds && exchange && !this.#steps.run.recorder.isWrongInSequence(exchange.call.operation))
      this.#steps.record(exchange, {
        rule: "race",
        place,
        expected,
        seen: same(show(seen)),
        together: this.calls,
        isShownByResponses,
      });
    return holds;
  }
}

/**
 * Sends these calls at the same time; the seed and the round decide how far apart, a few ms at most. `onSuccess` gets
 * the data of each success, even if the run ends meanwhile.
 */
export async function race(
  steps: Steps,
  round: number,
  racers: readonly Racer[],
  onSuccess?: (data: unknown) => void,
): Promise<Race> {
  const spread = SPREADS[round % SPREADS.length] ?? 0;
  const gap = fc.integer({ min: 0, max: spread });
  const gaps = pick(
    steps,
    `gaps ${round}`,
    fc.array(gap, { minLength: racers.length, maxLength: racers.length }),
  );
  const begin = performance.now();
  const settled = await Promise.allSettled(
    racers.map(async ({ id, options }, index): Promise<Timed> => {
      const late = gaps[index] ?? 0;
      if (late > 0) await wait(late);
      const exchange = await steps.call(id, options);
      const endMs = performance.now() - begin;
      if (isSuccess(exchange.response)) onSuccess?.(envelopeOf(exchange.response).data);
      return { exchange, startMs: Math.max(0, endMs - exchange.response.ms), endMs };
    }),
  );
  const failed = settled.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  const calls = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  return new Race(
    steps,
    calls.toSorted((a, b) => a.startMs - b.startMs),
  );
}

/** The same call several times. */
export const equalRacers = (id: string, options: StepOptions): readonly Racer[] =>
  Array.from({ length: RACERS }, () => ({ id, options }));

/** A value that the run's seed chooses. */
export function pick<T>(steps: Steps, name: string, arbitrary: fc.Arbitrary<T>): T {
  const [value] = fc.sample(arbitrary, { seed: seedOf(steps.run.seed, `race ${name}`), numRuns: 1 });
  return value as T;
}

/** Ends the flow where calls are spaced out: then none are under way at the same time. */
export const needRaces = (steps: Steps): true =>
  steps.need(steps.run.options.rate === undefined ? true : undefined, {
    zh: "--rate 使调用不能同时发出",
    en: "with --rate no calls are sent at the same time",
  });
