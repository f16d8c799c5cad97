import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../support/run-command.ts";
import type { Failure } from "../support/tally.ts";
import { type Suite, flakyJourneys } from "./playwright-report.ts";

/** A journey that may pass at the second try only, until the race in it has been found. */
export type KnownFlaky = {
  /** As the list of the slowest names it: file › group › title. */
  readonly journey: string;
  /** What is known of the race. */
  readonly reason: string;
  /** The last day on which it is excused, YYYY-MM-DD. */
  readonly until: string;
};

export type FlakyVerdict = { readonly excused: readonly KnownFlaky[]; readonly failed: Failure[] };

const LIST = join(ROOT, "tests/journeys/known-flaky.json");

/** Which of the flaky journeys are excused on `today` (YYYY-MM-DD), and what to say of the others. */
export function judgeFlaky(
  journeys: readonly Failure[],
  known: readonly KnownFlaky[],
  today: string,
): FlakyVerdict {
  const excused: KnownFlaky[] = [];
  const failed: Failure[] = [];
  for (const { name, reason = "no reason given" } of journeys) {
    const entry = known.find(({ journey }) => journey === name);
    if (entry && entry.until >= today) excused.push(entry);
    else {
      const once = entry ? `, excused until ${entry.until} (${entry.reason})` : "";
      failed.push({ name, reason: `passed at the second try only${once}: ${reason}` });
    }
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

/** Judges the flaky journeys of a run by the list, and prints which are excused. Returns those that are not. */
export async function judgeFlakyJourneys(suites: readonly Suite[]): Promise<Failure[]> {
  const known = parseKnownFlaky(await readFile(LIST, "utf8"));
  const today = new Date().toISOString().slice(0, 10);
  const { excused, failed } = judgeFlaky(flakyJourneys(suites), known, today);
  for (const { journey, reason, until } of excused)
    console.log(`! passed at the second try only, excused until ${until}: ${journey}: ${reason}`);
  if (failed.length > 0)
    console.log("Find the race, or list it with a reason and a date in tests/journeys/known-flaky.json.");
  return failed;
}
