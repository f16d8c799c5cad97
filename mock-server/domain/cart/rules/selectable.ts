import { CartLineType } from "#generated/enums.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { isAvailable } from "#mock/domain/goods/rules/quantity.ts";
import type { CartLineRecord } from "../records.ts";

/**
 * A line can be selected, and then counts, if its goods are on sale and in stock, or if it is a combination, which
 * always counts (specification sections 4 and 5).
 */
export const isSelectable = ({ type }: Pick<CartLineRecord, "type">, goods: GoodsRecord): boolean =>
  type === CartLineType.Combination || isAvailable(goods);
