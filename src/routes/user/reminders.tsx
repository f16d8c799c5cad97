import { CircleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./reminders.module.css";
import type { Reminder } from "./use-reminders.ts";

/** Whatever keeps the buyer from buying, now or soon, each with its next step. Renders nothing when all is well. */
export function Reminders({ reminders }: { reminders: readonly Reminder[] }) {
  if (reminders.length === 0) return null;
  return (
    <ul className={styles.root} aria-label="待办提醒">
      {reminders.map(({ text, label, to }) => (
        <li key={text}>
          <CircleAlert size={16} aria-hidden />
          <span className={styles.text}>{text}</span>
          <Link className={styles.nextStep} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
