import type { Goods } from "#generated/model/index.ts";

/** Below this stock the exact number is shown. */
const FEW = 50;

type Stocked = Pick<Goods, "number" | "zbz" | "limit_number" | "is_buy" | "no_buy_reason">;

export type Stock = { text: string; level: "plenty" | "few" | "none" };

export function describeStock({ number }: Pick<Goods, "number">): Stock {
  if (number <= 0) return { text: "缺货", level: "none" };
  return number <= FEW ? { text: `仅剩 ${number}`, level: "few" } : { text: "有货", level: "plenty" };
}

/** Why these goods cannot be bought now; empty when they can. */
export function noBuyReason({ is_buy, no_buy_reason, number, zbz }: Stocked): string {
  if (no_buy_reason) return no_buy_reason;
  if (number <= 0) return "暂时缺货";
  if (is_buy === 0) return "暂不可购买";
  return number < zbz ? `库存不足一个中包装（${zbz}）` : "";
}

/** The limits on the quantity of these goods, in the form the stepper takes. */
export function quantityRules({ number, zbz, limit_number }: Stocked) {
  const limited = limit_number > 0 && limit_number < number;
  return {
    multiple: zbz,
    min: zbz,
    max: limited ? limit_number : number,
    maxReason: limited ? ("limit" as const) : ("stock" as const),
  };
}
