import { terms } from "#generated/terms.ts";
import { invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { boughtOrders } from "#mock/domain/goods/rules/bought.ts";
import { yearBefore } from "#mock/domain/goods/rules/price-course.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import { DAY_MS, formatDate, parseDateTime } from "#mock/world/shanghai-time.ts";
import { type PurchasePart, purchaseParts } from "./purchase-parts.ts";
import { monthOf } from "./statement-month.ts";

const { most_days: MOST_DAYS } = terms.spending;
/** With the current one, a year. */
const MONTHS_BEFORE = terms.spending.months - 1;

/** Days, `2026-11-21`, both inclusive. */
export type Period = { readonly from: string; readonly to: string };

/** The requested days, a year up to today by default; 422 on `end_time` when they are reversed or too many. */
export function spendingPeriod(
  { start_time: start, end_time: end }: { readonly start_time?: string; readonly end_time?: string },
  now: number,
): Period {
  const to = end ?? formatDate(now);
  const from = start ?? monthsBefore(to, MONTHS_BEFORE);
  if (to < from) throw invalidField("end_time", "结束日期不能早于开始日期", SHOP_RULES.range);
  if (dayMs(to) - dayMs(from) >= MOST_DAYS * DAY_MS)
    throw invalidField("end_time", `时间范围最长 ${MOST_DAYS} 天，请缩短`, SHOP_RULES.range);
  return { from, to };
}

const dayMs = (day: string): number => parseDateTime(`${day} 00:00:00`);

function monthsBefore(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}-01`;
}

/** The parts of the orders that stores have paid, as far as they count. */
export function spentBy(
  state: WorldState,
  stores: readonly UserRecord[],
  isCounted: (part: PurchasePart) => boolean,
): PurchasePart[] {
  const returns = Map.groupBy(state.returns.values(), ({ orderId }) => orderId);
  const complaints = Map.groupBy(state.afterSales.values(), ({ orderId }) => orderId);
  return stores
    .flatMap(({ id }) => boughtOrders(state, id))
    .flatMap((order) =>
      purchaseParts(order, {
        returns: returns.get(order.id) ?? [],
        complaints: complaints.get(order.id) ?? [],
      }),
    )
    .filter(isCounted);
}

/** A row: amounts in 分 of the days and of the same days a year before. */
export type SpendingSum = {
  readonly key: string;
  /** The newest of its parts; undefined for a month without any. */
  readonly part: PurchasePart | undefined;
  readonly amount: Fen;
  readonly previous: Fen;
  readonly orders: number;
  readonly number: number;
};

/** Sums up parts by key, the largest amount first. */
export function sumSpending(
  parts: readonly PurchasePart[],
  period: Period,
  keyOf: (part: PurchasePart) => string,
): SpendingSum[] {
  const { now, before } = inPeriod(parts, period);
  const [nows, befores] = [Map.groupBy(now, keyOf), Map.groupBy(before, keyOf)];
  return [...new Set([...nows.keys(), ...befores.keys()])]
    .map((key) => sumOf(key, nows.get(key), befores.get(key)))
    .filter(
      ({ key, amount, previous, orders }) => amount !== 0 || previous !== 0 || (key !== "" && orders > 0),
    )
    .toSorted((a, b) => b.amount - a.amount || b.previous - a.previous || (a.key < b.key ? -1 : 1));
}

/**
 * Sums up parts by month, every month of the period in its order, beside the same month a year before; none if there
 * are no parts.
 */
export function sumByMonth(parts: readonly PurchasePart[], period: Period): SpendingSum[] {
  const { now, before } = inPeriod(parts, period);
  const byMonth = (some: readonly PurchasePart[]) =>
    Map.groupBy(some, ({ order }) => monthOf(order.createdAt));
  const [nows, befores] = [byMonth(now), byMonth(before)];
  if (nows.size + befores.size === 0) return [];
  const months: SpendingSum[] = [];
  const last = period.to.slice(0, 7);
  for (
    let month = period.from.slice(0, 7);
    month <= last;
    month = monthsBefore(`${month}-01`, -1).slice(0, 7)
  )
    months.push(sumOf(month, nows.get(month), befores.get(yearBefore(month))));
  return months;
}

function sumOf(
  key: string,
  now: readonly PurchasePart[] = [],
  before: readonly PurchasePart[] = [],
): SpendingSum {
  const [newest] = [...now, ...before].toSorted((a, b) => b.order.createdAt - a.order.createdAt);
  const number = now.reduce((all, part) => all + part.number, 0);
  return { key, part: newest, amount: total(now), previous: total(before), orders: ordersOf(now), number };
}

/** The parts of the days, and those of the same days a year before. */
export function inPeriod(
  parts: readonly PurchasePart[],
  period: Period,
): { readonly now: PurchasePart[]; readonly before: PurchasePart[] } {
  const earlier = { from: yearBefore(period.from), to: yearBefore(period.to) };
  const within = ({ from, to }: Period) =>
    parts.filter(({ order }) => {
      const day = formatDate(order.createdAt);
      return day >= from && day <= to;
    });
  return { now: within(period), before: within(earlier) };
}

/** The sum of parts in 分. */
const total = (parts: readonly Pick<PurchasePart, "amount">[]): Fen =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** The number of orders that have parts. */
export const ordersOf = (parts: readonly PurchasePart[]): number =>
  new Set(parts.map(({ order }) => order.id)).size;
