import { expect, it } from "vitest";
import { createRandom } from "#mock/world/random.ts";
import { rankTiers } from "#src/features/cart/lib/activity-tiers.ts";
import { filterLines } from "#src/features/cart/lib/cart-filter.ts";
import { cartTotals } from "#src/features/cart/lib/cart-totals.ts";
import { mergeEdits } from "#src/features/cart/lib/merge-edits.ts";
import { shippingRemainder, shipsFree } from "#src/features/cart/lib/shipping.ts";
import { extent } from "#tests/support/extent.ts";
/** The mock, the shop's own code and a calculation on whole numbers agree on every cart, to the 分. */
import type { CartLine, CartStore, CartTotals, Goods } from "#tests/support/whole.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const CARTS = extent(150, 5000);
const mock = testMock();

it(`${CARTS} random carts have the same totals, shipping and tiers by three calculations`, async () => {
  const world = await mock.as("buyer");
  const goods = await goodsOnSale(world);
  const random = createRandom(5);
  const seen = {
    lines: 0,
    lost: 0,
    gifts: 0,
    reductions: 0,
    combinations: 0,
    flash: 0,
    tiers: 0,
    free: 0,
  };
  // The two unavailable lines stay: such lines could not be added again.
  let filled: number[] = (await world.get<CartStore>("/api/cart/list")).body.data.data
    .map(({ id }) => id)
    .filter((id) => id !== 110 && id !== 111);
  for (let index = 0; index < CARTS; index++) {
    filled = await refillCart(world, filled, goods, random);
    const cart = expectSuccess("listCartLines", await world.get("/api/cart/list"));
    const totals = expectSuccess("getCartTotal", await world.get("/api/cart/total"));
    const expected = calculate(cart);
    expect(fromServer(totals), `cart ${index}: the mock`).toEqual(expected);
    expect(byShop(cart), `cart ${index}: the shop`).toEqual(expected);
    expectTiers(cart, expected.eligible);
    expectFilters(cart);
    tally(seen, cart, expected.remainder);
  }
  // Empty carts would agree trivially.
  expect(Math.min(...Object.values(seen))).toBeGreaterThanOrEqual(CARTS / 20);
});

type Sums = { amount: number; eligible: number; ineligible: number; remainder: number };

const inCents = ({ amount, eligible, ineligible, remainder }: Sums): Sums => ({
  amount: cents(amount),
  eligible: cents(eligible),
  ineligible: cents(ineligible),
  remainder: cents(remainder),
});

const fromServer = (totals: Required<CartTotals>): Sums =>
  inCents({
    amount: totals.amount,
    eligible: totals.eligible_amount,
    ineligible: totals.ineligible_amount,
    remainder: totals.shipping_remainder,
  });

function byShop({ data, shipping_data: shipping }: CartStore): Sums {
  const lines = mergeEdits(data, new Map(), new Map());
  const { amount, eligible, ineligible } = cartTotals(lines);
  const remainder = shipsFree(lines) ? 0 : shippingRemainder(shipping, amount);
  return inCents({ amount, eligible, ineligible, remainder });
}

/** Specification section 5, calculated in whole 分 from the digits of the response. */
function calculate({ data, shipping_data: shipping }: CartStore): Sums {
  const chosen = data.filter(
    ({ is_selected, type, goods }) =>
      is_selected === 1 && (type === 3 || (goods.is_buy === 1 && goods.number > 0)),
  );
  const sum = (lines: CartLine[]) =>
    lines.reduce(
      (total, { number, price, goods_manjian_amount, gift_data }) =>
        total + number * cents(price) - cents(goods_manjian_amount) + cents(gift_data.total),
      0,
    );
  const amount = sum(chosen);
  const eligible = sum(chosen.filter(({ with_coupon }) => with_coupon === 1));
  const single = chosen.some(({ number, goods }) => goods.is_dpby === 1 && number >= goods.qg_number);
  const all = chosen.every(
    ({ number, goods }) => goods.is_free_shipping === 1 && number >= goods.free_shipping_number,
  );
  const missing = cents(shipping.shipping_amount) - amount - cents(shipping.no_trans_order_amount);
  const remainder = single || (chosen.length > 0 && all) ? 0 : Math.max(0, missing);
  return { amount, eligible, ineligible: amount - eligible, remainder };
}

