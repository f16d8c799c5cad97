import { AfterSaleStatus, ReturnStatus } from "#generated/enums.ts";
import type { AfterSaleRecord, ReturnRecord } from "#mock/domain/after-sale/records.ts";
import { shareOut } from "#mock/domain/coupon/rules/share-out.ts";
import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import { paidForGoods } from "#mock/domain/order/rules/paid-for-goods.ts";
import type { Fen } from "#mock/world/money.ts";

/** A part of what an order cost, in 分; without a line what belongs to no goods, such as shipping. */
export type PurchasePart = {
  readonly order: OrderRecord;
  readonly line: OrderLineRecord | undefined;
  readonly amount: Fen;
  /** The units kept. */
  readonly number: number;
};

type Refunds = {
  readonly returns: readonly ReturnRecord[];
  readonly complaints: readonly AfterSaleRecord[];
};

/** The cost of an order less its refunds, spread over its lines: the parts add up to what it is worth. */
export function purchaseParts(order: OrderRecord, { returns, complaints }: Refunds): PurchasePart[] {
  const parts = new Map(order.lines.map((line) => [line.id, { amount: line.paid, number: line.number }]));
  let rest = order.amounts.amount - paidForGoods(order.lines);
  const take = (lineId: number, amount: Fen, number: number) => {
    const part = parts.get(lineId);
    if (part) parts.set(lineId, { amount: part.amount - amount, number: part.number - number });
    else rest -= amount;
  };
  for (const { status, amount, lines } of returns) {
    if (status !== ReturnStatus.Completed) continue;
    for (const line of lines) take(line.orderLineId, line.amount, line.number);
    rest -= amount - lines.reduce((sum, line) => sum + line.amount, 0);
  }
  for (const { status, compensation, lines } of complaints) {
    if (status !== AfterSaleStatus.Completed || compensation === 0) continue;
    const shares = shareOut(
      compensation,
      lines.map(({ orderLineId, number }) => number * (parts.get(orderLineId)?.amount ?? 0)),
    );
    for (const [index, { orderLineId }] of lines.entries()) take(orderLineId, shares[index] ?? 0, 0);
    rest -= compensation - shares.reduce((sum, share) => sum + share, 0);
  }
  const ofLines = order.lines.map((line): PurchasePart => {
    const { amount, number } = parts.get(line.id) ?? { amount: 0, number: 0 };
    return { order, line, amount, number };
  });
  return [...ofLines, { order, line: undefined, amount: rest, number: 0 }];
}
