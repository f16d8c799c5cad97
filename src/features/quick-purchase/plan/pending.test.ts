import { describe, expect, it } from "vitest";
import type { Goods } from "#generated/model/index.ts";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import { sheetOf } from "#src/shared/lib/sheet.ts";
import { choicesBy, onlyCandidates } from "../matching/bulk-choice.ts";
import { chooseMany, fillBlanks, markRequested, reopen } from "./plan-changes.ts";
import { matchedPlan, matchForTest } from "./plan-for-test.ts";
import { bucketOf, countBuckets, numberChange } from "./plan.ts";
import { REST_COLUMNS, restOf } from "./rest-rows.ts";
import { varietyBatch } from "./variety-batch.ts";

const goods = (id: number, changes: Partial<Goods> = {}): Goods =>
  goodsForTest({
    id,
    number: 5000,
    pack_content: null,
    last_bought_at: null,
    last_number: 0,
    xq: "2028-01-31",
    ...changes,
  });
const ids = (choices: ReadonlyMap<string, Goods>) => [...choices].map(([key, { id }]) => [key, id]);

describe("a choice for all ambiguous lines at once", () => {
  const old = goods(1, { price: 9, last_bought_at: "2026-05-01 09:00:00", xq: "2027-01-31" });
  const recent = goods(2, { price: 12, last_bought_at: "2026-11-01 09:00:00", xq: "2026-12-31" });
  const cheap = goods(3, { price: 7, xq: "2027-06-30" });
  const fresh = goods(4, { price: 20, xq: "2029-06-30" });
  const soldOut = goods(5, { price: 1, number: 0, xq: "2031-01-31", last_bought_at: "2026-11-20 09:00:00" });
  const all = [old, recent, cheap, fresh, soldOut];

  it("is what was bought last, what is cheapest, or what expires last, of what can be bought", () => {
    const { lines } = matchedPlan("甲 10", all);
    expect(ids(choicesBy("bought", lines))).toEqual([["1", 2]]);
    expect(ids(choicesBy("cheapest", lines))).toEqual([["1", 3]]);
    expect(ids(choicesBy("expiry", lines))).toEqual([["1", 4]]);
  });

  it("goes by the price of what is in a pack where that compares, and is left to the buyer where it does not", () => {
    const small = goods(6, { price: 5, pack_content: { number: 12, unit: "粒", substance: null } });
    const large = goods(7, { price: 8, pack_content: { number: 48, unit: "粒", substance: null } });
    const bottle = goods(8, { price: 6, pack_content: { number: 100, unit: "ml", substance: null } });
    expect(ids(choicesBy("cheapest", matchedPlan("甲 10", [small, large]).lines))).toEqual([["1", 7]]);
    expect(ids(choicesBy("cheapest", matchedPlan("甲 10", [bottle, small, large]).lines))).toEqual([]);
  });

  it("is nothing for lines that were not bought before, cannot be bought, or are only similar", () => {
    const { lines } = matchedPlan(
      "甲 10\n乙 10\n丙 10\n丁 10",
      [cheap, fresh],
      [soldOut, goods(9, { is_buy: 0, no_buy_reason: "已下架" })],
      matchForTest([old, recent], "没有“丙”，以下商品名称相近，请从候选商品中选择"),
      [old],
    );
    expect(ids(choicesBy("bought", lines))).toEqual([]);
    expect(ids(choicesBy("cheapest", lines))).toEqual([["1", 3]]);
  });

  it("is the only candidate where the buyer says so, of what can be bought", () => {
    const similar = "没有“甲”，以下商品名称相近，请从候选商品中选择";
    const { lines } = matchedPlan(
      "甲 10\n乙 10\n丙 1",
      matchForTest([old], similar),
      matchForTest([soldOut], similar),
      all,
    );
    expect(ids(onlyCandidates(lines))).toEqual([["1", 1]]);
  });

  it("can be taken back, line by line and at once", () => {
    const before = matchedPlan("甲 10\n乙 10", all, [cheap, fresh]);
    const choices = choicesBy("cheapest", before.lines);
    const chosen = chooseMany(before, choices);
    expect(chosen.lines.map(({ goodsId, number }) => [goodsId, number])).toEqual([
      [3, 10],
      [3, 10],
    ]);
    const back = reopen(chosen, new Set(choices.keys()));
    expect(back.lines.map(bucketOf)).toEqual(["several", "several"]);
    expect(back.lines[0]?.candidates).toHaveLength(5);
    const one = reopen(chosen, new Set(["1"]));
    expect(one.lines.map(bucketOf)).toEqual(["several", "ready"]);
    expect(one.lines[1]).toBe(chosen.lines[1]);
  });
});

describe("blank quantities", () => {
  it("are filled in for all goods that have one, and stay for the others", () => {
    const before = matchedPlan("甲\n乙\n丙 5", [goods(1, { last_number: 30 })], [goods(2)], [goods(3)]);
    expect(countBuckets(before.lines)).toMatchObject({ blank: 2, ready: 1 });
    const filled = fillBlanks(before, ({ last_number: last = 0 }) => (last > 0 ? last : undefined));
    expect(filled.lines.map(({ number }) => number)).toEqual([30, 0, 5]);
    expect(filled.lines.map(bucketOf)).toEqual(["ready", "blank", "ready"]);
    expect(filled.lines.map(numberChange)).toEqual([undefined, undefined, undefined]);
  });
});

describe("a changed line", () => {
  it("is the written number and unit against those in the plan", () => {
    const box = { zbz: 10, jzl: 400, bzdw: "盒" };
    const plan = matchedPlan(
      "甲 2件\n乙 13\n丙 20盒\n丁 2.5盒",
      ...[1, 2, 3, 4].map((id) => [goods(id, box)]),
    );
    expect(plan.lines.map(numberChange)).toEqual([
      { from: "2 件", to: "800 盒" },
      { from: "13 盒", to: "20 盒" },
      undefined,
      { from: "2.5 盒", to: "10 盒" },
    ]);
  });
});

describe("a line that was not found", () => {
  const similar = "没有“戊”，以下商品名称相近，请从候选商品中选择";
  const plan = () =>
    matchedPlan("甲 2件\n乙\n丙 3\n丁 4\n戊 5", [], [], [], [goods(1)], matchForTest([goods(2)], similar));

  it("is asked for with its quantity as written, but for what has none", () => {
    expect(varietyBatch(plan().lines)).toEqual({
      keys: ["1", "3"],
      items: [
        { name: "甲", number: 2, remark: "采购单第 1 行，2 件" },
        { name: "丙", number: 3, remark: "采购单第 3 行，3" },
      ],
    });
  });

  it("is asked for once, fifty at a time", () => {
    const requested = markRequested(plan(), new Set(["1"]));
    expect(bucketOf(requested.lines[0]!)).toBe("requested");
    expect(varietyBatch(requested.lines).keys).toEqual(["3"]);
    const many = matchedPlan(Array.from({ length: 60 }, (_, index) => `缺货${index} 1`).join("\n"));
    expect(varietyBatch(many.lines).items).toHaveLength(50);
  });

  it("is exported with the other lines that are not ready, as a plan", () => {
    const { header, rows } = sheetOf(REST_COLUMNS, restOf(plan().lines));
    expect(header.slice(0, 4)).toEqual(["行号", "商品名称", "数量", "单位"]);
    expect(rows).toEqual([
      [1, "甲", 2, "件", "未找到", ""],
      [2, "乙", undefined, "", "未找到", ""],
      [3, "丙", 3, "", "未找到", ""],
      [5, "戊", 5, "", "待选择", similar],
    ]);
  });
});
