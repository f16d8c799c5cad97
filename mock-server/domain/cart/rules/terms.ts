import { terms } from "#generated/terms.ts";
import type { DiscountTier, FullReductionTier } from "../records.ts";

/** Offers on the whole cart, lowest first; amounts in 分. */
export const FULL_REDUCTIONS: readonly FullReductionTier[] = [
  { id: 1, amount: 50_000, reduce: 800 },
  { id: 2, amount: 100_000, reduce: 2000 },
  { id: 3, amount: 300_000, reduce: 8000 },
];

export const DISCOUNTS: readonly DiscountTier[] = [
  { id: 11, amount: 500_000, percent: 98 },
  { id: 12, amount: 2_000_000, percent: 96 },
];

/** Orders ship free from `threshold` 分 on; below it they cost `fee` 分. */
export const SHIPPING = {
  threshold: terms.delivery.free_from_yuan * 100,
  fee: terms.delivery.fee_yuan * 100,
} as const;
