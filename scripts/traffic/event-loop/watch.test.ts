import { expect, it } from "vitest";
import { heldLines } from "./watch.ts";

const held = (operation: string, what: string, ms: number, passMs: number) => ({
  operation,
  what,
  status: 200,
  ms,
  passes: ms / passMs,
});

it("the limit for holding the event loop follows the speed of the machine", () => {
  const { summary, failures } = heldLines([
    held("listGoods", "slow code", 60, 10),
    held("listGoods", "a slow machine", 100, 20),
  ]);
  expect(summary).toContain("held at most 60 ms (6.0 passes of calibration) by listGoods with slow code");
  expect(failures).toEqual([
    "held 60 ms (6.0 passes of calibration) by listGoods with slow code (200); 5 passes are allowed",
  ]);
});

it("the table has the worst turn of each operation, the longest first", () => {
  const { table } = heldLines([
    held("listGoods", "its example", 9, 10),
    held("getUser", "its example", 3, 10),
    held("listGoods", "its largest pages", 2, 10),
  ]);
  expect(table.map((line) => line.trim().split(/\s+/).slice(0, 3))).toEqual([
    ["ms", "passes", "operation"],
    ["9", "0.9", "listGoods"],
    ["3", "0.3", "getUser"],
  ]);
});
