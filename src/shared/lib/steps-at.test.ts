import { expect, it } from "vitest";
import { stepsAt } from "./steps-at.ts";

it.each([
  [1, false, ["current", "coming", "coming"]],
  [3, false, ["done", "done", "current"]],
  [3, true, ["done", "done", "done"]],
] as const)("step %i of three, over: %s", (current, isOver, states) => {
  expect(stepsAt(["一", "二", "三"], current, isOver).map(({ state }) => state)).toEqual(states);
});
