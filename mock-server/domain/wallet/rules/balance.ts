import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import { type BalanceEntry, FIRST_NEW_BALANCE_ID } from "../records.ts";

const NO_ENTRIES: readonly BalanceEntry[] = [];

/** What went into and out of a buyer's balance, the oldest first. */
export const balanceEntries = (state: WorldState, userId: number): readonly BalanceEntry[] =>
  state.balanceLogs.get(userId) ?? NO_ENTRIES;

/** What a buyer has, in 分: the sum of the log, which is all there is. */
export const balanceOf = (state: WorldState, userId: number): Fen =>
  balanceEntries(state, userId).reduce((total, { amount }) => total + amount, 0);

/** Enters money in 分, negative when it goes out; time in ms. Nothing is entered for nothing. */
export function addBalance(state: WorldState, userId: number, entry: Omit<BalanceEntry, "id">): void {
  if (entry.amount === 0) return;
  const id = state.next("balance-entry", FIRST_NEW_BALANCE_ID);
  state.balanceLogs.put(userId, [...balanceEntries(state, userId), { ...entry, id }]);
}
