import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { useGetPointsGoods } from "#generated/hooks/points/points.ts";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import type { PointsGoods, PointsOrder } from "#generated/model/index.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Stack, Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { usePointsBalance } from "../hooks/use-points-balance.ts";
import styles from "./gift-dialog.module.css";

type Props = {
  id: number;
  onClose: () => void;
  /** Quantity, address and button; `onDone` receives the created order. */
  children: (gift: PointsGoods, onDone: (order: PointsOrder) => void) => ReactNode;
};

/** A gift in detail, with the order form. */
export function GiftDialog({ id, onClose, children }: Props) {
  const [order, setOrder] = useState<PointsOrder>();
  const query = useGetPointsGoods(id, {
    // A missing gift is explained in the dialog.
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  const { isVisitor, isMember } = usePointsBalance();
  if (order) return <Exchanged order={order} onClose={onClose} />;
  return (
    <Modal title="积分兑换" onClose={onClose}>
      {!query.data && query.error?.status === 404 ? (
        <EmptyState
          title="礼品不存在或已下架"
          hint="它可能已经兑完下架，看看其他礼品吧。"
          action={
            <Button size="sm" onClick={onClose}>
              看其他礼品
            </Button>
          }
        />
      ) : (
        <Loaded query={query} what="礼品" skeleton="80">
          {(gift) => (
            <>
              <GiftFacts gift={gift} />
              {isVisitor && <LogIn />}
              {isMember && children(gift, setOrder)}
            </>
          )}
        </Loaded>
      )}
    </Modal>
  );
}

function LogIn() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink className={looks({ fullWidth: true })} to={paths.login(pathname + search)}>
      登录后兑换
    </ButtonLink>
  );
}

/** Confirms an order for points and links to it. */
function Exchanged({ order, onClose }: { order: PointsOrder; onClose: () => void }) {
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
        <CircleCheck className={looks({ tone: "solid" })} size={40} strokeWidth={1.5} aria-hidden />
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

/** A gift's pictures, description and terms. */
function GiftFacts({ gift }: { gift: PointsGoods }) {
  const { name, images, image, describe, points, number, exchanged, limit } = gift;
  const pictures = images.length > 0 ? images : [image];
  return (
    <div className={styles.giftFacts}>
      <div className={styles.pictures}>
        {pictures.map((src, index) => (
          <DataPicture
            key={src}
            src={src}
            alt={index === 0 ? name : `${name}，图 ${index + 1}`}
            ratio={1}
            fit="contain"
            eager={index === 0}
          />
        ))}
      </div>
      <div>
        <Text as="h3" size="md" bold breakable>
          {name}
        </Text>
        <p className={styles.points}>
          <b>{formatCount(points)}</b> 积分
        </p>
        <p className={styles.describe}>{describe}</p>
        <Text as="p" tone="subtle" size="xs">
          {number > 0 ? `剩 ${formatCount(number)} 件` : "已兑完"} · 已兑 {formatCount(exchanged)} 件
          {limit > 0 && ` · 每人限兑 ${limit} 件`}
        </Text>
      </div>
    </div>
  );
}
