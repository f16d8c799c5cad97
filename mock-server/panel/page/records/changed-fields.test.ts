import { expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";

const before = { id: 7, stock: 61, tags: ["优"] };

it("names only what differs", () => {
  expect(changedFields(before, '{"id":7,"stock":2,"tags":["优"]}')).toEqual({ stock: 2 });
  expect(changedFields(before, JSON.stringify(before, null, 2))).toEqual({});
});

it.each([
  ["{", /JSON/],
  ["[]", /must stay a JSON object/],
  ['{"id":7}', /cannot be removed: stock, tags/],
])("refuses %s", (text, message) => {
  expect(() => changedFields(before, text)).toThrow(message);
});
