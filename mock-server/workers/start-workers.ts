import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Host } from "#api-spec/kit/document.ts";
import type { MockOptions } from "#mock/server/app.ts";
import { certificateOf } from "#mock/server/serve.ts";
import { createTerminalLog } from "#mock/server/log/terminal-log.ts";
import { followLinks } from "#mock/server/saved/load-state.ts";
import { lockState } from "#mock/server/saved/state-lock.ts";
import { type FromWorker, type ToWorker, WorkerError, failureOf } from "./messages.ts";
import { environmentOf } from "./place.ts";
import { type SharedState, createSharedState } from "./shared-state.ts";

/** How long workers may take to finish what they do; a call that never ends is no reason to stay. */
const PATIENCE_MS = 10_000;

export type RunningMock = {
  readonly urls: Readonly<Record<Host, string>>;
  close(): Promise<void>;
};

/**
 * A mock in `count` processes, which listen on the same ports: each world lives in one of them. `onLost` is called when one
 * of them ends by itself. Rejects as serve does.
 */
export async function startWorkers(
  options: MockOptions,
  count: number,
  onLost: (error: Error) => void,
): Promise<RunningMock> {
  const { quiet = false } = options;
  const state = options.state === undefined ? undefined : followLinks(options.state);
  const unlock = state === undefined ? undefined : lockState(state);
  const folder = mkdtempSync(join(tmpdir(), "mock-workers-"));
  const shared = state === undefined ? undefined : createSharedState(state, count);
  const terminal = createTerminalLog(quiet);
  const noted = new Set<string>();
  const workers: Worker[] = [];
  let closing = false;

  function hear(worker: Worker, index: number, message: FromWorker): void {
    if (message.kind === "note" && !noted.has(message.text)) {
      noted.add(message.text);
      terminal.note(message.text);
    }
    if (message.kind === "lines" && shared) store(worker, index, shared, message);
  }

  async function close(): Promise<void> {
    closing = true;
    try {
      const ends = Promise.allSettled(workers.filter((worker) => !worker.isDead()).map(endWorker));
      const failed = (
        await Promise.race([ends, sleep(PATIENCE_MS, [] as PromiseSettledResult<void>[], { ref: false })])
      ).find((end): end is PromiseRejectedResult => end.status === "rejected");
      if (failed) throw failed.reason;
    } finally {
      release();
    }
  }

  /** Ends what has not ended, and leaves nothing behind. */
  function release(): void {
    closing = true;
    for (const worker of workers) if (!worker.isDead()) worker.process.kill("SIGKILL");
    unlock?.();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    // Made before several need it at once.
    await certificateOf(options);
    cluster.setupPrimary({ serialization: "advanced" });
    const starts = Array.from({ length: count }, (_, index) => {
      const worker = cluster.fork(environmentOf({ index, count, folder }));
      workers.push(worker);
      worker.on("message", (message: FromWorker) => hear(worker, index, message));
      worker.once("exit", (code, signal) => {
        if (!closing) onLost(new Error(`worker ${index + 1} of ${count} ended (${signal ?? code})`));
      });
      return urlsOf(worker);
    });
    const [urls] = (await Promise.all([Promise.all(starts), openAll(workers)]))[0];
    if (!urls) throw new Error("a mock needs a worker");
    return { urls, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** What a worker says next that is one of these kinds. Rejects if it fails or ends instead. */
async function answerOf<K extends FromWorker["kind"]>(
  worker: Worker,
  kind: K,
): Promise<Extract<FromWorker, { kind: K }>> {
  const { promise, resolve, reject } = Promise.withResolvers<Extract<FromWorker, { kind: K }>>();
  const listen = (message: FromWorker) => {
    if (message.kind === "failed") reject(new WorkerError(message.failure));
    if (message.kind === kind) resolve(message as Extract<FromWorker, { kind: K }>);
  };
  const end = (code: number, signal: string) => reject(new Error(`a worker ended (${signal ?? code})`));
  worker.on("message", listen).once("exit", end);
  return promise.finally(() => worker.off("message", listen).off("exit", end));
}

/** Lets the workers listen for clients once each of them can be reached by the others. */
async function openAll(workers: readonly Worker[]): Promise<void> {
  await Promise.all(workers.map((worker) => answerOf(worker, "reachable")));
  for (const worker of workers) worker.send({ kind: "open" } satisfies ToWorker);
}

const urlsOf = async (worker: Worker) => (await answerOf(worker, "ready")).urls;

async function endWorker(worker: Worker): Promise<void> {
  const ended = once(worker, "exit");
  const closed = answerOf(worker, "closed");
  worker.send({ kind: "close" } satisfies ToWorker);
  await closed;
  await ended;
}

function store(
  worker: Worker,
  index: number,
  shared: SharedState,
  { save, ...lines }: Extract<FromWorker, { kind: "lines" }>,
): void {
  shared.store(index, lines, (failure) => {
    if (worker.isConnected())
      worker.send({
        kind: "saved",
        save,
        ...(failure !== undefined && { failure: failureOf(failure) }),
      } satisfies ToWorker);
  });
}
