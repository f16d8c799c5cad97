import type { Goods } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { isForSale, noBuyReason } from "./for-sale.ts";

type Stocked = Parameters<typeof noBuyReason>[0] & Pick<Goods, "bzdw">;

export type Stock = { text: string; level: "plenty" | "few" | "none" };

/** True if buyers read the exact number. */
export const isFew = (number: number): boolean => number < terms.stock.few;

/** The stock in words. Goods that cannot be bought never read 有货, whatever there is of them. */
export function describeStock(goods: Stocked): Stock {
  const { number, bzdw } = goods;
  if (number <= 0) return { text: "缺货", level: "none" };
  if (!isForSale(goods)) return { text: "暂不可购", level: "none" };
  if (isFew(number)) return { text: `仅剩 ${number} ${bzdw}`, level: "few" };
  return noBuyReason(goods) ? { text: "暂不可购", level: "none" } : { text: "有货", level: "plenty" };
}
