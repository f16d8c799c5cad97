import { readFileSync } from "node:fs";
import { type BookType, utils, type WorkBook, type WorkSheet, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { rowsIn, skippedOf } from "../plan/plan-for-test.ts";
import { parsePlanRows, parseTable } from "./parse-plan.ts";
import { readTable, rowsOfText } from "./plan-table.ts";
import { PlanFileError, readPlanFile } from "./read-plan-file.ts";

const lines = async (file: File) =>
  parsePlanRows(await rowsIn(file)).lines.map(({ text, requested }) => [text, requested]);

it("reads a CSV in the code page of Chinese Excel", async () => {
  // 布洛芬,5 in GB 18030.
  const bytes = new Uint8Array([0xb2, 0xbc, 0xc2, 0xe5, 0xb7, 0xd2, 0x2c, 0x35, 0x0d, 0x0a]);
  expect(await lines(new File([bytes], "计划.csv"))).toEqual([["布洛芬", 5]]);
});

it("reads cells with commas and line breaks, and ignores the trailing line break", async () => {
  const file = new File(['\uFEFF品名,规格,数量\r\n"布洛芬,缓释","0.3g\n*20粒",5\r\n'], "PLAN.CSV");
  expect(await lines(file)).toEqual([["布洛芬,缓释 0.3g *20粒", 5]]);
  expect(await rowsIn(file)).toHaveLength(2);
});

it("reads a text file like pasted text", async () => {
  expect(await lines(new File(["布洛芬 5盒\n"], "计划.txt"))).toEqual([["布洛芬", 5]]);
});

it.each([
  ["图.png", "x", /不是 Excel、WPS、\.csv 或 \.txt 文件/u],
  ["空.csv", "", /空文件/u],
  ["坏.xlsx", "PK\u0003\u0004不是表格", /无法打开，可能已损坏.*另存为/u],
  ["坏.xls", "\u0001\u0002\0\u0003\0", /不是表格，也不是文本文件.*另存为/u],
  ["计划.xls", "%PDF-1.7", /是 PDF 或图片/u],
  ["计划.csv", '品名,数量\n"布洛芬,5\n阿莫西林,10', /第 2 行有一个引号没有配对/u],
])("says why %s cannot be read", async (name, content, reason) => {
  const reading = readPlanFile(new File([content], name));
  await expect(reading).rejects.toThrow(PlanFileError);
  await expect(reading).rejects.toThrow(reason);
});

it("rejects a file that is too large before reading it", async () => {
  await expect(readPlanFile(new File([new Uint8Array(10_485_761)], "大.csv"))).rejects.toThrow(/超过 10 MB/u);
});

it("reads a file of exactly the largest size, without the break at its end", async () => {
  const row = new TextEncoder().encode("布洛芬 5盒\n");
  const bytes = new Uint8Array(10_485_760).fill(32);
  bytes.set(row);
  expect(await lines(new File([bytes], "大.txt"))).toEqual([["布洛芬", 5]]);
});

it.each(["\n", "\r\n", "\r"])("counts no row after the last one of a CSV that ends with %j", async (end) => {
  const file = new File([`品名,数量${end}布洛芬,5${end}`], "计划.csv");
  expect(parsePlanRows(await rowsIn(file))).toMatchObject({
    rows: 2,
    lines: [{ text: "布洛芬", requested: 5 }],
  });
});

it("goes by the last ending of the file's name", async () => {
  expect(await lines(new File(["布洛芬 5盒"], "计划.xlsx.v2.txt"))).toEqual([["布洛芬", 5]]);
});

it("tells the developer why a workbook cannot be opened", async () => {
  const error: unknown = await readPlanFile(new File(["PK\u0003\u0004不是表格"], "坏.xlsx")).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: "PlanFileError", cause: expect.any(Error) as Error });
});

const utf16 = (text: string, isBig = false, isMarked = true) => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  Array.from(`\uFEFF${text}`).forEach((char, at) => view.setUint16(2 * at, char.charCodeAt(0), !isBig));
  return bytes.slice(isMarked ? 0 : 2);
};
const book = (
  rows: unknown[][],
  bookType: BookType,
  change: (sheet: WorkSheet, workbook: WorkBook) => void = () => {},
) => {
  const workbook = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows);
  utils.book_append_sheet(workbook, sheet, "计划");
  change(sheet, workbook);
  return new Uint8Array(write(workbook, { type: "array", bookType }) as ArrayBuffer);
};
const PLAN = [
  ["品名", "数量"],
  ["布洛芬", 5],
];

