import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { addFormats } from "#api-spec/kit/formats.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { show } from "../../api-client/checks/finding.ts";
import { loadContract } from "../../api-client/contract/load-contract.ts";
import { bodiesAround, isForm } from "../../api-client/generate/inputs-around.ts";
import type { Fields } from "../../api-client/request/input.ts";
import { bodyEdges } from "./body-edges.ts";
import { negativesOf } from "./negatives.ts";

const { operations } = loadContract();
const withForms = operations.filter(isForm).map((operation) => ({
  operation,
  schema: operation.body?.schema ?? {},
  base: (operation.body?.example ?? {}) as Fields,
}));
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
addFormats(ajv);

/** As a server reads it: encoded as a form and decoded by the shared codec. */
function problemsOf(schema: Schema, body: Fields): string[] {
  const read = coerceBySchema(decodeForm(encodeForm({ ...body })), schema, (known) => known);
  return ajv.validate(schema, read)
    ? []
    : (ajv.errors ?? [])
        // Only says that the part after it failed.
        .filter(({ keyword }) => keyword !== "if")
        .map((error) => `${error.instancePath} ${error.keyword}`);
}

const inputOf = (body: Fields) => ({ path: {}, query: {}, body });

describe("bodies around the example of every operation that takes a form", () => {
  it("are valid at every bound", () => {
    const refused = withForms.flatMap(({ operation, schema, base }) => {
      return bodyEdges(schema, base).flatMap(({ label, apply }) =>
        problemsOf(schema, apply(inputOf(base)).body ?? {}).map(
          (problem) => `${operation.id} ${label.en}: ${problem}`,
        ),
      );
    });
    expect(refused).toEqual([]);
  });

  it("are valid when generated", () => {
    for (const { operation, schema, base } of withForms) {
      for (const body of fc.sample(bodiesAround(schema, base), { seed: 1, numRuns: 20 }))
        expect(`${operation.id} ${problemsOf(schema, body).join()} ${show(body)}`).toBe(
          `${operation.id}  ${show(body)}`,
        );
    }
  });

  it("are invalid just outside of every bound of every field", () => {
    const missing = withForms.flatMap(({ operation, schema, base }) => {
      const tried = new Set(
        negativesOf(operation, { ...inputOf(base), path: {} })
          .filter(({ place }) => place.part === "body")
          .map(({ field, keyword }) => `${field.replaceAll(/\.\d+/g, "[]")} ${keyword}`),
      );
      return boundsOf(schema)
        .filter((bound) => !tried.has(bound))
        .map((bound) => `${operation.id} ${bound}`);
    });
    expect(missing).toEqual([]);
  });

  it("violate exactly the rule that a negative names", () => {
    const wrong = withForms.flatMap(({ operation, schema, base }) => {
      return negativesOf(operation, inputOf(base))
        .filter(({ place }) => place.part === "body")
        .flatMap((negative) => {
          const { field, keyword } = negative;
          const problems = problemsOf(schema, negative.apply(inputOf(base)).body ?? {});
          return problems.length === 1 ? [] : [`${operation.id} ${field} ${keyword}: ${problems.join(", ")}`];
        });
    });
    expect(wrong).toEqual([]);
  });
});

/** Longer lists and texts would be refused for their size. */
const MOST_ITEMS = 1200;
const MOST_CHARACTERS = 5000;

/** Every bound of every field, as `lines[].number minimum`. A pattern or a format is the only bound of its field. */
function boundsOf(schema: Schema, name = ""): string[] {
  const types = typesOf(schema);
  if (schema.enum || schema.const !== undefined) return [`${name} enum`];
  if (types.includes("array")) {
    const { items = {}, maxItems = Infinity } = schema;
    return [...(maxItems < MOST_ITEMS ? [`${name} maxItems`] : []), ...boundsOf(items, `${name}[]`)];
  }
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, field]) =>
      boundsOf(field, name === "" ? key : `${name}.${key}`),
    );
  const { minimum, maximum, minLength = 0, maxLength = Infinity, pattern, format } = schema;
  const rule = pattern === undefined ? format === "date" && "format" : "pattern";
  return [
    ...(minimum === undefined ? [] : [`${name} minimum`]),
    ...(maximum === undefined ? [] : [`${name} maximum`]),
    ...(rule === false ? [] : [`${name} ${rule}`]),
    ...(rule === false && minLength > 0 ? [`${name} minLength`] : []),
    ...(rule === false && maxLength < MOST_CHARACTERS && types.includes("string")
      ? [`${name} maxLength`]
      : []),
  ];
}
