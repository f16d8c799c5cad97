import type { Goods } from "#generated/model/index.ts";
import { isForSale, noBuyReason } from "./for-sale.ts";

/**
 * Below this stock buyers read the exact number: pharmacies order tens of boxes at a time, so an order can come to
 * the end of it. Neither specification nor contract names a number.
 */
const FEW = 100;

type Stocked = Parameters<typeof noBuyReason>[0] & Pick<Goods, "bzdw">;

export type Stock = { text: string; level: "plenty" | "few" | "none" };

/** The stock in words. Goods that cannot be bought never read 有货, whatever there is of them. */
export function describeStock(goods: Stocked): Stock {
  const { number, bzdw } = goods;
  if (number <= 0) return { text: "缺货", level: "none" };
  if (!isForSale(goods)) return { text: "暂不可购", level: "none" };
  if (number < FEW) return { text: `仅剩 ${number} ${bzdw}`, level: "few" };
  return noBuyReason(goods) ? { text: "暂不可购", level: "none" } : { text: "有货", level: "plenty" };
}
