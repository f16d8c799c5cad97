import type { Combination } from "#generated/model/index.ts";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { purchaseLimit } from "#src/entities/goods/quantity-rules.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";

/** Returns the saving of a set against the single prices, in 元; 0 if there is none or prices are hidden. */
export function combinationSaving({ price, raw_price }: Pick<Combination, "price" | "raw_price">): Money {
  if (price === null || raw_price === null || raw_price <= price) return 0;
  return minusMoney(raw_price, price);
}

type Stocked = Pick<Combination, "is_buy" | "no_buy_reason" | "number" | "limit_number" | "limit_left">;

/** Why no set can be bought now; empty when one can. */
export function noSetReason(sets: Stocked): string {
  return noBuyReason({ ...sets, zbz: 1 });
}

/** The limits on the number of sets, in the form the stepper takes. */
export function setRules(sets: Stocked) {
  return { ...purchaseLimit(sets), unit: "套" };
}
