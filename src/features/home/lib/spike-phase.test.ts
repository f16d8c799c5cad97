import { expect, it } from "vitest";
import { soldPercent, spikePhase } from "./spike-phase.ts";

const session = { starts_at: 1000, ends_at: 1999 };

it.each([
  [999_999, "upcoming"],
  [1_000_000, "running"],
  [1_999_999, "running"],
  [2_000_000, "over"],
])("at %d ms it is %s", (nowMs, phase) => {
  expect(spikePhase(session, nowMs)).toBe(phase);
});

it.each([
  [0, 10, 0],
  [1, 3, 33],
  [999, 1000, 99],
  [9999, 10_000, 99],
  [5, 5, 100],
  [0, 0, 100],
])("%d of %d sold is %d percent", (sold, total, percent) => {
  expect(soldPercent({ sold, total })).toBe(percent);
});
