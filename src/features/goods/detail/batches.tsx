import type { GoodsBatch } from "#generated/model/index.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { isFew } from "#src/entities/goods/stock.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import styles from "./batches.module.css";
import detailContentStyles from "./detail-content.module.css";

type Props = { batches: readonly GoodsBatch[]; unit: string };

/** The batches in stock, the earliest expiry first. */
export function Batches({ batches, unit }: Props) {
  const soonestFirst = batches.toSorted((a, b) => a.expires_at.localeCompare(b.expires_at));
  return (
    <Panel title="批次与效期">
      {batches.length === 0 ? (
        <p className={detailContentStyles.note}>暂无批次信息。</p>
      ) : (
        <table className={styles.batches}>
          <thead>
            <tr>
              <th scope="col">批号</th>
              <th scope="col">生产日期</th>
              <th scope="col">效期至</th>
              <th scope="col" data-end>
                库存（{unit}）
              </th>
            </tr>
          </thead>
          <tbody>
            {soonestFirst.map(({ batch_no, produced_at, expires_at, number }) => (
              <tr key={batch_no}>
                <td>{batch_no}</td>
                <td>{produced_at}</td>
                <td>
                  <ExpiryDate date={expires_at} />
                </td>
                <td data-end>{isFew(number) ? formatCount(number) : "有货"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
