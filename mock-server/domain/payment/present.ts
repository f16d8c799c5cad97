import { company } from "#generated/company.ts";
import { payMethodLabels } from "#generated/enum-labels.ts";
import { Flag, PayMethod } from "#generated/enums.ts";
import type { CreditPayment } from "#generated/model/creditPayment.ts";
import type { PayChoice } from "#generated/model/payChoice.ts";
import type { Payment } from "#generated/model/payment.ts";
import { terms } from "#generated/terms.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { uploadUrl } from "#mock/domain/upload/rules/uploads.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { balanceOf } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatYuan, toYuan } from "#mock/world/money.ts";
import { formatDate } from "#mock/world/shanghai-time.ts";
import { requirePayable } from "./commands/payment-opening.ts";
import type { PaymentRecord } from "./records.ts";
import { payAppLinks } from "./rules/pay-apps.ts";
import { creditOf } from "./rules/payments.ts";

/** A credit payment in the contract's form. */
export const presentCreditPayment = (payment: PaymentRecord): CreditPayment => ({
  pay_no: payment.payNo,
  order_id: payment.orderId,
  amount: toYuan(payment.amount),
  status: payment.status,
  due_at: formatDate(payment.dueAt),
  message: payment.message,
});

/** A payment from the balance, by transfer or by QR code. */
export function presentPayment(state: WorldState, payment: PaymentRecord, origin: string): Payment {
  const { payNo, orderId, method, amount, status, expiresAt, transfer, message } = payment;
  const apps = method === PayMethod.QrCode ? payAppLinks(state, payNo, origin) : [];
  const proof = transfer ? state.uploads.get(transfer.fileId) : undefined;
  return {
    pay_no: payNo,
    order_id: orderId,
    method,
    amount: toYuan(amount),
    status,
    // A scan opens the same page as the first app.
    qr_content: apps[0]?.url ?? "",
    pay_apps: apps,
    bank_account: method === PayMethod.BankTransfer ? company.bank_account : null,
    transfer_image: proof ? uploadUrl(proof, origin) : "",
    expires_at: Math.floor(expiresAt / 1000),
    message,
  };
}

/** The payment methods of an order, with the reason where one is not available. */
export function presentPayChoices(state: WorldState, user: UserRecord, order: OrderRecord): PayChoice[] {
  const { amount } = order.amounts;
  const closed = problemOf(state, order);
  const credit = creditOf(state, user);
  const balance = balanceOf(state, user.id);
  const choice = (method: PayChoice["method"], reason: string, describe: string): PayChoice => {
    const why = closed || reason;
    return {
      method,
      name: payMethodLabels[method],
      is_open: why === "" ? Flag.Yes : Flag.No,
      reason: why,
      describe,
    };
  };
  const noCredit = user.credit.isOpen === Flag.No ? "您还没有开通账期，请联系专属客服" : "";
  const late = credit.overdue > 0 ? "有逾期账单，还清前不能再用账期付款" : "";
  const shortCredit = credit.available < amount ? "账期可用额度不足，请先还款" : "";
  return [
    choice(PayMethod.Credit, noCredit || late || shortCredit, `可用额度 ¥${formatYuan(credit.available)}`),
    choice(
      PayMethod.Balance,
      balance < amount ? "余额不足，请先充值" : "",
      `可用余额 ¥${formatYuan(balance)}`,
    ),
    choice(PayMethod.BankTransfer, "", `转账后上传凭证，${terms.transfers.confirm_workdays} 个工作日内核对`),
    choice(PayMethod.QrCode, "", "支持微信、支付宝和云闪付"),
  ];
}

function problemOf(state: WorldState, order: OrderRecord): string {
  try {
    requirePayable(state, order);
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
