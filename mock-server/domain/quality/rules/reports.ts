import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { batchAt, batchesOf } from "#mock/domain/goods/rules/batches.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";

/** The inspection report of one batch of a product. */
export type ReportRecord = {
  readonly id: number;
  readonly goodsId: number;
  readonly batchNo: string;
  readonly reportNo: string;
  /** `YYYY-MM-DD` */
  readonly publishedAt: string;
};

/** Report ids are the goods id followed by one digit for the batch. */
const BATCHES_PER_GOODS = 10;

/** The digits of the batches in stock; those above are of batches that were sold before. */
const IN_STOCK = 3;

/** The number of batches with reports before those in stock. */
export const EARLIER_BATCHES = BATCHES_PER_GOODS - 1 - IN_STOCK;

/** The reports of a product's batches, derived from the product in the seed, whatever has been sold since. */
export const reportsOf = (goods: GoodsRecord): ReportRecord[] =>
  batchesOf(goods).map((_, index) => reportOf(goods, index));

/** The report of the batch at `index` of a product's stock, down to EARLIER_BATCHES below 0. */
export function reportOf(goods: GoodsRecord, index: number): ReportRecord {
  const { batch_no: batchNo, produced_at: produced } = batchAt(goods, index);
  const digit = index < 0 ? IN_STOCK - index : index + 1;
  return {
    id: goods.id * BATCHES_PER_GOODS + digit,
    goodsId: goods.id,
    batchNo,
    reportNo: `ZJ${produced.slice(0, 7).replace("-", "")}${String(goods.id % 10_000).padStart(4, "0")}${digit}`,
    // A finished batch is tested for one to three weeks.
    publishedAt: new Date(Date.parse(produced) + (7 + (goods.id % 15)) * DAY_MS).toISOString().slice(0, 10),
  };
}

/** The goods that a report with this id would belong to. */
export const goodsOfReport = (reportId: number): number => Math.floor(reportId / BATCHES_PER_GOODS);

/** Returns the batch of a product's stock that a report is about; undefined if there is none. */
export function batchOfReport(goods: GoodsRecord, reportId: number): number | undefined {
  const digit = reportId % BATCHES_PER_GOODS;
  if (digit > IN_STOCK) return IN_STOCK - digit;
  return digit >= 1 && digit <= Math.max(1, batchesOf(goods).length) ? digit - 1 : undefined;
}
