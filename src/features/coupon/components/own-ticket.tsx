import type { ComponentProps } from "react";
import type { CashVoucher } from "#generated/model/index.ts";
import { OwnAction } from "./own-action.tsx";
import { Ticket } from "./ticket.tsx";
import styles from "./own-ticket.module.css";
import { OwnTime } from "./own-time.tsx";

type Props = Pick<ComponentProps<typeof Ticket>, "name" | "kind" | "face" | "condition" | "notes"> & {
  terms: Pick<CashVoucher, "status" | "starts_at" | "ends_at" | "order_id">;
  /** The list of the goods that it applies to. */
  goods: string;
};

/** A coupon or voucher of the buyer's own: its value, terms, validity, and a link to use it. */
export function OwnTicket({ name, terms, goods, ...ticket }: Props) {
  return (
    <Ticket
      name={name}
      {...ticket}
      time={<OwnTime terms={terms} />}
      look={terms.status === 1 ? "promo" : "grey"}
    >
      <span className={styles.actions}>
        <OwnAction terms={terms} name={name} goods={goods} />
      </span>
    </Ticket>
  );
}
