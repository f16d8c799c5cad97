import type { OrderLine } from "#generated/model/orderLine.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import styles from "./print-lines.module.css";

/** The lines of an order as a table whose header repeats on every printed page. */
export function PrintLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <div className={styles.root}>
      <table>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">商品名称</th>
            <th scope="col">规格</th>
            <th scope="col">生产厂家</th>
            <th scope="col">单位</th>
            <th scope="col" data-align="end">
              数量
            </th>
            <th scope="col" data-align="end">
              单价
            </th>
            <th scope="col" data-align="end">
              优惠
            </th>
            <th scope="col" data-align="end">
              金额
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <td>{index + 1}</td>
              <td>
                {line.name}
                {line.gift_data.name && (
                  <small>
                    {line.gift_data.type === 2 ? "换购" : "赠"} {line.gift_data.name} ×{line.gift_data.number}
                  </small>
                )}
              </td>
              <td>{line.ypgg}</td>
              <td>{line.sccj}</td>
              <td>{line.bzdw}</td>
              <td data-align="end">{line.number}</td>
              <td data-align="end">{formatMoney(line.price)}</td>
              <td data-align="end">
                {line.goods_manjian_amount > 0 ? `− ${formatMoney(line.goods_manjian_amount)}` : ""}
              </td>
              <td data-align="end">{formatMoney(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
