import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { Checkout } from "#generated/model/checkout.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { AmountBreakdown } from "#src/shared/ui/goods/amount-breakdown.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import styles from "./checkout-price.module.css";
import type { OrderForm } from "./use-order-form.ts";

type Props = { checkout: Checkout; price: OrderForm["price"] };

/** What the order costs so far; a new price is announced to screen readers. */
export function CheckoutPrice({ checkout, price }: Props) {
  const { preview, isError, refetch } = price;
  return (
    <Panel title="费用明细">
      {isError && <RetryLine what="最新金额" onRetry={refetch} />}
      {preview ? (
        <>
          <div role="status">
            <AmountBreakdown amounts={preview} sumLabel="应付金额" />
          </div>
          <div className={styles.note}>
            可用账期额度 {formatMoney(checkout.credit_available)}
            <br />
            订单完成后可得 {preview.points_gain} 积分
          </div>
        </>
      ) : (
        !isError && <Skeleton className={styles.loading} />
      )}
    </Panel>
  );
}
