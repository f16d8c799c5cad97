import { keepPreviousData } from "@tanstack/react-query";
import { couponStatusLabels, couponTypeLabels } from "#generated/enum-labels.ts";
import { CouponStatus, CouponType } from "#generated/enums.ts";
import { useGetCouponCounts, useListCoupons } from "#generated/hooks/coupon/coupon.ts";
import { TicketPercent } from "#generated/icons/ticket-percent.ts";
import { terms } from "#generated/terms.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { paths } from "#src/shared/paths.ts";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Row, Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { couponGoods } from "../lib/coupon-goods.ts";
import { COUPON_STATUSES, couponsQuery } from "../lib/coupon-queries.ts";
import { couponCondition, couponFace } from "../lib/coupon-text.ts";
import { UserTicket } from "./user-ticket.tsx";
import { UserTickets } from "./user-tickets.tsx";

/** The buyer's coupons by status and type. */
export function CouponList() {
  const { query: filter, hrefOf } = useAddressQuery(couponsQuery, paths.coupons);
  const { status = CouponStatus.Unused, type, page = 1 } = filter;
  const query = useListCoupons(
    { ...filter, status },
    { query: { select: (response) => response.data, placeholderData: keepPreviousData } },
  );
  // The tabs work without the counts.
  const { data: counted } = useGetCouponCounts({ query: { meta: { errors: "inline" } } });
  const counts = counted?.data;
  return (
    <Box as="section" framed px="panel" pb="4" aria-label="我的优惠券">
      <TabLinks
        label="券状态"
        tabs={COUPON_STATUSES.map((each) => ({
          name: couponStatusLabels[each],
          to: hrefOf({ status: each }),
          isCurrent: each === status,
          count: counts && [counts.unused, counts.used, counts.expired][each - 1],
        }))}
      />
      <Row py="3" gap="3" align="center" justify="between" wrap>
        <PillLinks
          label="券类型"
          links={filterLinks({
            values: Object.values(CouponType),
            names: couponTypeLabels,
            current: type,
            hrefOf: (kind) => hrefOf({ type: kind }),
          })}
        />
        {status === CouponStatus.Unused && counts !== undefined && counts.expiring > 0 && (
          <Text as="div" tone="promo">
            {counts.expiring} 张将在 {terms.coupons.expiring_days} 天内到期，先到期的排在前面
          </Text>
        )}
      </Row>
      <UserTickets
        what="优惠券"
        query={query}
        page={page}
        hrefOf={(target) => hrefOf({ page: target })}
        empty={<NoCoupons status={status} type={type} />}
      >
        {(coupon) => (
          <UserTicket
            key={coupon.id}
            name={coupon.name}
            kind={couponTypeLabels[coupon.type]}
            face={couponFace(coupon)}
            condition={couponCondition(coupon)}
            notes={[coupon.describe]}
            terms={coupon}
            goods={couponGoods(coupon.id)}
          />
        )}
      </UserTickets>
    </Box>
  );
}

type NoCouponsProps = { status: CouponStatus; type: CouponType | undefined };

/** Shown when there is no coupon of a status and type. */
function NoCoupons({ status, type }: NoCouponsProps) {
  return (
    <EmptyState
      icon={<TicketPercent size={26} strokeWidth={1.5} />}
      title={`没有${couponStatusLabels[status]}的${type ? couponTypeLabels[type] : "优惠券"}`}
      hint={
        status === CouponStatus.Unused
          ? "领券中心不定期上新，领到的券结算时自动选用最省的一张。"
          : "用过或过期的券会保留在这里。"
      }
      links={[{ name: "去领券中心", to: paths.couponCenter({ type }) }]}
    />
  );
}
