import type { GoodsRecord } from "../records.ts";

type Batch = { batch_no: string; produced_at: string; expires_at: string; number: number };

/** Between the expiry of one batch of a product and that of the next. */
const MONTHS_BETWEEN = 2;

/**
 * The batches of a product's stock, earliest expiry first, which is the order of sale. They are derived from the
 * product alone; their quantities add up to its stock.
 */
export function batchesOf(goods: GoodsRecord): Batch[] {
  if (goods.number === 0) return [];
  const count = countOf(goods);
  const share = Math.ceil(goods.number / count);
  return Array.from({ length: count }, (_, index) => ({
    ...batchAt(goods, index),
    number: Math.min(share, goods.number - share * index),
  }));
}

/** The batch at `index` of a product's stock; below 0 are those that were sold before, the latest at -1. */
export function batchAt(goods: GoodsRecord, index: number): Omit<Batch, "number"> {
  const later = index * MONTHS_BETWEEN;
  const produced = shiftMonths(goods.xq, later - goods.shelf_months, 3 + (goods.id % 24));
  // 2,970 is a multiple of 90, which keeps the number of an earlier batch above 0.
  const serial = (2970 + goods.id * 37 + index) % 90;
  return {
    batch_no: `${produced.slice(2, 4)}${produced.slice(5, 7)}${String(serial).padStart(2, "0")}`,
    produced_at: produced,
    expires_at: shiftMonths(goods.xq, later),
  };
}

/** Returns the number of batches in a product's stock; the newest was produced, and tested, before the base date. */
function countOf(goods: GoodsRecord): number {
  const count = goods.number < 20 ? 1 : 1 + (goods.id % 3);
  return Math.min(
    count,
    1 + Math.floor(Math.max(0, goods.shelf_months - 1 - monthsLeft(goods.xq)) / MONTHS_BETWEEN),
  );
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
