import type { GoodsDetail } from "#generated/model/index.ts";
import { comparablePrice } from "#src/entities/goods/comparable-price.ts";
import { priceAt } from "#src/entities/goods/price.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";

/** The facts in which compared goods may differ, as texts or numbers that can be compared. */
const FACTS = {
  price: ({ goods }: GoodsDetail) => priceAt(goods, packOf(goods)),
  unit: (detail: GoodsDetail) => priceOf(detail)?.price,
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
 * The ids of the goods that are best in a fact: the cheapest by unit or gram, or the latest to expire. None where all
 * are equal in it, or where the goods themselves are no equals.
 */
export function bestIn(compared: readonly GoodsDetail[], fact: "unit" | "expiry"): readonly number[] {
  if (!differs(compared, fact)) return [];
  if (fact === "expiry") {
    const latest = compared.reduce((last, { goods: { xq = "" } }) => (xq > last ? xq : last), "");
    return compared.flatMap(({ goods }) => (goods.xq === latest ? [goods.id] : []));
  }
  const prices = compared.map(priceOf);
  if (new Set(prices.map((price) => price?.equals)).size > 1) return [];
  const least = Math.min(...prices.map((price) => price?.price ?? 0));
  return compared.flatMap(({ goods }, index) => (prices[index]?.price === least ? [goods.id] : []));
}

const priceOf = ({ goods }: Pick<GoodsDetail, "goods">) => comparablePrice(goods, packOf(goods));
