import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClickMerger } from "./merge-clicks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const sent: number[] = [];
  const click = createClickMerger<number>(
    (first, next) => first + next,
    (item) => sent.push(item),
  );
  return { sent, click };
}

test("sends a single click after the delay, not before", () => {
  const { sent, click } = setUp();
  click("7", 10);
  vi.advanceTimersByTime(199);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([10]);
});

test("merges quick clicks into one call", () => {
  const { sent, click } = setUp();
  click("7", 10);
  vi.advanceTimersByTime(150);
  click("7", 10);
  vi.advanceTimersByTime(150);
  click("7", 10);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([30]);
});

test("keeps goods independent, and sends a later click separately", () => {
  const { sent, click } = setUp();
  click("7", 10);
  click("8", 5);
  vi.advanceTimersByTime(200);
  click("7", 20);
  vi.advanceTimersByTime(200);
  expect(sent).toEqual([10, 5, 20]);
});
