import { payMethodLabels, deliveryTypeLabels } from "#generated/enum-labels.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import type { Order } from "#generated/model/order.ts";
import { company } from "#generated/company.ts";
import { addressText } from "#src/shared/lib/address-text.ts";
import { capitalAmount } from "#src/shared/lib/capital-amount.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { isPaid, stateName } from "../lib/order-status.ts";
import { OrderAmounts } from "./order-amounts.tsx";
import { PrintFrame, Signatures } from "./print-frame.tsx";
import { PrintLines } from "./print-lines.tsx";
import styles from "./print-sheet.module.css";

/** A printable order: buyer, lines, amount in figures and in words, and space to sign. */
export function PrintSheet({ order }: { order: Order }) {
  const { address } = order;
  const pieces = order.lines.reduce((sum, { number }) => sum + number, 0);
  const facts = [
    ["订单号", order.order_no],
    ["下单时间", formatMinute(order.created_at)],
    ["订单状态", stateName(order)],
    ["收货单位", order.company ?? "--"],
    ["收货人", `${address.name}　${address.phone}`],
    ["支付方式", isPaid(order) ? payMethodLabels[order.pay_method] : "--"],
    ["配送方式", deliveryTypeLabels[order.delivery_type]],
    ["收货地址", addressText(address)],
  ] as const;
  return (
    <PrintFrame title={`${company.name} 销售订单`} label={`订单 ${order.order_no}`} facts={facts}>
      <PrintLines lines={order.lines} />
      <div className={styles.sums}>
        <p>
          共 {formatCount(order.lines.length)} 种 {formatCount(pieces)} 件
        </p>
        <OrderAmounts order={order} />
      </div>
      <p className={styles.words}>
        <span>
          合计（大写）：<strong>{capitalAmount(order.amount)}</strong>
        </span>
        <span>
          （小写）：<strong>{formatMoney(order.amount)}</strong>
        </span>
      </p>
      {order.remark && <p>备注：{order.remark}</p>}
      <Signatures names={["制单", "复核", "收货人签字", "日期"]} />
    </PrintFrame>
  );
}
