import { expect, it } from "vitest";
import { ID_MAX } from "#generated/limits.ts";
import { parseId } from "./parse-id.ts";

it("parses an id up to the largest of the contract", () => {
  expect(["1", "10", "1001", String(ID_MAX)].map(parseId)).toEqual([1, 10, 1001, ID_MAX]);
});

it.each([undefined, null, "", "0", "01", "-1", "1.5", "x1", "1x", "12345678901", String(ID_MAX + 1)])(
  "rejects %j",
  (text) => expect(parseId(text)).toBeUndefined(),
);
