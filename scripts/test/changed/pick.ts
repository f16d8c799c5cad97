import { type Check, checks } from "../../verify/checks.ts";
import { listChangedFiles } from "./changed-files.ts";
import { readImportGraph } from "./import-graph.ts";
import { pickJourneys } from "./pick-journeys.ts";
import { pickTests } from "./pick-tests.ts";

/** The checks and tests that a change can have broken, limited to those that run in a minute or two. */
export interface Picked {
  checks: Check[];
  /** Vitest files, by path from the root. */
  tests: string[];
  /** Journey files, by name. */
  journeys: string[];
}

/** Neither imports nor areas show what these files can break. */
const OF_EVERYTHING = /^(?:package(?:-lock)?\.json|tsconfig\.json|vite\.config\.ts|orval\.config\.ts)$/;

const list = (names: readonly string[]) => (names.length > 0 ? `: ${names.join(", ")}` : "");

function report(what: string, { run, left, all }: { run: string[]; left: string[]; all: number }): void {
  console.log(`${what}: ${run.length} of ${all}${list(run)}`);
  if (left.length > 0) console.log(`  skipped, though a change may reach them${list(left)}`);
}

/** Selects tests by the difference from a commit, and prints what was selected and what was not. */
export async function pickChanged(ref: string): Promise<Picked> {
  const changed = await listChangedFiles(ref);
  const graph = readImportGraph();
  const count = (pattern: RegExp) => [...graph.texts.keys()].filter((file) => pattern.test(file)).length;
  const some = checks.filter(({ reads }) => !reads || changed.some((file) => reads.test(file)));
  const picked = changed.length > 0 ? some : [];
  const tests = pickTests(graph, changed);
  const journeys = pickJourneys(graph, changed);

  console.log(`Changed since ${ref}: ${changed.length} files. All else is skipped but`);
  report("checks", { run: picked.map(({ name }) => name), left: [], all: checks.length });
  report("test files", { run: tests.files, left: tests.left, all: count(/\.test\.tsx?$/) });
  report("journey files", { run: journeys.names, left: journeys.left, all: count(/\.spec\.ts$/) });
  const wide = changed.filter((file) => OF_EVERYTHING.test(file));
  if (wide.length > 0) console.log(`! ${wide.join(", ")} can break anything: run npm test`);
  return { checks: picked, tests: tests.files, journeys: journeys.names };
}
