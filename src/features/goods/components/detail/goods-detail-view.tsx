import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useGetGoodsDetail } from "#generated/hooks/goods/goods.ts";
import type { GetGoodsDetailParams, GoodsDetail } from "#generated/model/index.ts";
import { LoadError } from "#src/shared/ui/load-error.tsx";
import { Alternatives } from "./alternatives.tsx";
import { Batches } from "./batches.tsx";
import { DetailBreadcrumbs } from "./detail-breadcrumbs.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { Gallery } from "./gallery.tsx";
import { detailStyles } from "./goods-detail.styles.ts";
import { GoodsFacts } from "./goods-facts.tsx";
import { GoodsHeading } from "./goods-heading.tsx";
import { GoodsNotFound } from "./goods-not-found.tsx";
import { Instructions } from "./instructions.tsx";
import { Neighbours } from "./neighbours.tsx";
import { PricePanel } from "./price-panel.tsx";
import { Promotions } from "./promotions.tsx";
import { PurchaseBar } from "./purchase-bar.tsx";

type Props = { id: number; offer: GetGoodsDetailParams };

/** One product with everything that a buyer decides by. */
export function GoodsDetailView({ id, offer }: Props) {
  const { data, error, refetch } = useGetGoodsDetail(id, offer, {
    // Goods that are not there get a page that says so, and no alert on top of it.
    query: { meta: { onApiError: ({ status }) => status === 404 } },
  });
  if (data) return <DetailContent detail={data.data} />;
  if (error?.status === 404) return <GoodsNotFound />;
  return error ? <LoadError onRetry={() => void refetch()} /> : <DetailSkeleton />;
}

function DetailContent({ detail }: { detail: GoodsDetail }) {
  const { goods } = detail;
  const [quantity, setQuantity] = useState(goods.zbz);
  return (
    <chakra.div css={detailStyles}>
      <DetailBreadcrumbs category={detail.category} name={goods.name} />
      <article data-part="product">
        <Gallery key={goods.id} images={goods.goods_image} name={goods.name} />
        <div data-part="info">
          <GoodsHeading goods={goods} />
          <PricePanel goods={goods} quantity={quantity} />
          <Promotions promotions={detail.promotions} />
          <GoodsFacts detail={detail} />
          <PurchaseBar goods={goods} quantity={quantity} onQuantity={setQuantity} />
        </div>
      </article>
      <div data-part="papers">
        <Instructions instructions={detail.instructions} />
        <div data-part="column">
          <Batches batches={detail.batches} unit={goods.bzdw} />
          <Alternatives goods={detail.same_ingredient} />
        </div>
      </div>
      <Neighbours title="同厂商品" goods={detail.same_maker} />
    </chakra.div>
  );
}
