import { Check } from "#generated/icons/check.ts";
import { X } from "#generated/icons/x.ts";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useNow } from "../time/use-now.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { filterResult } from "./filter-result.ts";
import { PaymentHold } from "./payment-hold.tsx";
import { useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";
import { say } from "../language.ts";

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
const METHODS = [
  say("Credit", "账期"),
  say("Balance", "余额"),
  say("Bank transfer", "银行转账"),
  say("QR code", "扫码支付"),
];

export function PaymentList() {
  const now = useNow()?.ms ?? 0;
  // An unpaid payment past its deadline has failed, though nobody has polled it since.
  const waits = ({ status, expiresAt }: Payment) =>
    status === UNDER_WAY || (status === OPEN && expiresAt > now);
  const query = filterResult(useRecords<Payment>("payments"), waits);
  return (
    <PendingList
      title={say("Payments", "支付")}
      none={say(
        "No payments in progress. Order in the shop and pay by QR code or bank transfer, and the payment appears here.",
        "没有进行中的支付。在商城下单并选择扫码或银行转账，支付会出现在这里。",
      )}
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
    (ok) =>
      say(`Payment ${payNo} ${ok ? "received" : "failed"}`, `支付 ${payNo} ${ok ? "已到账" : "已失败"}`),
  );
  return (
    <li className="card">
      <div className="card-head">
        <h3>
          {METHODS[method - 1] ?? say("Payment", "支付")}{" "}
          <span className="digits">¥{(amount / 100).toFixed(2)}</span>
        </h3>
        <Badge tone={status === UNDER_WAY ? "warn" : "quiet"}>
          {status === UNDER_WAY ? say("processing", "处理中") : say("waiting for payment", "待付款")}
        </Badge>
      </div>
      <p className="card-about">
        {member?.company ?? say(`Member ${userId}`, `会员 ${userId}`)} · {say("order", "订单")} {orderId} ·{" "}
        {say("payment", "支付")} <code>{payNo}</code> · {toShanghai(createdAt)}
        {status === OPEN && ` · ${say("expires", "到期")} ${toShanghai(expiresAt)}`}
      </p>
      {transfer && (
        <p className="card-about">
          {say("Transfer slip: payer", "转账凭证：付款人")} {transfer.payer}
          {transfer.remark && say(`, remark “${transfer.remark}”`, `，备注“${transfer.remark}”`)}
        </p>
      )}
      <div className="judge">
        <button
          type="button"
          className="button button-accent"
          disabled={settle.isPending}
          onClick={() => settle.mutate(true)}
        >
          <Check size={15} aria-hidden /> {say("Received", "已到账")}
        </button>
        <button
          type="button"
          className="button"
          disabled={settle.isPending}
          onClick={() => settle.mutate(false)}
        >
          <X size={15} aria-hidden /> {say("Failed", "失败")}
        </button>
      </div>
    </li>
  );
}
