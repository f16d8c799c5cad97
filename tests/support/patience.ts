import { spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";

/** What starting Node takes on an idle machine of two cores, in ms. */
const USUAL_START_MS = 60;
/** Beyond that something else is wrong. */
const MOST = 10;

const NAME = "TEST_PATIENCE";

/**
 * Vitest calls it before the first test of a project: measures once how much longer than usual this machine takes to
 * start a process, and gives every test and hook of the project so much more time.
 */
export function setup({ config }: TestProject): void {
  process.env[NAME] ??= String(patienceFor(measureStart()));
  config.testTimeout = patience(config.testTimeout);
  config.hookTimeout = patience(config.hookTimeout);
}

/** How many times as long as usual to wait, where Node takes this many ms to start: from 1 to 10. */
export const patienceFor = (startMs: number): number => Math.min(MOST, Math.max(1, startMs / USUAL_START_MS));

/** A time limit in ms that is enough on an idle machine, as it is on this one now. */
export const patience = (ms: number): number => Math.ceil(ms * Number(process.env[NAME] ?? 1));

/** The median of three. */
const measureStart = (): number => Array.from({ length: 3 }, startNode).toSorted((a, b) => a - b)[1]!;

function startNode(): number {
  const begin = performance.now();
  spawnSync(process.execPath, ["--eval", ""]);
  return performance.now() - begin;
}
