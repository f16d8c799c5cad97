import { describe, expect, it } from "vitest";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { checkOutCompound, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

describe("a compound with ephedrine", () => {
  it("goes to the licensed address alone, or is picked up", async () => {
    const world = await mock.as("buyer");
    const addresses = expectSuccess("listAddresses", await world.get("/api/user/address"));
    expect(addresses.map(({ id, is_licensed: isLicensed }) => [id, isLicensed])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const { checkout_no: no, lines } = await checkOutCompound(world);
    expect(lines.map(({ goods }) => [goods.name, goods.licensed_address_only])).toEqual([
      ["氨酚伪麻美芬片", 1],
    ]);
    const refused = await sendOrder(world, no, { address_id: 2 });
    expectError(refused, 422, ["address_id"]);
    expect(refused.body.errors?.address_id?.[0]).toMatch(/^氨酚伪麻美芬片属含特殊药品复方制剂/u);
    expectSuccess("createOrder", await sendOrder(world, no, { address_id: 1 }), 201);
    const again = await checkOutCompound(world);
    const pickedUp = { address_id: 2, delivery_type: 3 };
    expectSuccess("createOrder", await sendOrder(world, again.checkout_no, pickedUp), 201);
  });
});
