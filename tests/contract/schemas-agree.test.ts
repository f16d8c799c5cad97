import { describe, expect, it } from "vitest";
import { fulfilCondition } from "#api-spec/kit/conditions.ts";
import { documentedSuffices } from "#api-spec/kit/documented-suffices.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import type { OperationId } from "#generated/operations.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import {
  type ContractOperation,
  contractOperations,
  exampleBodies,
  exampleParameters,
  withFiles,
} from "../support/example-request.ts";
import { variantsOf } from "../support/variants/variants-of.ts";
import { type ZodSchema, zodSchema } from "../support/zod-schemas.ts";

const { resolve } = loadContract();
const JSON_TYPE = "application/json";

type Side = {
  readonly schema: Schema;
  readonly example: unknown;
  /** The mock's validation, which writes defaults into the value. */
  readonly validate: (value: unknown) => unknown;
  readonly zod: ZodSchema;
};

/** Values on which the mock and the client disagree, one line each. */
function disagreements({ schema, example, validate, zod }: Side): { tried: number; lines: string[] } {
  const variants = variantsOf(schema, example, resolve);
  const lines: string[] = [];
  for (const { path, value, whole: varied } of variants) {
    // The generated schemas know no conditions; what one asks for is judged by the mock alone.
    const whole = fulfilCondition(varied, resolve(schema), (field) => sampleValue(field, { resolve }));
    const inMock = Boolean(validate(whole));
    const inZod = zod.safeParse(whole).success;
    if (inMock !== inZod)
      lines.push(`${path} ${show(value)}: ${inMock ? "only the mock" : "only zod"} accepts it`);
  }
  return { tried: variants.length, lines: [...new Set(lines)] };
}

const show = (value: unknown) =>
  value === undefined ? "removed" : `= ${JSON.stringify(value).slice(0, 60)}`;

function expectAgreement(side: Side): void {
  const { tried, lines } = disagreements(side);
  expect(lines).toEqual([]);
  expect(tried).toBeGreaterThan(0);
}

/** As the shop reads them: it does without what is inferred. */
const { operations: lenient } = loadContract(documentedSuffices(readDocument()));
const responses = [...lenient.values()].flatMap((operation) => {
  const [status, success] = [...operation.checkedResponses].find(([code]) => code < 300) ?? [];
  const isJson = success?.declared.mediaType === JSON_TYPE;
  return isJson && status !== undefined ? [{ id: operation.id as OperationId, success }] : [];
});
const bodies = contractOperations
  .filter((operation) => operation.bodies.length > 0)
  .map((operation) => ({ id: operation.id, operation }));
const parametersIn = (place: "path" | "query") =>
  contractOperations
    .filter(({ parameters }) => parameters.some((parameter) => parameter.in === place))
    .map((operation) => ({ id: operation.id, operation }));

describe("the generated zod schemas and the mock agree", () => {
  it.each(responses)("responses of $id", ({ id, success }) => {
    const [example] = success.declared.examples.values();
    const { body } = success;
    if (!body || !success.declared.body) throw new Error("no schema for the response");
    expectAgreement({
      schema: success.declared.body.schema,
      example,
      validate: body.validate,
      zod: zodSchema(id, "Response"),
    });
  });

  it.each(bodies)("bodies of $id", ({ id, operation }) => {
    const [declared] = operation.checkedBodies;
    const [example] = Object.values(exampleBodies(operation));
    const zod = zodSchema(id, "Body");
    if (!declared) throw new Error("no schema for the body");
    expectAgreement({
      schema: declared.schema,
      example,
      validate: (value) => declared.validate(structuredClone(value)),
      zod: { safeParse: (value) => zod.safeParse(filesIn(operation, value)) },
    });
  });

  it.each(parametersIn("query"))("query of $id", ({ id, operation }) => {
    const { schema, validate } = operation.query;
    expectAgreement({
      schema,
      example: exampleParameters(operation, "query"),
      validate: (value) => validate(structuredClone(value)),
      zod: zodSchema(id, "QueryParams"),
    });
  });

  it.each(parametersIn("path"))("path of $id", ({ id, operation }) => {
    const { schema, validate } = operation.pathParameters;
    const example = exampleParameters(operation, "path");
    expectAgreement({ schema, example, validate, zod: zodSchema(id, "Params") });
  });
});

/** zod expects a file where the mock expects its name. */
function filesIn({ bodies: [body] }: ContractOperation, value: unknown): unknown {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain && body ? withFiles(body.schema, value as Record<string, unknown>) : value;
}
