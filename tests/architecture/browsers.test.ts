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

it.runIf(isFull)("passes every stop in every browser", { timeout: 4 * LIMIT_MS }, async () => {
  const { code, out, err } = await runNode(["scripts/check-browsers/index.ts"], {
    // The shop is built as anywhere else.
    env: { NODE_ENV: undefined },
  });
  expect({ failed: out.match(/^✗.*\n.*/gm), err }).toEqual({ failed: null, err: "" });
  expect(out.match(/^✓/gm)).toHaveLength(BROWSERS.length * 15);
  expect(code).toBe(0);
});
