import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";
import type { Cell, ColumnKind } from "./sheet.ts";

/** The file of a single cell, without its head. */
const written = async (cell: Cell, kind?: ColumnKind): Promise<string> =>
  (await toCsv({ header: ["列"], kinds: [kind], rows: [[cell]] })).replace("\uFEFF列\r\n", "");

it("writes a file that Excel opens correctly", async () => {
  const csv = await toCsv({
    header: ["商品", "数量", "金额"],
    kinds: [undefined, undefined, "amount"],
    rows: [["阿莫西林，0.25 g", 20, 1123.5]],
  });
  expect(csv).toBe("\uFEFF商品,数量,金额\r\n阿莫西林，0.25 g,20,1123.50");
});

it("quotes quotes, commas and line breaks", async () => {
  expect(await written('他说"好",\n明天')).toBe('"他说""好"",\n明天"');
});

it.each(["=1+1", "+86", "-2", "@SUM(A1)", "\tx", "\r=1", "\n=1+1", "＝1+1", "＋86", "－2", "＠SUM(A1)"])(
  "defuses the formula %j",
  async (text) => expect((await written(text)).replaceAll('"', "")).toBe(`'${text}`),
);

it.each(["=1+1", "＋86"])("defuses the formula %j among times", async (text) =>
  expect(await written(text, "time")).toBe(`'${text}`),
);

it.each([
  ["an invoice number", "25327000000012345678"],
  ["a barcode", "6901000000073"],
  ["twelve digits", "123456789012"],
  ["a number with leading zeros", "060102"],
  ["a decimal with a zero at its end", "1.50"],
  ["an exponent", "2E05"],
  ["an exponent in small letters", "24e12"],
  ["a date without its year", "3-5"],
  ["a fraction", "1/2"],
  ["a date among texts", "2026-11-21"],
  ["a time", "12:30"],
  ["digits between spaces", " 6901000000073 "],
])("keeps %s as a text", async (_name, text) => expect(await written(text)).toBe(`"=""${text}"""`));

it.each([
  "0",
  "20",
  "5.5",
  "13900000001",
  "DD2026112100001",
  "0.25g*24粒",
  "国药准字H20040002",
  "Ⅱ-5",
  "1.5 g",
])("leaves %j alone, which spreadsheets show as it is", async (text) =>
  expect(await written(text)).toBe(text),
);

it.each([
  [12, "12.00"],
  [0, "0.00"],
  [319.5, "319.50"],
  [-2.5, "-2.50"],
  [1234567.89, "1234567.89"],
  [4.35, "4.35"],
  ["12.5125", "12.5125"],
  ["12.50", "12.50"],
  [undefined, ""],
])("writes the amount %j as %j", async (cell, text) => expect(await written(cell, "amount")).toBe(text));

it.each([-2.5, 20])("leaves the number %d as it is", async (count) =>
  expect(await written(count)).toBe(String(count)),
);

it.each([
  ["2026-11-21 09:05:00", "2026-11-21 09:05:00"],
  ["2028-05-31", "2028-05-31"],
  ["", ""],
  ["2028-05", '"=""2028-05"""'],
  ["2028-02-30", '"=""2028-02-30"""'],
  ["2028-05-31；2028-07-31", "2028-05-31；2028-07-31"],
])("writes the time %j as %j", async (cell, text) => expect(await written(cell, "time")).toBe(text));
