import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { addFormats } from "#api-spec/kit/formats.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { show } from "../../api-client/checks/finding.ts";
import { loadContract } from "../../api-client/contract/load-contract.ts";
import { invalidEdges, validEdges } from "./edges.ts";

const { operations } = loadContract();
const parameters = operations.flatMap(({ id, parameters: all }) =>
  all.map(({ name, schema }) => ({ name: `${id} ${name}`, schema })),
);
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 });
addFormats(ajv);

/** Ajv's names of rules that can be broken in another way as well, or that have another name in Ajv. */
const BROKEN: Readonly<Record<string, readonly string[]>> = {
  enum: ["enum", "const", "type"],
  format: ["format", "pattern"],
  notation: ["type"],
};

/** As a server reads it: from the text of a URL, decoded by the shared codec. */
const isAccepted = (schema: Schema, value: unknown) =>
  ajv.validate(
    schema,
    coerceBySchema(String(value), schema, (known) => known),
  );

describe("edges of every parameter of the contract", () => {
  it("match the schema if they are valid", () => {
    const refused = parameters.flatMap(({ name, schema }) =>
      validEdges(schema).flatMap(({ value }) => (isAccepted(schema, value) ? [] : `${name}=${show(value)}`)),
    );
    expect(refused).toEqual([]);
  });

  it("violate exactly the rule that they name if they are invalid", () => {
    const wrong = parameters.flatMap(({ name, schema }) =>
      invalidEdges(schema).flatMap(({ value, keyword }) => {
        const accepted = isAccepted(schema, value);
        const broken = accepted ? [] : (ajv.errors ?? []).map((error) => error.keyword);
        const keywords = BROKEN[keyword] ?? [keyword];
        return broken.length > 0 && broken.every((each) => keywords.includes(each))
          ? []
          : `${name}=${show(value)}: ${keyword}, not ${broken.join()}`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("are many", () => {
    expect(parameters.flatMap(({ schema }) => invalidEdges(schema)).length).toBeGreaterThan(300);
  });
});
