import Big from "big.js";

/** Rounds an amount in 元 down to two decimals, in decimal arithmetic: 19.9 stays 19.90 (specification section 5). */
export function floorMoney(amount: Big | number): number {
  return new Big(amount).round(2, Big.roundDown).toNumber();
}
