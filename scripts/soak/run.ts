import type { MockProcess } from "../support/mock-process.ts";
import { SoakFailure } from "./failure.ts";
import { MemoryCurve } from "./memory-curve.ts";
import type { SoakOptions } from "./options.ts";
import { IdleWorld } from "./idle-world.ts";
import { Tally } from "./tally.ts";

/** Stop after this many different failures. */
const MOST_FAILURES = 20;

/** The shared state of one soak. */
export class Run {
  readonly options: SoakOptions;
  readonly tally = new Tally();
  readonly curve = new MemoryCurve();
  readonly idle = new IdleWorld();
  /** One of each kind, by call and error. */
  readonly failures = new Map<string, { readonly failure: SoakFailure; count: number }>();
  startedAt = performance.now();
  #isStopped = false;

  constructor(options: SoakOptions) {
    this.options = options;
  }

  /** The time counts from now. */
  begin(): void {
    this.startedAt = performance.now();
  }

  /** The run is stopping: start nothing new, and ignore errors. */
  stop(): void {
    this.#isStopped = true;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  readonly isOver = (): boolean =>
    this.#isStopped ||
    this.failures.size >= MOST_FAILURES ||
    performance.now() - this.startedAt > this.options.minutes * 60_000;

  /** Records a failure; any other error is a bug of the soak itself, reported with its stack. */
  fail(error: unknown, life: string): void {
    const failure =
      error instanceof SoakFailure
        ? error
        : new SoakFailure(
            "the soak itself",
            error instanceof Error ? (error.stack ?? error.message) : String(error),
          );
    failure.life = life;
    const key = `${failure.place}: ${failure.message.replaceAll(/\d+/g, "#").slice(0, 80)}`;
    const known = this.failures.get(key);
    if (known) known.count += 1;
    else this.failures.set(key, { failure, count: 1 });
  }

  async control(mock: MockProcess, method: string, path: string): Promise<unknown> {
    const response = await fetch(`${mock.urls.main}/__mock__/${path}`, { method });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
