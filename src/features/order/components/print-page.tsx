import { useIsFetching } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { company } from "#generated/company.ts";
import { payMethodLabels, deliveryTypeLabels } from "#generated/enum-labels.ts";
import { GiftDataType } from "#generated/enums.ts";
import { Printer } from "#generated/icons/printer.ts";
import type { Order, OrderLine } from "#generated/model/index.ts";
import { addressText } from "#src/shared/lib/address-text.ts";
import { capitalAmount } from "#src/shared/lib/capital-amount.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { giftName } from "#src/shared/lib/gift-text.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { priceSteps } from "#src/shared/lib/price-steps.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useOrder } from "../hooks/use-order.ts";
import { lineLedger } from "../lib/line-ledger.ts";
import { isPaid, stateName } from "../lib/order-status.ts";
import { parsePrintIds } from "../lib/print-ids.ts";
import { OrderAmounts } from "./order-amounts.tsx";
import { PrintDossier } from "./print-dossier.tsx";
import { PrintedSheets, PrintFrame, Signatures } from "./print-frame.tsx";
import styles from "./print-page.module.css";

/** Orders as they are printed, or the papers of one. */
export function PrintPage() {
  const [search] = useSearchParams();
  const orderId = parseId(search.get("dossier"));
  if (orderId !== undefined) return <PrintDossier orderId={orderId} />;
  return <PrintSheets orderIds={parsePrintIds(search.get("ids"))} />;
}

/** A print preview with one sheet per order; the rest of the page is not printed. */
function PrintSheets({ orderIds }: { orderIds: readonly number[] }) {
  const isReady = useIsFetching() === 0;
  if (orderIds.length === 0)
    return (
      <>
        <PageHeading title="打印订单" />
        <EmptyState
          title="没有要打印的订单"
          hint="在我的订单中勾选订单后，点“打印所选”。"
          links={[{ name: "去我的订单", to: paths.orders() }]}
        />
      </>
    );
  return (
    <div>
      <div data-screen-only>
        <PageHeading
          title="打印订单"
          hint={`共 ${orderIds.length} 单，每单从新的一页开始，A4 纵向`}
          actions={
            <>
              <ButtonLink size="sm" variant="outline" to={paths.orders()}>
                返回我的订单
              </ButtonLink>
              <Button size="sm" disabled={!isReady} onClick={() => window.print()}>
                <Printer size={14} aria-hidden />
                打印
              </Button>
            </>
          }
        />
      </div>
      <PrintedSheets>
        {orderIds.map((id) => (
          <SheetOf key={id} orderId={id} />
        ))}
      </PrintedSheets>
    </div>
  );
}

function SheetOf({ orderId }: { orderId: number }) {
  const query = useOrder(orderId);
  if (query.isMissing) return <p>编号 {orderId} 的订单不存在，或属于其他账号。</p>;
  return (
    <Loaded query={query} what={`编号 ${orderId} 的订单`} as="line" skeleton="96">
      {(order) => <PrintSheet order={order} />}
    </Loaded>
  );
}

/** A printable order: buyer, lines, amount in figures and in words, and space to sign. */
function PrintSheet({ order }: { order: Order }) {
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
