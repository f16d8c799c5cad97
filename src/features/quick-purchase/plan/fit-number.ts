import type { Goods } from "#generated/model/index.ts";
import { buyingObstacle } from "#src/entities/goods/for-sale.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { correctQuantity } from "#src/shared/lib/correct-quantity.ts";
import { packsOf } from "../import/units.ts";

export type FittedNumber = {
  /** The quantity that is available; 0 when none is, or none was requested. */
  number: number;
  /** Why it is not the requested one. */
  numberNote: string;
  /** True if the buyer has to fill in the quantity. */
  isBlank: boolean;
};

/** The quantity of the goods, in packs, for the requested one; a blank one stays blank. */
export function fitNumber(goods: Goods, requested: number | undefined, unit = ""): FittedNumber {
  const blocked = buyingObstacle(goods);
  if (blocked) return { number: 0, numberNote: blocked, isBlank: false };
  if (requested === undefined) return { number: 0, numberNote: "没有写数量，请填写", isBlank: true };
  const { packs, note } = packsOf(goods, requested, unit);
  if (packs === undefined) return { number: 0, numberNote: note, isBlank: true };
  const { value, message = "" } = correctQuantity(packs, quantityRules(goods));
  return { number: value, numberNote: [note, message].filter(Boolean).join("，"), isBlank: false };
}
