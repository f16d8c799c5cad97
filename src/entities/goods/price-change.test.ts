import { expect, it } from "vitest";
import { describeChange } from "./price-change.ts";

it.each([
  [-2.38, { text: "降 ¥2.38", direction: "down" }],
  [0.22, { text: "涨 ¥0.22", direction: "up" }],
  [0, { text: "价格未变", direction: "same" }],
  [null, undefined],
])("describes a change of %j", (change, expected) => {
  expect(describeChange(change)).toEqual(expected);
});
