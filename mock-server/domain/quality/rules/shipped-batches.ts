import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { batchesOf } from "#mock/domain/goods/rules/batches.ts";
import { contentsOf } from "#mock/domain/goods/rules/contents.ts";
import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDate } from "#mock/world/shanghai-time.ts";
import { EARLIER_BATCHES, reportOf } from "./reports.ts";

/** A quantity of one product from the batch at `index` of its stock (batchAt). */
export type ShippedBatch = { readonly goods: GoodsRecord; readonly index: number; readonly number: number };

/**
 * Returns the batches that the warehouse took for an order line, product by product, earliest expiry first: the rest
 * of one batch, then the next. Only batches that had been tested when the order was shipped; empty before that. The
 * result is derived, so it stays the same whatever is sold later. A combination is split into its parts.
 */
export function shippedBatches(
  { seed }: WorldState,
  { id, shippedAt }: OrderRecord,
  line: OrderLineRecord,
): ShippedBatch[] {
  if (shippedAt === null) return [];
  const goods = seed.goods.get(line.goodsId);
  const contents = goods ? contentsOf(goods, line.number) : [];
  const day = formatDate(shippedAt);
  return contents.flatMap(({ goodsId, number }) => {
    const product = seed.goods.get(goodsId);
    return product ? taken(product, number, day, id) : [];
  });
}

function taken(goods: GoodsRecord, number: number, day: string, orderId: number): ShippedBatch[] {
  const [first = 0, next] = batchesOn(goods, day);
  const size = batchesOf(goods)[0]?.number ?? number;
  // The units of the first batch that earlier orders have left.
  const left = 1 + ((orderId * 37 + goods.id * 11) % Math.max(1, size));
  if (next === undefined || left >= number) return [{ goods, index: first, number }];
  return [
    { goods, index: first, number: left },
    { goods, index: next, number: number - left },
  ];
}

/** The batches of a product that could be shipped on a day (`YYYY-MM-DD`), by expiry. */
function batchesOn(goods: GoodsRecord, day: string): number[] {
  const isTested = (index: number) => reportOf(goods, index).publishedAt < day;
  const inStock = batchesOf(goods)
    .map((_, index) => index)
    .filter(isTested);
  if (inStock.length > 0) return inStock;
  for (let index = 0; index > -EARLIER_BATCHES; index -= 1) if (isTested(index)) return [index];
  return [-EARLIER_BATCHES];
}
