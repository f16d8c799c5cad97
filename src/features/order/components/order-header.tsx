import { clsx } from "clsx";
import { OrderStatus } from "#generated/enums.ts";
import type { Order } from "#generated/model/index.ts";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { StepBar } from "#src/shared/ui/progress/step-bar.tsx";
import { isBeingPaid, progressSteps, stateHint, stateName } from "../lib/order-status.ts";
import { OrderActions } from "./order-actions.tsx";
import { PayCountdown } from "./pay-countdown.tsx";
import styles from "./order-header.module.css";

type Props = {
  order: Order;
  /** Called when the payment deadline passes while the page is open. */
  onExpire: () => void;
};

/** The status of an order, with its actions. */
export function OrderHeader({ order, onExpire }: Props) {
  const isUnpaid = order.status === OrderStatus.AwaitingPayment && !isBeingPaid(order);
  return (
    <section className={styles.root} aria-label="订单状态">
      <Row align="center" gap="4" wrap mb="5">
        <div role="status">
          <div className={clsx(styles.state, isUnpaid && styles.unpaid)}>{stateName(order)}</div>
          {isUnpaid ? (
            <PayCountdown deadline={order.pay_deadline} onExpire={onExpire} />
          ) : (
            <Text as="div" tone="muted">
              {stateHint(order)}
            </Text>
          )}
        </div>
        <div className={styles.actions}>
          <OrderActions order={order} size="sm" />
        </div>
      </Row>
      <StepBar label="订单进度" steps={progressSteps(order)} />
    </section>
  );
}
