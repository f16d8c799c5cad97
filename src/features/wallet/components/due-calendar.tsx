import { Link } from "react-router-dom";
import { CreditBillType } from "#generated/enums.ts";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import type { CreditBill } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { owedOfAll } from "../lib/bill-types.ts";
import type { CreditAddress } from "../lib/credit-address.ts";
import { calendarWeeks, monthAfter, shortAmount } from "../lib/due-calendar.ts";
import type { CalendarDay } from "../lib/due-calendar.ts";
import styles from "./due-calendar.module.css";

const WEEKDAYS = ["一", "二", "三", "四", "五", "六", "日"];

type Props = { bills: readonly CreditBill[]; address: CreditAddress };

/** A month with its due dates. */
export function DueCalendar({ bills, address: { query, hrefOf } }: Props) {
  const today = useServerClock(shanghaiDay);
  const ahead = bills.find(({ due_at: at }) => at >= today);
  const month = query.month ?? (ahead?.due_at ?? today).slice(0, 7);
  const inMonth = bills.filter(({ due_at: at }) => at.startsWith(month));
  const [year, number] = month.split("-").map(Number);
  const step = (months: number, name: string) => (
    <Link
      to={hrefOf({ month: monthAfter(month, months), page: query.page })}
      aria-label={name}
      preventScrollReset
    >
      {months < 0 ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
    </Link>
  );
  return (
    <section aria-label="还款日历">
      <Row align="center" gap="2" wrap mb="2">
        <Text as="h2" size="md" bold>
          还款日历
        </Text>
        <Text as="p" grow tone="muted" size="xs" role="status">
          {year} 年 {number} 月
          {inMonth.length > 0
            ? `应还 ${inMonth.length} 笔，共 ${formatMoney(owedOfAll(inMonth))}`
            : "没有要还的账单"}
        </Text>
        <span className={styles.steps}>
          {step(-1, "上一月")}
          {step(1, "下一月")}
        </span>
      </Row>
      <table className={styles.days} aria-label={`${year} 年 ${number} 月还款日历`}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <Text as="th" py="1" tone="subtle" size="xs" weight="400" key={name} scope="col">
                {name}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(month, bills).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((each) => (
                <DueDay key={each.day} day={each} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DueDayProps = { day: CalendarDay<CreditBill>; today: string };

/** A day of the calendar, with the bills due on it. */
function DueDay({ day: { day, isInMonth, due }, today }: DueDayProps) {
  const isOverdue = due.some(({ type }) => type === CreditBillType.Overdue);
  return (
    <td
      className={styles.dueDay}
      data-other={!isInMonth || undefined}
      data-due={due.length > 0 ? (isOverdue ? "overdue" : "ahead") : undefined}
      aria-current={day === today ? "date" : undefined}
    >
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {day === today && <small className={styles.today}>今天</small>}
      {due.length > 0 && (
        <span className={styles.due}>
          {isOverdue ? "逾期" : "应还"}{" "}
          {/* Here is only room for the short amounts; the bills below show all of it. */}
          <Text as="b" bold unseenBelow="md">
            {formatMoney(owedOfAll(due))}
          </Text>
          <Text as="b" bold block hideFrom="md" nowrap aria-hidden>
            {shortAmount(owedOfAll(due))}
          </Text>
        </span>
      )}
    </td>
  );
}
