import { read } from "@e965/xlsx";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { Cell, ColumnKind } from "./sheet.ts";
import { toXlsx } from "./xlsx.ts";

const workbook = (name: string, kind: ColumnKind | undefined, cells: readonly Cell[]): Promise<Blob> =>
  toXlsx({ header: [name], kinds: [kind], rows: cells.map((cell) => [cell]) });

/** A file within a workbook. */
const partOf = async (book: Blob, path: string): Promise<string> =>
  strFromU8(unzipSync(new Uint8Array(await book.arrayBuffer()))[path] ?? new Uint8Array());
const sheetXml = (book: Blob): Promise<string> => partOf(book, "xl/worksheets/sheet1.xml");

/** The cell below the head. */
const readCell = async (book: Blob) => {
  const { SheetNames: names, Sheets: sheets } = read(await book.arrayBuffer(), { type: "array" });
  return sheets[names[0] ?? ""]?.A2;
};

it.each([
  ["25327000000012345678", undefined, "25327000000012345678"],
  ["6901000000073", undefined, "6901000000073"],
  ["060102", undefined, "060102"],
  ["=1+1", undefined, "=1+1"],
  ["-2", undefined, "-2"],
  ['<他说> & "好"\n明天', undefined, '<他说> & "好"\n明天'],
  ["a\u0000\u000Bb", undefined, "ab"],
  [" 两侧有空格 ", undefined, " 两侧有空格 "],
  ["2028-02-30", "time", "2028-02-30"],
  ["2026-11", "time", "2026-11"],
] as const)("has %j as a text", async (cell, kind, text) => {
  expect(await readCell(await workbook("列", kind, [cell]))).toMatchObject({ t: "s", v: text });
});

it.each([
  [20, undefined, 20, "20"],
  [319.5, "amount", 319.5, "319.50"],
  [1.005, "amount", 1, "1.00"],
  ["12.5125", "amount", 12.5125, "12.5125"],
  [-0.1, "amount", -0.1, "-0.10"],
  ["2028-05-31", "time", 46_904, "2028-05-31"],
  ["2026-11-21 09:05:00", "time", expect.closeTo(46_347.378_472_2), "2026-11-21 09:05:00"],
] as const)("has %j as a number that is shown as one", async (cell, kind, value, shown) => {
  expect(await readCell(await workbook("列", kind, [cell]))).toMatchObject({ t: "n", v: value, w: shown });
});

it.each([undefined, ""])("leaves a cell empty for %j", async (cell) => {
  expect(await sheetXml(await workbook("列", undefined, [cell]))).not.toContain('r="A2"');
});

it("shows amounts with two decimals, keeps texts texts when they are edited, and has a bold head that stays in view", async () => {
  const book = await toXlsx({
    header: ["号码", "金额"],
    kinds: [undefined, "amount"],
    rows: [["25327000000012345678", 12]],
  });
  const [sheet, styles] = [await sheetXml(book), await partOf(book, "xl/styles.xml")];
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  const formats = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="(.+?)"/g)].map(([, id, code]) => [id, code]),
  );
  const looks = [...styles.matchAll(/<xf (.*?)>/g)].map(([, look = ""]) => look);
  const lookOf = (cell: string) => looks[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])] ?? "";
  const formatOf = (cell: string) => formats.get(/numFmtId="(\d+)"/.exec(lookOf(cell))?.[1]);
  expect([formatOf("A2"), formatOf("B2")]).toEqual(["@", "0.00########"]);
  expect(lookOf("A1")).toContain('fontId="1"');
  expect(/<fonts.*?<font>.*?<font>(.*?)<\/font>/.exec(styles)?.[1]).toContain("<b/>");
});

it.each([
  [["20"], 6],
  [["25327000000012345678"], 22],
  [["国药准字H20040002"], 19],
  [["短\n很长的一行字"], 14],
  [["长".repeat(100)], 62],
])("makes a column as wide as the longest of %j", async (cells, width) => {
  expect(await sheetXml(await workbook("列名", undefined, cells))).toContain(`width="${width}"`);
});
