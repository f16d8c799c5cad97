import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { useBuyAgain } from "../hooks/use-buy-again.ts";
import { BuyAgainResult } from "./buy-again-result.tsx";
import { BuyAgainRow } from "./buy-again-row.tsx";
import styles from "./buy-again-sheet.module.css";

type Props = { orderId: number; onClose: () => void };

const COLUMNS = ["商品", "上次", "现价", "效期与库存", "数量", "小计"];

/** An order to be bought again: what it would be today, to be changed and put into the cart or ordered alone. */
export function BuyAgainSheet({ orderId, onClose }: Props) {
  const { orderNo, query, chosen, amount, result, ...again } = useBuyAgain(orderId, onClose);
  if (result) return <BuyAgainResult result={result} onClose={onClose} />;
  return (
    <Modal
      title={orderNo ? `再次购买 ${orderNo}` : "再次购买"}
      place="wide"
      onClose={onClose}
      actions={
        <>
          <p className={styles.sum} role="status">
            已选 <b>{formatCount(chosen)}</b> 种，合计 <strong>{formatMoney(amount)}</strong>
            <small>整单优惠结算时计算</small>
          </p>
          <Button
            size="sm"
            variant="outline"
            disabled={chosen === 0}
            loading={again.isAdding}
            onClick={again.addToCart}
          >
            加入购物车
          </Button>
          <Button size="sm" disabled={chosen === 0} loading={again.isAdding} onClick={again.checkOutAlone}>
            只结这一单
          </Button>
        </>
      }
    >
      <Loaded query={query} what="再次购买的商品" as="tile" skeleton="64">
        {(rows) => (
          <div role="table" aria-label="再次购买的商品" className={styles.table}>
            <div role="row" className={styles.head}>
              {COLUMNS.map((name) => (
                <span key={name} role="columnheader">
                  {name}
                </span>
              ))}
            </div>
            {rows.map((row) => (
              <BuyAgainRow
                key={row.line.id}
                row={row}
                onChange={(change) => again.change(row.line.id, change)}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Modal>
  );
}
