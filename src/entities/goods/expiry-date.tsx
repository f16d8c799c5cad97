import styles from "./expiry-date.module.css";
import { useServerToday } from "#src/shared/lib/use-server-now.ts";
import { describeExpiry } from "./expiry.ts";

type Props = {
  date: string;
  /** Says what the date is, where no heading does. */
  labelled?: boolean;
};

/** The expiry date with the months left; a short shelf life is highlighted. */
export function ExpiryDate({ date, labelled = false }: Props) {
  const { text, near } = describeExpiry(date, useServerToday());
  return (
    <span>
      <span className={styles.date}>
        {labelled && "效期至 "}
        {date}
      </span>{" "}
      <small className={styles.left} data-near={near || undefined}>
        {text}
      </small>
    </span>
  );
}
