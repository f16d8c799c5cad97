import { type ReactNode, useState } from "react";
import { ChevronDown } from "#generated/icons/chevron-down.ts";
import { ChevronUp } from "#generated/icons/chevron-up.ts";
import styles from "./hint-line.module.css";

type Props = {
  label: string;
  role?: "region" | "alert";
  icon?: ReactNode;
  /** The text in parts: those that have no room on the line come with the rest. */
  children: ReactNode;
  action?: ReactNode;
  /** Comes when the hint is opened; without it a wide screen has room for everything. */
  rest?: ReactNode;
};

/** Advice above the lines of the cart: one line, with a button that opens the rest. */
export function HintLine({ label, role, icon, children, action, rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  const word = isOpen ? "收起" : "展开";
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <aside
      className={styles.root}
      role={role}
      aria-label={label}
      data-open={isOpen || undefined}
      data-whole={rest === undefined || undefined}
    >
      {icon}
      <div className={styles.text}>{children}</div>
      {action}
      <button
        type="button"
        className={styles.opener}
        aria-label={word + label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {word}
        <Chevron size={14} aria-hidden />
      </button>
      {isOpen && rest !== undefined && <div className={styles.rest}>{rest}</div>}
    </aside>
  );
}
