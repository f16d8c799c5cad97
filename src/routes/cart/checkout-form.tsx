import { useState, useId, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import type { Checkout } from "#generated/model/index.ts";
import { createOrderBodyRemarkMax } from "#generated/zod/order/order.zod.ts";
import { AddressChoice } from "#src/features/address/components/address-choice.tsx";
import { CheckoutLines } from "#src/features/cart/components/checkout-lines.tsx";
import { CouponChoice } from "#src/features/coupon/components/coupon-choice.tsx";
import { VoucherChoice } from "#src/features/coupon/components/voucher-choice.tsx";
import { InvoiceChoice } from "#src/features/invoice/components/invoice-choice.tsx";
import { DeliveryChoice } from "#src/features/order/components/delivery-choice.tsx";
import { PointsField } from "#src/features/order/components/points-field.tsx";
import { dispatchText } from "#src/features/order/lib/dispatch-text.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Textarea } from "#src/shared/ui/field/text-input.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { SummaryLayout } from "#src/shared/ui/frame/summary-layout.tsx";
import { AmountBreakdown } from "#src/shared/ui/goods/amount-breakdown.tsx";
import { Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { CheckoutAction } from "./checkout-action.tsx";
import type { OrderForm } from "./use-order-form.ts";
import { useOrderForm } from "./use-order-form.ts";
import styles from "./checkout-form.module.css";

type CheckoutPriceProps = { checkout: Checkout; price: OrderForm["price"] };

type Props = { checkout: Checkout; onRenew: () => void };

export function CheckoutForm({ checkout, onRenew }: Props) {
  const navigate = useNavigate();
  const form = useOrderForm(checkout, (order) => {
    void navigate(paths.payOrder(order.order_id), { replace: true });
  });
  const [writesAddress, setWritesAddress] = useState(false);
  const [writesTitle, setWritesTitle] = useState(false);
  const unsaved = writesAddress ? "收货地址" : writesTitle ? "发票抬头" : undefined;
  const { choices, change, delivery, price, problems } = form;

  return (
    <SummaryLayout
      side={<CheckoutPrice checkout={checkout} price={price} />}
      action={<CheckoutAction form={form} unsaved={unsaved} onRenew={onRenew} />}
    >
      <Panel title="收货地址" hint={problems.address_id}>
        <AddressChoice
          query={delivery.query}
          value={choices.addressId}
          onChange={(addressId) => change({ addressId })}
          onEditing={setWritesAddress}
          licensedFor={delivery.licensedFor}
        />
      </Panel>
      <Panel title="配送方式">
        <DeliveryChoice value={choices.deliveryType} onChange={(deliveryType) => change({ deliveryType })} />
        <Dispatch checkout={checkout} day={price.preview?.dispatch_on} />
      </Panel>
      <CheckoutLines lines={checkout.lines} priced={price.preview?.lines} />
      <CheckoutDeductions checkout={checkout} form={form} />
      <Panel title="发票">
        <InvoiceChoice
          kind={choices.invoiceKind}
          titleId={choices.titleId}
          onChange={change}
          problem={problems.invoice_title_id}
          onEditing={setWritesTitle}
        />
      </Panel>
      <Panel title="备注">
        <RemarkField value={choices.remark} onChange={(remark) => change({ remark })} />
      </Panel>
    </SummaryLayout>
  );
}

/** When an order with goods of the cold chain leaves; they take the others along. */
function Dispatch({ checkout, day }: { checkout: Checkout; day: string | null | undefined }) {
  const text = dispatchText(day);
  if (text === "") return null;
  const isMixed = checkout.lines.some(({ goods }) => goods.is_cold_chain !== Flag.Yes);
  return (
    <Text as="p" mt="2" tone="promo" role="status">
      {text}
      {isMixed && "，其他商品同日发出"}
    </Text>
  );
}

type CheckoutDeductionsProps = { checkout: Checkout; form: OrderForm };

/** The deductions a buyer can choose: a coupon, vouchers, points. */
function CheckoutDeductions({ checkout, form }: CheckoutDeductionsProps) {
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
      <Text as="h3" mb="2" tone="muted" size="sm" weight="400">
        {title}
      </Text>
      {children}
    </Box>
  );
}

/** Shows the cost of the order so far; a new price is announced to screen readers. */
function CheckoutPrice({ checkout, price }: CheckoutPriceProps) {
  const { preview, error, refetch } = price;
  return (
    <Panel title="费用明细">
      {error && <RetryLine error={error} what="最新金额" onRetry={refetch} />}
      {preview ? (
        <>
          <div role="status">
            <AmountBreakdown amounts={preview} sumLabel="应付金额" />
          </div>
          <Text as="div" mt="2" tone="subtle" size="xs" textAlign="end">
            可用账期额度 {formatMoney(checkout.credit_available)}
            <br />
            订单完成后可得 {formatCount(preview.points_gain)} 积分
          </Text>
        </>
      ) : (
        !error && <Skeleton height="52" />
      )}
    </Panel>
  );
}

type RemarkFieldProps = { value: string; onChange: (remark: string) => void };

function RemarkField({ value, onChange }: RemarkFieldProps) {
  const id = useId();
  return (
    <Box relative>
      <Textarea
        className={styles.field}
        aria-label="订单备注"
        aria-describedby={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={createOrderBodyRemarkMax}
        rows={2}
        placeholder="对发货、收货的要求，如：周末可收货"
      />
      <div className={styles.count} id={id}>
        {value.length}/{createOrderBodyRemarkMax}
      </div>
    </Box>
  );
}
