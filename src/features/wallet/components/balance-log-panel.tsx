import { WalletCards } from "lucide-react";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LogPanel } from "#src/shared/ui/records/log-panel.tsx";
import { RecordPages } from "#src/shared/ui/records/record-pages.tsx";
import type { BalanceLog } from "../hooks/use-balance-log.ts";
import { BALANCE_USE_TYPES, BALANCE_USES } from "../lib/balance-uses.ts";
import { balanceColumns } from "./balance-columns.tsx";
import { BalanceSums } from "./balance-sums.tsx";
import { TopUpButton } from "./top-up-button.tsx";

/** Every change of the balance, filtered by use and date. */
export function BalanceLogPanel({ balanceLog }: { balanceLog: BalanceLog }) {
  const { address, log } = balanceLog;
  const { query, hrefOf, go } = address;
  const answer = log.data?.data;
  return (
    <LogPanel
      title="余额明细"
      uses={{
        label: "用途",
        links: filterLinks({
          values: BALANCE_USE_TYPES,
          names: BALANCE_USES,
          current: query.use,
          hrefOf: (use) => hrefOf({ use }),
        }),
      }}
      span={query.span}
      onSpan={(span) => go({ span })}
      allHref={paths.balance()}
      summary={<BalanceSums balanceLog={balanceLog} />}
      state={{
        isError: log.isError,
        isStale: log.isPlaceholderData,
        count: answer?.total,
        retry: () => void log.refetch(),
      }}
      empty={
        <EmptyState
          icon={<WalletCards size={26} strokeWidth={1.5} />}
          title="还没有余额变动"
          hint="充值、余额支付和退款都会记在这里。"
          action={<TopUpButton />}
        />
      }
    >
      {answer && (
        <RecordPages
          label="余额明细"
          columns={balanceColumns}
          keyOf={({ id }) => id}
          answer={answer}
          page={query.page}
          onPage={(page) => go({ page })}
          hrefOf={(page) => hrefOf({ page })}
        />
      )}
    </LogPanel>
  );
}
