import Big from "big.js";
import type { Money } from "./money.ts";

/*
 * All arithmetic on money of the app; `npm run verify -- values` finds it elsewhere, by the type `Money`. Amounts are
 * in 元 on both sides. Sums and products are exact to the decimal digit: a total passes floorMoney last (specification
 * section 5). Anything that a server sends instead of an amount makes every amount that it is part of NaN, which is
 * shown as `--`.
 */

const UNKNOWN = "--";

/** Rounds an amount in 元 down to two decimals: 4.35 stays 4.35, 1.999 becomes 1.99, -1.239 becomes -1.24. */
export const floorMoney = (amount: Money): Money =>
  Number.isFinite(amount) ? floored(amount).toNumber() || 0 : Number.NaN;

/**
 * The sum of amounts in 元. Integers in 分 are added as long as every amount has at most two decimals, as the contract
 * promises: a decimal library would take a frame for the lines of a large cart. Any longer amount switches to decimals.
 */
export function sumMoney(amounts: readonly Money[]): Money {
  let fen = 0;
  for (const amount of amounts) fen += toFen(amount);
  if (Number.isSafeInteger(fen)) return fen / 100;
  if (!amounts.every(Number.isFinite)) return Number.NaN;
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toNumber();
}

/** Subtracts other amounts from an amount in 元 and rounds down to the 分; the result is negative if they exceed it. */
export const minusMoney = (amount: Money, ...others: readonly Money[]): Money =>
  floorMoney(sumMoney([amount, ...others.map((other) => -other)]));

/** For sorting by amounts in 元, lowest first. */
export const compareMoney = (a: Money, b: Money): number => Number(a > b) - Number(a < b);

/** The share of an amount in another, 0 to 1 for a part; for bars and percentages, not for amounts. */
export const shareOfMoney = (amount: Money, whole: Money): number => amount / whole;

/** The percentage that an amount is of another, rounded down to a whole one: 5.99 of 18 is 33. */
export const percentOfMoney = (amount: Money, whole: Money): number =>
  Math.floor((toFen(amount) * 100) / toFen(whole));

/** An amount in 元 times a quantity or a rate. */
export function timesMoney(amount: Money, factor: number): Money {
  const fen = toFen(amount) * factor;
  if (Number.isSafeInteger(fen)) return fen / 100;
  return [amount, factor].every(Number.isFinite) ? new Big(amount).times(factor).toNumber() : Number.NaN;
}

/**
 * The digits of an amount in 元 spread over units, for comparing: at least two decimals and three significant digits.
 */
export function pricePerUnit(amount: Money, units: number): string {
  if (!Number.isFinite(amount / units)) return UNKNOWN;
  const each = new Big(amount).div(units);
  return each.toFixed(Math.max(2, 2 - each.e));
}

const HALF_A_FEN = 0.005;

/**
 * The digits of what one of `number` costs when all cost an amount in 元: two decimals where the amount can be divided
 * to the 分, otherwise four, as after a deduction, or as many as it takes for price × number to be the amount to the 分.
 * For whatever a buyer takes home: paper, screen and file say the same price.
 */
export function dividedPrice(amount: Money, number: number): string {
  if (!Number.isFinite(amount / number)) return UNKNOWN;
  const each = new Big(amount).div(number);
  if (each.round(2).eq(each)) return each.toFixed(2);
  const isNear = (decimals: number) => each.round(decimals).times(number).minus(amount).abs().lt(HALF_A_FEN);
  let decimals = 4;
  while (!isNear(decimals)) decimals += 1;
  return each.toFixed(decimals);
}

/** The digits of an amount in 元, rounded down to two decimals: `12.50`. */
export const moneyDigits = (amount: Money): string =>
  Number.isFinite(amount) ? floored(amount).toFixed(2) : UNKNOWN;

/** Big rounds towards zero or away from it. */
const floored = (amount: Money): Big => new Big(amount).round(2, amount < 0 ? Big.roundUp : Big.roundDown);

/** NaN, which propagates through sums, for an amount with more than two decimals. */
function toFen(amount: Money): number {
  const fen = Math.round(amount * 100);
  return fen / 100 === amount ? fen : Number.NaN;
}
