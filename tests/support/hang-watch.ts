/**
 * Loaded before every test file, for what the limits of tests and hooks do not end or do not explain. A test that waits
 * for a response in vain fails with the stack of its call. A file that never gives up the processor is ended with the
 * stack of what it does, and one that is never loaded with its name.
 */
import { writeSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { beforeAll, expect } from "vitest";
import { LIMIT_MS, WAIT_MS } from "#scripts/test/limits.ts";

const BEAT_MS = 1000;
/** A test of this module has less. */
const limitMs = Number(process.env.HANG_MS ?? LIMIT_MS);

declare global {
  var isWatchedForHangs: true | undefined;
  /** The timer of the previous file, if none of its tests was to run. */
  var loadTimer: NodeJS.Timeout | undefined;
}

function limitFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const limit = AbortSignal.timeout(WAIT_MS);
    const address = input instanceof Request ? input.url : String(input);
    const { method, signal: given } = input instanceof Request ? input : (init ?? {});
    const late = new Error(`${method ?? "GET"} ${address} had no response after ${WAIT_MS / 1000} s`);
    try {
      const signal = given ? AbortSignal.any([given, limit]) : limit;
      return await fetch(input, { ...init, signal });
    } catch (error) {
      throw limit.aborted ? late : error;
    }
  };
}

/** Tells a thread regularly that this one is free; Vitest sees nothing of a loop without end. */
function watchLoop(): void {
  const watch = new Worker(new URL("hang-watch-thread.ts", import.meta.url), {
    workerData: limitMs,
    execArgv: [],
  });
  watch.unref();
  setInterval(() => watch.postMessage("alive"), BEAT_MS).unref();
}

function watchLoading(): void {
  const stopWatching = () => clearTimeout(globalThis.loadTimer);
  stopWatching();
  const { testPath } = expect.getState();
  globalThis.loadTimer = setTimeout(() => {
    // Before this process ends: what it says in other ways passes through Vitest.
    writeSync(2, `✗ ${testPath} was not loaded after ${limitMs / 1000} s\n`);
    process.kill(process.pid, "SIGKILL");
  }, limitMs).unref();
  beforeAll(stopWatching);
}

watchLoading();
// Files of one project share a process.
if (!globalThis.isWatchedForHangs) {
  globalThis.isWatchedForHangs = true;
  limitFetch();
  watchLoop();
}
