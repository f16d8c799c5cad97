import { expect, it } from "vitest";
import { explainErrors, explainExcerpt } from "./explain-errors.ts";
import { createValidators } from "./validators.ts";

const document = {
  openapi: "3.1.0",
  jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  components: {
    schemas: {
      Line: { type: "object", required: ["a", "b"], properties: { a: { type: "integer" } } },
      Lines: { type: "array", items: { $ref: "#/components/schemas/Line" }, maxItems: 5000 },
    },
  },
};
const LINES = "#/components/schemas/Lines";
const validate = createValidators(document, { allErrors: false }).at(LINES);
const explain = () => createValidators(document, { allErrors: true }).at(LINES);
const errorsOf = (value: unknown) => explainErrors(value, { validate, explain });
const wrong = (length: number) => Array.from({ length }, () => ({ a: "x" }));

it("names nothing in a valid value", () => {
  expect(errorsOf([{ a: 1, b: 1 }])).toEqual([]);
});

it("names all errors of a small value", () => {
  expect(errorsOf(wrong(3))).toHaveLength(6);
});

it.each([
  ["a long list", wrong(2000)],
  ["a deep value", [{ a: wrong(2000) }]],
])("names the first error of a large value: %s", (_what, value) => {
  expect(errorsOf(value)).toHaveLength(1);
});

it("names the errors of an excerpt of a large value, the first one among them", () => {
  const keywordsOf = (value: unknown) => [
    ...new Set(explainExcerpt(value, { validate, explain }).map(({ keyword }) => keyword)),
  ];
  const right = Array.from({ length: 2000 }, () => ({ a: 1, b: 1 }));
  expect(keywordsOf(right)).toEqual([]);
  expect(keywordsOf(wrong(2000))).toEqual(["required", "type"]);
  expect(keywordsOf([...right, { a: "x" }])).toEqual(["required", "type"]);
  expect(keywordsOf(wrong(6000))).toEqual(["maxItems", "required", "type"]);
});

it("names only the length of a list that is too long", () => {
  expect(errorsOf(wrong(6000)).map(({ keyword }) => keyword)).toEqual(["maxItems"]);
});
