import { Link } from "react-router-dom";
import { payMethodLabels } from "#generated/enum-labels.ts";
import { OrderStatus } from "#generated/enums.ts";
import type { OrderSummary } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { amountLabel, isBeingPaid, isPaid, stateName } from "../lib/order-status.ts";
import { OrderActions } from "./order-actions.tsx";
import { PayCountdown } from "./pay-countdown.tsx";
import styles from "./order-list.module.css";

type Props = {
  orders: readonly OrderSummary[];
  isStale: boolean;
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
  onExpire: () => void;
};

/** The orders of a page with column headings; each can be selected. */
export function OrderList({ orders, isStale, chosen, onChosen, onExpire }: Props) {
  const isAll = orders.every(({ id }) => chosen.has(id));
  const isSome = orders.some(({ id }) => chosen.has(id));

  function choose(ids: readonly number[], isChosen: boolean): void {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onChosen(next);
  }

  return (
    <section {...staleProps(isStale, styles.root)} aria-label="订单列表">
      <div className={styles.headings}>
        <label className={styles.all}>
          <input
            className={styles.checkbox}
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = isSome && !isAll;
            }}
            onChange={({ target }) =>
              choose(
                orders.map(({ id }) => id),
                target.checked,
              )
            }
          />
          全选本页
        </label>
        <span data-align="end">金额</span>
        <span data-align="center">状态</span>
        <span data-align="end">操作</span>
      </div>
      {orders.map((order) => (
        <RowPart key={order.id}>
          <OrderRow
            order={order}
            isChosen={chosen.has(order.id)}
            onChoose={(isChosen) => choose([order.id], isChosen)}
            onExpire={onExpire}
          />
        </RowPart>
      ))}
    </section>
  );
}

type OrderRowProps = {
  order: OrderSummary;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Called when the payment deadline has passed, which changes the order's status. */
  onExpire: () => void;
};

function OrderRow({ order, isChosen, onChoose, onExpire }: OrderRowProps) {
  const { id, order_no: no, status } = order;
  return (
    <article aria-label={`订单 ${no}`} className={styles.order}>
      <header className={styles.head}>
        <label className={styles.choice}>
          <input
            className={styles.checkbox}
            type="checkbox"
            aria-label={`选择订单 ${no}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
        <span className={styles.number}>
          订单号 <Link to={paths.order(id)}>{no}</Link>
        </span>
        <time dateTime={order.created_at.replace(" ", "T")}>{formatMinute(order.created_at)}</time>
        {isPaid(order) && <span className={styles.method}>{payMethodLabels[order.pay_method]}</span>}
      </header>
      <div className={styles.body}>
        <Link to={paths.order(id)} className={styles.goods}>
          <span className={styles.images}>
            {order.images.map((image, index) => (
              <GoodsImage key={`${image}-${index}`} src={image} alt="" size={48} />
            ))}
          </span>
          <span className={styles.names}>
            <strong>{goodsText(order)}</strong>
            <small>
              共 {formatCount(order.goods_number)} 种 {formatCount(order.total_number)} 件
            </small>
          </span>
        </Link>
        <div className={styles.amount}>
          <strong>{formatMoney(order.amount)}</strong>
          <small>{amountLabel(order)}</small>
        </div>
        <div className={styles.state} data-status={status}>
          <strong>{stateName(order)}</strong>
          {status === OrderStatus.AwaitingPayment && !isBeingPaid(order) && (
            <PayCountdown deadline={order.pay_deadline} onExpire={onExpire} isShort />
          )}
          <Link to={paths.order(id)}>{status === OrderStatus.AwaitingReceipt ? "查看物流" : "订单详情"}</Link>
        </div>
        <div className={styles.actions}>
          <OrderActions order={order} size="xs" />
        </div>
      </div>
    </article>
  );
}

function goodsText({ first_goods: first, goods_number: kinds }: OrderSummary): string {
  return kinds > 1 ? `${first} 等 ${kinds} 种商品` : first;
}
