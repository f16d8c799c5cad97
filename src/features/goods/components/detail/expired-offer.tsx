import type { GetGoodsDetailParams, Goods } from "#generated/model/index.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { expiredParts } from "../../lib/offer-query.ts";

type Props = { asked: GetGoodsDetailParams; goods: Goods };

/** Tells users of an older link that its offer has ended and that the price below differs. */
export function ExpiredOffer({ asked, goods }: Props) {
  const parts = expiredParts(asked, goods);
  // Without prices there is no difference to explain.
  if (parts.length === 0 || goods.price === null) return null;
  return <Notice>您打开的链接中的{parts.join("、")}已经结束，下面是现在的价格和优惠。</Notice>;
}
