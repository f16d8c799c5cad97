import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../support/run-command.ts";
import type { Suite } from "./playwright-report.ts";

/** A journey that may pass at the second try only, until the race in it has been found. */
export type KnownFlaky = {
  /** As the list of the slowest names it: file › group › title. */
  readonly journey: string;
  /** What is known of the race. */
  readonly reason: string;
  /** The last day on which it is excused, YYYY-MM-DD. */
  readonly until: string;
};

export type FlakyVerdict = { readonly excused: readonly KnownFlaky[]; readonly failed: readonly string[] };

const LIST = join(ROOT, "tests/journeys/known-flaky.json");

/** The journeys that passed at the second try only, titled by file and groups. */
export function flakyJourneys(suites: readonly Suite[], parents: readonly string[] = []): string[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const path = [...parents, title];
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
    return [...own.map((spec) => [...path, spec.title].join(" › ")), ...flakyJourneys(inner, path)];
  });
}

/** Which of the flaky journeys are excused on `today` (YYYY-MM-DD), and what to say of the others. */
export function judgeFlaky(
  names: readonly string[],
  known: readonly KnownFlaky[],
  today: string,
): FlakyVerdict {
  const excused: KnownFlaky[] = [];
  const failed: string[] = [];
  for (const name of names) {
    const entry = known.find(({ journey }) => journey === name);
    if (entry && entry.until >= today) excused.push(entry);
    else failed.push(entry ? `${name} (was excused until ${entry.until}: ${entry.reason})` : name);
  }
  return { excused, failed };
}

/** Reads the list; throws an error that names the first entry without journey, reason or date. */
export function parseKnownFlaky(text: string): KnownFlaky[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error("known-flaky.json is not a list");
  return list.map((entry: unknown, index) => {
    const { journey, reason, until } = (entry ?? {}) as Partial<Record<keyof KnownFlaky, unknown>>;
    if (!isText(journey) || !isText(reason) || !isText(until) || !isDay(until))
      throw new Error(
        `known-flaky.json, entry ${index + 1}: journey, reason and until (YYYY-MM-DD) are needed`,
      );
    return { journey, reason, until };
  });
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Judges the flaky journeys of a run by the list, and prints the verdict. Returns how many are not excused. */
export async function reportFlaky(suites: readonly Suite[]): Promise<number> {
  const known = parseKnownFlaky(await readFile(LIST, "utf8"));
  const today = new Date().toISOString().slice(0, 10);
  const { excused, failed } = judgeFlaky(flakyJourneys(suites), known, today);
  for (const { journey, reason, until } of excused)
    console.log(`! passed at the second try only, excused until ${until}: ${journey}: ${reason}`);
  for (const name of failed) console.log(`✗ passed at the second try only: ${name}`);
  if (failed.length > 0)
    console.log("  Find the race, or list it with a reason and a date in tests/journeys/known-flaky.json.");
  return failed.length;
}
