import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { useNavigate, useSearchParams } from "react-router-dom";
import { CashVouchers } from "#src/features/coupon/components/cash-vouchers.tsx";
import { CouponList } from "#src/features/coupon/components/coupon-list.tsx";
import { parseCouponStatus } from "#src/features/coupon/lib/coupon-states.ts";
import { parseCouponType } from "#src/features/coupon/lib/coupon-text.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import styles from "./coupon-pages.module.css";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";

export function CouponsPage() {
  const { status, type, page, goTo } = useTickets();
  return (
    <>
      <PageHeading
        title="优惠券"
        hint="每张订单限用一张，结算时自动选出最省的。"
        actions={
          <ButtonLink className={styles.couponCenter} size="sm" variant="outline" to={paths.couponCenter()}>
            领券中心
          </ButtonLink>
        }
      />
      <ApprovalNote what="领券和用券" />
      <CouponList
        status={status}
        type={type}
        page={page}
        onPage={(to) => goTo(paths.coupons({ status, type, page: to }))}
      />
    </>
  );
}

export function CashVouchersPage() {
  const { status, page, goTo } = useTickets();
  return (
    <>
      <PageHeading title="现金券" />
      <ApprovalNote what="使用现金券" />
      <CashVouchers
        status={status}
        page={page}
        onPage={(to) => goTo(paths.cashVouchers({ status, page: to }))}
      />
    </>
  );
}

/** The coupon filter and page in the address. */
function useTickets() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    status: parseCouponStatus(search.get("status")),
    type: parseCouponType(search.get("type")),
    page: parsePage(search.get("page")),
    goTo: (path: string) => {
      void navigate(path);
      scrollTo(0, 0);
    },
  };
}
