import { BalanceUseType, PayMethod } from "#generated/enums.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { BalanceEntry, CreditBillRecord } from "#mock/domain/wallet/records.ts";
import { PERSONAS } from "#mock/seed/user/personas.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS } from "#mock/world/shanghai-time.ts";

const FIRST_BILL_ID = 7001;

type Move = Omit<BalanceEntry, "id">;

/**
 * The entries of each balance, oldest first: every order paid from it, cashback, and top-ups that lead to the
 * persona's balance when the world begins.
 */
export function buildBalances(
  orders: readonly OrderRecord[],
  refunds: readonly Refund[],
): Map<number, readonly BalanceEntry[]> {
  return new Map(PERSONAS.map((user) => [user.id, balanceLog(user, orders, refunds)]));
}

/** A refund by a return or a complaint, in 分; time in ms. */
export type Refund = {
  readonly userId: number;
  readonly orderId: number;
  readonly amount: number;
  readonly remark: string;
  readonly at: number;
};

function balanceLog(
  user: UserRecord,
  orders: readonly OrderRecord[],
  refunds: readonly Refund[],
): BalanceEntry[] {
  const paid = orders
    .filter(({ userId, payMethod }) => userId === user.id && payMethod === PayMethod.Balance)
    .map((order): Move => ({
      use: BalanceUseType.OrderPayment,
      amount: -order.amounts.amount,
      orderId: order.id,
      remark: `支付订单 ${order.orderNo}`,
      at: order.paidAt ?? order.createdAt,
    }));
  const extras = paid.length > 3 ? EXTRAS : [];
  const back = refunds
    .filter(({ userId }) => userId === user.id)
    .map(({ userId: _owner, ...refund }): Move => ({ use: BalanceUseType.OrderRefund, ...refund }));
  const known = [...paid, ...back, ...extras].toSorted((a, b) => a.at - b.at);
  const missing = user.balance.available - known.reduce((total, { amount }) => total + amount, 0);
  const first = (known[0]?.at ?? BASE_MS - 3 * DAY_MS) - DAY_MS;
  const all = [...topUps(missing, first, known), ...known].toSorted((a, b) => a.at - b.at);
  return all.map((move, index) => ({ ...move, id: user.id * 1000 + index + 1 }));
}

/** Entries other than orders and top-ups. */
const EXTRAS: readonly Move[] = [
  {
    use: BalanceUseType.ActivityReward,
    amount: 3600,
    orderId: 0,
    remark: "九月订货会签到奖励",
    at: BASE_MS - 20 * DAY_MS + 11 * HOUR_MS,
  },
  {
    use: BalanceUseType.Withdrawal,
    amount: -20_000,
    orderId: 0,
    remark: "提现至对公账户",
    at: BASE_MS - 45 * DAY_MS + 15 * HOUR_MS,
  },
  {
    use: BalanceUseType.Other,
    amount: 150,
    orderId: 0,
    remark: "对账差额调整",
    at: BASE_MS - 30 * DAY_MS + 17 * HOUR_MS,
  },
];

const STEP = 300_000;

/** Top-ups of round sums, each before the money is needed, with the odd remainder first. */
function topUps(missing: number, first: number, known: readonly Move[]): Move[] {
  if (missing <= 0) return [];
  const rounds = Math.min(6, Math.floor(missing / STEP));
  const odd = missing - rounds * STEP;
  const at = (index: number) =>
    (known[Math.floor((index * known.length) / (rounds + 1))]?.at ?? first) - 2 * HOUR_MS;
  const sums = [odd, ...Array.from({ length: rounds }, () => STEP)].filter((sum) => sum > 0);
  const moves = sums.map((amount, index): Move => ({
    use: BalanceUseType.TopUp,
    amount,
    orderId: 0,
    remark: "对公转账充值",
    at: index === 0 ? first : at(index),
  }));
  return keepAfloat(moves, known, first);
}

/** Moves top-ups that would come too late to the beginning. */
function keepAfloat(moves: readonly Move[], known: readonly Move[], first: number): Move[] {
  let remaining = [...moves];
  for (;;) {
    let balance = 0;
    const all = [...remaining, ...known].toSorted((a, b) => a.at - b.at);
    const sinks = all.some(({ amount }) => (balance += amount) < 0);
    const late = remaining.findLast(({ at }) => at > first);
    if (!sinks || !late) return remaining;
    remaining = remaining.map((move) => (move === late ? { ...move, at: first } : move));
  }
}

/** A bill for every credit order: the persona's debts are open, older ones were repaid before they were due. */
export function buildBills(orders: readonly OrderRecord[]): CreditBillRecord[] {
  const onCredit = orders.filter(
    ({ payMethod, paidAt }) => payMethod === PayMethod.Credit && paidAt !== null,
  );
  return onCredit.map((order, index) => {
    const user = PERSONAS.find(({ id }) => id === order.userId);
    const paidAt = order.paidAt ?? order.createdAt;
    const { amount } = order.amounts;
    const term = (user?.credit.periodDays ?? 30) * DAY_MS;
    const debt = user?.credit.debts.find(
      (one) => one.amount === amount && Math.abs(one.dueAt - paidAt - term) < DAY_MS,
    );
    const dueAt = debt?.dueAt ?? paidAt + term;
    const repaidAt = debt ? null : dueAt - (1 + (index % 5)) * DAY_MS;
    return {
      id: FIRST_BILL_ID + index,
      userId: order.userId,
      orderId: order.id,
      orderNo: order.orderNo,
      amount,
      repaid: debt ? 0 : amount,
      dueAt,
      repaidAt,
      createdAt: paidAt,
    };
  });
}
