import { printableLines } from "#api-spec/kit/terminal.ts";
import { type MockProcess, startMockProcess } from "../../support/mock-process.ts";
import { onInterrupt } from "../../support/on-interrupt.ts";
import { TrafficFailure } from "./failure.ts";

/** Stop after this many different failures. */
const MOST_FAILURES = 20;
const INTERRUPTED = 130;

export type RunOptions = { readonly minutes: number; readonly seed: number };

/** A run of traffic against a mock of its own: its duration, and all that must not have happened. */
export abstract class Run<Options extends RunOptions> {
  readonly options: Options;
  /** One of each kind, by call and error. */
  readonly failures = new Map<string, { readonly failure: TrafficFailure; count: number }>();
  readonly #startedAt = performance.now();
  #isStopped = false;

  constructor(options: Options) {
    this.options = options;
  }

  /** The results in figures. */
  abstract summary(): string[];

  get seconds(): number {
    return (performance.now() - this.#startedAt) / 1000;
  }

  /** True if nothing new may start: the time is up, too much has failed, or the run was interrupted. */
  readonly isOver = (): boolean =>
    this.#isStopped || this.failures.size >= MOST_FAILURES || this.seconds > this.options.minutes * 60;

  /** Records a failure, and the command that shows it alone; any other error is a bug of this command. */
  fail(error: unknown, again = ""): void {
    const failure =
      error instanceof TrafficFailure
        ? error
        : new TrafficFailure(
            "this command itself",
            error instanceof Error ? (error.stack ?? error.message) : String(error),
          );
    failure.again ||= again;
    const key = `${failure.place}: ${failure.message.replaceAll(/\d+/g, "#").slice(0, 80)}`;
    const known = this.failures.get(key);
    if (known) known.count += 1;
    else this.failures.set(key, { failure, count: 1 });
  }

  /** Starts a mock and lets `play` send it traffic: it must still be there at the end. */
  async play(play: (mock: MockProcess) => Promise<void>, ...flags: string[]): Promise<void> {
    const mock = await startMockProcess(...flags);
    try {
      await play(mock);
    } catch (error) {
      if (mock.ended() === undefined) this.fail(error);
    }
    const ended = mock.ended();
    if (ended !== undefined)
      this.fail(new TrafficFailure("the mock", `ended by itself (${ended})`, mock.output()));
    await mock.stop();
  }

  /** On Ctrl-C, sums up what has been seen until then; errors of what is still under way do not count. */
  sumUpOnInterrupt(clear: () => Promise<void> | void = () => {}): void {
    onInterrupt(() => {
      this.#isStopped = true;
      console.log("\nstopped; until here:");
      this.conclude();
      return clear();
    }, INTERRUPTED);
  }

  /** Prints the results, each failure and the verdict. Returns the exit code. */
  conclude(): number {
    const count = this.failures.size;
    const end = count === 0 ? "✓ nothing that must not happen" : `✗ ${count} kinds of failure`;
    const lines = [...this.summary(), ...this.#failureLines(), `${end} (--seed ${this.options.seed})`];
    console.log(printableLines(lines.join("\n")));
    return count === 0 ? 0 : 1;
  }

  #failureLines(): string[] {
    return [...this.failures.values()].flatMap(({ failure, count }) => [
      "",
      `✗ ${failure.place}: ${failure.message}${count > 1 ? ` (${count} times)` : ""}`,
      ...[failure.again && `again: ${failure.again}`, failure.curl, failure.response]
        .filter((line) => line !== "")
        .map((line) => `  ${line.replaceAll("\n", "\n  ")}`),
    ]);
  }
}
