import { describe, expect, it } from "vitest";
import { encodeForm, type FormValue } from "#api-spec/kit/codec/encode-form.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { Payment } from "#generated/model/payment.ts";
import type { OperationId } from "#generated/operations.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import { ways } from "#scripts/generate/examples/ways.ts";
import { register } from "../support/account.ts";
import { expectContract, expectError } from "../support/contract.ts";
import {
  type ContractOperation,
  type Values,
  contractOperations,
  exampleBodies,
  exampleParameters,
  exampleRequest,
} from "../support/example-request.ts";
import { type Reply, type TestWorld, testMock } from "../support/mock.ts";

const mock = testMock();
const { resolve } = loadContract();

type Input = {
  readonly operation: ContractOperation;
  readonly place: "path" | "query" | "body";
  /** The fields that lead to it; `0` is the first item of a list. */
  readonly path: readonly string[];
  readonly schema: Schema;
};

/** Path parameters that are values, not names of records. */
const VALUES: ReadonlySet<string> = new Set(["checkPhone value", "getArticlePage code"]);

function fieldsOf(schema: Schema, path: readonly string[] = []): [string[], Schema][] {
  const plain = resolve(schema);
  const own = Object.entries(plain.properties ?? {}).flatMap(([name, field]) => [
    [[...path, name], resolve(field)] as [string[], Schema],
    ...fieldsOf(field, [...path, name]),
  ]);
  return plain.items ? [...own, ...fieldsOf(plain.items, [...path, "0"])] : own;
}

/** Every input that says what an unknown reference means, and every path parameter. */
const inputs: Input[] = contractOperations.flatMap((operation) => [
  ...operation.parameters
    .filter(({ in: place, name }) => place === "path" && !VALUES.has(`${operation.id} ${name}`))
    .map(({ name, schema }) => ({
      operation,
      place: "path" as const,
      path: [name],
      schema: resolve(schema),
    })),
  ...operation.parameters
    .filter(({ in: place, schema }) => place === "query" && resolve(schema)["x-reference"] !== undefined)
    .map(({ name, schema }) => ({
      operation,
      place: "query" as const,
      path: [name],
      schema: resolve(schema),
    })),
  ...operation.bodies.flatMap((body) =>
    fieldsOf(body.schema)
      .filter(([, schema]) => schema["x-reference"] !== undefined)
      .map(([path, schema]) => ({ operation, place: "body" as const, path, schema })),
  ),
]);

const named = (some: readonly Input[]) =>
  some.map((input) => ({ name: `${input.operation.id} ${input.place} ${input.path.join(".")}`, input }));
const saying = (kind: string) => inputs.filter(({ schema }) => schema["x-reference"] === kind);

/** A well-formed value that names nothing. */
function unknownOf({ type, pattern }: Schema, name: string): FormValue {
  if (type === "array") return [2_147_480_000];
  if (type === "integer") return 2_147_480_000;
  if (pattern?.includes(",") === true) return "2147480000";
  if (name === "url") return "no-such-page";
  return "nosuch99";
}

function withValue(body: Values, [head = "", ...rest]: readonly string[], value: FormValue): Values {
  const inside = body[head];
  if (rest.length === 0) return { ...body, [head]: value };
  if (rest[0] === "0") {
    const [first = {}] = (inside ?? []) as Values[];
    return { ...body, [head]: [withValue(first, rest.slice(1), value)] };
  }
  return { ...body, [head]: withValue((inside ?? {}) as Values, rest, value) };
}

/** The buyer, or for calls of a team the person who may make them. */
const callerOf = ({ id, tag }: ContractOperation): string =>
  (tag === "team" && ways[id as OperationId]?.as) || "buyer";

/** Creates the data that a call needs before the mock checks its other fields. */
async function arrange({ id }: ContractOperation, world: TestWorld): Promise<Values> {
  if (id === "createOrder" || id === "previewOrder") {
    const checkout = await world.post<Checkout>("/api/cart/checkout", { ids: [101, 102], new: 1 });
    return { checkout_no: checkout.body.data?.checkout_no };
  }
  if (id === "requestApproval") {
    const ids = [301, 302, 303, 304, 305, 306];
    const checkout = await world.post<Checkout>("/api/cart/checkout", { ids, new: 1 });
    return { checkout_no: checkout.body.data?.checkout_no };
  }
  if (id === "submitTransfer") {
    const payment = await world.post<Payment>("/api/pay/create", { order_id: 9006, method: 3 });
    return { pay_no: payment.body.data?.pay_no };
  }
  if (id === "submitCompany" || id === "submitStores") await register(world);
  return {};
}

