import { Button } from "#src/shared/ui/button/button.tsx";
import type { Credit, CreditBill } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";

type Props = {
  credit: Credit;
  /** Undefined while loading. */
  overdue: readonly CreditBill[] | undefined;
  onChoose: (ids: number[]) => void;
};

/** What is overdue, what that means, and how to repay it. */
export function OverdueNote({ credit, overdue, onChoose }: Props) {
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
      。逾期账款一直占用额度，额度用完便不能再用账期付款，请尽快还款。
    </Notice>
  );
}
