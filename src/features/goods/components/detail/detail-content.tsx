import { type ReactNode, useRef, useState } from "react";
import type { GetGoodsDetailParams, GoodsDetail } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { Alternatives } from "./alternatives.tsx";
import { Batches } from "./batches.tsx";
import { BoughtRecords } from "./bought-records.tsx";
import { DetailBreadcrumbs } from "./detail-breadcrumbs.tsx";
import { Gallery } from "./gallery.tsx";
import { GoodsFacts } from "./goods-facts.tsx";
import { GoodsHeading } from "./goods-heading.tsx";
import { Instructions } from "./instructions.tsx";
import { Neighbours } from "./neighbours.tsx";
import { ExpiredOffer } from "./expired-offer.tsx";
import { NoBuyNotice } from "./no-buy-notice.tsx";
import { PricePanel } from "./price-panel.tsx";
import { Promotions } from "./promotions.tsx";
import { PurchaseBar } from "./purchase-bar.tsx";
import { ServiceFacts } from "./service-facts.tsx";
import { SpikeBand } from "./spike-band.tsx";
import styles from "./detail-content.module.css";
import { StickyBuyBar } from "./sticky-buy-bar.tsx";

export type DetailSlots = {
  reports: ReactNode;
  /** The limited-time offer under which the goods are shown, such as a group-buy. */
  offerBand?: ReactNode;
  buyLabel?: string | undefined;
};

type Props = DetailSlots & {
  detail: GoodsDetail;
  /** The offer named in the address. */
  asked: GetGoodsDetailParams;
  /** Called when an offer begins or ends, which changes the prices. */
  onTurn: () => void;
};

export function DetailContent({ detail, asked, onTurn, reports, offerBand, buyLabel }: Props) {
  const { goods, spike } = detail;
  const [quantity, setQuantity] = useState(goods.zbz);
  const purchase = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.root}>
      <DetailBreadcrumbs category={detail.category} name={goods.name} />
      <article className={styles.product}>
        <Gallery images={goods.goods_image} name={goods.name} />
        <div className={styles.info}>
          <GoodsHeading goods={goods} actions={<StarButton goods={goods} labelled />} />
          {offerBand ?? (spike && <SpikeBand spike={spike} unit={goods.bzdw} onTurn={onTurn} />)}
          <ExpiredOffer asked={asked} goods={goods} />
          <PricePanel goods={goods} quantity={quantity} />
          {/* Without prices the promotions would only repeat why there are none. */}
          {goods.price !== null && <Promotions promotions={detail.promotions} />}
          <GoodsFacts detail={detail} />
          <NoBuyNotice goods={goods} hasAlternatives={detail.same_ingredient.length > 0} />
          <div ref={purchase}>
            <PurchaseBar goods={goods} quantity={quantity} onQuantity={setQuantity} label={buyLabel} />
          </div>
          <ServiceFacts />
        </div>
      </article>
      <div className={styles.papers}>
        <Instructions instructions={detail.instructions} />
        <div className={styles.stock}>
          <Batches batches={detail.batches} unit={goods.bzdw} />
          {reports}
          <BoughtRecords goodsId={goods.id} unit={goods.bzdw} />
          <Alternatives goods={detail.same_ingredient} />
        </div>
      </div>
      <Neighbours title="同厂商品" goods={detail.same_maker} />
      <StickyBuyBar
        standsFor={purchase}
        goods={goods}
        quantity={quantity}
        onQuantity={setQuantity}
        label={buyLabel}
      />
    </div>
  );
}
