import { expect, test } from "vitest";
import { phaseAt } from "./period.ts";

const PERIOD = { starts_at: 100, ends_at: 199 };

test.each([
  [99_999, "upcoming"],
  [100_000, "running"],
  [199_999, "running"],
  [200_000, "over"],
])("at %d ms the period is %s", (now, phase) => {
  expect(phaseAt(PERIOD, now)).toBe(phase);
});
