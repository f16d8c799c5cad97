import { operations } from "./operations.ts";
import type { Run } from "./run.ts";

const seconds = ({ startedAt }: Run) => (performance.now() - startedAt) / 1000;
const sorted = <Key>(counts: ReadonlyMap<Key, number>) => [...counts].toSorted(([, a], [, b]) => b - a);
const list = <Key>(counts: ReadonlyMap<Key, number>) =>
  sorted(counts)
    .map(([key, count]) => `${String(key)} × ${count}`)
    .join(", ") || "none";

/** What is about to be done, and where one can look on. */
export function beginningLine({ options: { only, worlds, minutes, seed } }: Run, url: string): string {
  const what = only ? `life ${only.life} of world ${only.world}` : `${worlds} worlds for ${minutes} min`;
  return `${what}, seed ${seed}, in a mock on ${url} (Ctrl-C sums up)`;
}

/** One line while it runs. */
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

/** What has been seen, in figures. */
export function summary(run: Run): string[] {
  const { tally, curve } = run;
  const never = [...operations.keys()].filter((id) => !tally.succeeded.has(id));
  const ends = curve.ends();
  const rate = Math.round(tally.calls / seconds(run));
  return [
    `${tally.calls} calls in ${seconds(run).toFixed(0)} s (${rate} a second), ${tally.lives} lives in worlds of their own`,
    `operations: ${tally.called.size} of ${operations.size} called, ${operations.size - never.length} with success`,
    ...(never.length > 0 ? [`  no success yet: ${never.join(", ")}`] : []),
    `answers: ${list(tally.statuses)}`,
    `planned faults: ${list(tally.faults)}`,
    `replays: ${tally.replays} lives, ${tally.replayedCalls} calls answered with the same bytes`,
    `fingerprints: ${tally.fingerprints} worlds unchanged while others lived on`,
    ends
      ? `memory with no world left: heap ${ends.first.heapMb.toFixed(1)} → ${ends.last.heapMb.toFixed(1)} MB, process ${ends.first.rssMb.toFixed(0)} → ${ends.last.rssMb.toFixed(0)} MB (${curve.readings.length} readings)`
      : `memory: too short a run to say (${curve.readings.length} readings)`,
  ];
}

/** Each failure with all that is needed to see it again. */
export function failureLines({ failures, options }: Run): string[] {
  return [...failures.values()].flatMap(({ failure, count }) => [
    "",
    `✗ ${failure.place}: ${failure.message}${count > 1 ? ` (${count} times)` : ""}`,
    ...(failure.life ? [`  again: npm run soak -- --seed ${options.seed} --only ${failure.life}`] : []),
    ...(failure.curl ? [`  ${failure.curl}`] : []),
    ...(failure.answer ? [`  ${failure.answer.replaceAll("\n", "\n  ")}`] : []),
  ]);
}
