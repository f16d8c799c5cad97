import { useId } from "react";
import type { HoldPaymentsBodyHold } from "#generated/control/model/holdPaymentsBodyHold.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useRecords } from "./use-records.ts";
import { say } from "../language.ts";

const HOLDS: Readonly<Record<HoldPaymentsBodyHold, string>> = {
  off: say("as usual: QR code 15 s, transfer one day", "照常到账：扫码 15 秒，转账一天"),
  unconfirmed: say("paid, but unconfirmed: stays processing", "已付款但未确认：一直处理中"),
  unpaid: say("nobody pays: the QR code expires", "无人付款：二维码过期"),
};

/** Whether payments complete by themselves. */
export function PaymentHold() {
  const id = useId();
  const { data = [] } = useRecords<{ readonly kind: HoldPaymentsBodyHold }>("paymentHolds");
  const hold = useControlAction(
    (control, kind: HoldPaymentsBodyHold) => control.holdPayments(kind),
    (kind) => say(`Payments: ${HOLDS[kind]}`, `支付：${HOLDS[kind]}`),
  );
  return (
    <div className="field payment-hold">
      <label htmlFor={id}>{say("Payments arrive", "款项到账")}</label>
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
