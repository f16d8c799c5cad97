import { describe, expect, it } from "vitest";
import { columnsUnder, guessColumns, readRow } from "./plan-columns.ts";
import { readHeader } from "./plan-header.ts";

const rowsOf = (text: string) => text.split("\n").map((line) => line.split("|"));
const guess = (text: string) => guessColumns(rowsOf(text));
const read = (row: string, text: string) => readRow(row.split("|"), guess(text));

describe("the column of the quantity, where there is no header,", () => {
  it.each([
    ["is the one of whole numbers", "阿莫西林|15\n布洛芬|20", 1],
    ["may be the first", "15|阿莫西林\n20|布洛芬", 0],
    ["is not a row number before it", "1|阿莫西林|15\n2|布洛芬|20", 2],
    ["is rather one with units", "阿莫西林|100|15 盒\n布洛芬|24|20", 2],
    ["is not one of grouped thousands instead", "阿莫西林|1,200|15盒\n布洛芬|1,300|20盒", 2],
    ["is not one of codes", "690123|阿莫西林|15\n690124|布洛芬|20", 2],
    ["is not one of prices", "阿莫西林|12.50|15\n布洛芬|9.80|20", 2],
    ["is not an empty one", "阿莫西林||15\n布洛芬||20", 2],
    ["may be filled in for a few rows only", "阿莫西林|甲|15\n布洛芬|乙\n板蓝根|丙", 2],
    ["is numeric for six of ten rows", "a|1\nb|2\nc|3\nd|若干\ne|适量", 1],
    ["is not numeric for half of the rows", "a|15\nb|20\nc|若干\nd|适量", undefined],
    ["is the second where all are numeric", "7|20\n8|30", 1],
    ["is not guessed from lines of one cell", "阿莫西林|5|盒\n布洛芬|8|盒\n7\n8\n9\n10", 1],
    ["is none where nothing is pasted", "", undefined],
  ])("%s", (_case, text, number) => {
    expect(guess(text)).toMatchObject({ roles: undefined, number });
  });

  it("is looked for in the first hundred columns", () => {
    const row = (width: number) => [...Array.from({ length: width - 1 }, () => "甲"), "15"];
    expect(guessColumns([row(100)]).number).toBe(99);
    expect(guessColumns([row(101)]).number).toBeUndefined();
  });
});

describe("the first column counts the rows", () => {
  it.each([
    ["from 1 on", "1|甲\n2|乙\n3|丙", 0],
    ["with gaps and blanks", "1|甲\n|乙\n2|丙\n|丁\n5|戊", 0],
    ["starting anew now and then", "1|甲\n2|乙\n3|丙\n1|丁\n1|戊\n2|己", 0],
    ["unless it does not begin with 1", "2|甲\n3|乙\n4|丙", undefined],
    ["unless it hardly rises", "1|甲\n2|乙\n1|丙\n2|丁\n1|戊\n1|己", undefined],
    ["unless it stays the same", "1|甲\n1|乙\n1|丙", undefined],
    ["unless it is of one row", "1|甲", undefined],
    ["unless it is zero", "0|甲\n1|乙", undefined],
    ["unless nothing else names goods", "1|20\n2|30", undefined],
  ])("%s", (_case, text, sequence) => {
    expect(guess(text).sequence).toBe(sequence);
  });
});

describe("a row without a header", () => {
  const plan = "1|阿莫西林|盒|15|12.50\n2|布洛芬|盒|20|9.80";

  it.each([
    ["has its goods apart from number, unit and price", "3|板蓝根|10g*20袋|8|6.50", "板蓝根 10g*20袋", 8],
    ["has no blanks in its goods", "3|板蓝根||8", "板蓝根", 8],
    ["may contain everything in one cell", "板蓝根 8盒", "板蓝根", 8],
    ["may be a single number", "7", "7", undefined],
    ["is read as a line where its quantity is elsewhere", "3|板蓝根|8盒", "板蓝根", 8],
    ["takes no quantity that is not certain", "3|板蓝根|盒|若干", "板蓝根 盒", undefined],
    ["is kept where it names nothing but a quantity", "3|||15", "15", undefined],
    ["does not buy its price", "3|板蓝根|盒||6.50", "板蓝根 盒", undefined],
  ])("%s", (_case, row, text, quantity) => {
    const found = read(row, plan);
    expect([found.text, found.quantity?.number]).toEqual([text, quantity]);
  });

  it("reads prices as prices where no column has quantities", () => {
    const prices = "阿莫西林|12.50\n布洛芬|¥9.80";
    expect(read("阿莫西林|12.50", prices)).toEqual({ text: "阿莫西林", quantity: undefined });
    expect(read("布洛芬|¥9.80", prices)).toEqual({ text: "布洛芬", quantity: undefined });
  });

  it("is empty without cells", () => {
    expect(readRow([], guess(plan))).toEqual({ text: "", quantity: undefined });
  });
});

describe("a row under a header", () => {
  const under = (header: string, row: string) => {
    const heads = readHeader(header.split("|")) ?? [];
    expect(heads).not.toEqual([]);
    return readRow(row.split("|"), columnsUnder(heads, [row.split("|")]));
  };

  it.each([
    [
      "has goods number, name, specification, maker and approval in this order",
      "数量|批准文号|厂家|规格|品名|商品编号",
      "15|国药准字H1|华北|24粒|阿莫西林|7",
      "7 阿莫西林 24粒 华北 国药准字H1",
      15,
    ],
    ["leaves out what names no goods", "品名|单价|备注|数量", "阿莫西林|12.50|急|15", "阿莫西林", 15],
    ["has no blanks in its goods", "品名|规格|厂家|数量", "阿莫西林||华北|15", "阿莫西林 华北", 15],
    ["uses the buyer's code only without a name", "货号|品名|数量", "A7||15", "A7", 15],
    ["keeps an unreadable quantity as text", "品名|数量", "阿莫西林|若干", "阿莫西林 若干", undefined],
    [
      "has no quantity where none is written",
      "品名|数量|备注",
      "阿莫西林 15盒||急",
      "阿莫西林 15盒",
      undefined,
    ],
    [
      "has its quantity in the name without a column of it",
      "品名|规格",
      "阿莫西林|24粒 15盒",
      "阿莫西林 24粒",
      15,
    ],
    ["names nothing with a quantity only", "品名|数量", "|若干", "", undefined],
    ["may contain everything in one cell", "序号|品名|数量", "阿莫西林 15盒", "阿莫西林", 15],
  ])("%s", (_case, header, row, text, quantity) => {
    const found = under(header, row);
    expect([found.text, found.quantity?.number]).toEqual([text, quantity]);
  });
});
