import { describe, expect, it } from "vitest";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import {
  addRows,
  EMPTY_MATRIX,
  filledCells,
  raisedCells,
  readCell,
  rowTotal,
  settleRows,
  unreadCells,
  writeCells,
} from "./matrix.ts";

const GOODS = goodsForTest({ id: 7, name: "阿莫西林胶囊", zbz: 10, jzl: 200, bzdw: "盒" });
const STORES = [8, 9, 10];

describe("a cell", () => {
  it.each([
    ["20", { number: 20 }],
    [" ２０ ", { number: 20 }],
    ["2件", { number: 400 }],
    ["3中包", { number: 30 }],
    ["", undefined],
    ["0", undefined],
    ["二十", { number: 20 }],
    ["两三盒", { problem: "“两三盒”不是数量" }],
    ["-5", { problem: "每格须在 1 到 99999 之间" }],
    ["100000", { problem: "每格须在 1 到 99999 之间" }],
  ])("reads %j", (text, read) => {
    expect(readCell(text, GOODS)).toEqual(read);
  });
});

describe("the matrix", () => {
  const matrix = addRows(EMPTY_MATRIX, [
    { text: "阿莫西林胶囊", goods: GOODS, cells: { 8: "20", 9: "15", 10: "x" } },
    { text: "没有的药", cells: { 8: "5" } },
  ]);

  it("sends the quantities of goods alone, and counts what it cannot send", () => {
    expect(filledCells(matrix.lines, STORES).map(({ cell }) => cell)).toEqual([
      { store_id: 8, goods_id: 7, number: 20 },
      { store_id: 9, goods_id: 7, number: 15 },
    ]);
    expect(unreadCells(matrix.lines, STORES)).toBe(2);
    expect(matrix.lines.map((line) => rowTotal(line, STORES))).toEqual([35, 5]);
  });

  it("leaves out a store that is no longer there", () => {
    expect(filledCells(matrix.lines, [9])).toHaveLength(1);
  });

  it("raises numbers to the middle pack", () => {
    expect([...raisedCells(matrix.lines, STORES)]).toEqual([["1", { 9: "20" }]]);
  });

  it("has one row for goods that are added again, and loses none that turn out to be the same", () => {
    const more = addRows(matrix, [{ text: "阿莫西林", goods: GOODS, cells: { 10: "30" } }]);
    expect(more.lines).toHaveLength(2);
    expect(more.lines[0]?.cells).toEqual({ 8: "20", 9: "15", 10: "30" });
    const settled = settleRows(matrix, new Map([["2", GOODS]]));
    expect(settled.lines.map(({ cells }) => cells)).toEqual([{ 8: "20", 9: "15", 10: "x" }, { 8: "5" }]);
    expect(settled.lines.map(({ goods }) => goods?.id)).toEqual([7, 7]);
  });

  it("forgets a cell that is emptied, and is not filled any more", () => {
    const changed = writeCells({ ...matrix, isFilled: true }, new Map([["1", { 10: " " }]]));
    expect(changed.isFilled).toBe(false);
    expect(changed.lines[0]?.cells).toEqual({ 8: "20", 9: "15" });
  });
});
