import { describe, expect, it } from "vitest";
import { toCartItem } from "#src/entities/goods/cart-item.ts";
import { buyingObstacle, noBuyReason } from "#src/entities/goods/for-sale.ts";
import { linePriceAt, priceAt } from "#src/entities/goods/price.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { refusedItems } from "#src/entities/goods/refused-items.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import { lineState } from "#src/features/cart/lib/line-state.ts";
import { fitNumber } from "#src/features/quick-purchase/plan/fit-number.ts";
/** The shop says the same of goods wherever they come from, and what it says is what the server does. */
import type { CartLine, Goods } from "#tests/support/whole.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

/** In the cart of `buyer`: price tiers, offers, one out of stock (10), one delisted (11), one nearly sold out (9). */
const IN_CART = [7, 1, 3, 4, 5, 6, 8, 12, 10, 11, 15, 9];
const PACKS = [1, 2, 5, 10, 40];

const cart = async (world: TestWorld): Promise<CartLine[]> =>
  expectSuccess("listCartLines", await world.get("/api/cart/list")).data;

const about = (goods: Goods) => ({
  stock: describeStock(goods),
  reason: noBuyReason(goods),
  rules: quantityRules(goods),
  fits: fitNumber(goods, 15),
});
const prices = (goods: Goods) => PACKS.map((packs) => priceAt(goods, packs * goods.zbz));
const linePrices = (line: CartLine) => PACKS.map((packs) => linePriceAt(line, packs * line.goods.zbz));

/** Goods of every zone, sold in every way. */
async function someGoods(world: TestWorld): Promise<Goods[]> {
  const pages = await Promise.all(
    [1, 5, 10, 15, 19].map((page) => world.get(`/api/goods/list?page_size=100&page=${page}`)),
  );
  return pages.flatMap((page) => expectSuccess("listGoods", page).list);
}

describe("the same goods", () => {
  it("read alike on their page, in the plan and in the cart", async () => {
    const world = await mock.as("buyer");
    const lines = (await cart(world)).filter(({ type }) => type !== 3);
    expect(lines.map(({ goods }) => goods.id)).toEqual(IN_CART);
    const plan = { lines: IN_CART.map((id) => ({ text: String(id), number: 15 })) };
    const matches = expectSuccess("matchGoods", await world.post("/api/goods/match", plan));
    for (const [index, line] of lines.entries()) {
      const { goods } = expectSuccess(
        "getGoodsDetail",
        await world.get(`/api/goods/detail/${line.goods.id}`),
      );
      const [matched] = matches[index]?.candidates ?? [];
      expect([matched?.id, goods.id]).toEqual([line.goods.id, line.goods.id]);
      expect(about(line.goods)).toEqual(about(goods));
      expect(matched && about(matched)).toEqual(about(goods));
      expect(linePrices(line)).toEqual(prices(goods));
      expect(matched && prices(matched)).toEqual(prices(goods));
    }
  });

  it("are unavailable in the cart when nobody can buy them, and only then", async () => {
    for (const line of await cart(await mock.as("buyer"))) {
      const { text } = describeStock(line.goods);
      expect([line.goods.id, lineState(line) === "unavailable"]).toEqual([
        line.goods.id,
        text === "缺货" || text === "暂不可购",
      ]);
    }
  });
});

describe("some 500 goods", () => {
  it("are refused exactly when the shop gives a reason, and never read 有货 then", async () => {
    const world = await mock.as("buyer");
    const goods = await someGoods(world);
    const blocked = goods.filter((one) => buyingObstacle(one) !== "");
    expect(blocked.length).toBeGreaterThan(20);
    expect(blocked.filter((one) => describeStock(one).text === "有货")).toEqual([]);
    const params = goods.map((one) => ({ ...toCartItem(one, one.zbz) }));
    const { status, body } = await world.post("/api/cart", { params });
    expect(status).toBe(422);
    const refused = [...refusedItems(body.errors ?? {}).keys()].map((index) => goods[index]?.id);
    expect(new Set(refused)).toEqual(new Set(blocked.map(({ id }) => id)));
  });

  it("are sold in the quantity to which the shop corrects, and at the price that it shows", async () => {
    const world = await mock.as("buyer");
    const ids = (await cart(world)).map(({ id }) => id);
    await world.post("/api/cart/batch_delete", { ids });
    const goods = (await someGoods(world)).filter((one) => buyingObstacle(one) === "");
    for (const asked of [1, 15, 100_000]) {
      const params = goods.map((one) => ({ ...toCartItem(one, fitNumber(one, asked).number) }));
      expectSuccess("addCartLines", await world.post("/api/cart", { params }));
      const lines = await cart(world);
      expect(lines.map(({ goods: { id }, number, price }) => [id, number, price])).toEqual(
        params.map((item) => [item.goods_id, item.number, item.price]),
      );
      await world.post("/api/cart/batch_delete", { ids: lines.map(({ id }) => id) });
    }
  });
});
