import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { company } from "#generated/company.ts";
import { GoodsType } from "#generated/enums.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import type {
  GetGoodsDetailParams,
  GoodsDetail,
  GoodsDetailCategoryItem,
  GoodsInstruction,
  GoodsPromotion,
  Goods,
} from "#generated/model/index.ts";
import { offerOf } from "#src/entities/goods/offer.ts";
import { isPriceHidden } from "#src/entities/goods/price.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { GoodsCard } from "../card/goods-card.tsx";
import { GoodsGrid } from "../card/goods-grid.tsx";
import { GoodsMarks } from "../card/goods-marks.tsx";
import { RxMark } from "../card/rx-mark.tsx";
import { ShownTags } from "../card/shown-tags.tsx";
import { Alternatives } from "./alternatives.tsx";
import { Batches } from "./batches.tsx";
import { BoughtRecords } from "./bought-records.tsx";
import { Gallery } from "./gallery.tsx";
import { GoodsFacts } from "./goods-facts.tsx";
import { LazyPriceHistory } from "./lazy-price-history.tsx";
import { NoBuyNotice } from "./no-buy-notice.tsx";
import { expiredParts } from "./offer-query.ts";
import { PricePanel } from "./price-panel.tsx";
import { PurchaseBar } from "./purchase-bar.tsx";
import { SpikeBand } from "./spike-band.tsx";
import { StickyBuyBar } from "./sticky-buy-bar.tsx";
import styles from "./detail-content.module.css";

export type DetailSlots = {
  reports: ReactNode;
  /** The limited-time offer under which the goods are shown, such as a group-buy. */
  offerBand?: ReactNode;
  buyLabel?: string | undefined;
};

type Props = DetailSlots & {
  detail: GoodsDetail;
  /** The offer named in the address. */
  requested: GetGoodsDetailParams;
  /** Called when an offer begins or ends, which changes the prices. */
  onTurn: () => void;
};

export function DetailContent({ detail, requested, onTurn, reports, offerBand, buyLabel }: Props) {
  const { goods, spike } = detail;
  const [quantity, setQuantity] = useState(packOf(goods));
  const purchase = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.root}>
      <BlockPart>
        <DetailBreadcrumbs category={detail.category} name={goods.name} />
      </BlockPart>
      <article className={styles.product}>
        <BlockPart>
          <Gallery images={goods.goods_image} name={goods.name} />
        </BlockPart>
        <div className={styles.info}>
          <BlockPart>
            <GoodsHeading goods={goods} actions={<StarButton goods={goods} labeled />} />
          </BlockPart>
          <BlockPart>
            {offerBand ?? (spike && <SpikeBand spike={spike} unit={goods.bzdw} onTurn={onTurn} />)}
          </BlockPart>
          <BlockPart>
            <ExpiredOffer requested={requested} goods={goods} />
          </BlockPart>
          <BlockPart>
            <PricePanel goods={goods} quantity={quantity} />
          </BlockPart>
          {/* Without prices the promotions would only repeat why there are none. */}
          {!isPriceHidden(goods) && (
            <BlockPart>
              <Promotions promotions={detail.promotions} />
            </BlockPart>
          )}
          <BlockPart>
            <GoodsFacts detail={detail} />
          </BlockPart>
          <BlockPart>
            <NoBuyNotice goods={goods} hasAlternatives={detail.same_ingredient.length > 0} />
          </BlockPart>
          <div ref={purchase}>
            <BlockPart>
              <PurchaseBar goods={goods} quantity={quantity} onQuantity={setQuantity} label={buyLabel} />
            </BlockPart>
          </div>
          <ServiceFacts />
        </div>
      </article>
      <div className={styles.papers}>
        <BlockPart>
          <Instructions instructions={detail.instructions} />
        </BlockPart>
        <div className={styles.stock}>
          <BlockPart>
            <Batches batches={detail.batches} unit={goods.bzdw} />
          </BlockPart>
          <BlockPart>{reports}</BlockPart>
          <BlockPart>
            <BoughtRecords goodsId={goods.id} unit={goods.bzdw} />
          </BlockPart>
          <BlockPart>
            <LazyPriceHistory goods={goods} />
          </BlockPart>
          <BlockPart>
            <Alternatives goods={detail.same_ingredient} />
          </BlockPart>
        </div>
      </div>
      <BlockPart>
        <Neighbors goods={detail.same_maker} />
      </BlockPart>
      <BlockPart>
        <StickyBuyBar
          standsFor={purchase}
          goods={goods}
          quantity={quantity}
          onQuantity={setQuantity}
          label={buyLabel}
        />
      </BlockPart>
    </div>
  );
}

