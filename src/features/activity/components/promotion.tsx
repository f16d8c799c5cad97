import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { PartyPopper } from "#generated/icons/party-popper.ts";
import type { CouponOffer, Goods } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Box, Row, Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton, Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ActivityCards } from "./activity-cards.tsx";
import { usePromotion } from "./promotion-list.tsx";
import { PromotionOver } from "./promotion-over.tsx";
import styles from "./promotion.module.css";

/** The number of activities that the promotion's own page shows. */
const ACTIVITIES = 4;

type Props = {
  /** The page decides how goods and coupons are rendered. */
  goods: (goods: Goods[]) => ReactNode;
  coupons: (offers: CouponOffer[], onStale: () => void) => ReactNode;
};

/** The promotion: its banners, coupons, activities and goods. */
export function Promotion({ goods, coupons }: Props) {
  const { query, isOver } = usePromotion();
  const { data: promotion, refetch } = query;
  const retry = () => void refetch();
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
          <ButtonLink
            className={looks({ bg: "panel" })}
            size="sm"
            variant="outline"
            to={paths.promotionList()}
          >
            全部优惠活动
          </ButtonLink>
        }
      />
      {isOver ? (
        <PromotionOver />
      ) : (
        <Loaded
          query={query}
          what="优惠活动"
          skeleton={
            <>
              <div className={styles.loading}>
                <Skeletons count={2} height="40" />
              </div>
              <Skeleton height="80" />
            </>
          }
        >
          {({ banners, coupons: offers, activities, goods: promoted }) => (
            <>
              <ZoneAds label="优惠活动广告" ads={banners} />
              {offers.length > 0 && (
                <Block title="先领券" to={paths.couponCenter()} more="更多优惠券">
                  {coupons(offers, retry)}
                </Block>
              )}
              {activities.length > 0 && (
                <Block title="正在进行的活动" to={paths.promotionList()} more="全部活动">
                  <ActivityCards activities={activities.slice(0, ACTIVITIES)} onTurn={retry} />
                </Block>
              )}
              {promoted.length > 0 && (
                <Block title="活动商品" to={paths.list({ is_promotion: Flag.Yes })} more="全部促销商品">
                  {goods(promoted)}
                </Block>
              )}
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

type BlockProps = { title: string; to: string; more: string; children: ReactNode };

function Block({ title, to, more, children }: BlockProps) {
  return (
    <Box as="section" mb="5" aria-label={title}>
      <Row align="baseline" justify="between" gap="3" mb="3">
        <Text as="h2" size="lg" bold>
          {title}
        </Text>
        <Link className={styles.more} to={to}>
          {more}
        </Link>
      </Row>
      {children}
    </Box>
  );
}
