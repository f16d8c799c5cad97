import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSelectionQueue } from "./selection-queue.ts";

const DELAY_MS = 50;

type Send = Parameters<typeof createSelectionQueue>[0]["send"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue with the calls that it has sent; `reply` gets the number of calls so far and returns the outcome. */
function setUp(reply: (calls: number) => boolean | Promise<boolean>) {
  const sent: Parameters<Send>[] = [];
  const onChange = vi.fn<() => void>();
  const send: Send = async (ids, flag) => reply(sent.push([ids, flag]));
  const queue = createSelectionQueue({ delayMs: DELAY_MS, onChange, send });
  const pass = (ms = DELAY_MS) => vi.advanceTimersByTimeAsync(ms);
  return { queue, sent, onChange, pass };
}

it("tells of each change, and of what the server has confirmed", async () => {
  const { queue, onChange, pass } = setUp(() => true);
  queue.set([1], 1);
  expect(onChange).toHaveBeenCalledTimes(1);
  await pass();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(queue.unsaved().size).toBe(0);
});

it("has nothing to wait for before a checkout where nothing was clicked", async () => {
  const { queue, sent } = setUp(() => true);
  expect(await queue.settle()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(sent).toEqual([]);
});

it("says before a checkout that clicks got no response", async () => {
  const { queue, pass } = setUp(() => false);
  queue.set([1], 1);
  const settled = queue.settle();
  await pass();
  expect(await settled).toBe(false);
});

it("sends batches in order, one at a time, and loses no click", async () => {
  const gate = Promise.withResolvers<boolean>();
  const { queue, sent, pass } = setUp((calls) => calls > 1 || gate.promise);
  queue.set([1], 1);
  queue.set([2], 1);
  await pass();
  queue.set([1], 0);
  queue.set([3], 1);
  expect(sent).toEqual([[[1, 2], 1]]);
  expect([...queue.unsaved()]).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
  gate.resolve(true);
  await pass();
  expect(sent.slice(1)).toEqual([
    [[3], 1],
    [[1], 0],
  ]);
  expect(queue.unsaved().size).toBe(0);
});

it("keeps changes without a response and sends them with the next retry", async () => {
  const { queue, sent, pass } = setUp((calls) => calls > 1);
  queue.set([1, 2], 1);
  await pass(500);
  expect(sent).toEqual([[[1, 2], 1]]);
  expect([...queue.unsaved().keys()]).toEqual([1, 2]);
  const settled = queue.settle();
  await pass();
  expect(await settled).toBe(true);
  expect(sent).toHaveLength(2);
  expect(queue.unsaved().size).toBe(0);
});

it("keeps what was changed meanwhile when a batch has no response", async () => {
  const gate = Promise.withResolvers<boolean>();
  const { queue, sent, pass } = setUp((calls) => calls > 1 || gate.promise);
  queue.set([1, 2], 1);
  await pass();
  queue.set([1], 0);
  gate.resolve(false);
  await pass(0);
  expect(new Map(queue.unsaved())).toEqual(
    new Map([
      [1, 0],
      [2, 1],
    ]),
  );
  const settled = queue.settle();
  await pass();
  expect(await settled).toBe(true);
  expect(sent.slice(1)).toEqual([
    [[2], 1],
    [[1], 0],
  ]);
});
