import { DAY_MS, parseDateTime } from "#mock/world/shanghai-time.ts";
import { invalidField } from "./refusal.ts";
import { SHOP_RULES } from "./shop-rules.ts";

/** The date filter of a list, as `YYYY-MM-DD`. */
export type Days = { readonly start_time?: string | undefined; readonly end_time?: string | undefined };

/**
 * Returns a predicate for times (ms) within the days, both inclusive, in Shanghai. Throws 422 on `end_time` if the
 * days are reversed.
 */
export function withinDays({ start_time: start, end_time: end }: Days): (ms: number) => boolean {
  if (start !== undefined && end !== undefined && end < start) {
    throw invalidField("end_time", "结束日期不能早于开始日期", SHOP_RULES.range);
  }
  const from = start === undefined ? Number.NEGATIVE_INFINITY : parseDateTime(`${start} 00:00:00`);
  const to = end === undefined ? Number.POSITIVE_INFINITY : parseDateTime(`${end} 00:00:00`) + DAY_MS;
  return (ms) => ms >= from && ms < to;
}
