import type { TestTime } from "./slowest.ts";

interface Suite {
  title: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

/** The time of each journey, under the titles of the groups around it; the outermost is its file. */
export function journeyTimes(suites: readonly Suite[], parents: readonly string[] = []): TestTime[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const path = [...parents, title];
    const own = specs.map((spec) => ({
      name: [...path, spec.title].join(" › "),
      ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    }));
    return [...own, ...journeyTimes(inner, path)];
  });
}
