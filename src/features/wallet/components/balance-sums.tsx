import { balanceUseTypeLabels } from "#generated/enum-labels.ts";
import type { BalanceLogEntry } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { Text, Row } from "#src/shared/ui/layout/layout.tsx";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import type { BalanceLog } from "../hooks/use-balance-log.ts";

const COLUMNS: readonly Column<BalanceLogEntry>[] = [
  ["时间", ({ created_at }) => created_at, "time"],
  ["用途", ({ use_type }) => balanceUseTypeLabels[use_type]],
  ["变动金额（元）", ({ amount }) => amount, "amount"],
  ["变动后余额（元）", ({ balance }) => balance, "amount"],
  ["订单号", ({ order_no }) => order_no],
  ["说明", ({ remark }) => remark],
];

/** The totals of the visible entries, and the export. */
export function BalanceSums({ balanceLog: { log, curve, loadAll } }: { balanceLog: BalanceLog }) {
  const response = log.data;
  return (
    <Row gap="3" align="center" justify="between" wrap minH="8" tone="muted">
      <p role="status">
        {response && (
          <>
            共 {formatCount(response.total)} 笔，收入{" "}
            <Text as="b" tone="strong" bold>
              {formatMoney(response.income)}
            </Text>
            ，支出{" "}
            <Text as="b" tone="strong" bold>
              {formatMoney(response.expense)}
            </Text>
          </>
        )}
      </p>
      <ExportButton
        fileName="余额明细"
        columns={COLUMNS}
        load={loadAll}
        disabled={!response || response.total === 0 || log.isFetching || curve.isFetching}
      />
    </Row>
  );
}
