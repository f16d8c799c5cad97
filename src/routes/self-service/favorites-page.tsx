import { Favorites } from "#src/features/favorite/components/favorites.tsx";
import { ArrivalNotices } from "#src/features/goods/list/arrival-notices.tsx";
import { TargetPrices } from "#src/features/goods/list/target-prices.tsx";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function FavoritesPage() {
  return (
    <>
      <PageHeading title="我的收藏" hint="看价格变化，勾选后一起加入购物车。" />
      <ApprovalNote what="查看价格和采购" />
      <Favorites />
      <TargetPrices />
      <ArrivalNotices />
    </>
  );
}
