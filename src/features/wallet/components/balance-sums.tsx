import { balanceUseTypeLabels } from "#generated/enum-labels.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import type { BalanceLog } from "../hooks/use-balance-log.ts";
import styles from "./balance-sums.module.css";

const HEADER = ["时间", "用途", "变动金额（元）", "变动后余额（元）", "订单号", "说明"];

/** The totals of the visible entries, and the export. */
export function BalanceSums({ balanceLog: { log, curve, loadAll } }: { balanceLog: BalanceLog }) {
  const answer = log.data?.data;
  const load = async () => {
    const { list, total } = await loadAll();
    const rows = list.map(({ created_at, use_type, amount, balance, order_no, remark }) => [
      created_at,
      balanceUseTypeLabels[use_type],
      amount,
      balance,
      order_no,
      remark,
    ]);
    return { rows, total };
  };
  return (
    <div className={styles.root}>
      <p role="status">
        {answer && (
          <>
            共 {formatCount(answer.total)} 笔，收入 <b className={styles.sum}>{formatMoney(answer.income)}</b>
            ，支出 <b className={styles.sum}>{formatMoney(answer.expense)}</b>
          </>
        )}
      </p>
      <ExportButton
        fileName="余额明细"
        header={HEADER}
        load={load}
        disabled={!answer || answer.total === 0 || log.isFetching || curve.isFetching}
      />
    </div>
  );
}