type DetailBreadcrumbsProps = { category: readonly GoodsDetailCategoryItem[]; name: string };

/** The category path of the goods; each category links to its list. */
function DetailBreadcrumbs({ category, name }: DetailBreadcrumbsProps) {
  const steps = [
    { name: "首页", href: paths.home() },
    { name: "全部商品", href: paths.list() },
    ...category.map((each) => ({ name: each.name, href: paths.list({ select: each.id }) })),
  ];
  return (
    <nav className={styles.detailBreadcrumbs} aria-label="当前位置">
      <ol>
        {steps.map((step) => (
          <li key={step.href}>
            <Link to={step.href}>{step.name}</Link>
            <ChevronRight size={12} aria-hidden />
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

type ExpiredOfferProps = { requested: GetGoodsDetailParams; goods: Goods };

/** Tells users of an older link that its offer has ended and that the price below differs. */
function ExpiredOffer({ requested, goods }: ExpiredOfferProps) {
  const parts = expiredParts(requested, offerOf(goods));
  // Without prices there is no difference to explain.
  if (parts.length === 0 || isPriceHidden(goods)) return null;
  return <Notice>您打开的链接中的{parts.join("、")}已经结束，下面是现在的价格和优惠。</Notice>;
}

type GoodsHeadingProps = { goods: Goods; actions: ReactNode };

function GoodsHeading({ goods, actions }: GoodsHeadingProps) {
  return (
    <div>
      <Row wrap align="center" gap="2">
        <RxMark rx={goods.rx} />
        <h1 className={styles.name}>{goods.name}</h1>
        <Text tone="muted" size="md">
          {goods.ypgg}
        </Text>
        <GoodsMarks goods={goods} />
        <ShownTags goods={goods} />
      </Row>
      <Row align="center" minH="8" tone="muted" breakable>
        {goods.sccj}
        {goods.type === GoodsType.SelfOperated && <span className={styles.selfOperated}>自营</span>}
        <Box ms="auto">{actions}</Box>
      </Row>
    </div>
  );
}

/** The package leaflet, item by item. */
function Instructions({ instructions }: { instructions: readonly GoodsInstruction[] }) {
  return (
    <Panel title="说明书">
      {instructions.length === 0 ? (
        <p className={styles.note}>暂无说明书。</p>
      ) : (
        <dl className={styles.leaflet}>
          {instructions.map(({ label, text }, index) => (
            <div key={`${label}-${index}`}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

const NEIGHBORS = 5;

/** Goods of the same maker, to compare with or to buy along. */
function Neighbors({ goods }: { goods: readonly Goods[] }) {
  if (goods.length === 0) return null;
  return (
    <section aria-label="同厂商品">
      <Text as="h2" mb="3" size="md" bold>
        同厂商品
      </Text>
      <GoodsGrid>
        {goods.slice(0, NEIGHBORS).map((each) => (
          <GoodsCard key={each.id} goods={each} actions={<StarButton goods={each} />} />
        ))}
      </GoodsGrid>
    </section>
  );
}

/** The promotions that apply, each in one sentence. */
function Promotions({ promotions }: { promotions: readonly GoodsPromotion[] }) {
  if (promotions.length === 0) return null;
  return (
    <ul className={styles.promotions} aria-label="促销">
      {promotions.map(({ name, describe }, index) => (
        <Row as="li" align="baseline" gap="2" key={`${name}-${index}`}>
          <span className={styles.promotionName}>{name}</span>
          {describe}
        </Row>
      ))}
    </ul>
  );
}

/** Short notes on delivery and returns, with links to the details. */
function ServiceFacts() {
  return (
    <ul className={styles.serviceFacts} aria-label="配送与售后">
      <li>
        <Link to={paths.help("zfps/hwps")}>货物配送说明</Link>
      </li>
      <li>
        <Link to={paths.help("zfps/ypth")}>药品退换说明</Link>
      </li>
      <li>
        <Link to={paths.couponCenter()}>领券中心</Link>
      </li>
      <li>
        客服热线 {company.hotline}（{company.service_hours.text}）
      </li>
    </ul>
  );
}
