/**
 * No call may hold up the others, whatever it sends: sessions come before bodies, counts before contents, and all
 * mistakes are collected only where there is little to look at.
 */
import { once } from "node:events";
import { request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { formLimits } from "#api-spec/kit/codec/form-limits.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import { validateOutput } from "#mock/contract/validate-output.ts";
import { largestForm } from "#scripts/traffic/event-loop/large-bodies.ts";
import { expectContract, expectError } from "../support/contract.ts";
import { type ContractOperation, contractOperations, exampleRequest } from "../support/example-request.ts";
import { type TestWorld, testMock } from "../support/mock.ts";

const mock = testMock();
const FORM = "application/x-www-form-urlencoded";
const { resolve } = loadContract();

const forms = contractOperations
  .filter(({ checkedBodies: [body] }) => body?.mediaType === FORM)
  .map((operation) => ({ id: operation.id, operation }));

const largestBody = ({ bodies: [body] }: ContractOperation): string =>
  encodeForm(largestForm(body!, resolve));

const pairsOf = (text: string) => text.split("&").length;

const post = (world: TestWorld, operation: ContractOperation, body: string) => {
  const { path, options } = exampleRequest(operation);
  const { host } = options;
  return world.request(operation.method, path, {
    ...(host && { host }),
    headers: { "content-type": FORM },
    body,
  });
};

describe("the largest body that the contract allows", () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await mock.world();
  });

  it.each(forms)("$id reads it whole", async ({ operation }) => {
    await world.login("buyer");
    const body = largestBody(operation);
    const { schema } = operation.checkedBodies[0]!;
    expect(pairsOf(body)).toBeLessThanOrEqual(formLimits(schema, resolve).parameters);
    const reply = await post(world, operation, body);
    expect([400, 413]).not.toContain(reply.status);
  });
});

describe("a body ten times as large", () => {
  it.each(forms)("$id refuses it by its count, before it is read", async ({ operation }) => {
    const world = await mock.as("buyer", "counts");
    const most = formLimits(operation.checkedBodies[0]!.schema, resolve).parameters;
    // Any later step would stop at the bad encoding.
    const reply = await post(world, operation, `%zz&${"a&".repeat(10 * most)}`);
    expectError(reply, 400);
    expect(reply.body.message).toContain(`最多 ${most} 个`);
    expectContract(operation.id, reply);
  });

  it.each(forms.filter(({ operation }) => operation.needsSession))(
    "$id asks for a session first",
    async ({ operation }) => {
      const world = await mock.world("visitor");
      const reply = await post(world, operation, "%zz&".repeat(operation.bodyBytes / 4));
      expectError(reply, 401);
      expectContract(operation.id, reply);
    },
  );
});

describe("a body of more bytes than any legal one", () => {
  it.each(forms)("$id refuses it by its length, before it is read", async ({ operation }) => {
    const world = await mock.as("buyer", "bytes");
    const reply = await post(world, operation, "a".repeat(operation.bodyBytes + 1));
    expectError(reply, 413);
    expectContract(operation.id, reply);
  });

  it("is refused while it is read when its length is not said", async () => {
    const session = (await mock.as("buyer", "bytes")).session() ?? "";
    const sent = request(`${mock.urls.main}/api/cart`, {
      method: "POST",
      headers: { "content-type": FORM, "x-mock-world": "bytes", cookie: `session=${session}` },
    });
    const arrived = once(sent, "response", { signal: AbortSignal.timeout(60_000) });
    sent.on("error", () => undefined);
    // It never ends.
    sent.write(Buffer.alloc(contractOperations.find(({ id }) => id === "addCartLines")!.bodyBytes + 1, "a"));
    const [{ statusCode }] = await arrived;
    sent.destroy();
    expect(statusCode).toBe(413);
  });
});

describe("JSON of nothing", () => {
  const most = (operation: ContractOperation) => {
    const { parameters, depth } = operation.checkedBodies[0]!.limits;
    return parameters * depth;
  };
  const many = (text: string) => (operation: ContractOperation) =>
    Array.from({ length: most(operation) }, () => text).join(",");
  const jsons = contractOperations.flatMap((operation) =>
    operation.checkedBodies.some(({ mediaType }) => mediaType === "application/json")
      ? [{ id: operation.id, operation }]
      : [],
  );

  it.each<[string, (operation: ContractOperation) => string, string]>([
    ["objects", (operation) => `{"x":[${many("{}")(operation)}]}`, "字段数量过多"],
    ["lists", (operation) => `[${many("[]")(operation)}]`, "字段数量过多"],
    ["keys", (operation) => `{${many('"":0')(operation)}}`, "字段数量过多"],
    ["commas", (operation) => `[${many("")(operation)}]`, "字段数量过多"],
    ["depth", () => "[".repeat(20), "嵌套层数过多"],
  ])("%s is counted before it is parsed", async (_what, write, problem) => {
    for (const { id, operation } of jsons) {
      const body = write(operation);
      if (body.length > operation.bodyBytes) continue;
      const world = await mock.as("buyer", "nothing");
      const { path, options } = exampleRequest(operation);
      const { host } = options;
      const headers = { "content-type": "application/json" };
      const reply = await world.request(operation.method, path, { ...(host && { host }), headers, body });
      expectError(reply, 400);
      expect(reply.body.message).toContain(problem);
      expectContract(id, reply);
    }
  });
});

describe("mistakes in a body", () => {
  const wrong = (lines: number) =>
    encodeForm({ params: Array.from({ length: lines }, () => ({ goods_id: "x", number: 0 })) });
  const cart = contractOperations.find(({ id }) => id === "addCartLines")!;
  const fieldsOf = async (lines: number) => {
    const world = await mock.as("buyer", "mistakes");
    const reply = await post(world, cart, wrong(lines));
    expect(reply.status).toBe(422);
    expectContract("addCartLines", reply);
    return Object.keys(reply.body.errors ?? {});
  };

  it("are all named while it is small", async () => {
    expect(await fieldsOf(2)).toHaveLength(18 - 2);
  });

  it("are named up to the first when it is large", async () => {
    expect(await fieldsOf(1000)).toHaveLength(1);
  });

  it("are its length alone when a list is too long", async () => {
    expect(await fieldsOf(1001)).toEqual(["params"]);
  });
});

describe("mistakes in a response", () => {
  const operation = contractOperations.find(({ id }) => id === "listGoods")!;
  const wrong = (length: number) => ({
    code: 200,
    message: "成功",
    data: { list: Array.from({ length }, () => ({})), total: 1, page: 1 },
  });
  const violationsOf = (length: number) =>
    validateOutput(operation, {
      statusCode: 200,
      headers: { "content-type": "application/json" },
      body: wrong(length),
    });

  it("are ten and a count while it is small, and the first when it is large", () => {
    const small = violationsOf(2);
    expect(small).toHaveLength(11);
    expect(small.at(-1)?.message).toMatch(/^and \d+ more$/);
    expect(violationsOf(3000)).toHaveLength(1);
  });
});
