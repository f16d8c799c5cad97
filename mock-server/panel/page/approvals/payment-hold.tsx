import { useId } from "react";
import type { HoldPaymentsBodyHold } from "#generated/control/model/holdPaymentsBodyHold.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { useRecords } from "./use-records.ts";

const HOLDS: Readonly<Record<HoldPaymentsBodyHold, string>> = {
  off: "照常：扫码 15 秒后到账，转账一天后到账",
  unconfirmed: "付了款，商城还不知道：停在处理中",
  unpaid: "没有人付款：二维码到期失效",
};

/** Whether payments complete by themselves. */
export function PaymentHold() {
  const id = useId();
  const { data = [] } = useRecords<{ readonly kind: HoldPaymentsBodyHold }>("paymentHolds");
  const hold = useControlAction(
    (control, kind: HoldPaymentsBodyHold) => control.holdPayments(kind),
    (kind) => `付款改为${HOLDS[kind]}`,
  );
  return (
    <div className="field payment-hold">
      <label htmlFor={id}>付款怎样到账</label>
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
