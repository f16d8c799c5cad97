import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Link } from "react-router-dom";
import type { Statement } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { monthAfter } from "../lib/due-calendar.ts";
import { monthName, monthsBetween } from "../lib/statement.ts";
import type { StatementAddress } from "../lib/statement-address.ts";
import styles from "./statement-month.module.css";

type Props = {
  statement: Statement;
  /** The requested month; differs from the statement's while that is loading. */
  month: string;
  current: string;
  address: StatementAddress;
};

/** The month of the statement: the one before, the one after, or any since the first order. */
export function StatementMonth({ statement, month, current, address: { hrefOf, onMonth } }: Props) {
  const months = monthsBetween(month < statement.first_month ? month : statement.first_month, current);
  const step = (to: string, name: string, isOpen: boolean) => {
    const icon = to < month ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />;
    if (!isOpen) return <span className={styles.off}>{icon}</span>;
    return (
      <Link to={hrefOf({ month: to })} aria-label={name} preventScrollReset>
        {icon}
      </Link>
    );
  };
  return (
    <div className={styles.root}>
      {step(monthAfter(month, -1), "上一月", month > statement.first_month)}
      <select
        className={styles.select}
        aria-label="对账月份"
        value={month}
        onChange={(event) => onMonth(event.target.value)}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {monthName(each)}
          </option>
        ))}
      </select>
      {step(monthAfter(month, 1), "下一月", month < current)}
      <span className={styles.hint} role="status">
        {statement.month === current ? "本月截至 " : "截至 "}
        {formatMinute(statement.as_of)}
      </span>
    </div>
  );
}
