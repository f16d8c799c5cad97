import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
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
      <Stack align="center" gap="3" role="status">
        <CircleCheck className={styles.icon} size={40} strokeWidth={1.5} aria-hidden />
        <Text as="p" size="md" bold textAlign="center">
          已用 {formatCount(points)} 积分兑换 {name} {number} 件
        </Text>
        <dl className={styles.facts}>
          <Text as="dt" tone="subtle">
            订单号
          </Text>
          <Text as="dd" breakable>
            {order_no}
          </Text>
          <Text as="dt" tone="subtle">
            收货人
          </Text>
          <Text as="dd" breakable>
            {address.name} {maskPhone(address.phone)}
          </Text>
          <Text as="dt" tone="subtle">
            收货地址
          </Text>
          <Text as="dd" breakable>
            {addressText(address)}
          </Text>
        </dl>
      </Stack>
    </Modal>
  );
}