/** Calls the operation with its example, in which one reference names nothing. */
async function callUnknown({ operation, place, path, schema }: Input): Promise<Reply> {
  const world = await mock.as(callerOf(operation));
  const unknown = unknownOf(schema, path.at(-1)!);
  const { path: address, options } = exampleRequest(operation);
  if (place === "path") {
    const ids = { ...exampleParameters(operation, "path"), [path[0]!]: unknown };
    const found = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(ids[name]));
    return world.request(operation.method, `${operation.basePath}${found}`, options);
  }
  if (place === "query") {
    const query = { ...exampleParameters(operation, "query"), [path[0]!]: unknown } as Record<
      string,
      FormValue
    >;
    return world.request(operation.method, `${address.split("?")[0]}?${encodeForm(query)}`, options);
  }
  const [example = {}] = Object.values(exampleBodies(operation));
  const form = withValue({ ...example, ...(await arrange(operation, world)) }, path, unknown);
  return world.request(operation.method, address, { ...options, form: form as Record<string, FormValue> });
}

describe("a path that names nothing", () => {
  it("is most of the paths with a parameter", () =>
    expect(inputs.filter(({ place }) => place === "path").length).toBeGreaterThan(40));

  it.each(named(inputs.filter(({ place }) => place === "path")))(
    "responds with 404: $name",
    async ({ input }) => {
      expectError(await callUnknown(input), 404);
    },
  );
});

describe("a field that names nothing", () => {
  it("is required by a good many operations", () => expect(saying("required").length).toBeGreaterThan(35));

  it.each(named(saying("required")))("responds with 422 on it: $name", async ({ input }) => {
    const reply = await callUnknown(input);
    expectError(reply, 422);
    const field = input.path.join(".");
    expect(
      Object.keys(reply.body.errors ?? {}).map((key) => (key.startsWith(field) ? field : key)),
    ).toContain(field);
    expectContract(input.operation.id, reply);
  });

  it.each(named(saying("selects")))("matches nothing: $name", async ({ input }) => {
    const reply = await callUnknown(input);
    expect({ status: reply.status, body: reply.body }).toMatchObject({
      status: expect.toSatisfy((status: number) => status < 300) as number,
    });
    expectContract(input.operation.id, reply);
    const { total } = (reply.body.data ?? {}) as { total?: number };
    if (input.place === "query" && total !== undefined) expect(total).toBe(0);
  });
});

/** The operations whose ids only another call of the same run can create, with that call. */
const MADE_BY: Readonly<Record<string, string>> = {
  getWechatCode: "createWechatCode",
  getWechatLoginCode: "createWechatLoginCode",
  registerByWechat: "createWechatLoginCode",
  loginByWechat: "createWechatLoginCode",
  openChat: "getCurrentUser",
  createOrder: "checkoutCart",
  previewOrder: "checkoutCart",
  requestApproval: "checkoutCart",
  payCreditPayment: "createCreditPayment",
  checkCreditPayment: "createCreditPayment",
  payByBalance: "createPayment",
  submitTransfer: "createPayment",
  submitCertificate: "uploadFile",
  submitCompany: "uploadFile",
  submitStores: "uploadFile",
};

describe("the ids of the contract's examples", () => {
  const cases = contractOperations
    .filter(({ id }) => !(id in MADE_BY))
    .map((operation) => ({ id: operation.id, operation }));

  it("are left to other calls only where those exist", () => {
    const ids = new Set<string>(contractOperations.map(({ id }) => id));
    expect(
      Object.entries(MADE_BY)
        .flat()
        .filter((id) => !ids.has(id)),
    ).toEqual([]);
  });

  it.each(cases)("exist in the default world: $id", async ({ operation }) => {
    const world = await mock.as(callerOf(operation));
    const { path, options } = exampleRequest(operation);
    const reply = await world.request(operation.method, path, options);
    if (operation.method === "GET") expect({ path, status: reply.status }).toEqual({ path, status: 200 });
    expect({ path, status: reply.status }).not.toMatchObject({ status: 404 });
    const wrong = Object.keys(reply.body.errors ?? {});
    const references = inputs
      .filter((input) => input.operation.id === operation.id)
      .map((input) => input.path.join("."));
    expect(wrong.filter((field) => references.some((name) => field.startsWith(name)))).toEqual([]);
  });

  it("are the ids of what their responses show", () => {
    const faults = contractOperations.flatMap((operation) => {
      const { id, pay_no: no } = exampleParameters(operation, "path");
      const [success] = [
        ...(operation.responses.get(200) ?? operation.responses.get(201))!.examples.values(),
      ];
      const data = (success as { data?: { id?: unknown; pay_no?: unknown } } | undefined)?.data;
      const [asked, shown] = id === undefined ? [no, data?.pay_no] : [id, data?.id];
      const isOwn = operation.path.endsWith("{id}") || operation.path.endsWith("{pay_no}");
      return isOwn && shown !== undefined && shown !== asked
        ? [`${operation.id} ${JSON.stringify([asked, shown])}`]
        : [];
    });
    expect(faults).toEqual([]);
  });
});
