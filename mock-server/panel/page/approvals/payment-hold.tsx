import { Box } from "@chakra-ui/react";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import type { HoldPaymentsBodyHold } from "#generated/control/model/holdPaymentsBodyHold.ts";
import { Field } from "../parts/field.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useRecords } from "./use-records.ts";
import { say } from "../language.ts";

const HOLDS: Readonly<Record<HoldPaymentsBodyHold, string>> = {
  off: say("as usual: QR code 15 s, transfer one day", "照常到账：扫码 15 秒，转账一天"),
  unconfirmed: say("paid, but unconfirmed: stays processing", "已付款但未确认：一直处理中"),
  unpaid: say("nobody pays: the QR code expires", "无人付款：二维码过期"),
};

/** Lets the developer choose whether payments complete by themselves. */
export function PaymentHold() {
  const { data = [] } = useRecords<{ readonly kind: HoldPaymentsBodyHold }>("paymentHolds");
  const hold = useControlAction(
    (control, kind: HoldPaymentsBodyHold) => control.holdPayments(kind),
    (kind) => say(`Payments: ${HOLDS[kind]}`, `支付：${HOLDS[kind]}`),
  );
  return (
    <Box maxWidth="22rem" marginBlockEnd="3">
      <Field label={say("Payments arrive", "款项到账")}>
        <Select
          value={data[0]?.kind ?? "off"}
          disabled={hold.isPending}
          options={Object.entries(HOLDS)}
          onPick={(kind) => hold.mutate(kind as HoldPaymentsBodyHold)}
        />
      </Field>
    </Box>
  );
}
