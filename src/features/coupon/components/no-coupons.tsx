import { Button } from "#src/shared/ui/button/button.tsx";
import { TicketPercent } from "lucide-react";
import { Link } from "react-router-dom";
import type { CouponStatus, CouponType } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { COUPON_STATES } from "../lib/coupon-states.ts";
import { COUPON_KINDS } from "../lib/coupon-text.ts";

type Props = { status: CouponStatus; type: CouponType | undefined };

/** Shown when there is no coupon of a status and type. */
export function NoCoupons({ status, type }: Props) {
  return (
    <EmptyState
      icon={<TicketPercent size={26} strokeWidth={1.5} />}
      title={`没有${COUPON_STATES[status]}的${type ? COUPON_KINDS[type] : "优惠券"}`}
      hint={
        status === 1
          ? "领券中心不定期上新，领到的券结算时自动选用最省的一张。"
          : "用过或过期的券会保留在这里。"
      }
      action={
        <Button asChild size="sm">
          <Link to={paths.couponCentre({ type })}>去领券中心</Link>
        </Button>
      }
    />
  );
}
