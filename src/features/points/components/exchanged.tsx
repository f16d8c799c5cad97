import { formatCount } from "#src/shared/lib/format-count.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import type { PointsOrder } from "#generated/model/index.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { paths } from "#src/shared/paths.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import styles from "./exchanged.module.css";

/** Confirms an order for points and links to it. */
export function Exchanged({ order, onClose }: { order: PointsOrder; onClose: () => void }) {
  const { name, number, points, order_no, address } = order;
  return (
    <Modal
      title="兑换成功"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            继续逛逛
          </Button>
          <ButtonLink size="sm" to={paths.pointsOrders()}>
            查看兑换订单
          </ButtonLink>
        </>
      }
    >
      <div className={styles.root} role="status">
        <CircleCheck className={styles.icon} size={40} strokeWidth={1.5} aria-hidden />
        <p className={styles.words}>
          已用 {formatCount(points)} 积分兑换 {name} {number} 件
        </p>
        <dl className={styles.facts}>
          <dt className={styles.term}>订单号</dt>
          <dd className={styles.value}>{order_no}</dd>
          <dt className={styles.term}>收货人</dt>
          <dd className={styles.value}>
            {address.name} {maskPhone(address.phone)}
          </dd>
          <dt className={styles.term}>收货地址</dt>
          <dd className={styles.value}>{addressText(address)}</dd>
        </dl>
      </div>
    </Modal>
  );
}
