import { Fragment, type ReactNode } from "react";
import { payMethodLabels, deliveryTypeLabels } from "#generated/enum-labels.ts";
import { DeliveryType, OrderStatus } from "#generated/enums.ts";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleEllipsis } from "#generated/icons/circle-ellipsis.ts";
import type { Order } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";
import { amountLabel, isOnCredit, isPaid, progressSteps, stateHint, stateName } from "../lib/order-status.ts";
import styles from "./paid-summary.module.css";

type Props = { order: Order };

/** The end of a purchase: confirms the payment and says what happens next. */
export function PaidSummary({ order }: Props) {
  const paid = isPaid(order);
  const onCredit = isOnCredit(order);
  return (
    <section className={styles.root} aria-labelledby="paid-title">
      <Text as="div" tone={paid ? "solid" : "promo"} aria-hidden>
        {paid ? <CircleCheck size={48} strokeWidth={1.5} /> : <CircleEllipsis size={48} strokeWidth={1.5} />}
      </Text>
      <Text as="h2" size="xl" bold id="paid-title">
        {onCredit ? "账期支付成功" : paid ? "支付成功" : `订单${stateName(order)}`}
      </Text>
      <Text as="div" tone="muted">
        {stateHint(order)}
      </Text>
      <dl className={styles.facts}>
        {paidFacts(order).map(([name, value]) => (
          <Fragment key={name}>
            <Text as="dt" tone="subtle">
              {name}
            </Text>
            <dd className={styles.value}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={styles.progress}>
        <StepBar label="订单进度" steps={progressSteps(order)} />
      </div>
      <Row gap="3" wrap justify="center">
        {order.status === OrderStatus.AwaitingPayment && (
          <ButtonLink to={paths.payOrder(order.id)}>去支付</ButtonLink>
        )}
        <ButtonLink
          variant={order.status === OrderStatus.AwaitingPayment ? "outline" : "solid"}
          to={paths.order(order.id)}
        >
          查看订单
        </ButtonLink>
        {onCredit && (
          <ButtonLink variant="outline" to={paths.credit()}>
            查看账期账单
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to={paths.list()}>
          继续采购
        </ButtonLink>
      </Row>
    </section>
  );
}

function paidFacts(order: Order): [name: string, value: ReactNode][] {
  const amount = (
    <Text as="strong" tone="price" bold>
      {formatMoney(order.amount)}
    </Text>
  );
  if (!isPaid(order))
    return [
      ["订单号", order.order_no],
      [amountLabel(order), amount],
    ];
  const { name, phone } = order.address;
  return [
    ["订单号", order.order_no],
    [amountLabel(order), amount],
    ["支付方式", `${payMethodLabels[order.pay_method]}，${formatMinute(order.paid_at)}`],
    ["收货地址", `${name} ${maskPhone(phone)}，${addressText(order.address)}`],
    ["配送方式", `${deliveryTypeLabels[order.delivery_type]}，${nextStep(order)}`],
  ];
}

/** Describes the next step of a paid order, and roughly when it happens. */
function nextStep({ status, delivery_type }: Pick<Order, "status" | "delivery_type">): string {
  if (status !== OrderStatus.AwaitingShipment) return "物流进度可在订单详情查看";
  return delivery_type === DeliveryType.PickUp
    ? `预计 ${terms.orders.dispatch_hours} 小时内备好，备好后通知您到仓库提货`
    : `预计 ${terms.orders.dispatch_hours} 小时内发货，发货后可在订单详情查看物流`;
}
