import { expect, it } from "vitest";
import { dailyClosings } from "./closings.ts";
import { axisTicks, closingAt, placeClosings, shortNumber } from "./scale.ts";

const change = (created_at: string, amount: number, balance: number) => ({ created_at, amount, balance });

it("closes each day with its last change, preceded by the previous day's balance", () => {
  const changes = [
    change("2026-11-20 18:00:00", -10, 40.3),
    change("2026-11-20 08:00:00", 20, 50.3),
    change("2026-11-01 08:00:00", 30.1, 30.3),
  ];
  expect(dailyClosings(changes, "2026-11-21")).toEqual([
    { day: "2026-10-31", value: 0.2 },
    { day: "2026-11-01", value: 30.3 },
    { day: "2026-11-20", value: 40.3 },
    { day: "2026-11-21", value: 40.3 },
  ]);
  expect(dailyClosings(changes, "2026-11-20")).toHaveLength(3);
  expect(dailyClosings([], "2026-11-20")).toEqual([]);
});

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4375.52, [0, 2000, 4000, 6000]],
  [10_000, [0, 2500, 5000, 7500, 10_000]],
])("an axis up to %d", (highest, ticks) => expect(axisTicks(highest)).toEqual(ticks));

it.each([
  [0, "0"],
  [2500, "2,500"],
  [12_500, "1.25 万"],
])("shortens %d", (value, text) => expect(shortNumber(value)).toBe(text));

it("places closings by day and finds the one at a position", () => {
  const days = ["2026-11-01", "2026-11-03", "2026-11-11"];
  const places = placeClosings(
    days.map((day, index) => ({ day, value: index * 50 })),
    100,
  );
  expect(places).toEqual([
    { x: 0, y: 100 },
    { x: 20, y: 50 },
    { x: 100, y: 0 },
  ]);
  expect([-5, 0, 19, 20, 99, 100].map((x) => closingAt(places, x))).toEqual([0, 0, 0, 1, 1, 2]);
});
