import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { operations } from "#generated/operations.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PATH = "/api/user/address";
const FORM = {
  name: "许青",
  phone: "13100000009",
  province: "浙江省",
  city: "杭州市",
  district: "拱墅区",
  detail: "湖墅南路 9 号",
};

const keyed = (key: string) => ({ headers: { "idempotency-key": key } });
const count = async (world: TestWorld) => expectSuccess("listAddresses", await world.get(PATH)).length;

describe("a call that has its effect each time", () => {
  it("has it once with a key, and responds alike, at the same moment too", async () => {
    const world = await mock.as("buyer");
    const before = await count(world);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => world.post(PATH, FORM, keyed(key))));
    for (const reply of replies) expectSuccess("createAddress", reply, 201);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await count(world)).toBe(before + 1);
    expectSuccess("createAddress", await world.post(PATH, FORM, keyed(randomUUID())), 201);
    expectSuccess("createAddress", await world.post(PATH, FORM), 201);
    expectSuccess("createAddress", await world.post(PATH, FORM), 201);
    expect(await count(world)).toBe(before + 4);
  });

  it("is refused with a key that came with something else, and changes nothing", async () => {
    const world = await mock.as("buyer");
    const key = randomUUID();
    expectSuccess("createAddress", await world.post(PATH, FORM, keyed(key)), 201);
    const before = await count(world);
    expectError(await world.post(PATH, { ...FORM, name: "沈青" }, keyed(key)), 422, ["Idempotency-Key"]);
    expectError(await world.post(PATH, FORM, keyed("short")), 422);
    expect(await count(world)).toBe(before);
  });

  it("can be tried again with its key after a refusal, and after a day", async () => {
    const world = await mock.as("buyer");
    const key = randomUUID();
    expectError(await world.post(PATH, { ...FORM, phone: "1" }, keyed(key)), 422, ["phone"]);
    expectSuccess("createAddress", await world.post(PATH, FORM, keyed(key)), 201);
    const before = await count(world);
    await world.control.clock.advance("24h");
    expectSuccess("createAddress", await world.post(PATH, FORM, keyed(key)), 201);
    expect(await count(world)).toBe(before + 1);
  });

  it("is another's with the same key: of a session, and of an operation", async () => {
    const world = await mock.as("buyer");
    const key = randomUUID();
    const own = expectSuccess("createAddress", await world.post(PATH, FORM, keyed(key)), 201);
    await world.login("manager");
    const theirs = expectSuccess("createAddress", await world.post(PATH, FORM, keyed(key)), 201);
    expect(theirs.id).not.toBe(own.id);
    const add = () => world.post("/api/cart/quick_add/2", {}, keyed(key));
    const added = expectSuccess("quickAddCartLine", await add());
    expect(expectSuccess("quickAddCartLine", await add())).toEqual(added);
  });

  it("names the header in the contract, as the shop knows it", () => {
    const names = Object.entries(operations).flatMap(([id, facts]) => ("keyed" in facts ? [id] : []));
    expect(names).toEqual(
      expect.arrayContaining(["createAddress", "addVarietyRequest", "addCartLines", "drawLottery"]),
    );
    for (const id of ["createOrder", "updateAddress", "addFavorites"]) expect(names).not.toContain(id);
  });
});
