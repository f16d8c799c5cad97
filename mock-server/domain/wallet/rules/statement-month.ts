import { invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { formatDate, parseDateTime } from "#mock/world/shanghai-time.ts";

/** The month in Shanghai of a time in ms: `2026-11`. */
export const monthOf = (ms: number): string => formatDate(ms).slice(0, 7);

/** The first moment of a month in ms, and the first one after it. */
export function monthPeriod(month: string): { readonly startsAt: number; readonly endsAt: number } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return {
    startsAt: parseDateTime(`${month}-01 00:00:00`),
    endsAt: parseDateTime(`${next}-01 00:00:00`),
  };
}

/** The requested month, the current one by default; 422 on `month` when it has not begun at `now` (ms). */
export function statementMonth(requested: string | undefined, now: number): string {
  const current = monthOf(now);
  if (requested !== undefined && requested > current)
    throw invalidField("month", "该月份还没有开始，请选择本月或更早的月份", SHOP_RULES.range);
  return requested ?? current;
}
