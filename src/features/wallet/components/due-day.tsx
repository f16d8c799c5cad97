import type { CreditBill } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { owedOfAll } from "../lib/bill-types.ts";
import type { CalendarDay } from "../lib/due-calendar.ts";
import styles from "./due-day.module.css";

type Props = { day: CalendarDay<CreditBill>; today: string };

/** A day of the calendar, with the bills due on it. */
export function DueDay({ day: { day, isInMonth, due }, today }: Props) {
  const isOverdue = due.some(({ type }) => type === 2);
  return (
    <td
      className={styles.root}
      data-other={!isInMonth || undefined}
      data-due={due.length > 0 ? (isOverdue ? "overdue" : "ahead") : undefined}
      aria-current={day === today ? "date" : undefined}
    >
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {day === today && <small className={styles.today}>今天</small>}
      {due.length > 0 && (
        <span className={styles.due}>
          {isOverdue ? "逾期" : "应还"} <b className={styles.amount}>{formatMoney(owedOfAll(due))}</b>
        </span>
      )}
    </td>
  );
}
