import { Link } from "react-router-dom";
import { balanceUseTypeLabels } from "#generated/enum-labels.ts";
import { WalletCards } from "#generated/icons/wallet-cards.ts";
import type { BalanceLogEntry } from "#generated/model/index.ts";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { LogPanel } from "#src/shared/ui/records/log-panel.tsx";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import type { BalanceLog } from "../hooks/use-balance-log.ts";
import { BALANCE_USE_TYPES } from "../lib/balance-uses.ts";
import { formatChange } from "../lib/format-change.ts";
import { BalanceSums } from "./balance-sums.tsx";
import { TopUpButton } from "./top-up-button.tsx";

const balanceColumns: RecordColumn<BalanceLogEntry>[] = [
  { name: "时间", width: "9.5rem", isPlain: true, cell: ({ created_at: at }) => formatMinute(at) },
  { name: "用途", width: "6rem", role: "head", cell: ({ use_type: use }) => balanceUseTypeLabels[use] },
  {
    name: "说明",
    width: "1fr",
    isPlain: true,
    cell: ({ order_id: order, remark }) =>
      order > 0 ? <Link to={paths.order(order)}>{remark}</Link> : remark,
  },
  {
    name: "变动金额",
    width: "8rem",
    align: "end",
    role: "figure",
    cell: ({ amount }) => (
      <Text bold tone={amount > 0 ? "brand" : undefined}>
        {formatChange(amount)}
      </Text>
    ),
  },
  { name: "变动后余额", width: "8rem", align: "end", cell: ({ balance }) => formatMoney(balance) },
];

/** Every change of the balance, filtered by use and date. */
export function BalanceLogPanel({ balanceLog }: { balanceLog: BalanceLog }) {
  const { address, log } = balanceLog;
  return (
    <LogPanel
      title="余额明细"
      uses={{
        label: "用途",
        links: filterLinks({
          values: BALANCE_USE_TYPES,
          names: balanceUseTypeLabels,
          current: address.query.use_type,
          hrefOf: (use_type) => address.hrefOf({ use_type }),
        }),
      }}
      address={address}
      summary={<BalanceSums balanceLog={balanceLog} />}
      columns={balanceColumns}
      query={log}
      empty={
        <EmptyState
          icon={<WalletCards size={26} strokeWidth={1.5} />}
          title="还没有余额变动"
          hint="充值、余额支付和退款都会记在这里。"
          action={<TopUpButton />}
        />
      }
    />
  );
}
