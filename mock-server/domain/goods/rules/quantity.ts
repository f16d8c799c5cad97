import { Flag } from "#generated/enums.ts";
import type { GoodsRecord } from "../records.ts";

/** The fields that decide how many units of some goods can be bought. */
export type Sold = Pick<
  GoodsRecord,
  | "name"
  | "bzdw"
  | "zbz"
  | "limit_number"
  | "ordered_number"
  | "number"
  | "is_buy"
  | "no_buy_reason"
  | "is_ephedrine"
>;

/** Rounds a quantity up to a multiple of the middle pack (中包装). */
export const raiseToMultiple = (quantity: number, multiple: number): number =>
  Math.ceil(quantity / multiple) * multiple;

/** True if goods are on sale and in stock (specification section 4). */
export const isAvailable = ({ is_buy, number }: Pick<GoodsRecord, "is_buy" | "number">): boolean =>
  is_buy === Flag.Yes && number > 0;

/** Why goods are not available, with the next step; undefined when they are (specification section 4). */
export function unavailability(goods: Sold): string | undefined {
  if (goods.is_buy === Flag.No) return `${goods.name}暂不可购买：${goods.no_buy_reason}`;
  return goods.number === 0 ? `${goods.name}已售罄，请选购同类商品` : undefined;
}

/**
 * Why a quantity is not available, for the buyer; undefined when it is. The multiple is checked first, since the
 * buyer can fix it, then the limit, then the stock.
 */
export function quantityProblem(goods: Sold, quantity: number): string | undefined {
  const { zbz } = goods;
  if (quantity % zbz !== 0) return `数量须为 ${zbz} 的倍数，请改为 ${raiseToMultiple(quantity, zbz)}`;
  return excessProblem(goods, quantity);
}

/** Returns how many of the limit this buyer has left; infinite without a limit. */
export const limitLeft = ({
  limit_number: limit,
  ordered_number: ordered,
}: Pick<GoodsRecord, "limit_number" | "ordered_number">): number =>
  limit === 0 ? Infinity : Math.max(0, limit - ordered);

/** Why a quantity exceeds the limit or the stock, for the buyer; undefined when it does not. */
export function excessProblem(goods: Sold, quantity: number): string | undefined {
  const { name, bzdw, limit_number: limit, ordered_number: ordered, number: stock } = goods;
  const left = limitLeft(goods);
  if (quantity > left) {
    const subject = goods.is_ephedrine === Flag.Yes ? `${name}属含麻黄碱类复方制剂，` : name;
    return ordered === 0
      ? `${subject}限购 ${limit} ${bzdw}，请减少数量`
      : `${subject}每个客户限购 ${limit} ${bzdw}，您已购 ${ordered} ${bzdw}，最多还可购 ${left} ${bzdw}`;
  }
  if (quantity > stock)
    return stock === 0 ? `${name}已售罄，请选购同类商品` : `${name}库存仅剩 ${stock} ${bzdw}`;
  return undefined;
}
