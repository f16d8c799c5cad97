import { describe, expect, it } from "vitest";
import { skippedOf } from "../plan/plan-for-test.ts";
import { parsePlanRows } from "./parse-plan.ts";

const read = (text: string) => {
  const plan = parsePlanRows(text.split("\n").map((line) => line.split("|")));
  return {
    lines: plan.lines.map(
      ({ row, text: goods, requested, unit }) => `${row}: ${goods} × ${requested ?? "?"}${unit}`,
    ),
    skipped: skippedOf(plan),
  };
};

describe("a header", () => {
  it.each([
    [
      "in two storeys: groups above, of which one is the order",
      "商品信息|||库存||采购|\n品名|规格|单位|数量|金额|数量|金额\n阿莫西林胶囊|0.25g*24粒|盒|35|437.5|20|250",
      ["3: 阿莫西林胶囊 0.25g*24粒 × 20盒"],
    ],
    [
      "in two storeys: the quantities below, the rest merged",
      "品名|规格|数量||备注\n||库存|采购|\n阿莫西林胶囊|0.25g*24粒|35|20|急",
      ["3: 阿莫西林胶囊 0.25g*24粒 × 20"],
    ],
    [
      "in two storeys: both are headers by themselves",
      "商品|||数量|\n名称|规格|厂家|上月|本次\n阿莫西林胶囊|0.25g*24粒|华北制药|35|20",
      ["3: 阿莫西林胶囊 0.25g*24粒 华北制药 × 20"],
    ],
    [
      "in two storeys, below a title",
      "11月采购计划||||\n品名|规格|销售||请货\n||数量|金额|数量\n阿莫西林胶囊|0.25g*24粒|35|437.5|20",
      ["4: 阿莫西林胶囊 0.25g*24粒 × 20"],
    ],
    [
      "with line breaks",
      "商品\r名称|采购\r数量\r(盒)|上月\r销量\n阿莫西林胶囊|20|35",
      ["2: 阿莫西林胶囊 × 20盒"],
    ],
    ["in English", "ITEM|SPEC|QTY\n阿莫西林胶囊|0.25g*24粒|20", ["2: 阿莫西林胶囊 0.25g*24粒 × 20"]],
    [
      "in English, with a stock before it",
      "Item No.|Product Name|Strength|Manufacturer|On Hand|Order Qty|UOM|Unit Price\nA1|阿莫西林胶囊|0.25g*24粒|华北制药|35|20|盒|12.5",
      ["2: 阿莫西林胶囊 0.25g*24粒 华北制药 × 20盒"],
    ],
    [
      "of name and size in one",
      "品名规格|数量\n阿莫西林胶囊0.25g*24粒|20",
      ["2: 阿莫西林胶囊0.25g*24粒 × 20"],
    ],
    [
      "of name and size, with a stroke",
      "序号|名称/规格|采购数\n1|阿莫西林胶囊 0.25g*24粒|20",
      ["2: 阿莫西林胶囊 0.25g*24粒 × 20"],
    ],
    [
      "with periods and digits",
      "品名|规格|近30天销量|2025年销量|第47周销量|数量\n阿莫西林胶囊|24粒|90|800|20|5",
      ["2: 阿莫西林胶囊 24粒 × 5"],
    ],
    ["with days alone", "品名|7天|30天|90天|采购数量\n阿莫西林胶囊|10|35|90|20", ["2: 阿莫西林胶囊 × 20"]],
    [
      "with what is no maker",
      "品名|生产批次号|生产地址|生产日期|数量\n阿莫西林胶囊|A100|石家庄|2026-01-02|20",
      ["2: 阿莫西林胶囊 × 20"],
    ],
    [
      "with the unit in brackets of any kind",
      "品名|采购数量【件】\n阿莫西林胶囊|2",
      ["2: 阿莫西林胶囊 × 2件"],
    ],
  ])("%s", (_case, text, lines) => {
    expect(read(text).lines).toEqual(lines);
  });
});

describe("tables side by side", () => {
  it("are one", () => {
    const text =
      "品名|规格|数量||品名|规格|数量\n阿莫西林胶囊|24粒|20||布洛芬|20粒|10\n感冒灵|9袋|5||||\n合计||25||合计||10";
    expect(read(text)).toEqual({
      lines: ["2: 阿莫西林胶囊 24粒 × 20", "2: 布洛芬 20粒 × 10", "3: 感冒灵 9袋 × 5"],
      skipped: ["1 header", "4 total", "4 total"],
    });
  });

  it("may be three, of which each has row numbers", () => {
    const one = "序号|品名|采购数量";
    const text = `${one}|${one}|${one}\n1|甲药片|20|2|乙药片|10|3|丙药片|5\n4|丁药片|1`;
    expect(read(text).lines).toEqual(["2: 甲药片 × 20", "2: 乙药片 × 10", "2: 丙药片 × 5", "3: 丁药片 × 1"]);
  });

  it("are none where a head only comes twice", () => {
    expect(read("品名|数量|备注|备注\n阿莫西林胶囊|20|急|快").lines).toEqual(["2: 阿莫西林胶囊 × 20"]);
  });
});
