import type { Goods } from "#generated/model/index.ts";
import { priceAtMinimum } from "#src/entities/goods/price.ts";
import { describeQuery, oneOf } from "#src/shared/lib/address-query.ts";
import { compareMoney, shareOfMoney } from "#src/shared/lib/money-math.ts";

/** The sort orders of the day's specials, by their value in the address. */
export const SPECIAL_SORTS = [
  { value: undefined, name: "默认" },
  { value: "off", name: "降幅最大" },
  { value: "price", name: "价格最低" },
  { value: "sales", name: "销量最高" },
] as const;

export type SpecialSort = (typeof SPECIAL_SORTS)[number]["value"];

type Special = Pick<Goods, "price" | "base_price" | "sales">;

export const specialsQuery = describeQuery({
  sort: oneOf(SPECIAL_SORTS.flatMap(({ value }) => value ?? [])),
});

/** Sorts goods as requested; keeps the order when prices are hidden. */
export function sortSpecials<T extends Special>(goods: readonly T[], sort: SpecialSort): T[] {
  if (sort === "off") return goods.toSorted((a, b) => shareOff(b) - shareOff(a));
  if (sort === "price")
    return goods.toSorted((a, b) => compareMoney(priceAtMinimum(a) ?? 0, priceAtMinimum(b) ?? 0));
  if (sort === "sales") return goods.toSorted((a, b) => (b.sales ?? 0) - (a.sales ?? 0));
  return [...goods];
}

/** The discount on the regular price, 0 to 1. */
function shareOff(goods: Special): number {
  const { base_price } = goods;
  const price = priceAtMinimum(goods);
  return price === null || !base_price ? 0 : 1 - shareOfMoney(price, base_price);
}
