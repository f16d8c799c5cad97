import { describe, expect, it } from "vitest";
import type { Address } from "#generated/model/address.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

describe("addresses", () => {
  it("are the buyer's own, the default first", async () => {
    const world = await mock.world();
    await world.login("buyer");
    const own = expectSuccess("listAddresses", await world.get<Address[]>("/api/user/address"));
    expect(own.map(({ id, is_default: isDefault }) => [id, isDefault])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(own[0]).not.toHaveProperty("userId");
    await world.login("unsigned");
    const others = expectSuccess("listAddresses", await world.get<Address[]>("/api/user/address"));
    expect(others.map(({ id }) => id)).toEqual([3, 4]);
  });

  it("may be none", async () => {
    const world = await mock.world();
    await world.login("newbie");
    expect(expectSuccess("listAddresses", await world.get<Address[]>("/api/user/address"))).toEqual([]);
  });

  it("are for buyers only", async () => {
    expectError(await (await mock.world()).get("/api/user/address"), 401);
  });
});
