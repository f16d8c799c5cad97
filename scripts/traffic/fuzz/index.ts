import fc from "fast-check";
import { parseOptions, readNumber, text } from "../../api-client/arguments.ts";
import type { MockProcess } from "../../support/mock-process.ts";
import { TrafficFailure } from "../engine/failure.ts";
import { freshSession } from "../engine/fresh-session.ts";
import { memoryAtRest } from "../engine/memory-at-rest.ts";
import { Run, type RunOptions } from "../engine/run.ts";
import { watchLargeCalls } from "../event-loop/watch.ts";
import { CASES } from "./cases/index.ts";
import { type Client, orderProperty, requestProperty } from "./random/properties.ts";
import { callsMeanwhile, neverDone, slowClients } from "./slow.ts";
import { tryCase } from "./try-case.ts";

export const HELP = `npm run traffic -- fuzz [options]

Sends the mock what no well-meaning client would: every case of scripts/traffic/fuzz/cases, clients that are never done,
and random requests until the time is over. It must refuse each in the contract's words or close the connection, and go
on as if nothing had been. Then it makes every call with its largest and with far too large inputs, none of which may
hold the event loop longer than 50 ms.

  --minutes N   how long (2)
  --seed N      of the random requests; without it another one each time
  --help        print this

Exits 1 on a failure, with the smallest request that shows it.`;

/** Acceptable heap growth after the run, in MB. */
const GROWTH_MB = 40;
/** Small batches, so that an ended session is soon renewed. */
const BATCH = 400;
const SESSION_MS = 10_000;
const WORLD = "fuzz";
const SLOW_CLIENTS = 60;
/** The longest that others may wait for slow clients, in ms. */
const MOST_WAIT_MS = 2000;
/** The mock's header timeout is 15 s. */
const NEVER_DONE_S = 25;

class FuzzRun extends Run<RunOptions> {
  cases = 0;
  random = 0;
  heapMb: readonly number[] = [];

  summary(): string[] {
    const { cases, random, heapMb } = this;
    return [
      `${cases} cases, ${SLOW_CLIENTS} slow clients, one that is never done, ${random} random requests`,
      `heap ${heapMb.map((each) => each.toFixed(1)).join(" → ")} MB`,
    ];
  }

  found(place: string, wrong: string): void {
    this.fail(new TrafficFailure(place, wrong));
  }
}

async function tryCases(run: FuzzRun, port: number): Promise<void> {
  for (const [group, cases] of Object.entries(CASES))
    for (const hostile of cases) {
      const wrong = await tryCase(port, hostile);
      run.cases += 1;
      if (wrong !== undefined) run.found(`${group}: ${hostile.name}`, wrong);
    }
}

async function trySlow(run: FuzzRun, { urls }: MockProcess, port: number): Promise<void> {
  let isWaiting = true;
  const slow = slowClients(port, SLOW_CLIENTS, () => isWaiting);
  const longest = await callsMeanwhile(urls.main);
  isWaiting = false;
  if (longest > MOST_WAIT_MS) run.found(`${SLOW_CLIENTS} slow clients`, `others waited ${longest} ms`);
  await slow;
  const { closed, responses, ms } = await neverDone(port, NEVER_DONE_S);
  if (!closed || responses.at(-1)?.status !== 408)
    run.found("headers without end", `no 408 after ${Math.round(ms)} ms`);
}

/** Sends random requests in one session for a while, until the run is over or one of them does harm. */
async function tryRandom(run: FuzzRun, client: Client): Promise<void> {
  const left = (run.options.minutes * 60 - run.seconds) * 1000;
  const endAt = performance.now() + Math.min(left, SESSION_MS);
  while (performance.now() < endAt && run.failures.size === 0) {
    const seed = run.options.seed + run.random;
    const property = seed % 4 === 3 ? orderProperty(client) : requestProperty(client);
    const tried = await fc.check(property as fc.IAsyncProperty<unknown>, {
      seed,
      numRuns: BATCH,
      interruptAfterTimeLimit: Math.max(1, endAt - performance.now()),
    });
    run.random += tried.numRuns;
    if (tried.failed && !tried.interrupted)
      run.found(
        `a random request (--seed ${seed})`,
        `${String((tried.errorInstance as Error | undefined)?.message)}\n${JSON.stringify(tried.counterexample)}`,
      );
    console.log(`${run.random} random requests`);
  }
}

async function fuzz(run: FuzzRun, mock: MockProcess): Promise<void> {
  const port = Number(new URL(mock.urls.main).port);
  // All cases once first, so that lazily allocated memory is part of the baseline.
  await tryCases(new FuzzRun(run.options), port);
  const before = await memoryAtRest(mock);
  await tryCases(run, port);
  await trySlow(run, mock, port);
  while (!run.isOver() && run.failures.size === 0 && mock.ended() === undefined)
    await tryRandom(run, { port, world: WORLD, cookie: await freshSession(mock, WORLD, "buyer") });
  if (mock.ended() !== undefined) return;
  const { status } = await fetch(`${mock.urls.main}/api/goods/list`);
  if (status !== 200) run.found("an ordinary call afterwards", `responded ${status}`);
  const after = await memoryAtRest(mock);
  run.heapMb = [before.heapMb, after.heapMb];
  const growth = after.heapMb - before.heapMb;
  if (growth > GROWTH_MB) run.found("memory", `grew by ${growth.toFixed(1)} MB`);
}

/** Sends what no well-meaning client would. Returns the exit code. */
export async function run(args: string[]): Promise<number> {
  const values = parseOptions(args, { minutes: text, seed: text });
  const fuzzing = new FuzzRun({
    minutes: readNumber("--minutes", values.minutes, (value) => value > 0) ?? 2,
    seed: readNumber("--seed", values.seed, Number.isSafeInteger) ?? Date.now() % 1_000_000_000,
  });
  fuzzing.sumUpOnInterrupt();
  await fuzzing.play((mock) => fuzz(fuzzing, mock));
  await watchLargeCalls(fuzzing);
  return fuzzing.conclude();
}
