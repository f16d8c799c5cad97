import { afterEach, expect, it, vi } from "vitest";
import { compareWithPeer } from "./compare-with-peer.ts";
import { printTable } from "./print-table.ts";

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** Prints a table of these times; returns its lines and the exit code that it set. */
function printed(times: number[], ofPeer: number[]) {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  printTable("Times", compareWithPeer("start", times, ["a bare server", ofPeer], 1.5));
  return { lines: log.mock.calls.map(([line]) => String(line).trim()), exitCode: process.exitCode };
}

it("a time is printed, and only how many times as long as its peer's it is is judged", () => {
  expect(printed([700, 750, 9000], [500, 600, 400])).toEqual({
    lines: [
      "Times",
      expect.stringMatching(/^start +750 ms$/),
      expect.stringMatching(/^in a bare server +500 ms$/),
      expect.stringMatching(/^beside a bare server +1.5 × {2}✓ target ≤ 1.5 ×$/),
    ],
    exitCode: undefined,
  });
});

it("a machine of half the speed misses nothing, code of half the speed does", () => {
  expect(printed([1500], [1000]).exitCode).toBeUndefined();
  expect(printed([1500], [500]).exitCode).toBe(1);
});

it("a peer that was not measured is a miss", () => expect(printed([1], []).exitCode).toBe(1));
