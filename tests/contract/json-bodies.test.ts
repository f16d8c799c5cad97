import { describe, expect, it } from "vitest";
import { typesOf } from "#api-spec/kit/schema.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import { expectContract, expectError } from "../support/contract.ts";
import {
  type ContractOperation,
  contractOperations,
  exampleBodies,
  exampleRequest,
} from "../support/example-request.ts";
import { type Reply, type TestWorld, testMock } from "../support/mock.ts";

const mock = testMock();
const JSON_TYPE = { "content-type": "application/json" };
const { resolve } = loadContract();

const nested = contractOperations.flatMap((operation) => {
  const [form] = operation.bodies;
  const fields = Object.values(resolve(form?.schema ?? {}).properties ?? {});
  const isNested = fields.some((field) =>
    typesOf(resolve(field)).some((type) => type === "array" || type === "object"),
  );
  return isNested ? [{ id: operation.id, operation }] : [];
});

/** Both ways of sending a body, each in a world of its own, so that one does not change what the other finds. */
async function sendBothWays(
  operation: ContractOperation,
  values: object,
): Promise<[form: Reply, json: Reply]> {
  const { path, options } = exampleRequest(operation);
  const send = async (body: object) => {
    const world = await mock.as("buyer");
    return world.request(operation.method, path, { host: operation.host, ...body });
  };
  return [
    await send({ ...options, form: values }),
    await send({ headers: JSON_TYPE, body: JSON.stringify(values) }),
  ];
}

const outcome = ({ status, body }: Reply) => ({ status, message: body.message, errors: body.errors });

const postJson = (world: TestWorld, path: string, body: unknown) =>
  world.request("POST", path, { headers: JSON_TYPE, body: JSON.stringify(body) });

const LINE = {
  goods_id: 7,
  price: 12.5,
  number: 10,
  ck_id: 1,
  goods_price_id: 0,
  ladder_price_id: 7,
  goods_manjian_id: 0,
  is_yj: 0,
};

describe("a body with lists or objects as JSON", () => {
  it("is offered by every operation with such a form, and by no other", () => {
    expect(nested.length).toBeGreaterThan(25);
    const offered = contractOperations.filter(({ bodies }) =>
      bodies.some(({ mediaType }) => mediaType === "application/json"),
    );
    expect(offered.map(({ id }) => id)).toEqual(nested.map(({ id }) => id));
  });

  it.each(nested)("$id treats its example as it treats the form", async ({ id, operation }) => {
    const [values = {}] = Object.values(exampleBodies(operation));
    const [form, json] = await sendBothWays(operation, values);
    expect(outcome(json)).toEqual(outcome(form));
    expect([200, 201, 403, 404, 409, 422]).toContain(json.status);
    expectContract(id, json);
  });

  it.each(nested)("$id refuses the same fields with the same words", async ({ operation }) => {
    const [values = {}] = Object.values(exampleBodies(operation));
    const [name = ""] = Object.keys(values);
    const { [name]: _left, ...rest } = values;
    const [form, json] = await sendBothWays(operation, { ...rest, conformance_unknown: 1 });
    expectError(json, 422);
    expect(outcome(json)).toEqual(outcome(form));
    expect(Object.keys(json.body.errors ?? {})).toContain("conformance_unknown");
  });

  it("buys: goods into the cart, to the checkout, and ordered", async () => {
    const world = await mock.as("buyer");
    const added = await postJson(world, "/api/cart", { params: [LINE] });
    expect(added.status).toBe(200);
    const { lines } = added.body.data as { lines: { id: number }[] };
    const chosen = { ids: lines.map(({ id }) => id) };
    const checkout = await postJson(world, "/api/cart/checkout", chosen);
    expect(checkout.status).toBe(200);
    expectContract("checkoutCart", checkout);
  });

  it.each([
    [
      "a text for a number",
      { params: [{ ...LINE, number: "10" }] },
      { "params.0.number": ["数量必须是整数"] },
    ],
    ["a third decimal", { params: [{ ...LINE, price: 12.345 }] }, { "params.0.price": ["单价最多两位小数"] }],
    ["true for a flag", { params: [{ ...LINE, is_yj: true }] }, undefined],
    ["a list in place of the body", [LINE], undefined],
    ["null", null, undefined],
  ])("refuses %s with 422", async (_name, body, errors) => {
    const reply = await postJson(await mock.as("buyer"), "/api/cart", body);
    expectError(reply, 422);
    expectContract("addCartLines", reply);
    if (errors) expect(reply.body.errors).toEqual(errors);
  });

  it.each([
    ["what is no JSON", "{"],
    ["a NUL", String.raw`{"content":"\u0000","images":[]}`],
    ["half a character", String.raw`{"content":"\ud83d","images":[]}`],
  ])("refuses %s with 400", async (_name, body) => {
    const world = await mock.as("buyer");
    const reply = await world.request("POST", "/api/user/feedback", { headers: JSON_TYPE, body });
    expectError(reply, 400);
    expectContract("addFeedback", reply);
  });

  const DEEP = 4000;
  it.each([
    ["lists", `{"content":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}`],
    ["objects", `{"content":${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}}`],
    ["escaped lists", String.raw`{"content":["\u6587",${"[".repeat(DEEP)}${"]".repeat(DEEP)}]}`],
  ])("is refused when it nests %s beyond measure, and shown in the log", async (_name, body) => {
    const world = await mock.as("buyer");
    const reply = await world.request("POST", "/api/user/feedback", { headers: JSON_TYPE, body });
    expectError(reply, 400);
    expectContract("addFeedback", reply);
    expect((await world.control.requests()).at(-1)?.status).toBe(reply.status);
  });

  it("is refused with 415 where the form is flat", async () => {
    const reply = await postJson(await mock.world(), "/api/user/login", { username: "buyer" });
    expectError(reply, 415);
  });
});

describe("a nested value as one text of a form, as generated clients send it", () => {
  it.each([
    ["[object Object]", "POST", "/api/cart", "params", "params.0", "params[0][goods_id]=…"],
    ['[{"goods_id":7}]', "POST", "/api/cart", "params", "params.0", "params[0][goods_id]=…"],
    ["[object Object]", "POST", "/api/cart/101/edit", "params", "params", "params[number]=…"],
  ])(
    "%s: %s %s says what to send instead, to the client and in why",
    async (text, method, path, name, field, notation) => {
      const world = await mock.as("buyer");
      const reply = await world.request(method, path, { form: { [name]: text } });
      expectError(reply, 422, [field]);
      const [message] = (reply.body.errors as Record<string, string[]>)[field] ?? [];
      expect(message).toContain(notation);
      expect(message).toContain("application/json");
      expectContract(path === "/api/cart" ? "addCartLines" : "editCartLine", reply);
      const [last] = (await world.control.requests()).slice(-1);
      const why = await world.control.why(last?.id ?? 0);
      expect(why.text).toContain(notation);
      expect(why.advice).toContain("application/json");
      expect(why.fields).toMatchObject([{ place: "body", field, rule: "notation" }]);
    },
  );
});
