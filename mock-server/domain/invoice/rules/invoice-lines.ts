import { ReturnStatus } from "#generated/enums.ts";
import { returnedOf } from "#mock/domain/after-sale/rules/returnable.ts";
import { paidForLines, shortagesUntil } from "#mock/domain/after-sale/rules/shortages.ts";
import type { GoodsKind } from "#mock/domain/goods/records.ts";
import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { InvoiceRecord } from "../records.ts";
import { taxWithin } from "./tax.ts";

/** Value-added tax in percent: decoction pieces are farm products, all else has the regular rate. */
const RATES = { herbal: 9, regular: 13 } as const;

/** The short names that the tax office's classes of goods have on invoices. */
const CATEGORIES: Readonly<Record<GoodsKind, string>> = {
  western: "化学药品制剂",
  patent: "中成药",
  herbal: "中药饮片",
  device: "医疗仪器器械",
  health: "保健食品",
};
/** Shipping that the seller charges is taxed with the goods. */
const SHIPPING = "价外费用";

/** A line of an invoice: amounts in 分 with the tax in them, the rate in percent. */
export type InvoiceLine = {
  /** The class of goods, which stands before the name: `*中成药*`. */
  readonly category: string;
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  readonly number: number;
  readonly amount: Fen;
  readonly rate: number;
  readonly tax: Fen;
};

type Untaxed = Omit<InvoiceLine, "tax">;

/**
 * The lines of an invoice: what the order was paid for line by line less what had been returned or was reported missing
 * when it was issued, and shipping. A compensation lowers the lines in proportion. They add up to the invoice's amount,
 * their taxes to its tax.
 */
export function invoiceLines(state: WorldState, invoice: InvoiceRecord): InvoiceLine[] {
  const order = state.orders.get(invoice.orderId);
  if (!order) return [];
  const gone = goneUntil(state, order, invoice.issuedAt ?? Number.POSITIVE_INFINITY);
  const goods = order.lines.flatMap((line) => {
    const { number, amount } = gone(line);
    const kind = state.seed.goods.get(line.goodsId)?.kind ?? "western";
    const rate = kind === "herbal" ? RATES.herbal : RATES.regular;
    const category = CATEGORIES[kind];
    const rest = { number: line.number - number, amount: line.paid - amount };
    return rest.number > 0 || rest.amount > 0
      ? [{ category, name: line.name, spec: line.ypgg, unit: line.bzdw, rate, ...rest }]
      : [];
  });
  const { shipping } = order.amounts;
  const shippingLine = {
    category: SHIPPING,
    name: "运费",
    spec: "",
    unit: "次",
    number: 1,
    amount: shipping,
    rate: RATES.regular,
  };
  return withTaxes(scaledTo(invoice.amount, shipping > 0 ? [...goods, shippingLine] : goods));
}

export const LINES_PER_PAGE = 9;

/** Returns the number of pages of an issued invoice. */
export const invoicePageCount = (state: WorldState, invoice: InvoiceRecord): number =>
  Math.max(1, Math.ceil(invoiceLines(state, invoice).length / LINES_PER_PAGE));

/** The tax in an invoice, in 分. */
export const taxOf = (state: WorldState, invoice: InvoiceRecord): Fen =>
  invoiceLines(state, invoice).reduce((sum, { tax }) => sum + tax, 0);

/** The part of a line that had been returned and refunded, or was reported missing, by `at` (ms). */
function goneUntil(state: WorldState, order: OrderRecord, at: number) {
  const returns = [...state.returns.values()].filter(
    (one) => one.orderId === order.id && one.status === ReturnStatus.Completed && one.changedAt <= at,
  );
  const missing = shortagesUntil(state, order.id, at).flatMap(({ lines }) => lines);
  return ({ id }: OrderLineRecord) => {
    const returned = returnedOf(returns, id);
    const reported = missing.filter(({ orderLineId }) => orderLineId === id);
    return {
      number: reported.reduce((sum, { number }) => sum + number, returned.number),
      amount: reported.reduce((sum, line) => sum + paidForLines(order, { lines: [line] }), returned.amount),
    };
  };
}

/** The lines in proportion, so that they add up to `total` 分; the last takes what rounding leaves. */
function scaledTo(total: Fen, lines: readonly Untaxed[]): Untaxed[] {
  const sum = lines.reduce((before, { amount }) => before + amount, 0);
  if (sum === total || sum === 0) return [...lines];
  let left = total;
  return lines.map((line, index) => {
    const amount = index === lines.length - 1 ? left : Math.floor((line.amount * total) / sum);
    left -= amount;
    return { ...line, amount };
  });
}

/** The tax of each rate is that of its sum; the last line of a rate takes what rounding leaves. */
function withTaxes(lines: readonly Untaxed[]): InvoiceLine[] {
  const left = new Map<number, Fen>();
  for (const { rate } of lines) {
    const sum = lines.reduce((before, one) => before + (one.rate === rate ? one.amount : 0), 0);
    left.set(rate, taxWithin(sum, rate));
  }
  return lines.map((line, index) => {
    const rest = left.get(line.rate) ?? 0;
    const isLast = !lines.slice(index + 1).some(({ rate }) => rate === line.rate);
    const tax = isLast ? rest : Math.min(rest, taxWithin(line.amount, line.rate));
    left.set(line.rate, rest - tax);
    return { ...line, tax };
  });
}
