import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/features/favorite/components/star-button.tsx";

/** What stands beside goods in the zones. */
export function goodsStar(goods: Goods): ReactNode {
  return <StarButton goods={goods} />;
}
