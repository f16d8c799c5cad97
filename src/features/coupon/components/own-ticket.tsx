import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { CashVoucher } from "#generated/model/index.ts";
import { styles } from "./coupon-ticket.styles.ts";
import { OwnAction } from "./own-action.tsx";
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
    <chakra.article css={styles} aria-label={name} data-state={terms.status === 1 ? undefined : 3}>
      <div data-part="stub">
        <span data-part="figure">
          {sign && <small>{sign}</small>}
          {figure}
          {unit && <small>{unit}</small>}
        </span>
        <span>{condition}</span>
      </div>
      <div data-part="terms">
        <div data-part="name">
          <i>{kind}</i>
          <b>{name}</b>
        </div>
        {notes.map((note, index) => (
          <div key={index} data-part="note">
            {note}
          </div>
        ))}
        <div data-part="note" data-time>
          <OwnTime terms={terms} />
        </div>
        <div data-part="foot">
          <span />
          <span data-part="own">
            <OwnAction terms={terms} name={name} goods={goods} />
          </span>
        </div>
      </div>
    </chakra.article>
  );
}
