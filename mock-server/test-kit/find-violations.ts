import { printable } from "#api-spec/kit/terminal.ts";
import type { WorldControl } from "./world-control.ts";

/**
 * Contract violations in a world's calls, by either side, one line each. The effects of a fault do not count; nor
 * does a call without a session after the mock expired one, which a page cannot know before it is refused itself.
 */
export async function findViolations(control: Pick<WorldControl, "requests">): Promise<string[]> {
  const [calls, refused] = await Promise.all([
    control.requests({ violations: "true" }),
    control.requests({ status: "401" }),
  ]);
  const ended = refused.filter(
    ({ refused_by, violations }) => refused_by === "session" && violations.length === 0,
  );
  const firstEnd = Math.min(...ended.map(({ id }) => id));
  const isLate = (call: (typeof calls)[number]) =>
    call.status === 401 && call.refused_by === "session" && call.id > firstEnd;
  return calls
    .filter((call) => !isLate(call))
    .flatMap(({ method, path, operation_id, status, violations }) =>
      violations.map((what) => printable(`${method} ${path} (${operation_id ?? "?"}) ${status}: ${what}`)),
    );
}
