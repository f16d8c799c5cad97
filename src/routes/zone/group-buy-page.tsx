import { GroupBuys } from "#src/features/activity/components/group-buys.tsx";
import { offerOf } from "#src/entities/goods/offer.ts";
import { paths } from "#src/shared/paths.ts";

export function GroupBuyPage() {
  return <GroupBuys hrefOf={(goods) => paths.groupBuyGoods(goods.id, offerOf(goods))} />;
}
