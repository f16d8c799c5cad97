import { describe, expect, it } from "vitest";
import type { User } from "#generated/model/user.ts";
import { otherCode, smsCode } from "../support/account.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PATH = "/api/user/stores";

const stores = async (world: TestWorld) => expectSuccess("listStores", await world.get(PATH));
const ids = async (world: TestWorld) => (await stores(world)).map(({ id }) => id);
const link = (world: TestWorld, username: string, code: string) => world.post(PATH, { username, code });

describe("stores", () => {
  it("are those of one owner, the current one first", async () => {
    const world = await mock.as("chain");
    expect(await ids(world)).toEqual([8, 9, 10, 11]);
    const [own, second, , last] = await stores(world);
    expect(own).toMatchObject({ is_current: 1, name: "湖州百年同康医药连锁有限公司" });
    expect(second).toMatchObject({
      is_current: 0,
      username: "chain01",
      address: "浙江省湖州市吴兴区红旗路 79 号",
    });
    expect(last).toMatchObject({ is_passed: 0 });
    await world.login("chain02");
    expect(await ids(world)).toEqual([10, 8, 9, 11]);
    await world.login("empty");
    expect(await ids(world)).toEqual([12]);
  });

  it("are switched with a new session", async () => {
    const world = await mock.as("buyer");
    const before = world.session();
    const reply = await world.post(`${PATH}/4/switch`);
    expect(expectSuccess("switchStore", reply)).toMatchObject({ id: 4, is_current: 1 });
    expect((await world.get<User>("/api/user")).body.data.username).toBe("branch");
    expect(world.session()).not.toBe(before);
    world.useSession(before);
    expectError(await world.get(PATH), 401);
  });

  it("are linked by an SMS code, and see each other then", async () => {
    const world = await mock.as("buyer");
    const code = await smsCode(world, "store", "13500001406");
    expectError(await link(world, "manager", otherCode(code)), 422, ["code"]);
    const linked = expectSuccess("linkStore", await link(world, "manager", code), 201);
    expect(linked).toMatchObject({ id: 6, is_current: 0, linked_at: "2026-11-21 10:00:00" });
    expect(await ids(world)).toEqual([1, 4, 6]);
    expectError(await link(world, "manager", code), 409);
    const form = { ids: [101], other_user_ids: [6] };
    expectSuccess("copyCart", await world.post("/api/cart/copy", form));
    expect((await stores(world)).at(-1)?.cart).toBe(1);
    await world.login("manager");
    expect(await ids(world)).toEqual([6, 1, 4]);
  });

  it("are not linked when unknown, the current one, linked already or another company's", async () => {
    const world = await mock.as("buyer");
    expectError(await link(world, "nobody", "123456"), 422, ["username"]);
    expectError(await link(world, "buyer", "123456"), 422, ["username"]);
    expectError(await link(world, "branch", "123456"), 409);
    const code = await smsCode(world, "store", "13300001409");
    expectError(await link(world, "chain01", code), 409);
  });

  it("can be unlinked, the first one too, but not the current one", async () => {
    const world = await mock.as("branch");
    expectError(await world.request("DELETE", `${PATH}/4`), 409);
    expectError(await world.request("DELETE", `${PATH}/6`), 404);
    expect(expectSuccess("unlinkStore", await world.request("DELETE", `${PATH}/1`))).toBeNull();
    expect(await ids(world)).toEqual([4]);
    expectError(await world.post(`${PATH}/1/switch`), 404);
    await world.login("buyer");
    expect(await ids(world)).toEqual([1]);
    expectError(await world.post("/api/cart/copy", { ids: [101], other_user_ids: [4] }), 422);
  });

  it("lose the sessions that were switched to or from them when they are unlinked, and no others", async () => {
    const world = await mock.as("chain");
    const own = world.session();
    const switched = async (...ids: number[]) => {
      await world.login("chain");
      for (const id of ids) expectSuccess("switchStore", await world.post(`${PATH}/${id}/switch`));
      return world.session();
    };
    const [there, back, through, elsewhere] = [
      await switched(9),
      await switched(9, 8),
      await switched(9, 10),
      await switched(10),
    ];
    await world.login("chain01");
    const stores = world.session();
    world.useSession(own);
    expectSuccess("unlinkStore", await world.request("DELETE", `${PATH}/9`));
    const status = async (token: string | undefined) => {
      world.useSession(token);
      return (await world.get("/api/user/base")).status;
    };
    expect([await status(there), await status(back), await status(through)]).toEqual([401, 401, 401]);
    const others = [await status(own), await status(stores), await status(elsewhere)];
    expect(others).toEqual([200, 200, 200]);
  });

  it("are for buyers only", async () => {
    expectError(await (await mock.world()).get(PATH), 401);
  });
});
