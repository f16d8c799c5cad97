import { type Output, statusLine } from "#api-spec/kit/terminal.ts";
import { type RunResult, runCommand } from "../support/run-command.ts";
import type { Step } from "./client.ts";

/** Steps that are done by then say nothing before they end. */
const SHOWN_EVERY_MS = 3000;

/** Runs a step under a label, and shows it as showWhile. One that only fetches does not count as failed. */
export const runStep = (label: string, { command, env, fetches }: Step): Promise<RunResult> =>
  showWhile(label, () => runCommand([...command], { env }), process.stdout, fetches ? "–" : "✗");

/**
 * Shows a run that may take minutes: on a terminal its elapsed time, in one line that is rewritten and goes when it
 * ends, in a log a line when it begins. At its end a line says how it went and how long it took; one that failed has
 * the mark `failure`.
 */
export async function showWhile(
  label: string,
  run: () => Promise<RunResult>,
  output: Output,
  failure = "✗",
): Promise<RunResult> {
  const line = statusLine(output);
  const start = performance.now();
  if (!output.isTTY) output.write(`… ${label}\n`);
  const timer = setInterval(
    () => line.show(`… ${Math.round((performance.now() - start) / 1000)} s · ${label}`),
    SHOWN_EVERY_MS,
  );
  const result = await run();
  clearInterval(timer);
  line.clear();
  output.write(`${result.ok ? "✓" : failure} ${label} (${(result.ms / 1000).toFixed(1)} s)\n`);
  return result;
}
