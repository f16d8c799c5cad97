/** A shelf life shorter than this many months is highlighted. */
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
