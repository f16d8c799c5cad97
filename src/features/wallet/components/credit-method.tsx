import { chakra } from "@chakra-ui/react";
import { CalendarClock } from "lucide-react";
import type { Credit } from "#generated/model/credit.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { dueDate } from "../lib/due-date.ts";

type Props = { credit: Credit | undefined; nowMs: number };

/** Paying on credit: what is available, and when it falls due. */
export function CreditMethod({ credit, nowMs }: Props) {
  return (
    <chakra.div css={styles}>
      <label>
        <input type="radio" name="method" checked readOnly />
        <CalendarClock size={20} aria-hidden />
        <b>账期支付</b>
        <small>先采购，到期还款</small>
      </label>
      <dl>
        <div>
          <dt>可用额度</dt>
          <dd>{formatMoney(credit?.available)}</dd>
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
      {credit && credit.overdue > 0 && <p>有逾期账款 {formatMoney(credit.overdue)}，请尽快还款。</p>}
    </chakra.div>
  );
}

const styles = {
  p: "3",
  borderWidth: "1px",
  borderColor: "brand.solid",
  borderRadius: "md",
  bg: "brand.subtle",
  "& label": { display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: "2", minHeight: "8" },
  "& input": { boxSize: "4", accentColor: "{colors.brand.solid}" },
  "& svg": { color: "brand.fg" },
  "& b": { fontWeight: "600" },
  "& small": { color: "fg.muted", fontSize: "xs" },
  "& dl": { display: "flex", flexWrap: "wrap", columnGap: "8", rowGap: "1", mt: "2", ps: { md: "6" } },
  "& dl > div": { display: "flex", gap: "2" },
  "& dt": { color: "fg.muted" },
  "& dd": { fontWeight: "600" },
  "& p": { mt: "2", color: "fg.promo" },
} as const;
