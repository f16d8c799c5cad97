import type { Goods } from "#generated/model/goods.ts";

/** Below this stock the exact number is shown. */
const FEW = 100;

type Stocked = Pick<Goods, "number" | "bzdw">;

export function isFew({ number }: Stocked): boolean {
  return number > 0 && number < FEW;
}

export function stockText(goods: Stocked): string {
  if (goods.number <= 0) return "缺货";
  return isFew(goods) ? `仅剩 ${goods.number} ${goods.bzdw}` : "有货";
}
