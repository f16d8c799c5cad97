import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { PriceBefore } from "#src/features/goods/components/price-before.tsx";

/** What goods at a special price cost before. */
export function priceNote(goods: Goods): ReactNode {
  return <PriceBefore goods={goods} />;
}
