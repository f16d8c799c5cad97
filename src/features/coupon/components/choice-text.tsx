import type { ReactNode } from "react";
import styles from "./choice-text.module.css";

type Props = {
  figure: string;
  name: string;
  terms: string;
  /** Why it cannot be used. */
  reason: string | undefined;
  /** Cannot be chosen: its value is gray. */
  isOff?: boolean | undefined;
  /** Shown beside the name. */
  children?: ReactNode;
};

/** A coupon or voucher to choose from at checkout, in words. */
export function ChoiceText({ figure, name, terms, reason, isOff = false, children }: Props) {
  return (
    <>
      <span className={styles.head}>
        <b className={styles.figure} data-off={isOff || undefined}>
          {figure}
        </b>
        <b>{name}</b>
        {children}
      </span>
      <small className={styles.terms}>{terms}</small>
      {reason && <small className={styles.reason}>{reason}</small>}
    </>
  );
}
