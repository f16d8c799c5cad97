import { Link } from "react-router-dom";
import type { Credit } from "#generated/model/index.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Row, Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { dueDate } from "../lib/due-date.ts";

type Props = { credit: Credit | undefined; amount: Money; nowMs: number };

/** Shows the consequences of paying an amount on credit: the due date, the remaining limit, and overdue amounts. */
export function CreditTerms({ credit, amount, nowMs }: Props) {
  const left = credit && minusMoney(credit.available, amount);
  return (
    <div>
      <Row as="dl" wrap gapX="8" gapY="1">
        <Row gap="2">
          <Text as="dt" tone="muted">
            支付后剩余额度
          </Text>
          <Text as="dd" tabular bold>
            {left !== undefined && left >= 0 ? formatMoney(left) : "--"}
          </Text>
        </Row>
        <Row gap="2">
          <Text as="dt" tone="muted">
            账期
          </Text>
          <Text as="dd" tabular bold>
            {credit ? `${credit.period_days} 天` : "--"}
          </Text>
        </Row>
        <Row gap="2">
          <Text as="dt" tone="muted">
            预计还款日
          </Text>
          <Text as="dd" tabular bold>
            {credit ? dueDate(nowMs, credit.period_days) : "--"}
          </Text>
        </Row>
      </Row>
      {credit && credit.overdue > 0 && (
        <Text as="p" mt="2" tone="promo">
          有逾期账款 {formatMoney(credit.overdue)}，还清前不能再用账期付款。
          <Link className={looks({ ms: "2", tone: "brand", underline: true })} to={paths.credit()}>
            去还款
          </Link>
        </Text>
      )}
    </div>
  );
}
