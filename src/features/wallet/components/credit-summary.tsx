import { shareOfMoney } from "#src/shared/lib/money-math.ts";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Flag } from "#generated/enums.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { clsx } from "clsx";
import type { Credit } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import styles from "./credit-summary.module.css";
import { Meter } from "#src/shared/ui/progress/meter.tsx";

/** The credit account: available, used and overdue amounts, and the next due date. */
export function CreditSummary({ credit }: { credit: Credit }) {
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
      <dl className={styles.lines}>
        <Line name="逾期未还" value={formatMoney(overdue)} isBad={overdue > 0} />
        <Line name="最近应还" value={next_due_at ? formatMoney(next_due_amount) : "--"} />
        <Line name="最近还款日" value={next_due_at ?? "--"} />
      </dl>
    </Stack>
  );
}

function Line({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <Row justify="between">
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <dd className={clsx(styles.value, isBad && styles.overdue)}>{value}</dd>
    </Row>
  );
}
