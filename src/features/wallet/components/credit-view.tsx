import { company } from "#generated/company.ts";
import { Flag } from "#generated/enums.ts";
import { CalendarClock } from "#generated/icons/calendar-clock.ts";
import type { Credit, CreditBill } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { shareOfMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { SplitCard } from "#src/shared/ui/frame/split-card.tsx";
import { Stack, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useCredit } from "../hooks/use-credit.ts";
import { useRepayment } from "../hooks/use-repayment.ts";
import type { CreditAddress } from "../lib/credit-address.ts";
import { CreditBillsPanel } from "./credit-bills-panel.tsx";
import { DueCalendar } from "./due-calendar.tsx";
import { type OpenedRepayment, RepayBar } from "./repay-bar.tsx";

type Props = {
  address: CreditAddress;
  /** Repays bills by transfer (3) or QR code (4). */
  onPay: (repaid: OpenedRepayment) => void;
};

/** The credit account: its state, the due dates, every bill, and repayment. */
export function CreditView({ address, onPay }: Props) {
  const { type, page = 1 } = address.query;
  const { credit: query, bills, open } = useCredit(type, page);
  const owed = open.data && [...open.data.overdue, ...open.data.upcoming];
  const repayment = useRepayment(owed);
  const credit = query.data;
  if (credit?.is_open === Flag.No && credit.used === 0 && bills.data?.total === 0 && !type)
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
          onPay={(method) =>
            onPay({ method, billIds: repayment.chosen.map(({ id }) => id), amount: repayment.part.amount })
          }
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

/** The credit account: available, used and overdue amounts, and the next due date. */
function CreditSummary({ credit }: { credit: Credit }) {
  const {
    is_open,
    credit_limit: limit,
    used,
    available,
    overdue,
    period_days,
    next_due_at,
    next_due_amount,
  } = credit;
  const percent = limit > 0 ? Math.min(100, Math.round(shareOfMoney(used, limit) * 100)) : 0;
  return (
    <Stack gap="4">
      <FigureList
        figures={[
          {
            name: "可用额度",
            value: formatMoney(available),
            hint:
              is_open !== Flag.Yes
                ? "账期已停用，还清后请联系专属客服"
                : overdue > 0
                  ? "有逾期账款，还清后额度即时恢复"
                  : `账期 ${period_days} 天，还款后额度即时恢复`,
            tone: "brand",
          },
        ]}
      />
      <div>
        <Meter percent={percent} label="已用额度" text={`已用 ${formatCount(percent)}%`} />
        <Row justify="between" mt="1" tone="muted" size="xs">
          <span>已用 {formatMoney(used)}</span>
          <span>授信 {formatMoney(limit)}</span>
        </Row>
      </div>
      <Stack as="dl" gap="2" pt="3" line="above">
        <Line name="逾期未还" value={formatMoney(overdue)} isBad={overdue > 0} />
        <Line name="最近应还" value={next_due_at ? formatMoney(next_due_amount) : "--"} />
        <Line name="最近还款日" value={next_due_at ?? "--"} />
      </Stack>
    </Stack>
  );
}

function Line({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <Row justify="between">
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" bold tone={isBad ? "error" : undefined}>
        {value}
      </Text>
    </Row>
  );
}
