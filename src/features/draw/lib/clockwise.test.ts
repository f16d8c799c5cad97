import { expect, it } from "vitest";
import { clockwise } from "./clockwise.ts";

it("circles two rows, and alternates in an odd remainder", () => {
  expect(clockwise(6, 3)).toEqual([0, 1, 2, 5, 4, 3]);
  expect(clockwise(5, 3)).toEqual([0, 1, 2, 4, 3]);
  expect(clockwise(0, 3)).toEqual([]);
});
