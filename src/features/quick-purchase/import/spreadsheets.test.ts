import { describe, expect, it } from "vitest";
import { rowsIn, skippedOf } from "../plan/plan-for-test.ts";
import { type ParsedPlan, parsePlanRows, type SkipReason } from "./parse-plan.ts";
import { type Cell, textFile, workbook } from "./sheet-files-for-test.ts";

type Expected = {
  habit: string;
  file: () => File;
  /** Row, text, quantity (undefined: to be filled in) and unit of every line. */
  lines: [number, string, number | undefined, string?][];
  /** Row and reason of every other row. */
  skipped: `${number} ${SkipReason}`[];
};

const csv =
  (name: string, rows: readonly string[], isGbk = false) =>
  () =>
    textFile(name, rows.join("\r\n"), isGbk);
const sheet =
  (rows: readonly (readonly Cell[])[], merges: readonly string[] = []) =>
  () =>
    workbook("采购计划.xlsx", rows, merges);

const SHEETS: Expected[] = [
  {
    habit: "the export of a pharmacy's ERP: GBK, codes of its own, stock beside what is wanted",
    file: csv(
      "要货单.csv",
      [
        "货号,通用名,规格,生产企业,单位,库存数量,建议采购量,参考进价",
        "A00017,阿莫西林胶囊,0.25g*24粒,江南康宁制药有限公司,盒,3,20,12.50",
        "A00018,布洛芬缓释胶囊,0.3g*20粒,华北制药,盒,0,10,9.80",
        "合计,,,,,3,30,",
      ],
      true,
    ),
    lines: [
      [2, "阿莫西林胶囊 0.25g*24粒 江南康宁制药有限公司", 20, "盒"],
      [3, "布洛芬缓释胶囊 0.3g*20粒 华北制药", 10, "盒"],
    ],
    skipped: ["1 header", "4 total"],
  },
  {
    habit: "a merged title, and groups of columns merged above the heads",
    file: sheet(
      [
        ["康民大药房采购计划表", null, null, null, null],
        ["门店：文三路店", null, null, "日期：2026-11-20", null],
        ["商品信息", null, null, "采购", null],
        ["品名", "规格", "厂家", "数量", "备注"],
        ["连花清瘟胶囊", "0.35g*24粒", "以岭药业", 30, "急"],
        ["蒙脱石散", "3g*10袋", null, 20, null],
        [null, null, null, { formula: "SUM(D5:D6)", value: 50 }, null],
        ["制表人：张三", null, null, "审核：", null],
      ],
      ["A1:E1", "A2:C2", "A3:C3", "D3:E3"],
    ),
    lines: [
      [5, "连花清瘟胶囊 0.35g*24粒 以岭药业", 30],
      [6, "蒙脱石散 3g*10袋", 20],
    ],
    skipped: ["1 header", "2 header", "3 header", "4 header", "7 empty", "8 header"],
  },
  {
    habit: "dates in the names and in the heads",
    file: sheet([
      ["序号", "药品名称", "2026年11月需求量(盒)", "效期要求"],
      [1, "阿莫西林胶囊(效期2027-05)", 20, { date: 46_500 }],
      [2, "布洛芬缓释胶囊 效期至2027年3月", 15, null],
      [3, "板蓝根颗粒2026.11.20前", 8, null],
    ]),
    lines: [
      [2, "阿莫西林胶囊", 20, "盒"],
      [3, "布洛芬缓释胶囊", 15, "盒"],
      [4, "板蓝根颗粒", 8, "盒"],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "quantities as formulas with their values",
    file: sheet([
      ["商品名称", "规格", "单店用量", "门店数", "采购数"],
      ["阿莫西林胶囊", "0.25g*24粒", 5, 4, { formula: "C2*D2", value: 20 }],
      ["布洛芬缓释胶囊", "0.3g*20粒", 2.5, 3, { formula: "C3*D3", value: 7.5 }],
      ["感冒灵颗粒", "10g*9袋", null, null, { formula: "VLOOKUP(A4,x,2)", value: "#N/A" }],
    ]),
    lines: [
      [2, "阿莫西林胶囊 0.25g*24粒", 20],
      [3, "布洛芬缓释胶囊 0.3g*20粒", 7.5],
      [4, "感冒灵颗粒 10g*9袋", undefined],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "formulas as text, which keep zeros of codes and do sums",
    file: csv("计划.csv", [
      "条码,品名,数量",
      '="6901000000073",阿莫西林胶囊,=5*4',
      '="6901000000028",布洛芬缓释胶囊,=10+5',
      ",感冒灵颗粒,=D4/2",
    ]),
    lines: [
      [2, "6901000000073 阿莫西林胶囊", 20],
      [3, "6901000000028 布洛芬缓释胶囊", 15],
      [4, "感冒灵颗粒", undefined],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "units in a column, of which some are cases",
    file: sheet([
      ["名称", "规格", "数量", "单位"],
      ["阿莫西林胶囊", "0.25g*24粒", 2, "件"],
      ["布洛芬缓释胶囊", "0.3g*20粒", 3, "中包"],
      ["板蓝根颗粒", "10g*20袋", 40, "袋"],
      ["维生素C片", "0.1g*100片", 300, "片"],
      ["当归", "500g", 5, "kg"],
    ]),
    lines: [
      [2, "阿莫西林胶囊 0.25g*24粒", 2, "件"],
      [3, "布洛芬缓释胶囊 0.3g*20粒", 3, "中包"],
      [4, "板蓝根颗粒 10g*20袋", 40, "袋"],
      [5, "维生素C片 0.1g*100片", 300, "片"],
      [6, "当归 500g", 5, "kg"],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "units behind the numbers, full-width",
    file: csv(
      "计划.csv",
      [
        "品名，规格，需求数",
        "阿莫西林胶囊，０．２５ｇ×２４粒，２件",
        "布洛芬缓释胶囊，０．３ｇ×２０粒，１５　盒",
        "蒙脱石散，３ｇ×１０袋，",
      ].map((row) => row.replaceAll("，", ",")),
    ),
    lines: [
      [2, "阿莫西林胶囊 0.25g×24粒", 2, "件"],
      [3, "布洛芬缓释胶囊 0.3g×20粒", 15, "盒"],
      [4, "蒙脱石散 3g×10袋", undefined],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "the unit in the head: 件数",
    file: sheet([
      ["产品名称", "厂牌", "件数"],
      ["阿莫西林胶囊", "江南康宁", 2],
      ["布洛芬缓释胶囊", "华北", 1],
    ]),
    lines: [
      [2, "阿莫西林胶囊 江南康宁", 2, "件"],
      [3, "布洛芬缓释胶囊 华北", 1, "件"],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "names merged over their sizes",
    file: sheet(
      [
        ["品名", "规格", "计划数"],
        ["阿莫西林胶囊", "0.25g*24粒", 20],
        [null, "0.5g*24粒", 10],
        ["布洛芬缓释胶囊", "0.3g*20粒", 5],
      ],
      ["A2:A3"],
    ),
    lines: [
      [2, "阿莫西林胶囊 0.25g*24粒", 20],
      [3, "阿莫西林胶囊 0.5g*24粒", 10],
      [4, "布洛芬缓释胶囊 0.3g*20粒", 5],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "several pages, each with heads and a subtotal",
    file: csv("计划.csv", [
      "第1页,,",
      "品名,规格,数量",
      "阿莫西林胶囊,0.25g*24粒,20",
      "本页小计,,20",
      "",
      "品名,规格,数量",
      "布洛芬缓释胶囊,0.3g*20粒,10",
      "总 计,,30",
      "共2个品种,,",
    ]),
    lines: [
      [3, "阿莫西林胶囊 0.25g*24粒", 20],
      [7, "布洛芬缓释胶囊 0.3g*20粒", 10],
    ],
    skipped: ["1 header", "2 header", "4 total", "5 blank", "6 header", "8 total", "9 total"],
  },
  {
    habit: "no heads at all, with row numbers, units and prices",
    file: sheet([
      [1, "阿莫西林胶囊", "0.25g*24粒", "江南康宁制药有限公司", "盒", 20, 12.5],
      [2, "布洛芬缓释胶囊", "0.3g*20粒", "华北制药有限公司", "盒", 10, 9.85],
      [3, "蒙脱石散", "3g*10袋", "博福制药有限公司", "件", 2, 7.25],
    ]),
    lines: [
      [1, "阿莫西林胶囊 0.25g*24粒 江南康宁制药有限公司", 20, "盒"],
      [2, "布洛芬缓释胶囊 0.3g*20粒 华北制药有限公司", 10, "盒"],
      [3, "蒙脱石散 3g*10袋 博福制药有限公司", 2, "件"],
    ],
    skipped: [],
  },
  {
    habit: "barcodes as numbers, and nothing else but quantities",
    file: sheet([
      ["商品条形码", "订货数量"],
      [6_901_000_000_073, 20],
      [6_901_000_000_028, 10],
    ]),
    lines: [
      [2, "6901000000073", 20],
      [3, "6901000000028", 10],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "approval numbers",
    file: sheet([
      ["批准文号", "名称", "需求数量"],
      ["国药准字H20031234", "阿莫西林胶囊", 20],
      ["国药准字Z20040063", "连花清瘟胶囊", 12],
    ]),
    lines: [
      [2, "阿莫西林胶囊 国药准字H20031234", 20],
      [3, "连花清瘟胶囊 国药准字Z20040063", 12],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "English heads of an ERP",
    file: csv("plan.csv", [
      "No.,Barcode,Name,Spec,Manufacturer,Unit,Qty",
      "1,6901000000073,阿莫西林胶囊,0.25g*24粒,江南康宁,盒,20",
    ]),
    lines: [[2, "6901000000073 阿莫西林胶囊 0.25g*24粒 江南康宁", 20, "盒"]],
    skipped: ["1 header"],
  },
  {
    habit: "columns of the buyer's own beside the quantity",
    file: sheet([
      ["柜号", "商品名", "规格型号", "上月销量", "现有库存", "本次要货", "柜组长"],
      ["B3", "阿莫西林胶囊", "0.25g*24粒", 35, 4, 30, "李"],
      ["B4", "布洛芬缓释胶囊", "0.3g*20粒", 12, 9, 0, "李"],
    ]),
    lines: [[2, "阿莫西林胶囊 0.25g*24粒", 30]],
    skipped: ["1 header", "3 zero"],
  },
  {
    habit: "a list of a message, saved as text",
    file: () =>
      textFile(
        "微信.txt",
        "采购清单：\n1、阿莫西林胶囊 0.25g*24粒 2件\n2、布洛芬 15盒\n3、板蓝根\n---\n谢谢".replace(
          "采购清单：",
          "采购清单",
        ),
      ),
    lines: [
      [2, "阿莫西林胶囊 0.25g*24粒", 2, "件"],
      [3, "布洛芬", 15, "盒"],
      [4, "板蓝根", undefined],
    ],
    skipped: ["1 header", "5 empty", "6 talk"],
  },
  {
    habit: "tabs in GBK, with blank lines between groups",
    file: () =>
      textFile(
        "计划.txt",
        "【抗生素】\t\t\n品名\t规格\t数量\n阿莫西林胶囊\t0.25g*24粒\t20\n\t\t\n罗红霉素胶囊\t0.15g*12粒\t6\n",
        true,
      ),
    lines: [
      [3, "阿莫西林胶囊 0.25g*24粒", 20],
      [5, "罗红霉素胶囊 0.15g*12粒", 6],
    ],
    skipped: ["1 header", "2 header", "4 blank"],
  },
  {
    habit: "grouped thousands, blanks for none and words for numbers",
    file: csv("计划.csv", ["品名,规格,订购量", '口罩,50只,"1,200"', "棉签,100支,", "创可贴,20片,若干"]),
    lines: [
      [2, "口罩 50只", 1200],
      [3, "棉签 100支", undefined],
      [4, "创可贴 20片 若干", undefined],
    ],
    skipped: ["1 header"],
  },
  {
    habit: "everything in one cell, under one head",
    file: sheet([
      ["采购计划"],
      ["阿莫西林胶囊 0.25g*24粒 20盒"],
      ["布洛芬缓释胶囊 3中包"],
      ["合计：2个品种"],
    ]),
    lines: [
      [2, "阿莫西林胶囊 0.25g*24粒", 20, "盒"],
      [3, "布洛芬缓释胶囊", 3, "中包"],
    ],
    skipped: ["1 header", "4 total"],
  },
];

describe("a spreadsheet is read to the row", () => {
  it.each(SHEETS)("with $habit", async ({ file, lines, skipped }) => {
    const plan = parsePlanRows(await rowsIn(file()));
    expect(plan.lines.map(({ row, text, requested, unit }) => [row, text, requested, unit])).toEqual(
      lines.map(([row, text, requested, unit = ""]) => [row, text, requested, unit]),
    );
    expect(skippedOf(plan)).toEqual(skipped);
    expectEveryRow(plan);
  });

  it("with 5,000 rows in GBK, of which every tenth is no line", async () => {
    const kinds = ["", "小计,,,99", "品名,规格,厂家,数量", ",,,5"];
    const rows = Array.from({ length: 5000 }, (_, index) =>
      index % 10 === 9
        ? (kinds[(index >> 1) % 4] ?? "")
        : `药品${index},0.25g*24粒,华北制药,${(index % 50) + 1}${index % 3 === 0 ? "件" : ""}`,
    );
    const file = textFile("大表.csv", ["品名,规格,厂家,数量", ...rows].join("\r\n"), true);
    const plan = parsePlanRows(await rowsIn(file));
    expect([plan.rows, plan.lines.length, plan.skipped.length]).toEqual([5001, 4500, 501]);
    expect(
      plan.lines.every(({ requested, unit }) => requested !== undefined && ["", "件"].includes(unit)),
    ).toBe(true);
    const counts = Map.groupBy(plan.skipped, ({ reason }) => reason);
    expect([...counts.keys()].toSorted()).toEqual(["blank", "empty", "header", "total"]);
    expectEveryRow(plan);
  });
});

/** Every row is a line or skipped, once. */
function expectEveryRow({ rows, lines, skipped }: ParsedPlan): void {
  const reported = [...lines, ...skipped].map(({ row }) => row).toSorted((a, b) => a - b);
  expect(reported).toEqual(Array.from({ length: rows }, (_, index) => index + 1));
}
