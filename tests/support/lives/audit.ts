import { refundedOf, isWhollyRefunded } from "#mock/domain/after-sale/rules/refunds.ts";
import { openShortageOf } from "#mock/domain/after-sale/rules/shortages.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { limitPeriod } from "#mock/domain/goods/rules/limit.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { pointsEntries } from "#mock/domain/points/rules/points-log.ts";
import { balanceEntries } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** By id, as they are sold now: worked out once for an audit. */
type GoodsById = ReadonlyMap<number, GoodsRecord>;
const goodsOf = ({ goods }: WorldState): GoodsById => new Map(goods.entries());

/** The goods that combinations in these lines consist of, taken apart here rather than by the shop's own rule. */
function unitsOf(goods: GoodsById, { lines }: OrderRecord): [goodsId: number, number: number][] {
  return lines.flatMap(({ goodsId, number }) => {
    const parts = goods.get(goodsId)?.parts ?? [];
    if (parts.length === 0) return [[goodsId, number] as [number, number]];
    return parts.map((part): [number, number] => [part.goodsId, part.number * number]);
  });
}

const isAlive = ({ status }: OrderRecord) => status !== 6;
const ordersOf = ({ orders }: WorldState, userId: number) =>
  [...orders.values()].filter((order) => order.userId === userId);

/** Returns the stock plus all ordered units by goods, which must stay the same through a life. */
function stockOf({ orders }: WorldState, goods: GoodsById): Map<number, number> {
  const kept = new Map([...goods].map(([id, { number }]) => [id, number]));
  for (const order of [...orders.values()].filter(isAlive))
    for (const [id, number] of unitsOf(goods, order)) kept.set(id, (kept.get(id) ?? 0) + number);
  return kept;
}

/** The value of each voucher with all that orders hold of it. */
function vouchersOf(state: WorldState): Map<number, number> {
  const kept = new Map([...state.vouchers.values()].map(({ id, balance }) => [id, balance]));
  for (const order of state.orders.values()) {
    if (!isAlive(order) || isWhollyRefunded(state, order)) continue;
    for (const { id, amount } of order.vouchers) kept.set(id, (kept.get(id) ?? 0) + amount);
  }
  return kept;
}

/** The 分 that an order has taken from its buyer, by balance, by other payments and by what is still owed. */
function takenBy(state: WorldState, order: OrderRecord): number {
  const { id, userId, payMethod, paidAt, amounts } = order;
  const outside = paidAt !== null && payMethod >= 3 ? amounts.amount : 0;
  const fromBalance = -sum(
    balanceEntries(state, userId).flatMap(({ orderId, amount }) => (orderId === id ? [amount] : [])),
  );
  const bill = [...state.creditBills.values()].find(({ orderId }) => orderId === id);
  const repaid = [...state.payments.values()]
    .filter(({ status, method }) => status === 3 && method !== 2)
    .flatMap(({ bills }) => bills.flatMap((part) => (part.orderId === id ? [part.amount] : [])));
  return outside + sum(repaid) + fromBalance + (bill ? bill.amount - bill.repaid : 0);
}

/** Why the books of one order of a life are wrong; empty when they are right. */
function* wrongsOf(state: WorldState, order: OrderRecord): Iterable<string> {
  const { id, orderNo, status, paidAt, amounts, lines } = order;
  const refunded = refundedOf(state, id);
  const worth = isAlive(order) && paidAt !== null ? amounts.amount - refunded : 0;
  const taken = takenBy(state, order);
  if (taken !== worth) yield `order ${id} is worth ${worth}, and took ${taken}`;
  const goodsPaid = sum(lines.map(({ paid }) => paid));
  if (refunded > goodsPaid) yield `order ${id} refunded ${refunded} of ${goodsPaid}`;
  const points = sum(
    pointsEntries(state, order.userId).flatMap(({ remark, points: change }) =>
      remark.includes(orderNo) ? [change] : [],
    ),
  );
  const used = isAlive(order) && !isWhollyRefunded(state, order) ? amounts.points : 0;
  const earned = status === 5 ? Math.floor((goodsPaid - refunded) / 100) : 0;
  if (points !== earned - used) yield `order ${id} has ${points} points, not ${earned} - ${used}`;
  const invoices = [...state.invoices.values()].filter((one) => one.orderId === id && one.status <= 3);
  if (invoices.length > 1) yield `order ${id} has ${invoices.length} invoices`;
  const missing = openShortageOf(state, order);
  for (const { amount } of invoices) {
    if (amount !== worth - missing)
      yield `order ${id} is worth ${worth}, lacks ${missing}, and invoiced ${amount}`;
  }
}

/** Yields a message for each product that was ordered beyond its limit in the limit's period. */
function* beyondLimits(now: number, goods: GoodsById, orders: readonly OrderRecord[]): Iterable<string> {
  const ordered = orders
    .filter(isAlive)
    .flatMap((order) => unitsOf(goods, order).map(([id, units]) => ({ id, units, at: order.createdAt })));
  for (const [id, own] of Map.groupBy(ordered, (each) => each.id)) {
    const limited = goods.get(id);
    if (!limited || limited.limit_number === 0 || limited.parts.length > 0) continue;
    const { startsAt, endsAt } = limitPeriod(limited, now);
    const number = sum(own.flatMap(({ units, at }) => (startsAt <= at && at < endsAt ? [units] : [])));
    if (number > limited.limit_number)
      yield `${number} of goods ${id} ordered, ${limited.limit_number} allowed`;
  }
}

export type Books = {
  readonly stock: ReadonlyMap<number, number>;
  readonly vouchers: ReadonlyMap<number, number>;
  /** Orders of the seed, whose own books begin elsewhere. */
  readonly before: ReadonlySet<number>;
};

/** The books at the beginning of a life. */
export const openBooks = (state: WorldState, userId: number): Books => ({
  stock: stockOf(state, goodsOf(state)),
  vouchers: vouchersOf(state),
  before: new Set(ordersOf(state, userId).map(({ id }) => id)),
});

/** Everything that is wrong in the books of a life, to the 分 and to the piece; empty when nothing is. */
export function audit(state: WorldState, userId: number, books: Books): string[] {
  const wrong: string[] = [];
  const orders = ordersOf(state, userId).filter(({ id }) => !books.before.has(id));
  for (const order of orders) wrong.push(...wrongsOf(state, order));
  const goods = goodsOf(state);
  wrong.push(...beyondLimits(state.clock.now(), goods, orders));
  const stock = stockOf(state, goods);
  for (const [id, number] of books.stock) {
    const { parts = [], number: left = 0 } = goods.get(id) ?? {};
    if (left < 0) wrong.push(`goods ${id}: ${left} in stock`);
    if (parts.length === 0 && stock.get(id) !== number)
      wrong.push(`goods ${id}: ${stock.get(id)}, not ${number}`);
  }
  const vouchers = vouchersOf(state);
  for (const [id, value] of books.vouchers) {
    if (vouchers.get(id) !== value) wrong.push(`voucher ${id}: ${vouchers.get(id)}, not ${value}`);
  }
  return wrong;
}