/** Converts an amount of at most two decimals to 分, by its digits. */
function cents(yuan: number): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(yuan));
  if (!match) throw new Error(`${yuan} is no amount of whole 分`);
  return Number(`${match[1]}${(match[2] ?? "").padEnd(2, "0")}`);
}

/** The mock's tiers and the shop's agree in marks and order. */
function expectTiers({ activity_data: activity }: CartStore, eligible: number): void {
  for (const tiers of [activity.manjians.manjians, activity.discounts.discounts]) {
    const statuses = Object.values(tiers).map(({ amount, status }) => {
      expect(status).toBe(cents(amount) <= eligible ? 1 : 0);
      return status;
    });
    expect(statuses).toEqual(statuses.toSorted((a, b) => b - a));
    for (const { tier, reached, shortfall } of rankTiers(tiers, eligible / 100)) {
      expect(reached).toBe(tier.status === 1);
      expect(cents(shortfall)).toBe(Math.max(0, cents(tier.amount) - eligible));
    }
  }
}

/** Expects the shop to show as many lines per filter as the mock counts. */
function expectFilters({ data, filter_data: filters }: CartStore): void {
  for (const { id, number } of filters) expect([id, filterLines(data, id).length]).toEqual([id, number]);
}

type Random = () => number;

const COMMONEST = [1, 3, 4, 5, 6, 7, 8, 12, 15, 16, 21, 900_001, 900_002];

/** Available goods: the showcase with its offers, and some of the others. */
async function goodsOnSale(world: TestWorld): Promise<Goods[]> {
  const goods: Goods[] = [];
  for (const id of COMMONEST) {
    const { status, body } = await world.get<{ goods: Goods }>(`/api/goods/detail/${id}`);
    if (status === 200) goods.push(body.data.goods);
  }
  for (let page = 1; page <= 4; page++) {
    const { body } = await world.get<{ list: Goods[] }>(
      `/api/goods/list?in_stock=1&page_size=100&page=${page}`,
    );
    goods.push(...body.data.list);
  }
  return goods.filter(({ is_buy, number, zbz, price }) => is_buy === 1 && number >= zbz && price !== null);
}

/** Replaces the lines by random goods, some of them unselected. Returns the new lines. */
async function refillCart(
  world: TestWorld,
  ids: number[],
  goods: Goods[],
  random: Random,
): Promise<number[]> {
  await world.post("/api/cart/batch_delete", { ids });
  const chosen = new Map<number, Goods>();
  for (let count = Math.floor(random() * 9); count >= 0; count--) {
    const from = random() < 0.5 ? COMMONEST.length : goods.length;
    const one = goods[Math.floor(random() * from)];
    if (one) chosen.set(one.id, one);
  }
  const params = [...chosen.values()].map((one) => itemOf(one, random));
  const added = await world.post("/api/cart", { params });
  const lines = expectSuccess("addCartLines", added).lines;
  const off = lines.filter(() => random() < 0.2).map(({ id }) => id);
  if (off.length > 0) await world.post("/api/cart/batch_select", { ids: off, is_selected: 0 });
  return lines.map(({ id }) => id);
}

function itemOf(goods: Goods, random: Random) {
  const { id, price, ck_id, zbz, number: stock, limit_number: limit, limit_left: left, ...rest } = goods;
  const { goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = rest;
  const most = Math.floor(Math.min(limit > 0 ? left : stock, stock, 120) / zbz) || 1;
  const number = zbz * (1 + Math.floor(random() * most));
  return { goods_id: id, price, number, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
}

function tally(seen: Record<string, number>, { data, activity_data }: CartStore, remainder: number): void {
  const note = (what: string, count: number) => (seen[what] = (seen[what] ?? 0) + count);
  note("lines", data.length);
  note("lost", data.filter(({ goods }) => goods.is_buy === 0 || goods.number === 0).length);
  note("gifts", data.filter(({ gift_data }) => gift_data.total > 0).length);
  note("reductions", data.filter(({ goods_manjian_amount }) => goods_manjian_amount > 0).length);
  note("combinations", data.filter(({ type }) => type === 3).length);
  note("flash", data.filter(({ type }) => type === 1).length);
  note("tiers", Object.values(activity_data.manjians.manjians).filter(({ status }) => status === 1).length);
  note("free", remainder === 0 ? 1 : 0);
}
