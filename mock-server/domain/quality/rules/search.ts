import { wordsOf } from "#mock/domain/goods/rules/search/goods-search.ts";
import { normalise } from "#mock/domain/goods/rules/search/search-index.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type ReportRecord, reportsOf } from "./reports.ts";

export type ReportFilter = {
  /** Words of name, manufacturer or batch number. */
  readonly keywords?: string | undefined;
  readonly goodsId?: number | undefined;
  readonly batchNo?: string | undefined;
  /** Only batches that were shipped with it. */
  readonly order?: OrderRecord | undefined;
};

type Entry = { readonly report: ReportRecord; readonly text: string };

/** Reports depend only on the seed; they are derived on first use. */
const known = new WeakMap<Seed, readonly Entry[]>();

const SHIPPED: ReadonlySet<number> = new Set([3, 4, 5]);

/** The inspection reports that match a filter, newest first. An unshipped order has none. */
export function findReports(state: WorldState, filter: ReportFilter): ReportRecord[] {
  const { goodsId, batchNo, order } = filter;
  if (order && !SHIPPED.has(order.status)) return [];
  const words = wordsOf(filter.keywords);
  const shipped = order && shippedReports(state, order);
  return entriesOf(state.seed)
    .filter(
      ({ report, text }) =>
        (goodsId === undefined || report.goodsId === goodsId) &&
        (batchNo === undefined || report.batchNo === batchNo) &&
        (shipped === undefined || shipped.has(report.id)) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ report }) => report);
}

/** Shipped by expiry: each line comes from the first batch, a combination from those of its parts. */
function shippedReports({ seed }: WorldState, { lines }: OrderRecord): ReadonlySet<number> {
  const goodsIds = lines.flatMap(({ goodsId }) => {
    const parts = seed.goods.get(goodsId)?.parts ?? [];
    return parts.length > 0 ? parts.map((part) => part.goodsId) : [goodsId];
  });
  return new Set(
    goodsIds.flatMap((goodsId) => {
      const goods = seed.goods.get(goodsId);
      return (goods ? reportsOf(goods) : []).slice(0, 1).map(({ id }) => id);
    }),
  );
}

function entriesOf(seed: Seed): readonly Entry[] {
  const cached = known.get(seed);
  if (cached) return cached;
  const entries = seed.listedGoods
    .flatMap((goods) =>
      reportsOf(goods).map((report) => ({
        report,
        text: normalise(`${goods.name} ${goods.sccj} ${report.batchNo}`),
      })),
    )
    .toSorted((a, b) => compare(b.report.publishedAt, a.report.publishedAt) || a.report.id - b.report.id);
  known.set(seed, entries);
  return entries;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
