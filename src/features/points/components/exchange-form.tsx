import { type ReactNode, useState } from "react";
import { Flag } from "#generated/enums.ts";
import { useExchangePoints } from "#generated/hooks/points/points.ts";
import type { PointsGoods, PointsOrder } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { Row, Text, Box, looks } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { usePointsBalance } from "../hooks/use-points-balance.ts";
import { giftRules, missingPoints } from "../lib/exchange.ts";
import styles from "./exchange-form.module.css";

type Props = {
  gift: PointsGoods;
  /** Undefined while there is none. */
  addressId: number | undefined;
  /** An address is being edited and not yet saved. */
  isEditing: boolean;
  onDone: (order: PointsOrder) => void;
  /** The address selection. */
  children: ReactNode;
};

/**
 * The number of gifts, the delivery address, the points, and the order button, or the reason why the gift is not
 * available.
 */
export function ExchangeForm({ gift, addressId, isEditing, onDone, children }: Props) {
  const [number, setNumber] = useState(1);
  const { points } = usePointsBalance();
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useExchangePoints({
    mutation: { onSuccess: ({ data }) => onDone(data) },
  });
  if (gift.can_exchange === Flag.No) return <Notice>{gift.reason || "这件礼品暂时不能兑换。"}</Notice>;

  const missing = missingPoints(gift, number, points?.points);
  const exchange = () => {
    if (addressId === undefined) return;
    once(() => mutateAsync({ data: { goods_id: gift.id, number, address_id: addressId } }));
  };
  return (
    <div className={styles.root}>
      <Row align="center" justify="between" gap="3">
        <span>兑换数量</span>
        <QuantityStepper
          value={number}
          onChange={setNumber}
          {...giftRules(gift)}
          label={`${gift.name}的兑换数量`}
          size="sm"
        />
      </Row>
      <div>
        <Box as="h4" mb="2" weight="400">
          收货地址
        </Box>
        {children}
      </div>
      <div className={styles.sum} role="status">
        <span>
          共需 <b>{formatCount(gift.points * number)}</b> 积分
        </span>
        <small className={styles.left} data-missing={missing > 0 || undefined}>
          {missing > 0
            ? `积分不足，还差 ${formatCount(missing)} 积分，请减少数量`
            : points && `兑换后剩 ${formatCount(points.points - gift.points * number)} 积分`}
        </small>
      </div>
      <Button
        className={looks({ fullWidth: true })}
        onClick={exchange}
        disabled={missing > 0 || addressId === undefined || isEditing}
        loading={isPending}
        loadingText="正在兑换"
      >
        确认兑换
      </Button>
      <Text as="p" tone="subtle" size="xs" textAlign="center">
        {exchangeNote(addressId, isEditing)}
      </Text>
    </div>
  );
}

function exchangeNote(addressId: number | undefined, isEditing: boolean): string {
  if (isEditing) return "请先保存正在填写的收货地址。";
  return addressId === undefined ? "请先添加收货地址。" : "兑换后不可退换，请核对礼品和地址。";
}
