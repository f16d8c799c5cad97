import { describe, expect, test } from "vitest";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { batchOfReport, goodsOfReport, reportOf, reportsOf } from "./reports.ts";
import { findReports, reportsWith } from "./search.ts";
import { shippedBatches } from "./shipped-batches.ts";

/** Product 8 has three batches in stock, produced on 2025-06-11, 2025-08-11 and 2025-10-11. */
const three = goodsWith({
  id: 8,
  name: "布洛芬缓释胶囊",
  sccj: "华南制药有限公司",
  number: 100,
  xq: "2027-06-30",
});
/** Product 6 has one, produced on 2026-09-09. */
const one = goodsWith({ id: 6, number: 100, xq: "2028-09-30" });
const none = goodsWith({ id: 9, number: 0, xq: "2027-06-30" });

describe("each batch has a report", () => {
  test("dated one to three weeks after its production", () => {
    expect(reportsOf(three)).toEqual([
      { id: 81, goodsId: 8, batchNo: "250626", reportNo: "ZJ20250600081", publishedAt: "2025-06-26" },
      { id: 82, goodsId: 8, batchNo: "250827", reportNo: "ZJ20250800082", publishedAt: "2025-08-26" },
      { id: 83, goodsId: 8, batchNo: "251028", reportNo: "ZJ20251000083", publishedAt: "2025-10-26" },
    ]);
    expect(reportOf(goodsWith({ id: 14, xq: "2027-06-30" }), 0).publishedAt).toBe("2025-07-08");
    expect(reportOf(goodsWith({ id: 15, xq: "2027-06-30" }), 0).publishedAt).toBe("2025-06-25");
  });

  test("those sold before have too, with numbers of their own", () => {
    const ids = [-1, -2, -3, -4, -5, -6].map((index) => reportOf(three, index).id);
    expect(ids).toEqual([84, 85, 86, 87, 88, 89]);
    expect(reportOf(three, -1)).toMatchObject({ batchNo: "250425", reportNo: "ZJ20250400084" });
  });

  test("whose number leads back to it", () => {
    for (const index of [-6, -1, 0, 2]) {
      const { id } = reportOf(three, index);
      expect([goodsOfReport(id), batchOfReport(three, id)]).toEqual([8, index]);
    }
  });

  test.each([
    ["of a product with one batch", one, 62],
    ["with a number that no batch has", three, 80],
  ])("and none there is %s", (_case, goods, id) => expect(batchOfReport(goods, id)).toBeUndefined());

  test("and so does the first batch of sold-out goods", () => {
    expect(batchOfReport(none, 91)).toBe(0);
    expect(batchOfReport(none, 92)).toBeUndefined();
    expect(reportsOf(none)).toEqual([]);
  });
});

const set = goodsWith({
  id: 900,
  parts: [
    { goodsId: 8, number: 1 },
    { goodsId: 6, number: 2 },
  ],
});
const world = (...more: readonly GoodsRecord[]) => {
  const goods = [three, one, none, set, ...more];
  return worldWith({ goods: byId(...goods), listedGoods: goods.filter(({ parts }) => parts.length === 0) });
};
const shipped = (time: string | null, change: Partial<Parameters<typeof orderWith>[0]> = {}) =>
  orderWith({ id: 10, shippedAt: time === null ? null : parseDateTime(time), ...change });
const taken = (time: string | null, goodsId: number, number: number, id = 10) =>
  shippedBatches(world(), shipped(time, { id }), orderLine({ goodsId, number })).map(
    ({ goods, index, number: units }) => [goods.id, index, units],
  );

