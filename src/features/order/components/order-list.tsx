import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import styles from "./order-list.module.css";
import { OrderRow } from "./order-row.tsx";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";

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
