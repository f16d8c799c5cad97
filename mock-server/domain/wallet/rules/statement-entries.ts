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

/** 1 order, 2 return, 3 complaint, 4 invoice, 5 repayment. */
type DocumentRef = { readonly document: 1 | 2 | 3 | 4 | 5; readonly id: number; readonly no: string };

/**
 * What a document adds to a figure of the statement, in 分 and ms: 1 ordered, 2 shipped, 3 returned, 4 invoiced, 5 paid,
 * 6 owed to the credit term.
 */
export type Entry = {
  readonly kind: 1 | 2 | 3 | 4 | 5 | 6;
  readonly amount: Fen;
  readonly at: number;
  readonly source: DocumentRef;
  readonly remark: string;
};

const CREDIT = 1;
const CANCELLED = 6;
const REVERSED = 5;

const sum = (entries: readonly Entry[]): Fen => entries.reduce((total, { amount }) => total + amount, 0);

/** When an order was cancelled, in ms; undefined if it was not. */
export const cancelledAt = ({ status, progress }: OrderRecord): number | undefined =>
  status === CANCELLED ? progress.findLast((step) => step.status === CANCELLED)?.time : undefined;

const orderRef = ({ id, orderNo }: OrderRecord): DocumentRef => ({ document: 1, id, no: orderNo });

/** Everything that an order has added to the statements of its buyer, the oldest first. */
export function entriesOf(file: OrderFile): Entry[] {
  const returned = returnedEntries(file);
  const [placed, ...cancelled] = orderedEntries(file, returned);
  const changes = [...cancelled, ...returned, ...paidEntries(file)];
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
  const placed: Entry = { kind: 1, amount, at: order.createdAt, source, remark: "提交订单" };
  const at = cancelledAt(order);
  if (at === undefined) return [placed];
  // What was refunded before is no longer in the order that is cancelled.
  const rest = amount - sum(returned.filter((one) => one.at <= at));
  return [placed, { kind: 1, amount: -rest, at, source, remark: "取消订单" }];
}

function shippedEntries({ order }: OrderFile, returned: readonly Entry[]): Entry[] {
  const at = order.shippedAt;
  if (at === null) return [];
  const amount = order.amounts.amount - sum(returned.filter((one) => one.at <= at));
  return [{ kind: 2, amount, at, source: orderRef(order), remark: "订单发货" }];
}

function returnedEntries({ returns, complaints }: OrderFile): Entry[] {
  const refunded = returns
    .filter(({ status }) => status === 5)
    .map(({ id, returnNo: no, amount, changedAt: at }): Entry => {
      return { kind: 3, amount, at, source: { document: 2, id, no }, remark: "退货退款" };
    });
  const compensated = complaints
    .filter(({ status }) => status === 3)
    .map(({ id, saleNo: no, compensation: amount, changedAt: at }): Entry => {
      return { kind: 3, amount, at, source: { document: 3, id, no }, remark: "售后补偿" };
    });
  return [...refunded, ...compensated];
}

function invoicedEntries({ invoices }: OrderFile): Entry[] {
  return invoices.flatMap((invoice): Entry[] => {
    const { id, invoiceNo: no, amount, issuedAt, changedAt, status } = invoice;
    if (issuedAt === null) return [];
    const source: DocumentRef = { document: 4, id, no };
    const issued: Entry = { kind: 4, amount, at: issuedAt, source, remark: "开具发票" };
    return status === REVERSED
      ? [issued, { kind: 4, amount: -amount, at: changedAt, source, remark: "发票红冲" }]
      : [issued];
  });
}

function paidEntries({ order, balance, repaid }: OrderFile): Entry[] {
  const source = orderRef(order);
  const outside: Entry[] =
    order.paidAt !== null && order.payMethod > 2
      ? [{ kind: 5, amount: order.amounts.amount, at: order.paidAt, source, remark: "订单付款" }]
      : [];
  const fromBalance = balance.map(({ amount, remark, at }): Entry => {
    return { kind: 5, amount: -amount, at, source, remark };
  });
  const repayments = repaid.map(({ payment, bill }): Entry => {
    const of: DocumentRef = { document: 5, id: order.id, no: payment.payNo };
    return { kind: 5, amount: bill.amount, at: payment.settledAt ?? 0, source: of, remark: "账期还款" };
  });
  return [...outside, ...fromBalance, ...repayments];
}

/**
 * What a credit order owes: all of it from its payment on, and from then whatever changes what is payable of it.
 * Changes at one moment are one entry, named after the document that caused them.
 */
function owedEntries({ order }: OrderFile, changes: readonly Entry[]): Entry[] {
  const { paidAt, payMethod, amounts } = order;
  if (paidAt === null || payMethod !== CREDIT) return [];
  const source = orderRef(order);
  const billed: Entry = { kind: 6, amount: amounts.amount, at: paidAt, source, remark: "账期付款，计入账单" };
  const later = [...Map.groupBy(changes, ({ at }) => at)].map(([at, together]): Entry => {
    const cause = together.find(({ kind }) => kind === 3) ?? together.find(({ kind }) => kind === 1);
    return {
      kind: 6,
      amount: together.reduce((total, { kind, amount }) => total + (kind === 1 ? amount : -amount), 0),
      at,
      source: (cause ?? together[0])?.source ?? source,
      remark: cause?.kind === 3 ? "退款冲减账单" : cause ? "取消订单，账单作废" : "账期还款",
    };
  });
  return [billed, ...later];
}
