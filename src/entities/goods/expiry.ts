import { Flag } from "#generated/enums.ts";
import type { Goods } from "#generated/model/index.ts";

/**
 * A shelf life of this many months or less is near its end: highlighted, and confirmed by the buyer before the
 * purchase.
 */
const NEAR_MONTHS = 6;

/** Whole months between today and the expiry date (`YYYY-MM-DD`); negative once it has passed. */
export function monthsLeft(expiresAt: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = expiresAt.split("-").map(Number);
  const months = (year - today.getFullYear()) * 12 + (month - 1 - today.getMonth());
  return day < today.getDate() ? months - 1 : months;
}

export type Expiry = { text: string; near: boolean };

/** The remaining shelf life in words, and whether it should be highlighted. */
export function describeExpiry(expiresAt: string, today: Date): Expiry {
  const months = monthsLeft(expiresAt, today);
  if (months < 0) return { text: "已过期", near: true };
  if (months === 0) return { text: "不足 1 个月", near: true };
  return { text: `剩 ${months} 个月`, near: months <= NEAR_MONTHS };
}

/** Goods about to be put into the cart. */
export type Incoming = { readonly goods: Goods; readonly number: number };

/** True if goods are near their expiry: by their date, or because the server sells them as such. */
export function isNearExpiry({ xq, is_jxq }: Pick<Goods, "xq" | "is_jxq">, today: Date): boolean {
  return is_jxq === Flag.Yes || (xq !== undefined && monthsLeft(xq, today) <= NEAR_MONTHS);
}

const DAY_MS = 86_400_000;
/** The period of `monthly_number`. */
const PERIOD_DAYS = 30;

/**
 * Describes how long a quantity lasts at the buyer's own pace, and whether that exceeds the expiry; undefined without
 * a pace. Goods already in the cart are counted as used first.
 */
export function describePace(
  { xq, cart_number = 0, monthly_number = 0 }: Pick<Goods, "xq" | "cart_number" | "monthly_number">,
  number: number,
  today: Date,
): { text: string; isTooMuch: boolean } | undefined {
  if (xq === undefined || monthly_number <= 0) return undefined;
  const months = (cart_number + number) / monthly_number;
  const [year = 0, month = 1, day = 1] = xq.split("-").map(Number);
  const daysLeft = (new Date(year, month - 1, day).getTime() - today.getTime()) / DAY_MS;
  const isTooMuch = months * PERIOD_DAYS > daysLeft;
  const time = months < 1 ? "不到 1 个月" : `约 ${Math.round(months)} 个月`;
  return { text: `按您的用量${time}用完${isTooMuch ? "，到期前用不完" : ""}`, isTooMuch };
}
