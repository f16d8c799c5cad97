import { expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

/** Holds the processor for longer than one turn may take. */
function* longSteps(count: number) {
  for (let step = 0; step < count; step += 1) {
    const end = performance.now() + 11;
    while (performance.now() < end);
    yield;
  }
}

it("others have their turn between long steps", async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await inTurns(longSteps(3));
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(3);
});

it("work that is done at once needs no turn", () => {
  const done: number[] = [];
  const rest = inTurns(
    (function* few() {
      for (const step of [1, 2, 3]) yield done.push(step);
    })(),
  );
  expect([rest, done]).toEqual([undefined, [1, 2, 3]]);
});

it("an error in a later turn is the caller's", async () => {
  const failing = (function* fail() {
    yield* longSteps(2);
    throw new Error("no more");
  })();
  await expect(inTurns(failing)).rejects.toThrow("no more");
});
