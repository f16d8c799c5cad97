import styles from "./expiry-date.module.css";
import { useServerToday } from "#src/shared/lib/use-server-now.ts";
import { describeExpiry } from "../lib/expiry.ts";

/** The expiry date with the months left; a short shelf life is highlighted. */
export function ExpiryDate({ date }: { date: string }) {
  const { text, near } = describeExpiry(date, useServerToday());
  return (
    <span className={styles.root}>
      {date}{" "}
      <small className={styles.left} data-near={near || undefined}>
        {text}
      </small>
    </span>
  );
}
