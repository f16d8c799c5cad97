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
import styles from "./print-sheet.module.css";
import { GiftDataType } from "#generated/enums.ts";
import { giftName } from "#src/shared/lib/gift-text.ts";
import type { OrderLine } from "#generated/model/orderLine.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import { priceSteps } from "#src/shared/lib/price-steps.ts";
import { lineLedger } from "../lib/line-ledger.ts";

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

/** The lines of an order as a table whose header repeats on every printed page. */
function PrintLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <div className={styles.lines}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.index}>
              序号
            </th>
            <th scope="col">商品</th>
            <th scope="col" className={styles.approval}>
              批准文号
            </th>
            <th scope="col" className={styles.batch}>
              批号 / 效期至
            </th>
            <th scope="col" className={styles.number} data-align="end">
              数量
            </th>
            <th scope="col" className={styles.amount} data-align="end">
              供货价
            </th>
            <th scope="col" className={styles.changes} data-align="end">
              优惠
            </th>
            <th scope="col" className={styles.amount} data-align="end">
              实付
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <td>{index + 1}</td>
              <td>
                {line.name}
                <small>
                  {line.ypgg} · {line.sccj}
                </small>
                {line.gift_data.name && (
                  <small>
                    {line.gift_data.type === GiftDataType.AddOn ? "换购" : "赠"} {giftName(line.gift_data)}
                  </small>
                )}
              </td>
              <td>{line.pzwh || "--"}</td>
              <td>
                {line.batches?.length === 0 && "待发货"}
                {!line.batches && "--"}
                {line.batches?.map((batch) => (
                  <div className={styles.one} key={`${batch.goods_id} ${batch.batch_no}`}>
                    {batch.goods_id !== line.goods_id && <small>{batch.name}</small>}
                    {batch.batch_no} ×{batch.number}
                    <small>{batch.expires_at}</small>
                  </div>
                ))}
              </td>
              <td data-align="end">
                {line.number} {line.bzdw}
              </td>
              <td data-align="end">{formatMoney(lineLedger(line).rawPrice)}</td>
              <td data-align="end">
                {changesOf(line).map(({ name, change }) => (
                  <small key={name}>
                    {name} {change < 0 ? "−" : "+"} {formatMoney(change).replace("-", "")}
                  </small>
                ))}
                {changesOf(line).length === 0 && "--"}
              </td>
              <td data-align="end">{formatMoney(lineLedger(line).paid)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={7}>各行实付合计，运费另计</td>
            <td data-align="end">{formatMoney(sumMoney(lines.map((line) => lineLedger(line).paid)))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Returns the steps from base price × number to the amount paid; steps that do not apply are left out. */
const changesOf = (line: OrderLine) =>
  priceSteps(lineLedger(line)).filter(({ name, change }) => name !== "供货价" && change !== 0);
