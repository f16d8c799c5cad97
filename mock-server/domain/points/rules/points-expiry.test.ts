import { expect, test } from "vitest";
import { terms } from "#generated/terms.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { nextExpiry } from "./points-expiry.ts";

const at = (day: string) => parseDateTime(`${day} 12:00:00`);
const END_2026 = parseDateTime("2027-01-01 00:00:00");
const END_2027 = parseDateTime("2028-01-01 00:00:00");

test.each<[string, Array<[number, string]>, { points: number; at: number } | undefined]>([
  ["nothing", [], undefined],
  ["points of a year end with the next", [[100, "2025-01-01"]], { points: 100, at: END_2026 }],
  ["on its last day too", [[100, "2025-12-31"]], { points: 100, at: END_2026 }],
  [
    "what was earned first is spent first",
    [
      [100, "2025-05-01"],
      [50, "2026-05-01"],
      [-30, "2026-06-01"],
    ],
    { points: 70, at: END_2026 },
  ],
  [
    "when the old ones are gone the next ones end later",
    [
      [100, "2025-05-01"],
      [50, "2026-05-01"],
      [-120, "2026-06-01"],
    ],
    { points: 30, at: END_2027 },
  ],
  [
    "what has expired does not expire again",
    [
      [100, "2025-05-01"],
      [-100, "2027-01-01"],
    ],
    undefined,
  ],
])("%s", (_name, moves, expected) => {
  expect(nextExpiry(moves.map(([points, day]) => ({ points, at: at(day) })))).toEqual(expected);
});

test("points end when it is promised", () => {
  const { years_after: years, text } = terms.points.expiry;
  expect([nextExpiry([{ points: 1, at: at("2026-03-01") }])?.at, text]).toEqual([
    parseDateTime(`${2026 + years + 1}-01-01 00:00:00`),
    "次年 12 月 31 日 24 时",
  ]);
  expect(years).toBe(1);
});
