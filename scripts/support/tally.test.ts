import { expect, it } from "vitest";
import {
  addTally,
  emptyTally,
  failureLines,
  firstDifference,
  oneFailed,
  onePassed,
  tallyLine,
} from "./tally.ts";

it("ends a run with what failed, why, how to run just it, and the totals", () => {
  const total = emptyTally();
  addTally(total, onePassed());
  addTally(total, oneFailed("build"));
  addTally(
    total,
    oneFailed("a.test.ts › adds", "\u001b[31mAssertionError: expected 1\u001b[39m\n    at a.test.ts:3", {
      part: "unit",
      title: "adds",
    }),
  );
  addTally(total, { ...emptyTally(), skipped: 2 });
  expect(failureLines(total, ({ part, title }) => `run ${part} ${title}`)).toEqual([
    "✗ build",
    "✗ a.test.ts › adds",
    "    AssertionError: expected 1",
    "  → run unit adds",
  ]);
  expect(tallyLine(total)).toBe("1 passed, 2 failed, 2 skipped");
});

it.each([
  [
    "Vitest, of objects",
    'expected { a: 1 } to deeply equal { a: 2 }\n- Expected\n+ Received\n\n  {\n-   "a": 2,\n+   "a": 1,\n  }',
    ["expected { a: 1 } to deeply equal { a: 2 }", '-   "a": 2,', '+   "a": 1,'],
  ],
  [
    "Vitest, of texts",
    "expected 'a' to be 'b'\nExpected: \"b\"\nReceived: \"a\"",
    ["expected 'a' to be 'b'", 'Expected: "b"', 'Received: "a"'],
  ],
  [
    "Playwright, of values",
    "Error: expect(received).toEqual(expected)\n\n- Expected  - 0\n+ Received  + 1\n\n- Array []\n+ Array [\n+   1,\n+ ]",
    ["Error: expect(received).toEqual(expected)", "+   1,"],
  ],
  [
    "Playwright, of an element",
    'Error: expect(locator).toHaveText(expected) failed\n\nLocator: getByRole(\'status\')\nExpected string: "2"\nReceived string: "1"',
    ["Error: expect(locator).toHaveText(expected) failed", 'Expected string: "2"', 'Received string: "1"'],
  ],
  ["nothing to compare", "TypeError: x is not a function\n    at a.ts:1", ["TypeError: x is not a function"]],
  ["one long line", "x".repeat(300), [`${"x".repeat(200)}…`]],
  ["nothing", "", []],
])("finds the first difference in a message of %s", (_what, message, lines) => {
  expect(firstDifference(message)).toEqual(lines);
});
