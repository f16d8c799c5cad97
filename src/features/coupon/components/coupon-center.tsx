import { keepPreviousData } from "@tanstack/react-query";
import { couponTypeLabels } from "#generated/enum-labels.ts";
import { CouponType } from "#generated/enums.ts";
import { useListCouponOffers } from "#generated/hooks/coupon/coupon.ts";
import { TicketPercent } from "#generated/icons/ticket-percent.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Box, Row, looks } from "#src/shared/ui/layout/layout.tsx";
import { CardColumns } from "#src/shared/ui/records/card-columns.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { offersQuery } from "../lib/coupon-queries.ts";
import { CouponTickets } from "./coupon-tickets.tsx";

const PAGE_SIZE = 24;

/** The coupons that can be claimed now or soon, by type. */
export function CouponCenter() {
  const { query: filter, hrefOf } = useAddressQuery(offersQuery, paths.couponCenter);
  const { type, page = 1 } = filter;
  const query = useListCouponOffers(
    { ...filter, page_size: PAGE_SIZE },
    { query: { select: (response) => response.data, placeholderData: keepPreviousData } },
  );
  const { data: response, isPlaceholderData, refetch } = query;
  return (
    <>
      <ZoneHero
        title="领券中心"
        lead="先领券，再下单：结算时选用，每张订单限用一张。"
        icon={TicketPercent}
        facts={[{ name: "种优惠券可看可领", value: response?.total ?? "--" }]}
        aside={
          <ButtonLink className={looks({ bg: "panel" })} size="sm" variant="outline" to={paths.coupons()}>
            我的优惠券
          </ButtonLink>
        }
      />
      <Row mb="3">
        <PillLinks
          label="券类型"
          links={filterLinks({
            values: Object.values(CouponType),
            names: couponTypeLabels,
            current: type,
            hrefOf: (kind) => hrefOf({ type: kind }),
          })}
        />
      </Row>
      <Box as="section" mb="4" aria-label="可领优惠券" aria-busy={isPlaceholderData}>
        <Loaded
          query={query}
          what="优惠券"
          skeleton={
            <CardColumns>
              <Skeletons count={6} height="36" />
            </CardColumns>
          }
          empty={
            <EmptyState
              icon={<TicketPercent size={26} strokeWidth={1.5} />}
              title={type ? `暂时没有可领的${couponTypeLabels[type]}` : "暂时没有可领的优惠券"}
              hint="新券不定期上架，您可以先看看其他优惠。"
              action={
                type ? (
                  <ButtonLink size="sm" to={paths.couponCenter()}>
                    看全部优惠券
                  </ButtonLink>
                ) : (
                  <ZoneLinks />
                )
              }
            />
          }
        >
          {({ page: shown, list }) => (
            <CouponTickets key={`${type}/${shown}`} offers={list} onStale={() => void refetch()} />
          )}
        </Loaded>
      </Box>
      {response && (
        <Pagination
          page={page}
          total={response.total}
          pageSize={PAGE_SIZE}
          fromTop
          hrefOf={(target) => hrefOf({ page: target })}
        />
      )}
    </>
  );
}
