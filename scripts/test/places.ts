import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ROOT } from "../support/run-command.ts";
import type { Failure, Place } from "../support/tally.ts";

/** The file with the failures of the last run, for `npm test -- --failed`. */
const FILE = join(ROOT, ".cache/failed.json");

export interface LastFailures {
  /** They failed in `npm run test:walks`, and may pass in the sample of `npm test`. */
  areWalks: boolean;
  places: Place[];
}

/** A walk is called by its file. */
export const walkName = (file: string): string => basename(file).replace(/\.(?:test|spec)\.tsx?$/, "");

/**
 * A pattern that finds just these titles. The names of journeys begin with their project and file. Characters that mean
 * something to a shell or in a pattern stand for any character, so that it can be pasted.
 */
export const titlePattern = (part: string, titles: readonly string[]): string => {
  const bare = titles.map((title) => title.replaceAll(/[^\p{L}\p{N} ,:;/_-]/gu, "."));
  const any = bare.length === 1 ? bare[0] : `(${bare.join("|")})`;
  return part === "journeys" ? `${any}$` : `^${any}$`;
};

/** The command that runs just one check or test. */
export function commandFor({ part, file, title }: Place, areWalks: boolean): string {
  const flag = part === "journeys" ? "-g" : "-t";
  if (part === "verify") return `npm run verify -- "${title}"`;
  const which = title ? ` ${flag} "${titlePattern(part, [title])}"` : "";
  if (areWalks && file) return `npm run test:walks -- ${walkName(file)}${which}`;
  return `npm test -- --only ${part}${file ? ` ${file}` : ""}${which}`;
}

/** Keeps what failed, for the next run to repeat. */
export async function keepFailures(failed: readonly Failure[], areWalks: boolean): Promise<void> {
  const places = failed.flatMap(({ place }) => place ?? []);
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify({ areWalks, places } satisfies LastFailures));
}

/** Reads the failures of the last run; empty if there was no run. */
export async function readFailures(): Promise<LastFailures> {
  const text = await readFile(FILE, "utf8").catch(() => '{"areWalks":false,"places":[]}');
  return JSON.parse(text) as LastFailures;
}
