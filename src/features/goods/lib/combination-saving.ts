import Big from "big.js";
import type { Combination } from "#generated/model/index.ts";

/** What a set saves against the single prices, in 元; 0 if it saves nothing or prices are hidden. */
export function combinationSaving({ price, raw_price }: Pick<Combination, "price" | "raw_price">): number {
  if (price === null || raw_price === null || raw_price <= price) return 0;
  return new Big(raw_price).minus(price).toNumber();
}

type Stocked = Pick<Combination, "is_buy" | "number" | "limit_number">;

/** Why no set can be bought now; empty when one can. */
export function noSetReason({ is_buy, number }: Stocked): string {
  if (number <= 0) return "已售罄";
  return is_buy === 0 ? "暂不可购买" : "";
}

/** The limits on the number of sets, in the form the stepper takes. */
export function setRules({ number, limit_number }: Stocked) {
  const isLimited = limit_number > 0 && limit_number < number;
  return {
    max: isLimited ? limit_number : number,
    maxReason: isLimited ? ("limit" as const) : ("stock" as const),
    unit: "套",
  };
}
