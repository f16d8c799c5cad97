import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQuantityQueue, type EditOutcome } from "./quantity-queue.ts";
import { createSelectionQueue } from "./selection-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe("quantities", () => {
  function setUp() {
    const answers: { id: number; number: number; answer: (outcome: EditOutcome) => void }[] = [];
    const queue = createQuantityQueue({
      delayMs: 300,
      onChange: () => {},
      send: (id, number) => {
        const { promise, resolve } = deferred<EditOutcome>();
        answers.push({ id, number, answer: resolve });
        return promise;
      },
    });
    return { queue, answers };
  }

  it("sends the last value of each line, debounced", async () => {
    const { queue, answers } = setUp();
    queue.set(1, 2);
    await vi.advanceTimersByTimeAsync(200);
    queue.set(1, 3);
    queue.set(2, 9);
    await vi.advanceTimersByTimeAsync(300);
    expect(answers.map(({ id, number }) => [id, number])).toEqual([
      [1, 3],
      [2, 9],
    ]);
  });

  it("keeps failed edits until they are retried", async () => {
    const { queue, answers } = setUp();
    queue.set(1, 2);
    await vi.advanceTimersByTimeAsync(300);
    answers[0]?.answer("failed");
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.edits().get(1)).toEqual({ number: 2, phase: "failed" });
    queue.retry(1);
    answers[1]?.answer("saved");
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.edits().size).toBe(0);
  });

  it("ignores an outdated response once there is a newer value", async () => {
    const { queue, answers } = setUp();
    queue.set(1, 2);
    await vi.advanceTimersByTimeAsync(300);
    queue.set(1, 5);
    answers[0]?.answer("refused");
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.edits().get(1)).toEqual({ number: 5, phase: "waiting" });
  });

  it("settles immediately and returns the worst outcome", async () => {
    const { queue, answers } = setUp();
    queue.set(1, 2);
    queue.set(2, 4);
    const settled = queue.settle();
    answers[0]?.answer("saved");
    answers[1]?.answer("failed");
    expect(await settled).toBe("failed");
  });
});

describe("selection", () => {
  it("sends batches in order, one at a time, and loses no click", async () => {
    const sent: [number[], number][] = [];
    const gate = deferred<void>();
    const queue = createSelectionQueue({
      delayMs: 50,
      onChange: () => {},
      send: async (ids, flag) => {
        sent.push([ids, flag]);
        if (sent.length === 1) await gate.promise;
        return true;
      },
    });
    queue.set([1], 1);
    queue.set([2], 1);
    await vi.advanceTimersByTimeAsync(50);
    queue.set([1], 0);
    queue.set([3], 1);
    expect(sent).toEqual([[[1, 2], 1]]);
    expect([...queue.wanted()]).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
    gate.resolve();
    await vi.advanceTimersByTimeAsync(50);
    expect(sent.slice(1)).toEqual([
      [[3], 1],
      [[1], 0],
    ]);
    expect(queue.wanted().size).toBe(0);
  });

  it("keeps changes without a response and sends them with the next retry", async () => {
    const sent: number[][] = [];
    let isOnline = false;
    const queue = createSelectionQueue({
      delayMs: 50,
      onChange: () => {},
      send: async (ids) => {
        sent.push(ids);
        return isOnline;
      },
    });
    queue.set([1, 2], 1);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([[1, 2]]);
    expect([...queue.wanted().keys()]).toEqual([1, 2]);
    isOnline = true;
    const settled = queue.settle();
    await vi.advanceTimersByTimeAsync(50);
    expect(await settled).toBe(true);
    expect(sent).toHaveLength(2);
    expect(queue.wanted().size).toBe(0);
  });

  it("keeps what was changed meanwhile when a batch has no response", async () => {
    const sent: [number[], number][] = [];
    const gate = deferred<boolean>();
    const queue = createSelectionQueue({
      delayMs: 50,
      onChange: () => {},
      send: (ids, flag) => {
        sent.push([ids, flag]);
        return sent.length === 1 ? gate.promise : Promise.resolve(true);
      },
    });
    queue.set([1, 2], 1);
    await vi.advanceTimersByTimeAsync(50);
    queue.set([1], 0);
    gate.resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(new Map(queue.wanted())).toEqual(
      new Map([
        [1, 0],
        [2, 1],
      ]),
    );
    const settled = queue.settle();
    await vi.advanceTimersByTimeAsync(50);
    expect(await settled).toBe(true);
    expect(sent.slice(1)).toEqual([
      [[2], 1],
      [[1], 0],
    ]);
  });
});
