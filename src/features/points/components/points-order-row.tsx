import { pointsOrderStatusLabels } from "#generated/enum-labels.ts";
import { PointsOrderStatus } from "#generated/enums.ts";
import { useReceivePointsOrder } from "#generated/hooks/points/points.ts";
import type { PointsOrder } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import styles from "./points-order-row.module.css";

/** An order for points: the gift, its delivery address and its parcel. */
export function PointsOrderRow({ order }: { order: PointsOrder }) {
  const { address } = order;
  return (
    <article className={styles.root} aria-label={`积分订单 ${order.order_no}`}>
      <Row as="header" gapX="5" wrap px="4" py="2" bg="subtle" tone="muted" size="xs">
        <span>订单号 {order.order_no}</span>
        <time dateTime={order.created_at.replace(" ", "T")}>{formatMinute(order.created_at)}</time>
      </Row>
      <div className={styles.body}>
        <GoodsImage src={order.image} alt="" size={64} />
        <div className={styles.gift}>
          <strong>{order.name}</strong>
          <small>×{order.number}</small>
        </div>
        <div className={styles.way}>
          <span>
            {address.name} {maskPhone(address.phone)}，{addressText(address)}
          </span>
          {order.tracking_no ? (
            <span>
              {order.company} {order.tracking_no} <CopyButton text={order.tracking_no} what="运单号" />
            </span>
          ) : (
            order.status === PointsOrderStatus.AwaitingShipment && (
              <small>礼品备货中，一般 {terms.points.gift_hours} 小时内发出</small>
            )
          )}
        </div>
        <strong className={styles.points}>{formatCount(order.points)} 积分</strong>
        <div className={styles.state}>
          <strong>{pointsOrderStatusLabels[order.status]}</strong>
          {order.status === PointsOrderStatus.AwaitingReceipt && <ReceiveButton orderId={order.id} />}
        </div>
      </div>
    </article>
  );
}

function ReceiveButton({ orderId }: { orderId: number }) {
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useReceivePointsOrder();
  async function receive(): Promise<void> {
    const isSure = await confirm({
      title: "确认收货",
      message: "请确认已收到礼品且完好，确认后订单完成。",
      confirmLabel: "确认收货",
    });
    if (!isSure) return;
    await mutateAsync({ id: orderId });
    toast({ status: "success", message: "已确认收货" });
  }
  return (
    <Button size="xs" loading={isPending} onClick={() => once(receive)}>
      确认收货
    </Button>
  );
}
