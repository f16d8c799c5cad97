import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQuantityQueue, type EditOutcome } from "./quantity-queue.ts";

const DELAY_MS = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose calls are settled by hand, in the order in which they were sent. */
function setUp() {
  const sent: [lineId: number, number: number][] = [];
  const resolvers: ((outcome: EditOutcome) => void)[] = [];
  const onChange = vi.fn<() => void>();
  const queue = createQuantityQueue({
    delayMs: DELAY_MS,
    onChange,
    send: (lineId, number) => {
      sent.push([lineId, number]);
      return new Promise((resolve) => resolvers.push(resolve));
    },
  });
  const settleNext = async (outcome: EditOutcome): Promise<void> => {
    resolvers.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  const pass = (ms = DELAY_MS) => vi.advanceTimersByTimeAsync(ms);
  return { queue, sent, settleNext, pass, onChange };
}

describe("an edit of a quantity", () => {
  it("waits, is being saved, and is gone once it is saved", async () => {
    const { queue, settleNext, pass, onChange } = setUp();
    queue.set(1, 2);
    expect(queue.edits()).toEqual(new Map([[1, { number: 2, phase: "waiting" }]]));
    await pass();
    expect(queue.edits()).toEqual(new Map([[1, { number: 2, phase: "saving" }]]));
    await settleNext("saved");
    expect(queue.edits()).toEqual(new Map());
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it("is gone when the server refuses it: the server's value is shown again", async () => {
    const { queue, settleNext, pass } = setUp();
    queue.set(1, 2);
    await pass();
    await settleNext("refused");
    expect(queue.edits().size).toBe(0);
  });

  it("is dropped before it is sent", async () => {
    const { queue, sent, pass } = setUp();
    queue.set(1, 2);
    queue.set(2, 3);
    queue.drop(1);
    expect([...queue.edits().keys()]).toEqual([2]);
    await pass();
    expect(sent).toEqual([[2, 3]]);
  });

  it("does not come back when it fails after it was dropped", async () => {
    const { queue, settleNext, pass } = setUp();
    queue.set(1, 2);
    await pass();
    queue.drop(1);
    await settleNext("failed");
    expect(queue.edits().size).toBe(0);
  });

  it("is sent once, though it is retried while it is being saved", async () => {
    const { queue, sent, pass } = setUp();
    queue.set(1, 2);
    await pass();
    queue.retry(1);
    queue.retry(7);
    await pass();
    expect(sent).toEqual([[1, 2]]);
  });

  it("is sent once, though it is sent ahead of its time", async () => {
    const { queue, sent, settleNext, pass } = setUp();
    queue.set(1, 2);
    queue.retry(1);
    await settleNext("failed");
    await pass();
    expect(sent).toEqual([[1, 2]]);
  });

  it("leaves the maps that were shown before unchanged", () => {
    const { queue } = setUp();
    queue.set(1, 2);
    const shown = queue.edits();
    queue.set(1, 3);
    expect(shown.get(1)?.number).toBe(2);
  });
});

it("sends the last value of each line, debounced", async () => {
  const { queue, sent, pass } = setUp();
  queue.set(1, 2);
  await pass(200);
  queue.set(1, 3);
  queue.set(2, 9);
  await pass();
  expect(sent).toEqual([
    [1, 3],
    [2, 9],
  ]);
});

it("keeps failed edits until they are retried", async () => {
  const { queue, settleNext, pass } = setUp();
  queue.set(1, 2);
  await pass();
  await settleNext("failed");
  expect(queue.edits().get(1)).toEqual({ number: 2, phase: "failed" });
  queue.retry(1);
  await settleNext("saved");
  expect(queue.edits().size).toBe(0);
});

it("ignores an outdated response once there is a newer value", async () => {
  const { queue, settleNext, pass } = setUp();
  queue.set(1, 2);
  await pass();
  queue.set(1, 5);
  await settleNext("refused");
  expect(queue.edits().get(1)).toEqual({ number: 5, phase: "waiting" });
});

it("waits anew with every further click", async () => {
  const { queue, sent, pass } = setUp();
  queue.set(1, 2);
  await pass(200);
  queue.set(1, 3);
  await pass(200);
  expect(sent).toEqual([]);
  await pass(100);
  expect(sent).toEqual([[1, 3]]);
});

it("retries failed edits, and only these", async () => {
  const { queue, sent, settleNext, pass } = setUp();
  queue.set(1, 2);
  await pass();
  await settleNext("failed");
  queue.set(2, 3);
  queue.retryFailed();
  expect(sent).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(queue.edits().get(2)?.phase).toBe("waiting");
});

describe("before a checkout", () => {
  it("everything is sent at once, and the responses are awaited", async () => {
    const { queue, sent, settleNext, pass } = setUp();
    queue.set(1, 2);
    queue.set(2, 3);
    const settled = vi.fn<(outcome: EditOutcome) => void>();
    void queue.settle().then(settled);
    expect(sent).toEqual([
      [1, 2],
      [2, 3],
    ]);
    await settleNext("saved");
    expect(settled).not.toHaveBeenCalled();
    await settleNext("saved");
    expect(settled).toHaveBeenCalledWith("saved");
    await pass();
    expect(sent).toHaveLength(2);
  });

  it("nothing to send is saved", async () => {
    expect(await setUp().queue.settle()).toBe("saved");
  });

  it("failed edits are sent again", async () => {
    const { queue, sent, settleNext, pass } = setUp();
    queue.set(1, 2);
    await pass();
    await settleNext("failed");
    const settled = queue.settle();
    await settleNext("saved");
    expect(await settled).toBe("saved");
    expect(sent).toHaveLength(2);
  });

  it("an edit that is being saved already is awaited, not sent again", async () => {
    const { queue, sent, settleNext, pass } = setUp();
    queue.set(1, 2);
    await pass();
    const settled = queue.settle();
    await settleNext("saved");
    expect(await settled).toBe("saved");
    expect(sent).toHaveLength(1);
  });

  it.each([
    [["saved", "refused"], "refused"],
    [["refused", "failed"], "failed"],
    [["saved", "failed"], "failed"],
    [["saved", "saved"], "saved"],
  ] as const)("the worst of %j is %s", async (outcomes, worst) => {
    const { queue, settleNext } = setUp();
    queue.set(1, 2);
    queue.set(2, 3);
    const settled = queue.settle();
    for (const outcome of outcomes) await settleNext(outcome);
    expect(await settled).toBe(worst);
  });

  it("a refusal of an earlier edit, which the buyer saw, counts no more", async () => {
    const { queue, settleNext, pass } = setUp();
    queue.set(1, 2);
    await pass();
    await settleNext("refused");
    queue.set(1, 3);
    const settled = queue.settle();
    await settleNext("saved");
    expect(await settled).toBe("saved");
  });
});
