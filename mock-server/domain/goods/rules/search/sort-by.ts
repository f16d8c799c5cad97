import type { GoodsRecord } from "../../records.ts";

/** Goods in ascending order of a number, ties by id; each number is calculated only once. */
export function sortBy(
  goods: readonly GoodsRecord[],
  key: (item: GoodsRecord) => number,
): readonly GoodsRecord[] {
  const keys = Float64Array.from(goods, key);
  const order = Uint32Array.from(goods, (_, index) => index);
  const keyAt = (index: number) => keys[index] ?? 0;
  order.sort((a, b) => keyAt(a) - keyAt(b) || a - b);
  return Array.from(order).flatMap((index) => goods[index] ?? []);
}
