import { terms } from "#generated/terms.ts";

const WEEKDAYS = "日一二三四五六";

/**
 * Says when goods of the cold chain leave, by the day of the order: 冷链商品周一至周四发货，预计 11 月 23 日（周一）发出. Empty
 * for other orders.
 */
export function dispatchText(day: string | null | undefined): string {
  if (!day) return "";
  const [, month, date] = day.split("-").map(Number);
  const weekday = WEEKDAYS.charAt(new Date(`${day}T00:00:00Z`).getUTCDay());
  return `冷链商品${terms.delivery.chilled_days}发货，预计 ${month} 月 ${date} 日（周${weekday}）发出`;
}
