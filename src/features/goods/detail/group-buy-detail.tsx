import { GroupBuyStatus } from "#generated/enums.ts";
import { useGetGroupBuy } from "#generated/hooks/activity/activity.ts";
import type { GetGoodsDetailParams } from "#generated/model/index.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { MissingPage } from "#src/shared/ui/state/missing-page.tsx";
import { offerOf } from "#src/entities/goods/offer.ts";
import type { DetailSlots } from "./detail-content.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { GoodsDetailView } from "./goods-detail-view.tsx";
import { HotGoodsBlock } from "../card/hot-goods-block.tsx";
import { GroupBuyBand } from "./group-buy-band.tsx";

const TITLE = "拼团商品详情";

type Props = Omit<DetailSlots, "offerBand" | "buyLabel"> & { id: number; offer: GetGoodsDetailParams };

/** The product page of a group-buy: with the group's price, progress and rules. */
export function GroupBuyDetail({ id, offer, ...slots }: Props) {
  const query = useGetGroupBuy(id, {
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  if (query.error?.status === 404) return <NoGroupBuy goodsId={id} />;
  return (
    <>
      {query.isLoadingError && <PageHeading title={TITLE} />}
      <Loaded query={query} what="商品" skeleton={<DetailSkeleton />}>
        {(group) => (
          <GoodsDetailView
            {...slots}
            id={id}
            offer={{ ...offerOf(group.goods), ...offer }}
            offerBand={<GroupBuyBand group={group} onTurn={query.refetch} />}
            buyLabel={
              group.status === GroupBuyStatus.Running || group.status === GroupBuyStatus.Succeeded
                ? "立即参团"
                : undefined
            }
          />
        )}
      </Loaded>
    </>
  );
}

function NoGroupBuy({ goodsId }: { goodsId: number }) {
  return (
    <MissingPage
      heading={TITLE}
      title="这个商品现在没有拼团"
      hint="拼团可能已经结束，可以按平时的价格购买，或者看看其他拼团。"
      links={[
        { name: "按平时的价格购买", to: paths.goods(goodsId) },
        { name: "看其他拼团", to: paths.groupBuys() },
      ]}
    >
      <HotGoodsBlock title="热销商品" />
    </MissingPage>
  );
}
