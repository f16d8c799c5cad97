/** The duration of one test in ms, including retries. */
export interface TestTime {
  name: string;
  ms: number;
}

/** Prints the slowest tests of a run, slowest first. */
export function printSlowest(times: readonly TestTime[], count = 10): void {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  if (slowest.length === 0) return;
  console.log(`\nThe slowest ${slowest.length === 1 ? "test" : `${slowest.length} tests`}:`);
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
