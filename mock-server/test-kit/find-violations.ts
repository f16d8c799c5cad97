import type { WorldControl } from "./world-control.ts";

/**
 * Where the calls of a world broke the contract, whichever side did: a line each. What a fault does to an
 * answer is no violation.
 */
export async function findViolations(control: Pick<WorldControl, "requests">): Promise<string[]> {
  const calls = await control.requests({ violations: "true" });
  return calls.flatMap(({ method, path, operation_id, status, violations }) =>
    violations.map((what) => `${method} ${path} (${operation_id ?? "?"}) ${status}: ${what}`),
  );
}
