import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#mock/world/shanghai-time.ts";
import { FINISH_AFTER_MS, PAY_WINDOW_MS, RECEIVE_AFTER_MS, shipDelay } from "./timeline.ts";

const delaysOf = (seed: number) => Array.from({ length: 500 }, (_, index) => shipDelay(seed, 9000 + index));

test("an order is shipped 4 to 20 hours after its payment, on the full minute", () => {
  const delays = delaysOf(1);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(4 * HOUR_MS);
  expect(Math.min(...delays)).toBeLessThan(5 * HOUR_MS);
  expect(Math.max(...delays)).toBeLessThan(20 * HOUR_MS);
  expect(Math.max(...delays)).toBeGreaterThan(19 * HOUR_MS);
  expect(delays.filter((delay) => delay % MINUTE_MS !== 0)).toEqual([]);
});

test("an order is shipped after the same time in every world of a seed, and another time in another's", () => {
  expect(delaysOf(1)).toEqual(delaysOf(1));
  expect(delaysOf(2)).not.toEqual(delaysOf(1));
  expect(new Set(delaysOf(1)).size).toBeGreaterThan(300);
});

test("an unpaid order is kept for a day, a shipped one counts as received after 14 days, and is finished after 7", () => {
  expect([PAY_WINDOW_MS, RECEIVE_AFTER_MS, FINISH_AFTER_MS]).toEqual([DAY_MS, 14 * DAY_MS, 7 * DAY_MS]);
});