describe("the warehouse ships", () => {
  test("nothing before an order is shipped, and nothing of unknown goods", () => {
    expect(taken(null, 8, 5)).toEqual([]);
    expect(taken("2026-11-21 10:00:00", 404, 5)).toEqual([]);
  });

  // Earlier orders have left 1 + (10 × 37 + 8 × 11) mod 34 = 17 of the first batch.
  test.each([
    [5, [[8, 0, 5]]],
    [17, [[8, 0, 17]]],
    [
      18,
      [
        [8, 0, 17],
        [8, 1, 1],
      ],
    ],
  ])("of %d what is left of the batch that expires first, then the next", (number, batches) =>
    expect(taken("2026-11-21 10:00:00", 8, number)).toEqual(batches),
  );

  test("different rests of a batch for two orders", () =>
    expect(taken("2026-11-21 10:00:00", 8, 30, 11)).toEqual([
      [8, 0, 20],
      [8, 1, 10],
    ]));

  test("all of the one batch that there is", () =>
    expect(taken("2026-11-21 10:00:00", 6, 500)).toEqual([[6, 0, 500]]));

  test("the parts of a combination", () =>
    expect(taken("2026-11-21 10:00:00", 900, 3)).toEqual([
      [8, 0, 3],
      [6, 0, 6],
    ]));

  test.each([
    ["only batches tested before that day", "2025-08-26 23:59:59", 30, [[8, 0, 30]]],
    [
      "batches tested the day before",
      "2025-08-27 00:00:00",
      30,
      [
        [8, 0, 17],
        [8, 1, 13],
      ],
    ],
    [
      "the batch before those in stock, when none of them was tested yet",
      "2025-06-26 10:00:00",
      30,
      [[8, -1, 30]],
    ],
    ["the last one that was tested then", "2025-04-26 10:00:00", 30, [[8, -2, 30]]],
    ["the oldest with a report at the earliest", "2020-01-01 10:00:00", 30, [[8, -6, 30]]],
  ])("%s", (_case, time, number, batches) => expect(taken(time, 8, number)).toEqual(batches));

  test("the last batch of sold-out goods", () =>
    expect(taken("2026-11-21 10:00:00", 9, 5)).toEqual([[9, 0, 5]]));
});

describe("reports are found", () => {
  const ids = (filter: Parameters<typeof findReports>[1]) => findReports(world(), filter).map(({ id }) => id);

  test("all, the newest first, those of one day by number", () => {
    expect(ids({})).toEqual([61, 83, 82, 81]);
    const same = goodsWith({ ...three, id: 8 + 24 * 15 });
    const later = goodsWith({ ...one, id: 400 });
    const listed = worldWith({ listedGoods: [later, same, three] });
    const reports = findReports(listed, {});
    expect(reports.map(({ id }) => id)).toEqual([4001, 83, 3683, 82, 3682, 81, 3681]);
    expect(findReports(worldWith({ listedGoods: [three, later] }), {})[0]?.id).toBe(4001);
  });

  test.each([
    ["布洛芬", [83, 82, 81]],
    ["华南 缓释", [83, 82, 81]],
    ["华南 阿莫", []],
    ["250827", [82]],
    ["不存在", []],
    ["", [61, 83, 82, 81]],
  ])("by name, manufacturer or batch: %j", (keywords, expected) =>
    expect(ids({ keywords })).toEqual(expected),
  );

  test("by their goods, and by their batch in full", () => {
    expect(ids({ goodsId: 6 })).toEqual([61]);
    expect(ids({ batchNo: "251028" })).toEqual([83]);
    expect(ids({ batchNo: "2510" })).toEqual([]);
    expect(ids({ goodsId: 6, batchNo: "251028" })).toEqual([]);
  });

  const lines = [
    orderLine({ id: 1, goodsId: 8, number: 30 }),
    orderLine({ id: 2, goodsId: 6, number: 5 }),
    orderLine({ id: 3, goodsId: 900, number: 1 }),
  ];

  test("with an order: those of the batches that were shipped, each once, also of those sold since", () => {
    const order = shipped("2026-11-21 10:00:00", { lines });
    expect(reportsWith(world(), order).map(({ id }) => id)).toEqual([81, 82, 61]);
    expect(ids({ order })).toEqual([61, 82, 81]);
    expect(ids({ order, goodsId: 8 })).toEqual([82, 81]);
    expect(ids({ order: shipped("2025-06-26 10:00:00", { lines: lines.slice(0, 1) }) })).toEqual([84]);
  });

  test("not with an order that is not shipped", () =>
    expect(ids({ order: shipped(null, { lines }) })).toEqual([]));
});
