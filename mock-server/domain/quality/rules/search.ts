import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { normalize, wordsOf } from "#mock/domain/goods/rules/search/normalize.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { reportOf, type ReportRecord, reportsOf } from "./reports.ts";
import { shippedBatches } from "./shipped-batches.ts";

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

/** Derives the reports of a seed, those of one product at each step, unless they are known. */
export function* reportsInSteps(seed: Seed): Generator<void> {
  if (known.has(seed)) return;
  const entries: Entry[] = [];
  for (const goods of seed.listedGoods) {
    entries.push(...reportsOf(goods).map((report) => entryOf(goods, report)));
    yield;
  }
  known.set(seed, entries.toSorted(newestFirst));
}

function entriesOf(seed: Seed): readonly Entry[] {
  const steps = reportsInSteps(seed);
  while (!steps.next().done);
  return known.get(seed) ?? [];
}

/** The inspection reports that match a filter, newest first. An unshipped order has none. */
export function findReports(state: WorldState, filter: ReportFilter): ReportRecord[] {
  const { goodsId, batchNo, order } = filter;
  const words = wordsOf(filter.keywords);
  return (order ? entriesFor(state, order) : entriesOf(state.seed))
    .filter(
      ({ report, text }) =>
        (goodsId === undefined || report.goodsId === goodsId) &&
        (batchNo === undefined || report.batchNo === batchNo) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ report }) => report);
}

/** The reports of all batches that were shipped with an order, each once, in the order of its lines. */
export function reportsWith(state: WorldState, order: OrderRecord): ReportRecord[] {
  const reports = order.lines.flatMap((line) =>
    shippedBatches(state, order, line).map(({ goods, index }) => reportOf(goods, index)),
  );
  return [...new Map(reports.map((report) => [report.id, report])).values()];
}

function entriesFor(state: WorldState, order: OrderRecord): Entry[] {
  return reportsWith(state, order)
    .flatMap((report) => {
      const goods = state.seed.goods.get(report.goodsId);
      return goods ? [entryOf(goods, report)] : [];
    })
    .toSorted(newestFirst);
}

const entryOf = (goods: GoodsRecord, report: ReportRecord): Entry => ({
  report,
  text: normalize(`${goods.name} ${goods.sccj} ${report.batchNo}`),
});

const newestFirst = (a: Entry, b: Entry): number =>
  compare(b.report.publishedAt, a.report.publishedAt) || a.report.id - b.report.id;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
