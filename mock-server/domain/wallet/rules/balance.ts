import { conflict } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import { type BalanceEntry, FIRST_NEW_BALANCE_ID } from "../records.ts";

/** A buyer's balance log, oldest first. */
export const balanceEntries = (state: WorldState, userId: number): readonly BalanceEntry[] =>
  state.balanceLogs.get(userId) ?? [];

/** A buyer's balance in 分: the sum of the log. */
export const balanceOf = (state: WorldState, userId: number): Fen =>
  balanceEntries(state, userId).reduce((total, { amount }) => total + amount, 0);

/** 409 when a buyer's balance is less than an amount in 分; `advice` is what to do then. */
export function requireBalance(state: WorldState, userId: number, amount: Fen, advice: string): void {
  const balance = balanceOf(state, userId);
  if (balance >= amount) return;
  const [has, lacks] = [formatYuan(balance), formatYuan(amount - balance)];
  throw conflict(`余额不足：可用余额 ${has} 元，还差 ${lacks} 元，${advice}`, SHOP_RULES.balance);
}

/** Adds an entry in 分 to the log, negative for expenses; time in ms. Ignores 0. */
export function addBalance(state: WorldState, userId: number, entry: Omit<BalanceEntry, "id">): void {
  if (entry.amount === 0) return;
  const id = state.next("balance-entry", FIRST_NEW_BALANCE_ID);
  state.balanceLogs.put(userId, [...balanceEntries(state, userId), { ...entry, id }]);
}
