import {
  AfterSaleStatus,
  InvoiceStatus,
  OrderStatus,
  PayMethod,
  ReturnStatus,
  StatementDocument,
  StatementEntryKind,
} from "#generated/enums.ts";
import type { AfterSaleRecord, ReturnRecord } from "#mock/domain/after-sale/records.ts";
import type { InvoiceRecord } from "#mock/domain/invoice/records.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { PaymentRecord, RepaidBill } from "#mock/domain/payment/records.ts";
import type { Fen } from "#mock/world/money.ts";
import type { BalanceEntry } from "../records.ts";

/** Everything that is recorded of one order. */
export type OrderFile = {
  readonly order: OrderRecord;
  readonly returns: readonly ReturnRecord[];
  readonly complaints: readonly AfterSaleRecord[];
  readonly invoices: readonly InvoiceRecord[];
  /** Payments for the order and refunds of it, from the balance log. */
  readonly balance: readonly BalanceEntry[];
  /** The parts of paid repayments that repaid its bill. */
  readonly repaid: ReadonlyArray<{ readonly payment: PaymentRecord; readonly bill: RepaidBill }>;
  /** When its credit is due in ms; 0 unless it was paid on credit. */
  readonly dueAt: number;
};

type DocumentRef = { readonly document: StatementDocument; readonly id: number; readonly no: string };

/** A document's part of a figure of the statement, in 分 and ms. */
export type Entry = {
  readonly kind: StatementEntryKind;
  readonly amount: Fen;
  readonly at: number;
  readonly source: DocumentRef;
  readonly remark: string;
};

const sum = (entries: readonly Entry[]): Fen => entries.reduce((total, { amount }) => total + amount, 0);

/** When an order was canceled, in ms; undefined if it was not. */
export const canceledAt = ({ status, progress }: OrderRecord): number | undefined =>
  status === OrderStatus.Canceled
    ? progress.findLast((step) => step.status === OrderStatus.Canceled)?.time
    : undefined;

const orderRef = ({ id, orderNo }: OrderRecord): DocumentRef => ({
  document: StatementDocument.Order,
  id,
  no: orderNo,
});

/** Everything that an order has added to the statements of its buyer, the oldest first. */
export function entriesOf(file: OrderFile): Entry[] {
  const returned = returnedEntries(file);
  const [placed, ...canceled] = orderedEntries(file, returned);
  const changes = [...canceled, ...returned, ...paidEntries(file)];
  return [
    placed,
    ...changes,
    ...shippedEntries(file, returned),
    ...invoicedEntries(file),
    ...owedEntries(file, changes),
  ]
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => a.at - b.at || a.kind - b.kind);
}

function orderedEntries({ order }: OrderFile, returned: readonly Entry[]): [Entry, ...Entry[]] {
  const source = orderRef(order);
  const { amount } = order.amounts;
  const placed: Entry = {
    kind: StatementEntryKind.Order,
    amount,
    at: order.createdAt,
    source,
    remark: "提交订单",
  };
  const at = canceledAt(order);
  if (at === undefined) return [placed];
  // Amounts refunded earlier are no longer part of the canceled order.
  const rest = amount - sum(returned.filter((one) => one.at <= at));
  return [placed, { kind: StatementEntryKind.Order, amount: -rest, at, source, remark: "取消订单" }];
}

function shippedEntries({ order }: OrderFile, returned: readonly Entry[]): Entry[] {
  const at = order.shippedAt;
  if (at === null) return [];
  const amount = order.amounts.amount - sum(returned.filter((one) => one.at <= at));
  return [{ kind: StatementEntryKind.Shipment, amount, at, source: orderRef(order), remark: "订单发货" }];
}

function returnedEntries({ returns, complaints }: OrderFile): Entry[] {
  const refunded = returns
    .filter(({ status }) => status === ReturnStatus.Completed)
    .map(({ id, returnNo: no, amount, changedAt: at }): Entry => {
      return {
        kind: StatementEntryKind.ReturnRefund,
        amount,
        at,
        source: { document: StatementDocument.Return, id, no },
        remark: "退货退款",
      };
    });
  const compensated = complaints
    .filter(({ status }) => status === AfterSaleStatus.Completed)
    .map(({ id, saleNo: no, compensation: amount, changedAt: at }): Entry => {
      return {
        kind: StatementEntryKind.ReturnRefund,
        amount,
        at,
        source: { document: StatementDocument.AfterSale, id, no },
        remark: "售后补偿",
      };
    });
  return [...refunded, ...compensated];
}

function invoicedEntries({ invoices }: OrderFile): Entry[] {
  return invoices.flatMap((invoice): Entry[] => {
    const { id, invoiceNo: no, amount, issuedAt, changedAt, status } = invoice;
    if (issuedAt === null) return [];
    const source: DocumentRef = { document: StatementDocument.Invoice, id, no };
    const issued: Entry = {
      kind: StatementEntryKind.Invoice,
      amount,
      at: issuedAt,
      source,
      remark: "开具发票",
    };
    return status === InvoiceStatus.Reversed
      ? [
          issued,
          { kind: StatementEntryKind.Invoice, amount: -amount, at: changedAt, source, remark: "发票红冲" },
        ]
      : [issued];
  });
}

function paidEntries({ order, balance, repaid }: OrderFile): Entry[] {
  const source = orderRef(order);
  const outside: Entry[] =
    order.paidAt !== null && order.payMethod > PayMethod.Balance
      ? [
          {
            kind: StatementEntryKind.Payment,
            amount: order.amounts.amount,
            at: order.paidAt,
            source,
            remark: "订单付款",
          },
        ]
      : [];
  const fromBalance = balance.map(({ amount, remark, at }): Entry => {
    return { kind: StatementEntryKind.Payment, amount: -amount, at, source, remark };
  });
  const repayments = repaid.map(({ payment, bill }): Entry => {
    const of: DocumentRef = { document: StatementDocument.Repayment, id: order.id, no: payment.payNo };
    return {
      kind: StatementEntryKind.Payment,
      amount: bill.amount,
      at: payment.settledAt ?? 0,
      source: of,
      remark: "账期还款",
    };
  });
  return [...outside, ...fromBalance, ...repayments];
}

/**
 * Returns the entries of a credit order's debt: the whole amount when it is paid, and every later change of the
 * amount payable. Changes at the same moment are one entry, named after the document that caused them.
 */
function owedEntries({ order }: OrderFile, changes: readonly Entry[]): Entry[] {
  const { paidAt, payMethod, amounts } = order;
  if (paidAt === null || payMethod !== PayMethod.Credit) return [];
  const source = orderRef(order);
  const billed: Entry = {
    kind: StatementEntryKind.CreditDebt,
    amount: amounts.amount,
    at: paidAt,
    source,
    remark: "账期付款，计入账单",
  };
  const later = [...Map.groupBy(changes, ({ at }) => at)].map(([at, together]): Entry => {
    const cause =
      together.find(({ kind }) => kind === StatementEntryKind.ReturnRefund) ??
      together.find(({ kind }) => kind === StatementEntryKind.Order);
    return {
      kind: StatementEntryKind.CreditDebt,
      amount: together.reduce(
        (total, { kind, amount }) => total + (kind === StatementEntryKind.Order ? amount : -amount),
        0,
      ),
      at,
      source: (cause ?? together[0])?.source ?? source,
      remark:
        cause?.kind === StatementEntryKind.ReturnRefund
          ? "退款冲减账单"
          : cause
            ? "取消订单，账单作废"
            : "账期还款",
    };
  });
  return [billed, ...later];
}
