import type { OrderDossier } from "#generated/model/index.ts";
import { addressText } from "#src/shared/lib/address-text.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { dividedPrice, sumMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { PrintFrame, Signatures } from "./print-frame.tsx";
import styles from "./dossier-sheet.module.css";

/** The accompanying sheet (随货同行单): one row per batch. */
export function DossierSheet({ papers }: { papers: OrderDossier }) {
  const { address, lines } = papers;
  const pieces = lines.reduce((sum, { number }) => sum + number, 0);
  return (
    <PrintFrame
      title={`${papers.seller} 随货同行单`}
      label={`随货同行单 ${papers.sheet_no}`}
      facts={[
        ["随货单号", papers.sheet_no],
        ["订单号", papers.order_no],
        ["发货时间", formatMinute(papers.shipped_at)],
        ["供货单位", papers.seller],
        ["许可证号", papers.seller_licence],
        ["收货单位", papers.company],
        ["收货许可证", papers.company_licence || "--"],
        ["收货人", `${address.name}　${address.phone}`],
        ["收货地址", addressText(address)],
      ]}
    >
      <div className={styles.root}>
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
                批号
              </th>
              <th scope="col" className={styles.day}>
                生产日期 / 有效期至
              </th>
              <th scope="col" className={styles.number} data-align="end">
                数量
              </th>
              <th scope="col" className={styles.amount} data-align="end">
                单价
              </th>
              <th scope="col" className={styles.amount} data-align="end">
                金额
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={`${line.order_line_id} ${line.goods_id} ${line.batch_no}`}>
                <td>{index + 1}</td>
                <td>
                  {line.name}
                  <small>
                    {line.ypgg} · {line.sccj}
                  </small>
                </td>
                <td>{line.pzwh || "--"}</td>
                <td>{line.batch_no}</td>
                <td>
                  <small>{line.produced_at}</small>
                  {line.expires_at}
                </td>
                <td data-align="end">
                  {line.number} {line.bzdw}
                </td>
                <td data-align="end">¥{dividedPrice(line.amount, line.number)}</td>
                <td data-align="end">{formatMoney(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={5}>合计 {formatCount(lines.length)} 个批次</td>
              <td data-align="end">{formatCount(pieces)}</td>
              <td colSpan={2} data-align="end">
                {formatMoney(sumMoney(lines.map(({ amount }) => amount)))}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Signatures names={["发货复核", "随货质检", "收货验收", "日期"]} />
    </PrintFrame>
  );
}
