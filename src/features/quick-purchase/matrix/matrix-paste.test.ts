import { describe, expect, it } from "vitest";
import { readMatrix } from "./matrix-paste.ts";

const STORES = [
  { id: 8, name: "湖州百年同康医药连锁有限公司", username: "chain" },
  { id: 9, name: "湖州百年同康医药连锁红旗路店", username: "chain01" },
  { id: 10, name: "湖州百年同康医药连锁衣裳街店", username: "chain02" },
];
const read = (rows: readonly (readonly string[])[]) => readMatrix(rows, STORES);

describe("goods × stores from a spreadsheet", () => {
  it("tells the stores by the names in the head, whatever is beside them", () => {
    expect(
      read([
        ["11月要货汇总", "", "", "", "", "", ""],
        ["序号", "商品名称", "规格", "衣裳街店", "红旗路店", "chain", "合计"],
        ["1", "阿莫西林胶囊", "0.25g*24粒", "20", "", "2件", "40"],
        ["2", "板蓝根颗粒", "10g*20袋", "３０", "10", "", "40"],
        ["合计", "", "", "50", "10", "", "80"],
      ]),
    ).toMatchObject({
      rows: [
        { text: "阿莫西林胶囊 0.25g*24粒", cells: { 8: "2件", 10: "20" } },
        { text: "板蓝根颗粒 10g*20袋", cells: { 9: "10", 10: "30" } },
      ],
      columns: [
        { head: "序号", role: "other" },
        { head: "商品名称", role: "name" },
        { head: "规格", role: "spec" },
        { head: "衣裳街店", role: "store:10" },
        { head: "红旗路店", role: "store:9" },
        { head: "chain", role: "store:8" },
        { head: "合计", role: "other" },
      ],
      isByName: true,
      unknownHeads: [],
      unknownColumns: [],
      skipped: 2,
    });
  });

  it("takes columns without a head in the order of the stores", () => {
    const { rows, isByName } = read([
      ["阿莫西林胶囊", "20", "10", "30"],
      ["板蓝根颗粒", "", "5", ""],
    ]);
    expect(isByName).toBe(false);
    expect(rows).toEqual([
      { text: "阿莫西林胶囊", cells: { 8: "20", 9: "10", 10: "30" } },
      { text: "板蓝根颗粒", cells: { 9: "5" } },
    ]);
  });

  it("takes columns whose heads name none of the stores in their order, and says so", () => {
    const { rows, isByName, unknownHeads } = read([
      ["商品", "总部", "某某店"],
      ["阿莫西林胶囊 0.25g*24粒", "2件", "3"],
      ["没有这种药", "5", ""],
    ]);
    expect(isByName).toBe(false);
    expect(unknownHeads).toEqual(["总部", "某某店"]);
    expect(rows).toEqual([
      { text: "阿莫西林胶囊 0.25g*24粒", cells: { 8: "2件", 9: "3" } },
      { text: "没有这种药", cells: { 8: "5" } },
    ]);
  });

  it("takes a first column of numbers for goods", () => {
    expect(read([["7", "20", "10"]]).rows).toEqual([{ text: "7", cells: { 8: "20", 9: "10" } }]);
  });

  it("takes names alone: the numbers are still to be filled in", () => {
    expect(read([["阿莫西林胶囊"], ["板蓝根颗粒"], [""]])).toMatchObject({
      rows: [
        { text: "阿莫西林胶囊", cells: {} },
        { text: "板蓝根颗粒", cells: {} },
      ],
      skipped: 1,
    });
  });

  it("names the columns of stores that are not of the group", () => {
    const { rows, unknownColumns } = read([
      ["品名", "红旗路店", "南浔店"],
      ["阿莫西林胶囊", "20", "10"],
    ]);
    expect(unknownColumns).toEqual(["南浔店"]);
    expect(rows).toEqual([{ text: "阿莫西林胶囊", cells: { 9: "20" } }]);
  });

  it("does not guess between two stores of one name", () => {
    expect(
      read([
        ["品名", "同康医药连锁", "红旗路店"],
        ["阿莫西林胶囊", "20", "10"],
      ]).rows,
    ).toEqual([{ text: "阿莫西林胶囊", cells: { 9: "10" } }]);
  });

  it("takes the columns as the buyer has corrected them, and leaves out hidden rows", () => {
    const sheet = [
      ["品名", "店一", "店二", "上月"],
      ["阿莫西林胶囊", "20", "10", "7"],
      ["板蓝根颗粒", "5", "", "7"],
      ["布洛芬缓释胶囊", "3", "", "7"],
    ];
    const corrected = ["name", "store:10", "store:8", "other"] as const;
    const { rows, written, columns } = readMatrix(sheet, STORES, { corrected, hidden: [2] });
    expect(rows).toEqual([
      { text: "阿莫西林胶囊", cells: { 8: "10", 10: "20" } },
      { text: "布洛芬缓释胶囊", cells: { 10: "3" } },
    ]);
    expect(written.map(({ row }) => row)).toEqual([2, 4]);
    expect(columns.map(({ role }) => role)).toEqual(corrected);
  });

  it("takes the columns of a sheet without headers as corrected", () => {
    const corrected = ["id", "store:9", "other"] as const;
    expect(readMatrix([["7", "20", "99"]], STORES, { corrected }).rows).toEqual([
      { text: "7", cells: { 9: "20" } },
    ]);
  });
});
