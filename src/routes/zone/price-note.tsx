import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { PriceBefore } from "#src/features/goods/components/price-before.tsx";

/** The regular price of goods on special offer. */
export function priceNote(goods: Goods): ReactNode {
  return <PriceBefore goods={goods} />;
}
