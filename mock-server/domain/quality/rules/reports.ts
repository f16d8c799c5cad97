import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { batchesOf } from "#mock/domain/goods/rules/batches.ts";
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

/** The reports of a product's batches, derived from the product in the seed, whatever has been sold since. */
export const reportsOf = (goods: GoodsRecord): ReportRecord[] =>
  batchesOf(goods).map(({ batch_no: batchNo, produced_at: produced }, index) => ({
    id: goods.id * BATCHES_PER_GOODS + index + 1,
    goodsId: goods.id,
    batchNo,
    reportNo: `ZJ${produced.slice(0, 7).replace("-", "")}${String(goods.id % 10_000).padStart(4, "0")}${index + 1}`,
    // A finished batch is tested for one to three weeks.
    publishedAt: new Date(Date.parse(produced) + (7 + (goods.id % 15)) * DAY_MS).toISOString().slice(0, 10),
  }));

/** The goods that a report with this id would belong to. */
export const goodsOfReport = (reportId: number): number => Math.floor(reportId / BATCHES_PER_GOODS);
