import { Box } from "#src/shared/ui/layout/layout.tsx";
import type { ReactNode } from "react";
import type { Checkout } from "#generated/model/checkout.ts";
import { CouponChoice } from "#src/features/coupon/components/coupon-choice.tsx";
import { VoucherChoice } from "#src/features/coupon/components/voucher-choice.tsx";
import { PointsField } from "#src/features/order/components/points-field.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import styles from "./checkout-deductions.module.css";
import type { OrderForm } from "./use-order-form.ts";

type Props = { checkout: Checkout; form: OrderForm };

/** The deductions a buyer can choose: a coupon, vouchers, points. */
export function CheckoutDeductions({ checkout, form }: Props) {
  const { choices, change, coupons, price, problems } = form;
  return (
    <Panel title="优惠与抵扣">
      <Part title="优惠券">
        <CouponChoice
          query={coupons}
          value={choices.couponId}
          onChange={(couponId) => change({ couponId })}
          problem={problems.coupon_id}
        />
      </Part>
      <Part title="现金券">
        <VoucherChoice
          goodsAmount={checkout.goods_amount}
          value={choices.voucherIds}
          onChange={(voucherIds) => change({ voucherIds })}
          problem={problems.voucher_ids}
        />
      </Part>
      <PointsField
        value={choices.points}
        max={price.preview?.points_max}
        onChange={(points) => change({ points })}
        problem={problems.points}
      />
    </Panel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mb="4">
      <h3 className={styles.title}>{title}</h3>
      {children}
    </Box>
  );
}
