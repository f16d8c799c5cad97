import type { Money } from "#src/shared/lib/money.ts";
import { minusMoney, moneyDigits, timesMoney } from "./money-math.ts";

/**
 * The calculation of a line's amount, from the base price to the amount paid, with the server's reasons. Amounts in
 * 元.
 */
export type PriceLedger = {
  unit: string;
  rawPrice: Money;
  price: Money;
  number: number;
  reduction: Money;
  /** The gift in one phrase; empty without one. */
  gift: string;
  /** The surcharge for the gift. */
  extra: Money;
  /** The line's share of all that is taken off the order, and the part of it that coupon, vouchers and points paid. */
  shared: Money;
  couponShared: Money;
  paid: Money;
  reason: { ladder: string; manjian: string; shared: string; coupon: string };
};

/** One step; `change` is what it adds (in 元, negative for what it takes off). */
export type PriceStep = { name: string; change: Money; why: string };

/** The steps from the base price to what is paid; their changes add up to `paid`. */
export function priceSteps(ledger: PriceLedger): PriceStep[] {
  const { unit, rawPrice, price, number, reduction, gift, extra, shared, couponShared, reason } = ledger;
  const base = timesMoney(rawPrice, number);
  const off = (amount: Money) => (amount === 0 ? 0 : -amount);
  return [
    { name: "供货价", change: base, why: `¥${moneyDigits(rawPrice)} × ${number} ${unit}` },
    { name: "阶梯", change: minusMoney(timesMoney(price, number), base), why: reason.ladder },
    { name: "满减", change: off(reduction), why: reason.manjian },
    ...(gift ? [{ name: extra > 0 ? "换购" : "赠品", change: extra, why: gift }] : []),
    { name: "分摊", change: off(minusMoney(shared, couponShared)), why: reason.shared },
    { name: "券", change: off(couponShared), why: reason.coupon },
  ];
}
