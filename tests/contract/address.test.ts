import { describe, expect, it } from "vitest";
import type { Order } from "#generated/model/order.ts";
import type { User } from "#generated/model/user.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PATH = "/api/user/address";

const FORM = {
  name: "许青",
  phone: "0571-88012345",
  province: "浙江省",
  city: "杭州市",
  district: "拱墅区",
  detail: "湖墅南路 9 号",
};

const list = async (world: TestWorld) =>
  expectSuccess("listAddresses", await world.get(PATH)).map(
    ({ id, is_default: isDefault }) => [id, isDefault] as const,
  );
const add = async (world: TestWorld, more: { is_default?: number } = {}) =>
  expectSuccess("createAddress", await world.post(PATH, { ...FORM, ...more }), 201);
const line = async (world: TestWorld) => (await world.get<User>("/api/user")).body.data.address;

describe("addresses", () => {
  it("are the buyer's own, the default first", async () => {
    const world = await mock.as("buyer");
    const own = expectSuccess("listAddresses", await world.get(PATH));
    expect(own.map(({ id, is_default: isDefault }) => [id, isDefault])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(own[0]).not.toHaveProperty("userId");
    await world.login("unsigned");
    expect(await list(world)).toEqual([
      [3, 1],
      [4, 0],
    ]);
  });

  it("can be none; the first one added becomes the default and appears in the header", async () => {
    const world = await mock.as("empty");
    expect(await list(world)).toEqual([]);
    expect(await line(world)).toBe("");
    const first = await add(world, { is_default: 0 });
    expect(first).toEqual({ ...FORM, id: first.id, is_default: 1, is_licensed: 0 });
    const second = await add(world);
    expect(second.is_default).toBe(0);
    expect(await line(world)).toBe("浙江省杭州市拱墅区湖墅南路 9 号");
  });

  it("are the licensed one where they are what the company registered, blanks aside", async () => {
    const world = await mock.as("empty");
    const profile = expectSuccess("getAccountProfile", await world.get("/api/user/base"));
    const { province, city, district, detail } = profile;
    const form = { ...FORM, province, city, district, detail: detail.replaceAll(" ", "") };
    expect(expectSuccess("createAddress", await world.post(PATH, form), 201).is_licensed).toBe(1);
    const other = { ...form, detail: `${detail} 2 楼` };
    expect(expectSuccess("createAddress", await world.post(PATH, other), 201).is_licensed).toBe(0);
  });

  it("have exactly one default", async () => {
    const world = await mock.as("buyer");
    const third = await add(world, { is_default: 1 });
    expect(await list(world)).toEqual([
      [third.id, 1],
      [1, 0],
      [2, 0],
    ]);
    const made = expectSuccess("setDefaultAddress", await world.post(`${PATH}/2/default`));
    expect([made.id, made.is_default]).toEqual([2, 1]);
    expect((await list(world)).filter(([, isDefault]) => isDefault === 1)).toEqual([[2, 1]]);
    const form = { ...FORM, is_default: 0 };
    const kept = expectSuccess("updateAddress", await world.request("PUT", `${PATH}/2`, { form }));
    expect(kept).toMatchObject({ ...FORM, id: 2, is_default: 1 });
  });

  it("make the newest the default when the default is deleted", async () => {
    const world = await mock.as("buyer");
    const third = await add(world);
    expect(expectSuccess("deleteAddress", await world.request("DELETE", `${PATH}/1`))).toBeNull();
    expect(await list(world)).toEqual([
      [third.id, 1],
      [2, 0],
    ]);
    await world.request("DELETE", `${PATH}/2`);
    await world.request("DELETE", `${PATH}/${third.id}`);
    expect(await list(world)).toEqual([]);
  });

  it("are twenty at most", async () => {
    const world = await mock.as("buyer");
    for (let count = 2; count < 20; count += 1) await add(world);
    const refused = await world.post(PATH, FORM);
    expectError(refused, 409);
    expect(refused.body.message).toContain("最多保存 20 个收货地址");
  });

  it("stay the same in existing orders when they are edited", async () => {
    const world = await mock.as("buyer");
    const before = (await world.get<Order>("/api/order/9006")).body.data.address;
    const form = { ...FORM, detail: "搬走了" };
    expectSuccess("updateAddress", await world.request("PUT", `${PATH}/${before.id}`, { form }));
    expect((await world.get<Order>("/api/order/9006")).body.data.address).toEqual(before);
  });

  it.each(["buyer", "empty"])("cannot be accessed by %s if they are another buyer's", async (persona) => {
    const world = await mock.as(persona);
    expectError(await world.request("PUT", `${PATH}/5`, { form: FORM }), 404);
    expectError(await world.request("DELETE", `${PATH}/5`), 404);
    expectError(await world.post(`${PATH}/5/default`), 404);
  });

  it("reject what cannot be delivered to", async () => {
    const world = await mock.as("buyer");
    expectError(await world.post(PATH, { ...FORM, phone: "12345" }), 422, ["phone"]);
    const blank = await world.post(PATH, { ...FORM, name: "  ", detail: " " });
    expectError(blank, 422, ["name", "detail"]);
    expect(blank.body.errors?.detail).toEqual(["请填写详细地址"]);
  });

  it("are for buyers only", async () => {
    expectError(await (await mock.world()).get(PATH), 401);
  });
});
