/**
 * Loaded into a mock under test by `node --expose-gc --import`: sends its parent process what only the process
 * itself can measure. The server does not know about it.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { processorClock } from "./calibration.ts";

export type MemoryReading = { readonly rssMb: number; readonly heapMb: number };

/** The longest that anything has held the event loop since the last reading, in ms. */
export type DelayReading = {
  /** By the clock: also while another program had the processor. */
  readonly clockMs: number;
  /** The maximum CPU time in one turn of the event loop, in ms. */
  readonly processorMs: number;
};

const MB = 1024 * 1024;
const NS_PER_MS = 1e6;
/** The interval at which the event loop is sampled, in ms; a reading exceeds the true delay by at most this much. */
const RESOLUTION_MS = 1;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

let spentBefore = processorClock();
let mostSpent = 0;
// Timers come once in every turn.
setInterval(() => {
  const now = processorClock();
  mostSpent = Math.max(mostSpent, now - spentBefore);
  spentBefore = now;
}, RESOLUTION_MS).unref();

/** The heap after garbage collection. */
function readMemory(): MemoryReading {
  // Twice: objects freed in the first run may have kept others alive.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rssMb: rss / MB, heapMb: (heapUsed + external) / MB };
}

async function readDelay(): Promise<DelayReading> {
  // The monitor records the delay of this turn in the next one.
  await sleep(2 * RESOLUTION_MS);
  const reading = { clockMs: delays.max / NS_PER_MS, processorMs: mostSpent };
  delays.reset();
  mostSpent = 0;
  return reading;
}

process.on("message", (message) => {
  if (message === "memory") process.send?.(readMemory());
  if (message === "delay") void readDelay().then((reading) => process.send?.(reading));
});
// The server exits on a signal, not when the channel to its parent closes.
process.channel?.unref();
