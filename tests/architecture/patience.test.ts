import { expect, it } from "vitest";
import { patience, patienceFor } from "#tests/support/patience.ts";

it("is never less than what is asked for, grows with a slow machine, and has an end", () => {
  expect([20, 60, 150, 60_000].map(patienceFor)).toEqual([1, 1, 2.5, 10]);
});

it("is measured before the first test", () => {
  expect(Number(process.env.TEST_PATIENCE)).toBeGreaterThanOrEqual(1);
  expect(patience(1000)).toBeGreaterThanOrEqual(1000);
});
