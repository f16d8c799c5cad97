import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PartyPopper } from "#generated/icons/party-popper.ts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { CouponOffer, Goods } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { usePromotion } from "../hooks/use-promotion.ts";
import { ActivityCards } from "./activity-cards.tsx";
import styles from "./promotion.module.css";
import { PromotionOver } from "./promotion-over.tsx";

/** The number of activities that the promotion's own page shows. */
const ACTIVITIES = 4;

type Props = {
  /** The page decides how goods and coupons are rendered. */
  goods: (goods: Goods[]) => ReactNode;
  coupons: (offers: CouponOffer[], onStale: () => void) => ReactNode;
};

/** The promotion: its banners, coupons, activities and goods. */
export function Promotion({ goods, coupons }: Props) {
  const { promotion, isOver, error, retry } = usePromotion();
  return (
    <>
      <ZoneHero
        title={promotion?.name ?? "优惠活动"}
        lead="领券、活动、特价一页看全：先领券，再从活动商品里补货。"
        icon={PartyPopper}
        facts={[
          { name: "种优惠券", value: promotion?.coupons.length ?? "--" },
          { name: "场活动", value: promotion?.activities.length ?? "--" },
          { name: "个活动品种", value: promotion?.goods.length ?? "--" },
        ]}
        aside={
          <ButtonLink className={styles.allPromotions} size="sm" variant="outline" to={paths.promotionList()}>
            全部优惠活动
          </ButtonLink>
        }
      />
      {isOver && <PromotionOver />}
      {error && <LoadError error={error} what="优惠活动" onRetry={retry} />}
      {!promotion && !isOver && !error && <Shapes />}
      {promotion && (
        <>
          <ZoneAds label="优惠活动广告" ads={promotion.banners} />
          {promotion.coupons.length > 0 && (
            <Block title="先领券" to={paths.couponCenter()} more="更多优惠券">
              {coupons(promotion.coupons, retry)}
            </Block>
          )}
          {promotion.activities.length > 0 && (
            <Block title="正在进行的活动" to={paths.promotionList()} more="全部活动">
              <ActivityCards activities={promotion.activities.slice(0, ACTIVITIES)} onTurn={retry} />
            </Block>
          )}
          {promotion.goods.length > 0 && (
            <Block title="活动商品" to={paths.list({ is_promotion: 1 })} more="全部促销商品">
              {goods(promotion.goods)}
            </Block>
          )}
        </>
      )}
    </>
  );
}

type BlockProps = { title: string; to: string; more: string; children: ReactNode };

function Block({ title, to, more, children }: BlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Link className={styles.more} to={to}>
          {more}
        </Link>
      </div>
      {children}
    </section>
  );
}

function Shapes() {
  return (
    <LoadingPage label="正在加载优惠活动">
      <div className={styles.loading}>
        <Skeleton className={styles.couponLoading} />
        <Skeleton className={styles.couponLoading} />
      </div>
      <Skeleton className={styles.goodsLoading} />
    </LoadingPage>
  );
}
