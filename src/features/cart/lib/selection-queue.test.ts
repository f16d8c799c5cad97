import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSelectionQueue } from "./selection-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells of each change, and of what the server has confirmed", async () => {
  const onChange = vi.fn<() => void>();
  const queue = createSelectionQueue({ delayMs: 50, onChange, send: async () => true });
  queue.set([1], 1);
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(queue.wanted().size).toBe(0);
});

it("has nothing to wait for before a checkout where nothing was clicked", async () => {
  const send = vi.fn<() => Promise<boolean>>(async () => true);
  const queue = createSelectionQueue({ delayMs: 50, onChange: () => {}, send });
  expect(await queue.settle()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(send).not.toHaveBeenCalled();
});

it("says before a checkout that clicks got no response", async () => {
  const queue = createSelectionQueue({ delayMs: 50, onChange: () => {}, send: async () => false });
  queue.set([1], 1);
  const settled = queue.settle();
  await vi.advanceTimersByTimeAsync(50);
  expect(await settled).toBe(false);
});