describe("a file is read by its bytes, whatever its name:", () => {
  it.each([
    ["UTF-16, as Excel's “Unicode 文本” is", "计划.txt", utf16("品名\t数量\r\n布洛芬\t5\r\n")],
    ["UTF-16 of the other order", "计划.csv", utf16("品名,数量\n布洛芬,5", true)],
    ["UTF-16 without a mark", "计划.csv", utf16("品名,数量\n布洛芬,5", false, false)],
    ["a workbook named .csv", "计划.csv", book(PLAN, "xlsx")],
    ["a workbook named .xls", "计划.xls", book(PLAN, "xlsx")],
    ["a workbook without an ending", "计划", book(PLAN, "xlsx")],
    [".xls since Excel 97", "计划.xls", book(PLAN, "biff8")],
    [".xls of WPS", "计划.et", book(PLAN, "biff8")],
    [".xls named .xlsx", "计划.xlsx", book(PLAN, "biff8")],
    ["XML named .xls", "计划.xls", book(PLAN, "xlml")],
    [
      "HTML named .xls",
      "计划.xls",
      new TextEncoder().encode(
        '<html><table border="1"><tr><th>品名</th><th>数量</th></tr><tr><td>布洛芬</td><td>5</td></tr></table></html>',
      ),
    ],
    ["tabs named .xls", "计划.xls", new TextEncoder().encode("品名\t数量\n布洛芬\t5")],
    ["commas named .xls", "计划.xls", new TextEncoder().encode("品名,数量\n布洛芬,5")],
  ])("%s", async (_case, name, bytes) => {
    expect(await lines(new File([new Uint8Array(bytes)], name))).toEqual([["布洛芬", 5]]);
  });

  it("a text that was cut inside a character", async () => {
    const bytes = new TextEncoder().encode("品名,数量\n布洛芬,5\n阿莫西林");
    const cut = (end: number) => lines(new File([bytes.slice(0, end)], "计划.csv"));
    expect(await cut(-1)).toEqual([
      ["布洛芬", 5],
      ["阿莫西\uFFFD", undefined],
    ]);
    expect(await cut(-2)).toEqual([
      ["布洛芬", 5],
      ["阿莫西\uFFFD", undefined],
    ]);
  });

  it("GBK that happens to be valid UTF-8", async () => {
    expect(await lines(new File([new Uint8Array([0xc1, 0xaa, 0xcd, 0xa8, 0x2c, 0x35])], "计划.csv"))).toEqual(
      [["联通", 5]],
    );
    expect(await lines(new File(["B12 0.5μg×10,5"], "计划.csv"))).toEqual([["B12 0.5μg×10", 5]]);
  });

  it("but Excel 95, whose texts are in an unknown code page", async () => {
    await expect(readPlanFile(new File([book(PLAN, "biff5")], "计划.xls"))).rejects.toThrow(
      /Excel 95 或更早.*另存为/u,
    );
  });
});

describe("the sheets of a workbook", () => {
  it("come without blank ones, hidden ones last", async () => {
    const bytes = book([["说明"]], "xlsx", (_sheet, workbook) => {
      for (const [name, rows] of [
        ["空白", []],
        ["11月计划", PLAN],
      ] as const)
        utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows as unknown[][]), name);
      workbook.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
    });
    const sheets = await readPlanFile(new File([bytes], "计划.xlsx"));
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ["11月计划", false],
      ["计划", true],
    ]);
  });

  it("name the rows that are hidden, which can be left out", async () => {
    const bytes = book(
      [...PLAN, ["阿莫西林", 10]],
      "xlsx",
      (sheet) => (sheet["!rows"] = [{}, { hidden: true }]),
    );
    const [sheet] = await readPlanFile(new File([bytes], "计划.xlsx"));
    expect(sheet?.hiddenRows).toEqual([1]);
    const plan = parseTable(readTable(sheet?.rows ?? [], undefined, sheet?.hiddenRows));
    expect(plan.lines).toMatchObject([{ row: 3, text: "阿莫西林", requested: 10 }]);
    expect(skippedOf(plan)).toEqual(["1 header", "2 hidden"]);
  });

  it("have in an .xls saved by LibreOffice line breaks in a cell, barcodes and hidden rows", async () => {
    const file = new File(
      [new Uint8Array(readFileSync(new URL("libreoffice-for-test.xls", import.meta.url)))],
      "计划.xls",
    );
    expect(await readPlanFile(file)).toEqual([
      {
        name: "计划",
        isHidden: false,
        rows: [
          ["品名", "数量"],
          ["阿莫西林", "20"],
          ["布洛芬\n缓释", "6901000000073"],
        ],
        hiddenRows: [1],
      },
      { name: "说明", isHidden: true, rows: [["说明"]], hiddenRows: [] },
    ]);
  });
});

it("reads a date as it is written in Chinese, and a code with its zeros", async () => {
  const bytes = book(
    [
      ["品名", "效期", "货号"],
      ["布洛芬", { t: "n", v: 46_500, z: "m/d/yy" }, "007"],
    ],
    "xlsx",
  );
  expect(await rowsIn(new File([bytes], "计划.xlsx"))).toEqual([
    ["品名", "效期", "货号"],
    ["布洛芬", "2027-04-23", "007"],
  ]);
});

it("keeps the lines of a cell together where they are pasted", () => {
  expect(rowsOfText('品名\t数量\n"阿莫西林\n胶囊"\t10\n"5"" 创可贴"\t5\n"云南"白药\t3\r\n')).toEqual([
    ["品名", "数量"],
    ["阿莫西林\n胶囊", "10"],
    ['5" 创可贴', "5"],
    ['"云南"白药', "3"],
  ]);
});

it("names a barcode in scientific notation as the reason", async () => {
  const plan = parsePlanRows(
    await rowsIn(new File(["条码,品名,数量\n6.901E+12,布洛芬,5\n6.90123E+12,,3"], "计划.csv")),
  );
  const note = (code: string) => `条码“${code}”被表格软件改成了科学计数法，后几位已丢失`;
  expect(plan.lines).toMatchObject([
    { text: "布洛芬", requested: 5, note: note("6.901E+12") },
    { text: "6.90123E+12", requested: 3, note: note("6.90123E+12") },
  ]);
});
