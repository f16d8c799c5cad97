import { expect, it } from "vitest";
import { addTally, emptyTally, failureLines, oneFailed, onePassed, tallyLine } from "./tally.ts";

it("ends a run with what failed, a line each, and the totals", () => {
  const total = emptyTally();
  addTally(total, onePassed());
  addTally(total, oneFailed("lint"));
  addTally(
    total,
    oneFailed("a.test.ts › adds", "\u001b[31mAssertionError: expected 1\u001b[39m\n    at a.test.ts:3"),
  );
  addTally(total, { ...emptyTally(), skipped: 2 });
  expect(failureLines(total)).toEqual(["✗ lint", "✗ a.test.ts › adds: AssertionError: expected 1"]);
  expect(tallyLine(total)).toBe("1 passed, 2 failed, 2 skipped");
});
