import { expect, test } from "vitest";
import { createClock } from "./clock.ts";
import { parseDateTime } from "./shanghai-time.ts";

test("a clock runs, stops, is moved and runs on", () => {
  let real = 1000;
  const clock = createClock(() => real);
  real += 500;
  expect(clock.now()).toBe(1500);
  clock.freeze(10_000);
  real += 500;
  expect(clock.now()).toBe(10_000);
  clock.advance(5);
  expect(clock.now()).toBe(10_005);
  clock.set(20_000);
  expect(clock.now()).toBe(20_000);
  clock.resume();
  real += 7;
  expect(clock.now()).toBe(20_007);
  clock.set(50_000);
  real += 3;
  expect(clock.now()).toBe(50_003);
});

test("a clock tells the time of Shanghai", () => {
  const clock = createClock();
  clock.freeze(Date.parse("2026-11-20T16:30:05Z"));
  expect(clock.describe()).toEqual({ now: "2026-11-21 00:30:05", frozen: true });
  expect(parseDateTime("2026-11-21 00:30:05")).toBe(clock.now());
});
