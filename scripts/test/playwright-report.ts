import type { TestTime } from "./slowest.ts";

export interface Suite {
  title: string;
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

/** The duration of each journey, titled by its groups; the outermost is the file. */
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
