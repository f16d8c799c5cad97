import type { Goods } from "#generated/model/index.ts";

/** How the specials of a day can be ordered, by what stands in the address. */
export const SPECIAL_SORTS = [
  { value: undefined, name: "默认" },
  { value: "off", name: "降幅最大" },
  { value: "price", name: "价格最低" },
  { value: "sales", name: "销量最高" },
] as const;

export type SpecialSort = (typeof SPECIAL_SORTS)[number]["value"];

type Special = Pick<Goods, "price" | "base_price" | "sales">;

/** Reads an order from the address; undefined, the server's own, for whatever is unknown. */
export function parseSpecialSort(text: string | null): SpecialSort {
  return SPECIAL_SORTS.find(({ value }) => value === text)?.value;
}

/** The goods in the order that is asked for; hidden prices leave it as it was. */
export function sortSpecials<T extends Special>(goods: readonly T[], sort: SpecialSort): T[] {
  if (sort === "off") return goods.toSorted((a, b) => shareOff(b) - shareOff(a));
  if (sort === "price") return goods.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  if (sort === "sales") return goods.toSorted((a, b) => b.sales - a.sales);
  return [...goods];
}

/** The part of the ordinary price that is saved, 0 to 1. */
function shareOff({ price, base_price }: Special): number {
  return price === null || !base_price ? 0 : 1 - price / base_price;
}
