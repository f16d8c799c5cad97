import type { ReactNode } from "react";
import styles from "./ticket.module.css";

type Props = {
  name: string;
  kind: string;
  /** The value in large type. */
  face: { sign: string; figure: string; unit: string };
  condition: string;
  notes: readonly ReactNode[];
  /** When it can be claimed or used. */
  time: ReactNode;
  look?: "promo" | "brand" | "gray";
  /** The remaining quantity, and the action. */
  children: ReactNode;
};

/** A coupon or voucher as a ticket: its value on the stub, its terms and the action beside it. */
export function Ticket({ name, kind, face, condition, notes, time, look = "promo", children }: Props) {
  const { sign, figure, unit } = face;
  return (
    <article className={styles.root} aria-label={name} data-look={look}>
      <div className={styles.stub}>
        <span className={styles.figure}>
          {sign && <small>{sign}</small>}
          {figure}
          {unit && <small>{unit}</small>}
        </span>
        <span>{condition}</span>
      </div>
      <div className={styles.terms}>
        <div className={styles.name}>
          <i className={styles.kind}>{kind}</i>
          <b>{name}</b>
        </div>
        {notes.map((note, index) => (
          <div key={index} className={styles.note}>
            {note}
          </div>
        ))}
        <div className={styles.time}>{time}</div>
        <div className={styles.foot}>{children}</div>
      </div>
    </article>
  );
}
