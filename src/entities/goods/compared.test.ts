import { expect, test } from "vitest";
import { parseCompared } from "./compared.ts";

test.each([
  ["7,2", [7, 2]],
  ["7,7,2", [7, 2]],
  ["1,2,3,4,5", [1, 2, 3, 4]],
  ["0,-1,x,1e3,7,99999999999, 8", [7]],
  ["2147483648,2147483647", [2147483647]],
  ["", []],
  [null, []],
])("%j names %j", (text, ids) => expect(parseCompared(text)).toEqual(ids));
