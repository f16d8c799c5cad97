import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Flag } from "#generated/enums.ts";
import { SplitCard } from "#src/shared/ui/frame/split-card.tsx";
import { useCredit } from "../hooks/use-credit.ts";
import { useRepayment } from "../hooks/use-repayment.ts";
import type { CreditAddress } from "../lib/credit-address.ts";
import { CreditBillsPanel } from "./credit-bills-panel.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { CalendarClock } from "#generated/icons/calendar-clock.ts";
import { company } from "#generated/company.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { CreditSummary } from "./credit-summary.tsx";
import { DueCalendar } from "./due-calendar.tsx";
import type { Credit, CreditBill } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { type OpenedMethod, RepayBar } from "./repay-bar.tsx";

type Props = {
  address: CreditAddress;
  /** Repays bills by transfer (3) or QR code (4). */
  onPay: (repaid: { method: OpenedMethod; billIds: readonly number[] }) => void;
};

/** The credit account: its state, the due dates, every bill, and repayment. */
export function CreditView({ address, onPay }: Props) {
  const { credit: query, bills, open } = useCredit(address.type, address.page);
  const owed = open.data && [...open.data.overdue, ...open.data.upcoming];
  const repayment = useRepayment(owed);
  const credit = query.data;
  if (credit?.is_open === Flag.No && credit.used === 0 && bills.data?.total === 0 && !address.type)
    return <CreditClosed days={credit.period_days} />;
  return (
    <Stack gap="3" pb="4">
      {credit && credit.overdue > 0 && (
        <OverdueNote credit={credit} overdue={open.data?.overdue} onChoose={(ids) => repayment.choose(ids)} />
      )}
      <SplitCard
        side={
          <Loaded query={query} what="账期额度" as="line" skeleton="64">
            {(shown) => <CreditSummary credit={shown} />}
          </Loaded>
        }
      >
        <Loaded
          query={{ data: owed, error: open.error, refetch: open.refetch }}
          what="还款日历"
          as="line"
          skeleton="80"
        >
          {(due) => <DueCalendar bills={due} address={address} />}
        </Loaded>
      </SplitCard>
      <CreditBillsPanel bills={bills} open={open.data} address={address} repayment={repayment} />
      {repayment.chosen.length > 0 && (
        <RepayBar
          repayment={repayment}
          onPay={(method) => onPay({ method, billIds: repayment.chosen.map(({ id }) => id) })}
        />
      )}
    </Stack>
  );
}

/** Shown to buyers without credit: what it is, and how to get it. */
function CreditClosed({ days }: { days: number }) {
  return (
    <EmptyState
      framed
      icon={<CalendarClock size={26} strokeWidth={1.5} />}
      title="尚未开通账期"
      hint={`开通后可先采购、后付款，${days > 0 ? `${days} 天内` : "到期前"}还款即可。如需开通，请联系您的专属客服，或拨打 ${company.hotline}（${company.service_hours.text}）。`}
      links={[
        { name: "联系专属客服", to: paths.help("fwbz/zskf") },
        { name: "先去采购", to: paths.list() },
      ]}
    />
  );
}

type OverdueNoteProps = {
  credit: Credit;
  /** Undefined while loading. */
  overdue: readonly CreditBill[] | undefined;
  onChoose: (ids: number[]) => void;
};

/** Tells which amounts are overdue, what follows from that, and how to repay them. */
function OverdueNote({ credit, overdue, onChoose }: OverdueNoteProps) {
  const longest = Math.max(0, ...(overdue ?? []).map(({ days_overdue: days }) => days));
  return (
    <Notice
      action={
        overdue && (
          <Button size="xs" onClick={() => onChoose(overdue.map(({ id }) => id))}>
            选中逾期账单还款
          </Button>
        )
      }
    >
      {overdue ? `有 ${overdue.length} 笔账单逾期，` : "有账单逾期，"}共 <b>{formatMoney(credit.overdue)}</b>
      {longest > 0 && `，最长已逾期 ${longest} 天`}
      。还清前不能再用账期付款。
    </Notice>
  );
}
