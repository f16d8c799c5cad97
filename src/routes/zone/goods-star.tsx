import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";

/** The favourite star in the zones. */
export function goodsStar(goods: Goods): ReactNode {
  return <StarButton goods={goods} />;
}
