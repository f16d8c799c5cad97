import type { GoodsRecord } from "../records.ts";

type Batch = { batch_no: string; produced_at: string; expires_at: string; number: number };

/**
 * The batches of a product's stock, earliest expiry first, which is the order of sale. They are derived from the
 * product alone; their quantities add up to its stock.
 */
export function batchesOf(goods: GoodsRecord): Batch[] {
  if (goods.number === 0) return [];
  const wanted = goods.number < 20 ? 1 : 1 + (goods.id % 3);
  // The newest batch was produced, and tested, before the base date.
  const count = Math.min(
    wanted,
    1 + Math.floor(Math.max(0, goods.shelf_months - 1 - monthsLeft(goods.xq)) / 2),
  );
  const share = Math.ceil(goods.number / count);
  return Array.from({ length: count }, (_, index) => {
    const expires = shiftMonths(goods.xq, index * 2);
    const produced = shiftMonths(goods.xq, index * 2 - goods.shelf_months, 3 + (goods.id % 24));
    return {
      batch_no: `${produced.slice(2, 4)}${produced.slice(5, 7)}${String((goods.id * 37 + index) % 90).padStart(2, "0")}`,
      produced_at: produced,
      expires_at: expires,
      number: Math.max(0, Math.min(share, goods.number - share * index)),
    };
  }).filter(({ number }) => number > 0);
}

/** Months from the base date's month to that of a date. */
function monthsLeft(date: string): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return (year - 2026) * 12 + month - 11;
}

/** The month `months` later: its last day, or the given one. */
function shiftMonths(date: string, months: number, day?: number): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const shifted =
    day === undefined
      ? new Date(Date.UTC(year, month + months, 0))
      : new Date(Date.UTC(year, month - 1 + months, day));
  return shifted.toISOString().slice(0, 10);
}
