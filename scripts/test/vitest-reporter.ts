import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** The result of a test, or of a file that failed to load; written as JSON for the process that started Vitest. */
export interface VitestResult {
  /** The absolute path. */
  file: string;
  project: string;
  /** The groups and the name of the test; empty for a failure outside of a test. */
  title: string;
  state: "passed" | "failed" | "skipped";
  ms: number;
  /** The message of the first error, with the diff of expected and received, if it has one. */
  error?: string | undefined;
}

interface ShownError {
  message: string;
  /** The diff of expected and received, if an assertion failed. */
  diff?: string | undefined;
}

const textOf = ({ message, diff }: ShownError) => [message, diff].filter(Boolean).join("\n");

function resultsOf(module: TestModule): VitestResult[] {
  const place = { file: module.moduleId, project: module.project.name };
  const tests = [...module.children.allTests()].map((test): VitestResult => {
    const { state, errors } = test.result();
    return {
      ...place,
      title: test.fullName.replaceAll(" > ", " "),
      // A test that never ended failed.
      state: state === "pending" ? "failed" : state,
      ms: test.diagnostic()?.duration ?? 0,
      error: errors?.[0] ? textOf(errors[0]) : state === "pending" ? "did not end" : undefined,
    };
  });
  const errors = module.errors().map((error) => textOf(error));
  if (tests.length === 0 && !["passed", "skipped"].includes(module.state())) errors.push("was not loaded");
  return [
    ...tests,
    ...errors
      .slice(0, 1)
      .map((error): VitestResult => ({ ...place, title: "", state: "failed", ms: 0, error })),
  ];
}

/** Writes the results of a run to the file that VITEST_RESULTS names. */
export class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env.VITEST_RESULTS;
    if (path) writeFileSync(path, JSON.stringify(modules.flatMap(resultsOf)));
  }
}
