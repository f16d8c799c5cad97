import type { GoodsDetail } from "#generated/model/index.ts";
import { priceAt } from "#src/entities/goods/price.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { pricePerUnit } from "#src/shared/lib/money-math.ts";

/** The facts in which compared goods may differ, as texts or numbers that can be compared. */
const FACTS = {
  price: ({ goods }: GoodsDetail) => priceAt(goods, packOf(goods)),
  unit: (detail: GoodsDetail) => unitPrice(detail),
  tiers: ({ goods }: GoodsDetail) => JSON.stringify(goods.ladder_price),
  last: ({ goods }: GoodsDetail) => goods.last_price,
  expiry: ({ goods }: GoodsDetail) => goods.xq,
  spec: ({ goods }: GoodsDetail) => goods.ypgg,
  packs: ({ goods }: GoodsDetail) => `${packOf(goods)}/${goods.jzl}${goods.bzdw}`,
  maker: ({ goods }: GoodsDetail) => goods.sccj,
  approval: ({ goods }: GoodsDetail) => goods.pzwh,
  stock: ({ goods }: GoodsDetail) => goods.number > 0,
  storage: ({ storage }: GoodsDetail) => storage,
} as const;

export type Fact = keyof typeof FACTS;

export function differs(compared: readonly GoodsDetail[], fact: Fact): boolean {
  return new Set(compared.map((detail) => FACTS[fact](detail))).size > 1;
}

/**
 * The ids of the goods that are best in a fact: the cheapest by unit, of one unit all of them, or the latest to expire.
 * None where all are equal, or one of them cannot be compared.
 */
export function bestIn(compared: readonly GoodsDetail[], fact: "unit" | "expiry"): readonly number[] {
  if (!differs(compared, fact)) return [];
  if (fact === "expiry") {
    const latest = compared.reduce((last, { goods: { xq = "" } }) => (xq > last ? xq : last), "");
    return compared.flatMap(({ goods }) => (goods.xq === latest ? [goods.id] : []));
  }
  const units = new Set(compared.map(({ goods }) => goods.pack_content?.unit));
  const prices = compared.flatMap((detail) => unitPrice(detail) ?? []);
  if (units.size > 1 || prices.length < compared.length) return [];
  const least = Math.min(...prices);
  return compared.flatMap((detail) => (unitPrice(detail) === least ? [detail.goods.id] : []));
}

/** The price of one unit with the digits that are shown; null without one. */
function unitPrice({ goods }: Pick<GoodsDetail, "goods">): number | null {
  const price = priceAt(goods, packOf(goods));
  return price === null || !goods.pack_content
    ? null
    : Number(pricePerUnit(price, goods.pack_content.number));
}
