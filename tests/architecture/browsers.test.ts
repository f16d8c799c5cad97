/** `npm run check -- browsers` itself: in full it walks through the shop in every browser, which takes minutes. */
import { expect, it } from "vitest";
import { LIMIT_MS } from "#scripts/test/limits.ts";
import { isFull } from "#tests/support/extent.ts";
import { runNode } from "#tests/support/program.ts";

const BROWSERS = ["chromium109", "firefox", "webkit", "today"];

it("names the browsers when it is asked for another", async () => {
  const { code, err } = await runNode(["scripts/check-browsers/index.ts", "opera"]);
  expect(code).toBe(2);
  expect(err).toContain(`Unknown: opera. There are: ${BROWSERS.join(", ")}`);
});

it.runIf(isFull)("passes every stop in every browser", { timeout: 10 * LIMIT_MS }, async ({ skip }) => {
  const { code, out, err } = await runNode(["scripts/check-browsers/index.ts"], {
    // The shop is built as anywhere else.
    env: { NODE_ENV: undefined },
  });
  // As text, which a report prints in full.
  const faults = out.match(/^✗.*(\n    .*)*/gm) ?? [];
  const missing = faults.filter((fault) => fault.includes(": There is no "));
  expect(`${faults.filter((fault) => !missing.includes(fault)).join("\n")}`).toBe("");
  expect(out.match(/^✓/gm)).toHaveLength((BROWSERS.length - missing.length) * 15);
  expect([code, err]).toEqual(missing.length === 0 ? [0, ""] : [1, `${missing.length} failed`]);
  // A browser comes from an archive, which is not this project's to prove.
  skip(missing.length > 0, missing.join("\n"));
});
