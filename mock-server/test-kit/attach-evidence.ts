import type { TestInfo } from "@playwright/test";
import { findViolations } from "./find-violations.ts";
import type { WorldControl } from "./world-control.ts";

/** Attaches a world's evidence of a failure to a report: calls, violations, outbox, and the state. */
export async function attachEvidence(info: Pick<TestInfo, "attach">, mock: WorldControl): Promise<void> {
  const json = async (name: string, value: Promise<unknown>) =>
    info.attach(name, { body: JSON.stringify(await value, null, 2), contentType: "application/json" });
  // An unreachable mock must not hide why the test failed.
  await Promise.allSettled([
    json("mock-requests.har", mock.har()),
    json("mock-outbox.json", mock.outbox()),
    json("mock-world.json", mock.snapshots.download()),
    findViolations(mock).then((lines) =>
      info.attach("mock-violations.txt", {
        body: lines.join("\n") || "none",
        contentType: "text/plain",
      }),
    ),
  ]);
}
