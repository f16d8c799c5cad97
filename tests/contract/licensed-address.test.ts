import { describe, expect, it } from "vitest";
import { addGoods, cartOf, emptyCart } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

/** A checkout of a compound with pseudoephedrine. */
async function checkOutCompound(world: TestWorld) {
  const { list } = expectSuccess(
    "listGoods",
    await world.get(`/api/goods/list?keywords=${encodeURIComponent("氨酚伪麻美芬片")}`),
  );
  const compound = list.find((goods) => goods.is_buy === 1 && goods.number >= goods.zbz);
  expect(compound).toMatchObject({ name: "氨酚伪麻美芬片", licensed_address_only: 1 });
  await emptyCart(world);
  await addGoods(world, compound!.id, compound!.zbz);
  return checkOut(
    world,
    (await cartOf(world)).map(({ id }) => id),
  );
}

describe("a compound with ephedrine", () => {
  it("goes to the licensed address alone, or is picked up", async () => {
    const world = await mock.as("buyer");
    const addresses = expectSuccess("listAddresses", await world.get("/api/user/address"));
    expect(addresses.map(({ id, is_licensed: isLicensed }) => [id, isLicensed])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const { checkout_no: no } = await checkOutCompound(world);
    const refused = await sendOrder(world, no, { address_id: 2 });
    expectError(refused, 422, ["address_id"]);
    expect(refused.body.errors?.address_id?.[0]).toMatch(/^氨酚伪麻美芬片属含特殊药品复方制剂/u);
    expectSuccess("createOrder", await sendOrder(world, no, { address_id: 1 }), 201);
    const again = await checkOutCompound(world);
    const pickedUp = { address_id: 2, delivery_type: 3 };
    expectSuccess("createOrder", await sendOrder(world, again.checkout_no, pickedUp), 201);
  });
});
