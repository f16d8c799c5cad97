import { CouponList } from "#src/features/coupon/components/coupon-list.tsx";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { looks } from "#src/shared/ui/layout/layout.tsx";

export function CouponsPage() {
  return (
    <>
      <PageHeading
        title="优惠券"
        hint="每张订单限用一张，结算时自动选出最省的。"
        actions={
          <ButtonLink
            className={looks({ bg: "panel" })}
            size="sm"
            variant="outline"
            to={paths.couponCenter()}
          >
            领券中心
          </ButtonLink>
        }
      />
      <ApprovalNote what="领券和用券" />
      <CouponList />
    </>
  );
}
