import { chakra } from "@chakra-ui/react";
import Big from "big.js";
import { Link } from "react-router-dom";
import type { Credit } from "#generated/model/credit.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { dueDate } from "../lib/due-date.ts";

type Props = { credit: Credit | undefined; amount: number; nowMs: number };

/** What paying an amount on credit means: the due date, the remaining limit, and overdue amounts. */
export function CreditTerms({ credit, amount, nowMs }: Props) {
  const left = credit && new Big(credit.available).minus(amount).toNumber();
  return (
    <chakra.div css={styles}>
      <dl>
        <div>
          <dt>支付后剩余额度</dt>
          <dd>{left !== undefined && left >= 0 ? formatMoney(left) : "--"}</dd>
        </div>
        <div>
          <dt>账期</dt>
          <dd>{credit ? `${credit.period_days} 天` : "--"}</dd>
        </div>
        <div>
          <dt>预计还款日</dt>
          <dd>{credit ? dueDate(nowMs, credit.period_days) : "--"}</dd>
        </div>
      </dl>
      {credit && credit.overdue > 0 && (
        <p>
          有逾期账款 {formatMoney(credit.overdue)}，请尽快还款。
          <Link to={paths.credit()}>去还款</Link>
        </p>
      )}
    </chakra.div>
  );
}

const styles = {
  "& dl": { display: "flex", flexWrap: "wrap", columnGap: "8", rowGap: "1" },
  "& dl > div": { display: "flex", gap: "2" },
  "& dt": { color: "fg.muted" },
  "& dd": { fontWeight: "600", fontVariantNumeric: "tabular-nums" },
  "& p": { mt: "2", color: "fg.promo" },
  "& a": { ms: "2", color: "brand.fg", textDecoration: "underline" },
} as const;
