import type { Failure } from "../support/tally.ts";
import type { TestTime } from "./slowest.ts";

export interface Suite {
  title: string;
  specs: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  tests: { status: string; results: { duration: number; error?: { message?: string } | undefined }[] }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: Suite[];
}

/** Each journey with its path: file, groups, title. */
function journeysOf(
  suites: readonly Suite[],
  parents: readonly string[] = [],
): { path: string[]; spec: Spec }[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const path = [...parents, title];
    const ofSuite = specs.map((spec) => ({ path: [...path, spec.title], spec }));
    return [...ofSuite, ...journeysOf(inner, path)];
  });
}

const nameOf = (path: readonly string[]) => path.join(" › ");
const resultsOf = ({ tests }: Spec) => tests.flatMap(({ results }) => results);

/** The duration of each journey. */
export const journeyTimes = (suites: readonly Suite[]): TestTime[] =>
  journeysOf(suites).map(({ path, spec }) => ({
    name: nameOf(path),
    ms: resultsOf(spec).reduce((sum, { duration }) => sum + duration, 0),
  }));

/** The journeys that failed, with the message of their first error. */
export const journeyFailures = (suites: readonly Suite[]): Failure[] =>
  journeysOf(suites)
    .filter(({ spec }) => spec.tests.some(({ status }) => status === "unexpected"))
    .map(({ path, spec }) => {
      const [file = "", ...titles] = path;
      return {
        name: nameOf(path),
        reason: resultsOf(spec).find(({ error }) => error?.message)?.error?.message,
        place: { part: "journeys", file, title: titles.join(" ") },
      };
    });
