import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";

/** The favourite star of goods in lists and on their own page. */
export function goodsStar(goods: Goods, labelled = false): ReactNode {
  return <StarButton goods={goods} labelled={labelled} />;
}
