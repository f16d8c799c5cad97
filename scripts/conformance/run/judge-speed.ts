import { same } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { PERCENTILES } from "../options.ts";
import type { Run } from "./run.ts";

/** Compares each operation's percentiles with `--max-ms`; the slowest call stands for them. */
export function judgeSpeed(
  { options, timings, recorder, presence }: Pick<Run, "options" | "timings" | "recorder" | "presence">,
  operations: readonly Operation[],
): void {
  for (const operation of operations) {
    const timing = timings.of(operation);
    const slowest = timings.slowestOf(operation);
    if (!timing || !slowest || presence.isMissing(operation)) continue;
    for (const name of PERCENTILES) {
      const most = options.maxMs?.[name];
      if (most === undefined || timing[name] <= most) continue;
      const probe = { zh: `${timing.calls} 次调用的 ${name}`, en: `${name} of ${timing.calls} calls` };
      const expected = { zh: `至多 ${most} ms`, en: `at most ${most} ms` };
      recorder.add(
        slowest,
        { rule: "too-slow", place: name, expected, seen: same(`${timing[name]} ms`) },
        probe,
      );
    }
  }
}
