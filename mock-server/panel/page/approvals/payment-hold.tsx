import { useId } from "react";
import type { HoldPaymentsBodyHold } from "#generated/control/model/holdPaymentsBodyHold.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useRecords } from "./use-records.ts";

const HOLDS: Readonly<Record<HoldPaymentsBodyHold, string>> = {
  off: "as usual: QR code 15 s, transfer one day",
  unconfirmed: "paid, but unconfirmed: stays processing",
  unpaid: "nobody pays: the QR code expires",
};

/** Whether payments complete by themselves. */
export function PaymentHold() {
  const id = useId();
  const { data = [] } = useRecords<{ readonly kind: HoldPaymentsBodyHold }>("paymentHolds");
  const hold = useControlAction(
    (control, kind: HoldPaymentsBodyHold) => control.holdPayments(kind),
    (kind) => `Payments: ${HOLDS[kind]}`,
  );
  return (
    <div className="field payment-hold">
      <label htmlFor={id}>Payments arrive</label>
      <select
        id={id}
        className="select"
        value={data[0]?.kind ?? "off"}
        disabled={hold.isPending}
        onChange={({ target }) => hold.mutate(target.value as HoldPaymentsBodyHold)}
      >
        {Object.entries(HOLDS).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
