import type { GoodsRecord } from "../records.ts";

/** A quantity of one product. */
type Units = { readonly goodsId: number; readonly number: number };

type Composed = Pick<GoodsRecord, "id" | "parts">;

/**
 * Returns what a quantity of a product takes from the stock: the parts of a combination, or else the product itself.
 */
export const contentsOf = ({ id, parts }: Composed, number: number): readonly Units[] =>
  parts.length === 0
    ? [{ goodsId: id, number }]
    : parts.map((part) => ({ goodsId: part.goodsId, number: part.number * number }));

/** The total quantity of each product in some lines, combinations taken apart. Unknown goods count as they are. */
export function unitsIn(
  lines: Iterable<Units>,
  goodsOf: (id: number) => Composed | undefined,
): Map<number, number> {
  const units = new Map<number, number>();
  for (const { goodsId, number } of lines) {
    const goods = goodsOf(goodsId) ?? { id: goodsId, parts: [] };
    for (const part of contentsOf(goods, number)) {
      units.set(part.goodsId, (units.get(part.goodsId) ?? 0) + part.number);
    }
  }
  return units;
}
