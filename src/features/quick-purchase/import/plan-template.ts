import type { Column } from "#src/shared/lib/sheet.ts";

/** The columns of an import template, each with its example. */
export const TEMPLATE_COLUMNS: readonly Column<undefined>[] = [
  ["商品编号", () => ""],
  ["条码", () => ""],
  ["商品名称", () => "阿莫西林胶囊"],
  ["规格", () => "0.25g*24粒"],
  ["生产厂家", () => ""],
  ["批准文号", () => ""],
  ["数量", () => 20],
];

/** One row, to be overwritten. */
export const loadTemplate = () => Promise.resolve({ list: [undefined] });
