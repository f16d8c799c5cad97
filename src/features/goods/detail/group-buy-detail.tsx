import { GroupBuyStatus } from "#generated/enums.ts";
import { useGetGroupBuy } from "#generated/hooks/activity/activity.ts";
import type { GetGoodsDetailParams, GroupBuy } from "#generated/model/index.ts";
import { offerOf } from "#src/entities/goods/offer.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { MissingPage } from "#src/shared/ui/state/missing-page.tsx";
import { HotGoodsBlock } from "../card/hot-goods-block.tsx";
import type { DetailSlots } from "./detail-content.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { GoodsDetailView } from "./goods-detail-view.tsx";
import { OfferBand } from "./offer-band.tsx";
import { useRefetchAt } from "./use-refetch-at.ts";

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

type GroupBuyBandProps = { group: GroupBuy; onTurn: () => unknown };

/** A group-buy's progress, its remaining time, and what happens if it fails. */
function GroupBuyBand({ group, onTurn }: GroupBuyBandProps) {
  const { status, starts_at, ends_at, target_number, joined_number, joined_buyers, my_number, rules } = group;
  const unit = group.goods.bzdw;
  const at = (status === GroupBuyStatus.Upcoming ? starts_at : ends_at) * 1000;
  useRefetchAt(at, onTurn);
  const mine = my_number > 0 ? `，我已拼 ${my_number} ${unit}` : "";
  return (
    <OfferBand
      name="拼团"
      state={stateOf(group)}
      next={
        status === GroupBuyStatus.Upcoming || status === GroupBuyStatus.Running
          ? { label: status === GroupBuyStatus.Upcoming ? "距开始" : "距结束", at }
          : undefined
      }
      progress={{
        value: joined_number,
        max: target_number,
        label: `${formatCount(joined_buyers)} 家已参团，已拼 ${formatCount(joined_number)} / ${formatCount(target_number)} ${unit}${mine}`,
      }}
    >
      <p>{rules}</p>
    </OfferBand>
  );
}

function stateOf({ status, target_number, joined_number, goods }: GroupBuy): string {
  if (status === GroupBuyStatus.Upcoming) return `即将开始，满 ${target_number} ${goods.bzdw}成团`;
  if (status === GroupBuyStatus.Running)
    return `还差 ${Math.max(0, target_number - joined_number)} ${goods.bzdw}成团`;
  return status === GroupBuyStatus.Succeeded ? "已成团，按拼团价发货" : "未成团，拼团商品的货款退回余额";
}
