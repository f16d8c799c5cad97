import { contract } from "./contract.ts";
import { increment } from "../api-client/coverage.ts";
import type { Run } from "./run.ts";

const seconds = ({ startedAt }: Run) => (performance.now() - startedAt) / 1000;
const sorted = (counts: ReadonlyMap<string, number>) => [...counts].toSorted(([, a], [, b]) => b - a);
const list = (counts: ReadonlyMap<string, number>) =>
  sorted(counts)
    .map(([key, count]) => `${key} × ${count}`)
    .join(", ") || "none";

/** What will run, and where to watch it. */
export function beginningLine({ options: { only, worlds, minutes, seed } }: Run, url: string): string {
  const what = only ? `life ${only.life} of world ${only.world}` : `${worlds} worlds for ${minutes} min`;
  return `${what}, seed ${seed}, in a mock on ${url} (Ctrl-C sums up)`;
}

/** A progress line. */
export function progressLine(run: Run, round: number): string {
  const { tally, curve, failures } = run;
  const memory = curve.readings.at(-1);
  return [
    `${Math.round(seconds(run))} s`,
    `round ${round + 1}`,
    `${tally.calls} calls`,
    `${tally.lives} lives`,
    `${tally.replays} replayed`,
    ...(memory ? [`${memory.rssMb.toFixed(0)} MB, heap ${memory.heapMb.toFixed(1)} MB`] : []),
    `${failures.size} failures`,
  ].join(" · ");
}

/** The results in figures. */
export function summary(run: Run): string[] {
  const { tally, curve } = run;
  const { operations } = tally.coverage.report(contract.operations);
  const statuses = new Map<string, number>();
  for (const { statuses: own } of operations)
    for (const [status, count] of Object.entries(own)) if (count > 0) increment(statuses, status, count);
  const called = operations.filter(({ calls }) => calls > 0);
  const never = operations.filter(
    ({ statuses: own }) => !Object.keys(own).some((status) => own[status] && status.startsWith("2")),
  );
  const ends = curve.ends();
  const rate = Math.round(tally.calls / seconds(run));
  return [
    `${tally.calls} calls in ${seconds(run).toFixed(0)} s (${rate} a second), ${tally.lives} lives in worlds of their own`,
    `operations: ${called.length} of ${operations.length} called, ${operations.length - never.length} with success`,
    ...(never.length > 0
      ? [`  no success yet: ${never.map(({ operationId }) => operationId).join(", ")}`]
      : []),
    `answers: ${list(statuses)}`,
    `planned faults: ${list(tally.faults)}`,
    `replays: ${tally.replays} lives, ${tally.replayedCalls} calls answered with the same bytes`,
    `fingerprints: ${tally.fingerprints} worlds unchanged while others lived on`,
    ends
      ? `memory with no world left: heap ${ends.first.heapMb.toFixed(1)} → ${ends.last.heapMb.toFixed(1)} MB, process ${ends.first.rssMb.toFixed(0)} → ${ends.last.rssMb.toFixed(0)} MB (${curve.readings.length} readings)`
      : `memory: too short a run to say (${curve.readings.length} readings)`,
  ];
}

/** The last lines of a soak: results, each failure, and the verdict. Returns the exit code. */
export function printConclusion(run: Run, seen: readonly string[]): number {
  const count = run.failures.size;
  const end = count === 0 ? "✓ nothing that must not happen" : `✗ ${count} kinds of failure`;
  console.log([...seen, ...failureLines(run), end].join("\n"));
  return count === 0 ? 0 : 1;
}

/** Each failure with everything needed to reproduce it. */
function failureLines({ failures, options }: Run): string[] {
  return [...failures.values()].flatMap(({ failure, count }) => [
    "",
    `✗ ${failure.place}: ${failure.message}${count > 1 ? ` (${count} times)` : ""}`,
    ...(failure.life ? [`  again: npm run soak -- --seed ${options.seed} --only ${failure.life}`] : []),
    ...(failure.curl ? [`  ${failure.curl}`] : []),
    ...(failure.answer ? [`  ${failure.answer.replaceAll("\n", "\n  ")}`] : []),
  ]);
}
