import { expect, it } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import { DOSSIER_COLUMNS, dossierRows } from "#src/features/order/lib/dossier-rows.ts";
import { linesSheet } from "#src/features/order/lib/order-sheets.ts";
import { parsePlanRows, parsePlanText } from "#src/features/quick-purchase/import/parse-plan.ts";
import { loadTemplate, TEMPLATE_COLUMNS } from "#src/features/quick-purchase/import/plan-template.ts";
import { readPlanFile } from "#src/features/quick-purchase/import/read-plan-file.ts";
import { addParsed } from "#src/features/quick-purchase/plan/plan-changes.ts";
import { EMPTY_PLAN } from "#src/features/quick-purchase/plan/plan.ts";
import { REST_COLUMNS } from "#src/features/quick-purchase/plan/rest-rows.ts";
import { toCsv } from "#src/shared/lib/csv.ts";
import { SHEET_FORMATS, type SheetFormat } from "#src/shared/lib/save-sheet.ts";
import { type Sheet, sheetOf } from "#src/shared/lib/sheet.ts";
import { toXlsx } from "#src/shared/lib/xlsx.ts";

const FORMATS = SHEET_FORMATS.map(([format]) => format);

/** The lines that the importer reads from the file of an export. */
async function imported(sheet: Sheet, format: SheetFormat) {
  const content = format === "csv" ? await toCsv(sheet) : await toXlsx(sheet);
  const sheets = await readPlanFile(new File([content], `导出.${format}`));
  const { lines, skipped } = parsePlanRows(sheets[0]?.rows ?? []);
  return { lines: lines.map(({ text, requested, unit }) => [text, requested, unit]), skipped };
}

const header = [{ row: 1, reason: "header" }];

it.each(FORMATS)("the template as %s is a plan of one line", async (format) => {
  const { list } = await loadTemplate();
  const { lines, skipped } = await imported(sheetOf(TEMPLATE_COLUMNS, list), format);
  expect(lines).toEqual([["阿莫西林胶囊 0.25g*24粒", 20, ""]]);
  expect(skipped).toMatchObject(header);
});

it.each(FORMATS)("the rest of a plan as %s is the same plan", async (format) => {
  const written = [
    "6901000000073 12",
    "布洛芬缓释胶囊 0.3g*20粒 15 盒",
    "国药准字H20040002 3",
    "没有这种药 1.5 件",
    '带"引号"，逗号的名字 2',
  ].join("\n");
  const { lines } = addParsed(EMPTY_PLAN, parsePlanText(written));
  const back = await imported(sheetOf(REST_COLUMNS, lines), format);
  expect(back.lines).toEqual(lines.map(({ text, requested, unit }) => [text, requested, unit]));
  expect(back.skipped).toMatchObject(header);
});

const line = fake("OrderLine", {
  name: "阿莫西林胶囊",
  ypgg: "0.25g*24粒",
  bzdw: "盒",
  pzwh: "国药准字H13020001",
  number: 20,
  batches: [fake("OrderBatch", { batch_no: "060102", number: 20, expires_at: "2028-05-31" })],
});
const order = fake("Order", {
  invoice_no: "25327000000012345678",
  lines: [line, { ...line, name: "维生素C片", ypgg: "1.50", pzwh: "", number: 5 }],
});

it.each(FORMATS)("the lines of orders as %s are a plan of the same goods", async (format) => {
  const { lines } = await imported(linesSheet([order]), format);
  expect(lines.map(([text, number]) => [text, number])).toEqual([
    [expect.stringContaining("阿莫西林胶囊 0.25g*24粒"), 20],
    [expect.stringContaining("维生素C片 1.50"), 5],
  ]);
});

it.each(FORMATS)("the papers of an order as %s are a plan with barcodes", async (format) => {
  const batch = fake("DossierLine", { ...line, barcode: "6901000000073", batch_no: "060102", amount: 100.1 });
  const papers = fake("OrderDossier", { lines: [batch] });
  const { lines } = await imported(sheetOf(DOSSIER_COLUMNS, dossierRows(papers)), format);
  expect(lines).toEqual([[expect.stringContaining("6901000000073"), 20, "盒"]]);
});
