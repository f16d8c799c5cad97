/** Proposals for topping up a cart: none is worse than it says, by the prices of the checkout itself. */
import { expect, it } from "vitest";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { Goods } from "#generated/model/goods.ts";
import type { OrderPreview } from "#generated/model/orderPreview.ts";
import type { TopUpProposal } from "#generated/model/topUpProposal.ts";
import { createRandom } from "#mock/world/random.ts";
import { extent } from "#tests/support/extent.ts";
import { addGoods, cartOf, emptyCart, lineWith } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { fillCart, goodsForCarts } from "../support/random-cart.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const CARTS = extent(100, 1000);

const fen = (yuan: number) => Math.round(yuan * 100);
const topUp = async (world: TestWorld, query = "") =>
  expectSuccess("getCartTopUp", await world.get(`/api/cart/topup${query}`));

/** Returns the cost of ordering all selected lines by `previewOrder`, in 元; undefined if they cannot be ordered. */
async function costOf(world: TestWorld): Promise<number | undefined> {
  const ids = (await cartOf(world)).filter(({ is_selected }) => is_selected === 1).map(({ id }) => id);
  const opened = await world.post<{ checkout_no: string }>("/api/cart/checkout", { ids, new: 1 });
  if (opened.status !== 200) return undefined;
  const body = { checkout_no: opened.body.data.checkout_no };
  return (await world.post<OrderPreview>("/api/order/preview", body)).body.data.amount;
}

/** The names of the tiers that the ticked lines have reached. */
async function reachedTiers(world: TestWorld): Promise<string[]> {
  const { manjians, discounts } = (await world.get<CartStore>("/api/cart/list")).body.data.activity_data;
  return [...Object.values(manjians.manjians), ...Object.values(discounts.discounts)]
    .filter(({ status }) => status === 1)
    .map(({ name = "" }) => name);
}

/** Adds what a proposal says, as the shop does. */
async function take(world: TestWorld, { goods, add }: TopUpProposal): Promise<void> {
  const { id: goods_id, price, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = goods;
  const offer = { ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
  const reply = await world.post("/api/cart", {
    params: [{ goods_id, price: price ?? 0, number: add, ...offer }],
  });
  expect({ status: reply.status, text: reply.text }).toMatchObject({ status: 200 });
}

it(`no proposal for ${CARTS} random carts is worse than it says`, async () => {
  const random = createRandom(180);
  const world = await emptyCart(await mock.as("buyer"));
  const goods: readonly Goods[] = await goodsForCarts(world);
  const seen = new Map<string, number>();
  for (let cart = 0; cart < CARTS; cart += 1) {
    await fillCart(world, goods, random);
    const before = await costOf(world);
    const { amount, proposals } = await topUp(world);
    if (before === undefined) continue;
    expect(amount).toBe(before);
    const sources = proposals.map(({ source }) => source);
    expect(sources).toEqual(sources.toSorted((a, b) => a - b));
    const times = (key: string) => seen.get(key) ?? 0;
    const [proposal] = proposals.toSorted(
      (a, b) =>
        times(`goal ${a.goal}`) - times(`goal ${b.goal}`) ||
        times(`source ${a.source}`) - times(`source ${b.source}`),
    );
    if (!proposal) continue;
    expect(proposal.before).toBe(before);
    expect(fen(proposal.saves)).toBe(fen(before) + fen(proposal.add_amount) - fen(proposal.after));
    expect(fen(proposal.saves)).toBeGreaterThan(0);
    await take(world, proposal);
    expect({ proposal, cost: await costOf(world) }).toMatchObject({ cost: proposal.after });
    if (proposal.goal <= 2) expect(await reachedTiers(world)).toContain(proposal.gain);
    for (const key of [`source ${proposal.source}`, `goal ${proposal.goal}`])
      seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  // Carts without proposals would keep every promise.
  const kinds = ["source 1", "source 2", "goal 1", "goal 3", "goal 4", "goal 5"];
  expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
});

it("proposes the boxes up to a price tier, a full reduction and free shipping", async () => {
  const world = await emptyCart(await mock.as("buyer"));
  await lineWith(world, 7, 90);
  const { proposals: tiers } = await topUp(world, "?goal=4");
  expect(tiers[0]).toMatchObject({
    goods_id: 7,
    source: 1,
    number: 90,
    add: 10,
    gain: "满 100 盒享 11.90 元",
  });
  // 90 boxes at 12.50 are 1,125.00, a hundred at 11.90 are 1,190.00.
  expect(fen(tiers[0]!.after) - fen(tiers[0]!.before)).toBe(6500);
  const { proposals: next } = await topUp(world, "?goal=1&tier_id=3");
  expect(next[0]).toMatchObject({ gain: "满 3000 减 80" });
  const isFirst = next.map(({ source, goal }) => source * 2 - Number(goal === 1));
  expect(isFirst).toEqual(isFirst.toSorted((a, b) => a - b));
  expect((await topUp(world, "?goal=3")).proposals.filter(({ goal }) => goal === 3)).toEqual([]);
});

it("has nothing to say of an empty cart, and leaves the cart as it is", async () => {
  const world = await emptyCart(await mock.as("buyer"));
  expect(await topUp(world)).toEqual({ amount: 0, proposals: [] });
  await addGoods(world, 2, 10);
  const before = await cartOf(world);
  expect((await topUp(world, "?goal=3")).proposals.length).toBeGreaterThan(0);
  expect(await cartOf(world)).toEqual(before);
  expectError(await world.get("/api/cart/topup?goal=9"), 422, ["goal"]);
});
