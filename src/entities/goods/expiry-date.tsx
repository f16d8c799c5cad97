import { useServerToday } from "#src/shared/lib/use-server-now.ts";
import { describeExpiry } from "./expiry.ts";
import styles from "./expiry-date.module.css";

type Props = {
  /** Undefined where the server does not say it. */
  date: string | undefined;
  /** Says what the date is, where no heading does. */
  labeled?: boolean;
};

/** The expiry date with the months left; a short shelf life is highlighted. */
export function ExpiryDate({ date, labeled = false }: Props) {
  const today = useServerToday();
  if (date === undefined) return labeled ? null : "--";
  const { text, near } = describeExpiry(date, today);
  return (
    <span>
      <span className={styles.date}>
        {labeled && "效期至 "}
        {date}
      </span>{" "}
      <small className={styles.left} data-near={near || undefined}>
        {text}
      </small>
    </span>
  );
}
