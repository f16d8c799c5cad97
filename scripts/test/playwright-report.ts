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
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

/** The journeys with their names: file › group › title. */
function journeysOf(
  suites: readonly Suite[],
  parents: readonly string[] = [],
): { name: string; spec: Spec }[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const path = [...parents, title];
    const own = specs.map((spec) => ({ name: [...path, spec.title].join(" › "), spec }));
    return [...own, ...journeysOf(inner, path)];
  });
}

const resultsOf = ({ tests }: Spec) => tests.flatMap(({ results }) => results);
const ended = ({ tests }: Spec, how: "flaky" | "unexpected") => tests.some(({ status }) => status === how);

/** The duration of each journey. */
export const journeyTimes = (suites: readonly Suite[]): TestTime[] =>
  journeysOf(suites).map(({ name, spec }) => ({
    name,
    ms: resultsOf(spec).reduce((sum, { duration }) => sum + duration, 0),
  }));

/** The journeys that failed at every try. */
export const journeyFailures = (suites: readonly Suite[]): Failure[] =>
  journeysOf(suites)
    .filter(({ spec }) => ended(spec, "unexpected"))
    .map(({ name, spec }) => ({ name, reason: reasonOf(spec) }));

/** The journeys that passed at the second try only, and why the first failed. */
export const flakyJourneys = (suites: readonly Suite[]): Failure[] =>
  journeysOf(suites)
    .filter(({ spec }) => ended(spec, "flaky"))
    .map(({ name, spec }) => ({ name, reason: reasonOf(spec) }));

const reasonOf = (spec: Spec) => resultsOf(spec).find(({ error }) => error?.message)?.error?.message;
