import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useGetGroupBuy } from "#generated/hooks/activity/activity.ts";
import type { GetGoodsDetailParams } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { offerOf } from "../../lib/offer-query.ts";
import type { DetailSlots } from "../detail/detail-content.tsx";
import { DetailSkeleton } from "../detail/detail-skeleton.tsx";
import { GoodsDetailView } from "../detail/goods-detail-view.tsx";
import { GroupBuyBand } from "./group-buy-band.tsx";

const RUNNING = 2;
const DONE = 3;

type Props = Omit<DetailSlots, "offerBand" | "buyLabel"> & { id: number; offer: GetGoodsDetailParams };

/** One product under its group-buy: the ordinary page with the group's price, progress and rules. */
export function GroupBuyDetail({ id, offer, ...slots }: Props) {
  const { data, error, refetch } = useGetGroupBuy(id, {
    query: { meta: { onApiError: ({ status }) => status === 404 } },
  });
  if (error?.status === 404) return <NoGroupBuy goodsId={id} />;
  if (!data) return error ? <LoadError onRetry={() => void refetch()} /> : <DetailSkeleton />;
  const group = data.data;
  return (
    <GoodsDetailView
      {...slots}
      id={id}
      offer={{ ...offerOf(group.goods), ...offer }}
      offerBand={<GroupBuyBand group={group} onTurn={refetch} />}
      buyLabel={group.status === RUNNING || group.status === DONE ? "立即参团" : undefined}
    />
  );
}

function NoGroupBuy({ goodsId }: { goodsId: number }) {
  return (
    <>
      <PageHeading title="拼团商品详情" />
      <EmptyState
        title="这个商品现在没有拼团"
        hint="拼团可能已经结束，可以按平时的价格购买，或者看看其他拼团。"
        action={
          <>
            <Button asChild size="sm">
              <Link to={paths.goods(goodsId)}>按平时的价格购买</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.groupBuys()}>看其他拼团</Link>
            </Button>
          </>
        }
      />
    </>
  );
}
