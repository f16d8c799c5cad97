import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { RegularPrice } from "#src/features/goods/components/regular-price.tsx";

/** The regular price of goods on special offer. */
export function priceNote(goods: Goods): ReactNode {
  return <RegularPrice goods={goods} />;
}
