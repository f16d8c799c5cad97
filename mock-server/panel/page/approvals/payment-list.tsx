import { Check, X } from "lucide-react";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useNow } from "../time/use-now.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { filterResult } from "./filter-result.ts";
import { PaymentHold } from "./payment-hold.tsx";
import { useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";

type Payment = {
  readonly payNo: string;
  readonly orderId: number;
  readonly userId: number;
  readonly method: number;
  /** In 分. */
  readonly amount: number;
  readonly status: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly transfer: { readonly payer: string; readonly remark: string } | null;
};

const OPEN = 1;
const UNDER_WAY = 2;
const METHODS = ["Credit", "Balance", "Bank transfer", "QR code"];

export function PaymentList() {
  const now = useNow()?.ms ?? 0;
  // An unpaid payment past its deadline has failed, though nobody has polled it since.
  const waits = ({ status, expiresAt }: Payment) =>
    status === UNDER_WAY || (status === OPEN && expiresAt > now);
  const query = filterResult(useRecords<Payment>("payments"), waits);
  return (
    <PendingList
      title="Payments"
      none="No payments in progress. Order in the shop and pay by QR code or bank transfer, and the payment appears here."
      head={<PaymentHold />}
      query={query}
    >
      {(payment) => <PaymentItem key={payment.payNo} payment={payment} />}
    </PendingList>
  );
}

function PaymentItem({ payment }: { payment: Payment }) {
  const { payNo, orderId, userId, method, amount, status, createdAt, expiresAt, transfer } = payment;
  const member = useMembers()(userId);
  const settle = useControlAction(
    (control, ok: boolean) => control.settlePayment({ pay_no: payNo, ok }),
    (ok) => `Payment ${payNo} ${ok ? "received" : "failed"}`,
  );
  return (
    <li className="card">
      <div className="card-head">
        <h3>
          {METHODS[method - 1] ?? "Payment"} <span className="digits">¥{(amount / 100).toFixed(2)}</span>
        </h3>
        <Badge tone={status === UNDER_WAY ? "warn" : "quiet"}>
          {status === UNDER_WAY ? "processing" : "waiting for payment"}
        </Badge>
      </div>
      <p className="card-about">
        {member?.company ?? `Member ${userId}`} · order {orderId} · payment <code>{payNo}</code> ·{" "}
        {toShanghai(createdAt)}
        {status === OPEN && ` · expires ${toShanghai(expiresAt)}`}
      </p>
      {transfer && (
        <p className="card-about">
          Transfer slip: payer {transfer.payer}
          {transfer.remark && `, remark “${transfer.remark}”`}
        </p>
      )}
      <div className="judge">
        <button
          type="button"
          className="button button-accent"
          disabled={settle.isPending}
          onClick={() => settle.mutate(true)}
        >
          <Check size={15} aria-hidden /> Received
        </button>
        <button
          type="button"
          className="button"
          disabled={settle.isPending}
          onClick={() => settle.mutate(false)}
        >
          <X size={15} aria-hidden /> Failed
        </button>
      </div>
    </li>
  );
}
