import { expect, it } from "vitest";
import { parsePrintIds } from "./print-ids.ts";

it.each([
  [null, []],
  ["", []],
  ["7", [7]],
  ["9,7,9", [9, 7]],
  ["7,x,0,-1,1.5,8", [7, 8]],
  ["7 8", []],
])("the ids of %j are %j", (text, ids) => {
  expect(parsePrintIds(text)).toEqual(ids);
});

it("prints no more than fifty sheets at a time, the first ones", () => {
  const many = Array.from({ length: 51 }, (_, index) => index + 1);
  expect(parsePrintIds([1, 1, ...many].join(","))).toEqual(many.slice(0, 50));
});
