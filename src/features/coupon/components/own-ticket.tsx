import type { ReactNode } from "react";
import type { CashVoucher } from "#generated/model/index.ts";
import { OwnAction } from "./own-action.tsx";
import styles from "./own-ticket.module.css";
import { OwnTime } from "./own-time.tsx";

type Props = {
  name: string;
  kind: string;
  face: { sign: string; figure: string; unit: string };
  condition: string;
  notes: readonly ReactNode[];
  terms: Pick<CashVoucher, "status" | "starts_at" | "ends_at" | "order_id">;
  /** The list of the goods that it applies to. */
  goods: string;
};

/** A coupon or voucher of the buyer's own: its value, terms, validity, and a link to use it. */
export function OwnTicket({
  name,
  kind,
  face: { sign, figure, unit },
  condition,
  notes,
  terms,
  goods,
}: Props) {
  return (
    <article className={styles.root} aria-label={name} data-state={terms.status === 1 ? undefined : 3}>
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
          <i>{kind}</i>
          <b>{name}</b>
        </div>
        {notes.map((note, index) => (
          <div key={index} className={styles.note}>
            {note}
          </div>
        ))}
        <div className={styles.note} data-time>
          <OwnTime terms={terms} />
        </div>
        <div className={styles.foot}>
          <span />
          <span className={styles.own}>
            <OwnAction terms={terms} name={name} goods={goods} />
          </span>
        </div>
      </div>
    </article>
  );
}
