import { useSearchParams } from "react-router-dom";
import { CouponStatus } from "#generated/enums.ts";
import { useListCoupons } from "#generated/hooks/coupon/coupon.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { TicketPercent } from "#generated/icons/ticket-percent.ts";
import type { Coupon } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { couponOfGoods } from "../lib/coupon-goods.ts";
import { couponCondition } from "../lib/coupon-text.ts";
import styles from "./coupon-terms.module.css";

/** The number of the buyer's coupons that are listed by name. */
const NAMED = 3;

/**
 * Shown above goods that coupons apply to: the terms of the coupon the user came from, or which coupons the buyer
 * has.
 */
export function CouponTerms() {
  const chosenId = couponOfGoods(useSearchParams()[0]);
  const isBuyer = Boolean(useGetCurrentUser().data?.data);
  // Without the buyer's coupons only the general rule is shown.
  const { data } = useListCoupons(
    { status: CouponStatus.Unused },
    { query: { enabled: isBuyer, meta: { errors: "inline" } } },
  );
  const coupons = data?.data;
  const chosen = coupons?.list.find(({ id }) => id === chosenId);
  return (
    <aside className={styles.root} aria-label="用券条件">
      <TicketPercent size={20} aria-hidden />
      <Box grow narrow>
        <b>{chosen ? `${chosen.name}：${couponCondition(chosen)}` : "可用券商品"}</b>
        <p>
          {chosen
            ? `${chosen.describe}。有效期至 ${formatMinute(chosen.ends_at)}，结算时可选用。`
            : `秒杀、组合和标明不可用券的商品不在其中。${coupons ? couponsText(coupons) : ""}`}
        </p>
      </Box>
      <TextLink className={styles.more} to={isBuyer ? paths.coupons() : paths.couponCenter()}>
        {isBuyer ? "我的优惠券" : "领券中心"}
      </TextLink>
    </aside>
  );
}

function couponsText({ list, total }: { list: readonly Coupon[]; total: number }): string {
  if (total === 0) return "您还没有可用的优惠券，可以先去领券中心领取。";
  const named = list.slice(0, NAMED).map((coupon) => `${coupon.name}（${couponCondition(coupon)}）`);
  return `您有${named.join("、")}${total > named.length ? `等 ${total} 张` : ""}，结算时自动选出最省的一张。`;
}
