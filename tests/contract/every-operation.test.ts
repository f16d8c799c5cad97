import { describe, expect, it } from "vitest";
import type { DeclaredResponse } from "#api-spec/kit/operations.ts";
import { handlers } from "#mock/domain/handlers.ts";
import { expectContract } from "../support/contract.ts";
import {
  type ContractOperation,
  contractOperations,
  exampleBodies,
  exampleParameters,
  exampleRequest,
  withFiles,
} from "../support/example-request.ts";
import { type Reply, testMock } from "../support/mock.ts";
import { type ZodSchema, zodComponent, zodSchema } from "../support/zod-schemas.ts";

const mock = testMock();
/** Serves everything except the login from the contract's examples, as for operations without a handler. */
const exampleMock = testMock({ handlers: { login: handlers.login } });

const cases = contractOperations.map((operation) => ({ id: operation.id, operation }));
const declared = (from: number, to: number) =>
  cases.flatMap((each) =>
    [...each.operation.responses.values()]
      .filter(({ status }) => status >= from && status < to)
      .map((response) => ({ ...each, status: response.status, response })),
  );
const successes = declared(200, 300);
const errors = declared(400, 600);

const isJson = ({ mediaType }: DeclaredResponse) => mediaType === "application/json";
const bodyOf = (reply: Reply, response: DeclaredResponse) => (isJson(response) ? reply.body : reply.text);

/** Expects a response to be one of the examples, verbatim, with the declared content type. */
function expectExample(reply: Reply, response: DeclaredResponse, examples: unknown[]): void {
  expect(reply.status).toBe(response.status);
  expect(examples).toContainEqual(bodyOf(reply, response));
  expect(reply.headers.get("content-type")).toBe(`${response.mediaType}; charset=utf-8`);
}

/** Expects the contract and the generated schema to accept the body. */
function expectAccepted(operation: ContractOperation, status: number, body: unknown, zod: ZodSchema): void {
  const compiled = operation.checkedResponses.get(status)?.body;
  expect({ valid: compiled?.validate(body), errors: compiled?.validate.errors }).toEqual({
    valid: true,
    errors: null,
  });
  expect(zod.safeParse(body)).toMatchObject({ success: true });
}

describe("the contract", () => {
  it("declares successes and failures of every operation", () => {
    expect(successes).toHaveLength(cases.length);
    expect(errors.length).toBeGreaterThan(cases.length * 9);
  });
});

describe("success requested by Prefer", () => {
  it.each(successes)("$id responds with $status and an example", async ({ operation, status, response }) => {
    const world = await mock.as("buyer");
    const { path, options } = exampleRequest(operation);
    const headers = { prefer: `code=${status}` };
    const reply = await world.request(operation.method, path, { ...options, headers });
    expectExample(reply, response, [...response.examples.values()]);
    expectAccepted(operation, status, bodyOf(reply, response), zodSchema(operation.id, "Response"));
  });
});

describe("before it has a handler", () => {
  it.each(successes.filter(({ id }) => id !== "login"))(
    "$id takes its own example of a request and responds with one",
    async ({ operation, response }) => {
      const world = await exampleMock.world("examples");
      if (!world.session()) await world.login("buyer");
      const { path, options } = exampleRequest(operation);
      const reply = await world.request(operation.method, path, options);
      expectExample(reply, response, [...response.examples.values()].slice(0, 1));
      expectContract(operation.id, { ...reply, body: bodyOf(reply, response) as Reply["body"] });
      expect(reply.headers.get("x-mock-answer")).toBe("example");
    },
  );

  it.each(cases.filter(({ operation }) => operation.needsSession))(
    "$id asks for a session",
    async ({ operation }) => {
      const world = await exampleMock.world("visitor");
      const { path, options } = exampleRequest(operation);
      const reply = await world.request(operation.method, path, options);
      expect(reply.status).toBe(401);
      expectContract(operation.id, reply);
    },
  );
});

describe("errors requested by Prefer", () => {
  it.each(errors)("$id responds with $status", async ({ operation, status, response }) => {
    const world = await mock.as("buyer");
    const { path, options } = exampleRequest(operation);
    const headers = { prefer: `code=${status}` };
    const reply = await world.request(operation.method, path, { ...options, headers });
    expectExample(reply, response, [...response.examples.values()]);
    const component = response.body?.schema.$ref?.split("/").at(-1) ?? "none";
    expectAccepted(operation, status, reply.body, zodComponent(component));
    expectContract(operation.id, reply);
  });
});

describe("the request examples of the contract match the generated schemas", () => {
  it.each(cases)("$id", ({ id, operation }) => {
    for (const [place, part] of [["path", "Params"] as const, ["query", "QueryParams"] as const]) {
      const values = exampleParameters(operation, place);
      if (Object.keys(values).length === 0) continue;
      const parsed = zodSchema(id, part).safeParse(values);
      expect({ part, values, ...parsed }).toMatchObject({ success: true });
    }
    const [body] = operation.checkedBodies;
    const examples = Object.values(exampleBodies(operation));
    expect(examples.length > 0).toBe(body !== undefined);
    for (const values of examples) {
      const parsed = zodSchema(id, "Body").safeParse(withFiles(body?.schema ?? {}, values));
      expect(parsed).toMatchObject({ success: true });
      body?.validate(structuredClone(values));
      expect(body?.validate.errors).toBeNull();
    }
  });
});
