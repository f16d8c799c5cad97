import { expect, test } from "vitest";
import { isBarcode } from "./barcode.ts";

test.each([
  ["6901000000073", true],
  ["4006381333931", true],
  ["6901000000074", false],
  ["690100000007", false],
  ["69010000000733", false],
  ["６９０１００００００７３", false],
  ["amxljn", false],
  ["", false],
])("%j: %s", (text, expected) => expect(isBarcode(text)).toBe(expected));
